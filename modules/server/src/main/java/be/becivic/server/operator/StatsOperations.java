package be.becivic.server.operator;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.records.content.RatingSummary;
import be.becivic.records.vote.CohortTally;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Figures that only the operator sees (§8.4b, §6.2.7). */
record StatsOperations(Library library) {
  private static final Parameter<TargetType> TYPE =
      Parameter.choice(
              TargetMembers.TYPE,
              Stream.of(TargetType.values())
                  .filter(type -> type.isPermittedOn(FeedbackType.VALIDATION)),
              TargetType::wireName)
          .required()
          .says("What kind of artefact.");

  private static final Parameter<String> ID =
      Parameter.text(TargetMembers.ID).required().says("Its id or number.");

  private static final Shape ARTEFACT_STATS =
      Shape.named(
          "ArtefactStats",
          """
          {
            "type": "object",
            "required": ["distinct_ips", "distinct_ips_with_injection_flag"],
            "properties": {
              "distinct_ips": { "type": "integer", "minimum": 0 },
              "distinct_ips_with_injection_flag": { "type": "integer", "minimum": 0 }
            }
          }
          """);

  private static final Shape RATING_STATS =
      Shape.named(
          "RatingStats",
          """
          {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "required": ["n"],
              "properties": { "n": { "type": "integer" }, "avg": { "type": "number" } }
            }
          }
          """);

  static final List<ServedOperation> SERVED =
      List.of(
          new ServedOperation(
              Operation.get("artefact_stats", "/api/_internal/artefact-stats")
                  .says("How many different networks voted on an artefact.")
                  .takes(TYPE, ID)
                  .answers(200, "The counts of its current cohort", ARTEFACT_STATS)
                  .refuses(ErrorCategory.NOT_FOUND)
                  .onlyFor(Access.OPERATOR),
              doors -> new StatsOperations(doors.library())::artefactStats),
          new ServedOperation(
              Operation.get("rating_stats", "/api/_internal/rating-stats")
                  .says("How ratings stand on each axis.")
                  .answers(200, "Number and average", RATING_STATS)
                  .onlyFor(Access.OPERATOR),
              doors -> new StatsOperations(doors.library())::ratingStats));

  private OperationReply artefactStats(Call call) {
    return Target.parse(call.arguments().get(TYPE), call.arguments().get(ID))
        .flatMap(this::findTally)
        .map(StatsOperations::stats)
        .map(OperationReply::ok)
        .orElseGet(() -> OperationReply.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  private Optional<Tally> findTally(Target target) {
    return library
        .records()
        .read(
            tables ->
                library
                    .find(tables, target)
                    .map(
                        (Artefact artefact) ->
                            tables
                                .tallies()
                                .find(artefact.target(), artefact.cohort().key())
                                .map(CohortTally::counts)
                                .orElse(Tally.NONE)));
  }

  private static ObjectNode stats(Tally tally) {
    return object()
        .put("distinct_ips", tally.distinct())
        .put("distinct_ips_with_injection_flag", tally.injectionFlags());
  }

  private OperationReply ratingStats(Call call) {
    ObjectNode body = object();
    library
        .records()
        .read(
            tables -> {
              for (TargetType type : TargetType.values()) {
                if (type.isPermittedOn(FeedbackType.RATING)) {
                  body.set(type.wireName(), summary(tables.ratings().summarise(type)));
                }
              }
              return body;
            });
    return OperationReply.ok(body);
  }

  private static ObjectNode summary(RatingSummary summary) {
    ObjectNode node = object().put("n", summary.count());
    if (summary.count() > 0) {
      node.put("avg", BigDecimal.valueOf(summary.average()).setScale(2, RoundingMode.HALF_UP));
    }
    return node;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
