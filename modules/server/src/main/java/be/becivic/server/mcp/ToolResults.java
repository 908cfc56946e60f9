package be.becivic.server.mcp;

import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.RecordsUnavailable;
import be.becivic.server.http.Problem;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/** Answers of the rooms as results of tools: data, or the problem HTTP would report. */
final class ToolResults {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  private ToolResults() {}

  static ToolResult of(Supplier<Outcome<ObjectNode>> work) {
    return of(work, ToolResult::structured);
  }

  static ToolResult of(Supplier<Outcome<ObjectNode>> work, Function<ObjectNode, ToolResult> give) {
    Outcome<ObjectNode> outcome;
    try {
      outcome = work.get();
    } catch (RecordsUnavailable _) {
      outcome = Outcome.refused(Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, PAUSE));
    }
    return switch (outcome) {
      case Outcome.Ok<ObjectNode>(ObjectNode value) -> give.apply(value);
      case Outcome.Refused<ObjectNode>(Rejection rejection) -> refused(rejection);
    };
  }

  private static ToolResult refused(Rejection rejection) {
    return ToolResult.error(new Problem(rejection).document());
  }
}
