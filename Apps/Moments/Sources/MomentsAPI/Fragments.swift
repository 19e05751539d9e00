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

    /// All visible fields of a person and what the viewer has set about them. Requires `userProfile`.
    static let personFields = """
        fragment PersonFields on UserDetails {
          ...UserProfile
          friendSettings {
            hidesMine
            hidesTheirs
            tagIDs
          }
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

    static let audienceFields = """
        fragment AudienceFields on Audience {
          visibility
          tagIDs
          personIDs
        }

        """

    /// Requires `userRow` and `linkCardFields`.
    static let commentFields = """
        fragment CommentFields on Comment {
          id
          userDetails { ...UserRow }
          text
          linkCard { ...LinkCardFields }
          mentions { ...UserRow }
          createdDate
          replyTo { ...UserRow }
          isMine
        }

        """

    /// The fields of a moment card, with all fragments they use. The operation must declare `$withLikes: Boolean!`.
    static let moment =
        userRow + photoFields + linkCardFields + audienceFields + commentFields + """
            fragment MomentFields on Moment {
              id
              userDetails { ...UserRow }
              type
              title
              url
              linkCard { ...LinkCardFields }
              images { ...PhotoFields }
              mentions { ...UserRow }
              createdDate
              visibility
              audience { ...AudienceFields }
              editedDate
              editableUntilDate
              isMine
              commentCount
              latestComments { ...CommentFields }
              isLiked @include(if: $withLikes)
              likes @include(if: $withLikes) { ...UserRow }
              likeCount @include(if: $withLikes)
            }

            """

    static let noticeFields = """
        fragment NoticeFields on Notice {
          id
          kind
          text
          createdDate
          untilDate
        }

        """

    /// The viewer's fields, with all fragments they use.
    static let viewer =
        userProfile + noticeFields + """
            fragment ViewerFields on Viewer {
              id
              userDetails { ...UserProfile }
              role
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
              deletionDate
              notices { ...NoticeFields }
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

    /// Requires `userRow`.
    static let tagFields = """
        fragment TagFields on FriendTag {
          id
          name
          people { ...UserRow }
        }

        """

    static let requestFields = """
        fragment RequestFields on FriendRequest {
          id
          userDetails { ...UserProfile }
          createdDate
        }

        """

    // MARK: Administration

    static let storageFields = """
        fragment StorageFields on StorageUse {
          bytes
          quota
          isOwnQuota
        }

        """

    /// The fields of a person as staff see them, with all fragments they use.
    static let managedPerson =
        userRow + storageFields + """
            fragment ManagedPersonFields on ManagedPerson {
              id
              userDetails { ...UserRow }
              role
              createdDate
              lastSeenDate
              momentCount
              openReportCount
              storage { ...StorageFields }
              suspension {
                untilDate
                reason
              }
              deletionDate
            }

            """

    /// The fields of a report, with all fragments they use.
    static let report =
        userRow + photoFields + """
            fragment ReportFields on Report {
              id
              subject
              userDetails { ...UserRow }
              reporter { ...UserRow }
              reason
              note
              text
              images { ...PhotoFields }
              isContentGone
              createdDate
              resolvedDate
              resolver { ...UserRow }
              resolution
            }

            """

    /// The fields of a record of the log, with all fragments they use.
    static let auditEntry =
        userRow + """
            fragment AuditEntryFields on AuditEntry {
              id
              createdDate
              actor { ...UserRow }
              isOperator
              action
              userDetails { ...UserRow }
              detail
            }

            """
}
