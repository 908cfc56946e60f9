package be.becivic.server.api;

import be.becivic.intake.Intake;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.server.http.Bearer;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import be.becivic.server.submission.SubmissionJson;
import java.util.List;
import java.util.function.Function;

/** One type of submission over HTTP: hand in, ask, cancel. */
public record SubmissionRoutes(FeedbackType type, Intake intake, int maxBody) {
  /** Nothing matches it. */
  private static final String NO_TOKEN = "";

  public List<Route> routes() {
    String collection = "/api/" + type.collection();
    Route post = Route.post(collection, maxBody, new WhileStored(this::submit));
    return type == FeedbackType.ANALYTICS
        ? List.of(post)
        : List.of(
            post,
            Route.get(collection + "/{id}", new WhileStored(this::status)),
            Route.delete(collection + "/{id}", new WhileStored(this::cancel)));
  }

  private Response submit(Request request) {
    return switch (DryRunParameter.read(request.query())) {
      case Outcome.Refused<Boolean>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<Boolean>(Boolean isDryRun) -> isDryRun ? validate(request) : stage(request);
    };
  }

  private Response stage(Request request) {
    IntakeAnswer answer = intake.submit(type, request.body(), network(request));
    return respond(
        answer,
        receipt ->
            Response.json(
                status(receipt), SubmissionJson.receipt(type, receipt, intake.stagingWindow())));
  }

  /** What an envelope in validate mode would tell of its only item. */
  private Response validate(Request request) {
    IntakeAnswer answer = intake.validate(type, request.body(), network(request));
    return respond(answer, receipt -> Response.json(200, SubmissionJson.validated(type, receipt)));
  }

  private static Response respond(IntakeAnswer answer, Function<Receipt, Response> taken) {
    Response response =
        switch (answer.outcome()) {
          case Outcome.Ok<Receipt>(Receipt receipt) -> taken.apply(receipt);
          case Outcome.Refused<Receipt>(Rejection rejection) -> Response.problem(rejection);
        };
    return RateLimitHeaders.add(response, answer.quotas());
  }

  private static ClientNetwork network(Request request) {
    return ClientNetwork.of(request.client().network());
  }

  private static int status(Receipt receipt) {
    return switch (receipt) {
      case Receipt.Staged staged -> staged.repeated() ? 200 : 201;
      case Receipt.Applied applied -> applied.repeated() ? 200 : 201;
      case Receipt.Recorded _ -> 202;
      case Receipt.Settled _, Receipt.Known _, Receipt.Validated _ -> 200;
    };
  }

  private Response status(Request request) {
    return intake
        .status(type, request.parameter("id"))
        .map(state -> Response.json(200, SubmissionJson.state(state)))
        .orElseGet(() -> Response.problem(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  private Response cancel(Request request) {
    Outcome<SubmissionId> outcome =
        intake.cancel(type, request.parameter("id"), Bearer.find(request).orElse(NO_TOKEN));
    return switch (outcome) {
      case Outcome.Ok<SubmissionId> _ -> Response.json(200, SubmissionJson.cancelled());
      case Outcome.Refused<SubmissionId>(Rejection rejection) -> Response.problem(rejection);
    };
  }
}
