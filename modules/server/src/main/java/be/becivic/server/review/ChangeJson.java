package be.becivic.server.review;

import be.becivic.changes.ChangePreview;
import be.becivic.corpus.check.report.Finding;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.records.change.ChangeRecord;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Changes of the corpus as a maintainer's program sees them. */
final class ChangeJson {
  private ChangeJson() {}

  static ObjectNode proposed(ReviewDetails.Proposed proposed) {
    ObjectNode json = ReviewJson.object().put("type", "proposed");
    json.set("change", change(proposed.change()));
    return proposed.preview().map(preview -> preview(json, preview)).orElse(json);
  }

  private static ObjectNode preview(ObjectNode json, ChangePreview preview) {
    return switch (preview) {
      case ChangePreview.Fits(String diff) -> json.put("verdict", "fits").put("diff", diff);
      case ChangePreview.Suspicious(String diff, var kind, List<String> files) -> {
        ArrayNode array = json.putArray("files");
        files.forEach(array::add);
        yield json.put("verdict", "suspicious").put("kind", kind.wireName()).put("diff", diff);
      }
      case ChangePreview.Fails(String diff, List<Finding> findings) -> {
        json.set("findings", findings(findings));
        yield json.put("verdict", "fails").put("diff", diff);
      }
      case ChangePreview.Conflict() -> json.put("verdict", "conflict");
    };
  }

  static ArrayNode findings(List<Finding> findings) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    findings.forEach(finding -> array.add(finding.toString()));
    return array;
  }

  static ObjectNode change(ChangeRecord change) {
    ObjectNode json =
        ReviewJson.object()
            .put("key", change.id())
            .put("kind", change.kind())
            .put("state", change.state().wireName())
            .put("branch", change.branch())
            .put("base_commit", change.baseCommit())
            .put("opened_at", change.openedAt().toString());
    ReviewJson.add(json, change.target());
    change.mergeCommit().ifPresent(commit -> json.put("merge_commit", commit));
    change.settledAt().ifPresent(at -> json.put("settled_at", at.toString()));
    return json;
  }
}
