package be.becivic.cli.review;

import be.becivic.protocol.feedback.TargetMembers;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Names an artefact. */
final class TargetParameters {
  @Parameters(
      index = "0",
      paramLabel = "TYPE",
      description = "skill, path, path_source, volatile_value or reference.")
  private String type;

  @Parameters(
      index = "1",
      paramLabel = "ID",
      description = "Its id or number; of a source, PATH:SOURCE.")
  private String id;

  ObjectNode body(String action) {
    return DeskPrinter.object()
        .put("action", action)
        .put(TargetMembers.TYPE, type.replace('-', '_'))
        .put(TargetMembers.ID, id);
  }

  @Override
  public String toString() {
    return type + " " + id;
  }
}
