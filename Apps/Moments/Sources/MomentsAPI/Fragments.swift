/// Parts that several documents share. Each is one fragment only; a document adds all that it uses.
enum Fragments {
    /// As much of a person as a row shows.
    static let userRow = """
        fragment UserRow on UserDetails {
          id
          name
          handle
          avatar
        }

        """

    /// All that may be known of a person.
    static let userProfile = """
        fragment UserProfile on UserDetails {
          id
          name
          handle
          avatar
          backgroundImage
          friendship
          friendsSince
          momentCount
          lastMomentDate
        }

        """

    static let photoFields = """
        fragment PhotoFields on Photo {
          id
          width
          height
          altText
          small: url(size: SMALL)
          medium: url(size: MEDIUM)
          large: url(size: LARGE)
        }

        """

    /// Uses `userRow`.
    static let commentFields = """
        fragment CommentFields on Comment {
          id
          userDetails { ...UserRow }
          text
          createdDate
          replyTo { ...UserRow }
          isMine
        }

        """

    /// A moment as a card shows it, with all the fragments it uses. The operation has a variable `$withLikes: Boolean!`.
    static let moment =
        userRow + photoFields + commentFields + """
            fragment MomentFields on Moment {
              id
              userDetails { ...UserRow }
              type
              title
              url
              images { ...PhotoFields }
              createdDate
              visibility
              isMine
              commentCount
              latestComments { ...CommentFields }
              isLiked @include(if: $withLikes)
              likes @include(if: $withLikes) { ...UserRow }
              likeCount @include(if: $withLikes)
            }

            """

    /// The viewer, with all the fragments it uses.
    static let viewer =
        userProfile + """
            fragment ViewerFields on Viewer {
              id
              userDetails { ...UserProfile }
              isAdmin
              friendCount
              unreadNotificationCount
              preferences {
                key
                value
              }
            }

            """

    /// A sign-in that has just begun, with all the fragments it uses.
    static let signedIn =
        viewer + """
            fragment SignedInFields on SignedIn {
              token
              proof
              viewer { ...ViewerFields }
            }

            """

    static let signInFields = """
        fragment SignInFields on SignIn {
          id
          device
          createdDate
          lastUsedDate
          isCurrent
        }

        """

    static let invitationFields = """
        fragment InvitationFields on Invitation {
          id
          code
          createdDate
          expiryDate
        }

        """

    static let requestFields = """
        fragment RequestFields on FriendRequest {
          id
          userDetails { ...UserProfile }
          createdDate
        }

        """
}
