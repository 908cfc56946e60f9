package be.becivic.changes.github;

import be.becivic.protocol.id.CommitId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A pull request, as far as it matters here. */
record PullRequest(
    int number,
    String nodeId,
    String title,
    boolean isOpen,
    boolean isQueued,
    Optional<CommitId> merged) {

  static PullRequest of(JsonNode json) {
    Optional<CommitId> merged =
        json.path("merged_at").isString()
            ? Optional.of(new CommitId(json.path("merge_commit_sha").asString()))
            : Optional.empty();
    return new PullRequest(
        json.path("number").asInt(),
        json.path("node_id").asString(""),
        json.path("title").asString(""),
        json.path("state").asString("").equals("open"),
        json.path("auto_merge").isObject(),
        merged);
  }
}
