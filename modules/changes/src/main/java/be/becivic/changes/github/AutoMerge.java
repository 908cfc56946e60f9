package be.becivic.changes.github;

/** Asks GitHub to merge once its own conditions are met; only the GraphQL interface can. */
final class AutoMerge {
  static final String MUTATION =
      """
      mutation($pull: ID!, $head: GitObjectID!, $title: String!, $message: String!) {
        enablePullRequestAutoMerge(input: {
          pullRequestId: $pull, expectedHeadOid: $head, mergeMethod: SQUASH,
          commitHeadline: $title, commitBody: $message
        }) { pullRequest { number } }
      }
      """;

  private AutoMerge() {}
}
