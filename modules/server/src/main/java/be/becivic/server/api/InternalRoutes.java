package be.becivic.server.api;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Records;
import be.becivic.records.content.RatingSummary;
import be.becivic.records.vote.CohortTally;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Figures that only the operator sees (§8.4b, §6.2.7). */
public record InternalRoutes(Library library, Records records, OperatorToken operator) {

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/_internal/artefact-stats", operator.guard(new WhileStored(this::artefactStats))),
        Route.get(
            "/api/_internal/rating-stats", operator.guard(new WhileStored(this::ratingStats))));
  }

  private Response artefactStats(Request request) {
    Optional<Target> target =
        request
            .query()
            .find("target_type")
            .flatMap(TargetType::parse)
            .filter(type -> type.isPermittedOn(FeedbackType.VALIDATION))
            .flatMap(type -> request.query().find("target_id").map(id -> Target.of(type, id)));
    return target
        .map(
            known ->
                findTally(known)
                    .map(InternalRoutes::stats)
                    .orElseGet(() -> problem(ErrorCategory.NOT_FOUND)))
        .orElseGet(() -> problem(ErrorCategory.BAD_REQUEST));
  }

  private Optional<Tally> findTally(Target target) {
    return records.read(
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

  private static Response stats(Tally tally) {
    return Response.json(
        200,
        object()
            .put("distinct_ips", tally.distinct())
            .put("distinct_ips_with_injection_flag", tally.injectionFlags()));
  }

  private Response ratingStats(Request request) {
    ObjectNode body = object();
    records.read(
        tables -> {
          for (TargetType type : TargetType.values()) {
            if (type.isPermittedOn(FeedbackType.RATING)) {
              body.set(type.wireName(), summary(tables.ratings().summarise(type)));
            }
          }
          return body;
        });
    return Response.json(200, body);
  }

  private static ObjectNode summary(RatingSummary summary) {
    ObjectNode node = object().put("n", summary.count());
    if (summary.count() > 0) {
      node.put("avg", BigDecimal.valueOf(summary.average()).setScale(2, RoundingMode.HALF_UP));
    }
    return node;
  }

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
