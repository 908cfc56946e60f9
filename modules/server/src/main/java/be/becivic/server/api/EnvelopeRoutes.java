package be.becivic.server.api;

import be.becivic.intake.Intake;
import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SessionId;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import be.becivic.server.submission.SubmissionJson;
import java.util.List;

/** Many submissions in one request, and what became of a session's (§8.3.0a). */
public record EnvelopeRoutes(Intake intake, int maxBody) {

  public List<Route> routes() {
    return List.of(
        Route.post("/api/feedback", maxBody, new WhileStored(this::submit)),
        Route.get("/api/feedback/sessions/{session_id}", new WhileStored(this::session)));
  }

  private Response submit(Request request) {
    return switch (DryRunParameter.read(request.query())) {
      case Outcome.Refused<Boolean>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<Boolean>(Boolean isDryRun) -> submit(request, isDryRun);
    };
  }

  private Response submit(Request request, boolean isDryRun) {
    EnvelopeAnswer answer =
        intake.submitAll(request.body(), isDryRun, ClientNetwork.of(request.client().network()));
    Response response =
        switch (answer.outcome()) {
          case Outcome.Ok<EnvelopeAnswer.Results>(EnvelopeAnswer.Results results) ->
              Response.json(200, SubmissionJson.results(results));
          case Outcome.Refused<EnvelopeAnswer.Results>(Rejection rejection) ->
              Response.problem(rejection);
        };
    return RateLimitHeaders.add(response, answer.quotas());
  }

  private Response session(Request request) {
    return SessionId.parse(request.parameter("session_id"))
        .map(session -> Response.json(200, SubmissionJson.session(intake.session(session))))
        .orElseGet(() -> Response.problem(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
