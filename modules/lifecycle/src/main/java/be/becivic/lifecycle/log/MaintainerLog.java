package be.becivic.lifecycle.log;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What maintainers did, in the decision log. What changes no artefact's status stands there under a
 * subject of its own, so that an artefact's decisions stay those about its status; and nothing of
 * what was held or written to the operator stands there at all.
 */
public final class MaintainerLog {
  private static final String COHORT = "review";

  private MaintainerLog() {}

  public static String reviewSubject(long review) {
    return "review-" + review;
  }

  public static ObjectNode inputs() {
    return JsonNodeFactory.instance.objectNode();
  }

  public static void append(
      Tables tables, String subject, String rule, ObjectNode inputs, Instant at) {
    tables
        .decisions()
        .append(
            new DecisionRecord(
                target(subject), COHORT, rule, Status.DRAFT, Status.DRAFT, inputs.toString(), at));
  }

  /** A proposed artefact enters its life. */
  public static void appendEntry(
      Tables tables, Target proposed, String rule, ObjectNode inputs, Instant at) {
    tables
        .decisions()
        .append(
            new DecisionRecord(
                proposed, COHORT, rule, Status.DRAFT, Status.ALPHA, inputs.toString(), at));
  }

  public static List<ChainedDecision> list(Tables tables, String subject) {
    return tables.decisions().list(target(subject));
  }

  private static Target target(String subject) {
    return new Target.Protocol(subject);
  }
}
