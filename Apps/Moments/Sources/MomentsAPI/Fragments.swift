/// GraphQL fragments shared by several documents. A constant holds one fragment unless noted; a document appends every fragment
/// it uses.
enum Fragments {
    /// The fields of a person that a row shows.
    static let userRow = """
        fragment UserRow on UserDetails {
          id
          name
          handle
          avatar
          avatarTones
        }

        """

    /// All visible fields of a person.
    static let userProfile = """
        fragment UserProfile on UserDetails {
          id
          name
          handle
          avatar
          avatarTones
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
          preview
          small: url(size: SMALL)
          medium: url(size: MEDIUM)
          large: url(size: LARGE)
        }

        """

    static let linkCardFields = """
        fragment LinkCardFields on LinkCard {
          url
          title
          siteName
          image
        }

        """

    /// Requires `userRow` and `linkCardFields`.
    static let commentFields = """
        fragment CommentFields on Comment {
          id
          userDetails { ...UserRow }
          text
          linkCard { ...LinkCardFields }
          createdDate
          replyTo { ...UserRow }
          isMine
        }

        """

    /// The fields of a moment card, with all fragments they use. The operation must declare `$withLikes: Boolean!`.
    static let moment =
        userRow + photoFields + linkCardFields + commentFields + """
            fragment MomentFields on Moment {
              id
              userDetails { ...UserRow }
              type
              title
              url
              linkCard { ...LinkCardFields }
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

    /// The viewer's fields, with all fragments they use.
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
              push {
                endpoint
                kinds
                language
              }
            }

            """

    /// The fields of a new sign-in, with all fragments they use.
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
