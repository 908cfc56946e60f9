package be.becivic.server;

import be.becivic.intake.Answer;
import be.becivic.intake.Intake;
import be.becivic.intake.Origin;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.RecordsUnavailable;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.time.Duration;
import java.util.List;

/** One type of submission over HTTP: hand in, ask, cancel. */
record SubmissionRoutes(FeedbackType type, Intake intake, int maxBody) {
  private static final Duration STORE_PAUSE = Duration.ofSeconds(10);

  List<Route> routes() {
    String collection = "/api/" + type.collection();
    return List.of(
        Route.post(collection, maxBody, whileStored(this::submit)),
        Route.get(collection + "/{id}", whileStored(this::status)),
        Route.delete(collection + "/{id}", whileStored(this::cancel)));
  }

  private static Handler whileStored(Handler handler) {
    return request -> {
      try {
        return handler.handle(request);
      } catch (RecordsUnavailable _) {
        return Response.problem(
            Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, STORE_PAUSE));
      }
    };
  }

  private Response submit(Request request) {
    Answer answer = intake.submit(type, request.body(), Origin.of(request.client().network()));
    Response response =
        switch (answer.outcome()) {
          case Outcome.Ok(var receipt) ->
              SubmissionJson.receipt(type, receipt, intake.stagingWindow());
          case Outcome.Refused(Rejection rejection) -> Response.problem(rejection);
        };
    return RateLimitHeaders.add(response, answer.quotas());
  }

  private Response status(Request request) {
    return intake
        .status(type, request.parameter("id"))
        .map(SubmissionJson::state)
        .orElseGet(() -> Response.problem(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  private Response cancel(Request request) {
    Outcome<SubmissionId> outcome =
        Bearer.find(request)
            .map(token -> intake.cancel(type, request.parameter("id"), token))
            .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
    return switch (outcome) {
      case Outcome.Ok<SubmissionId> _ -> SubmissionJson.cancelled();
      case Outcome.Refused<SubmissionId>(Rejection rejection) -> Response.problem(rejection);
    };
  }
}
