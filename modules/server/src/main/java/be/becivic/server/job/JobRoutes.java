package be.becivic.server.job;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import be.becivic.upkeep.ChoreReport;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Runs a job when the operator asks for it. */
public record JobRoutes(List<Job> jobs, OperatorToken operator, int maxBody) {
  public static final String PREFIX = "/api/_internal/jobs/";
  public static final String FILE = "file";
  public static final String OK = "ok";
  public static final String TEXT = "text";

  public List<Route> routes() {
    return List.of(
        Route.post(PREFIX + "{name}", maxBody, operator.guard(new WhileStored(this::run))));
  }

  private Response run(Request request) {
    Optional<Job> job =
        jobs.stream()
            .filter(each -> each.kind().wireName().equals(request.parameter("name")))
            .findFirst();
    if (job.isEmpty()) {
      return Response.problem(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    return switch (StrictJson.parse(request.body())) {
      case Outcome.Refused<JsonNode>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<JsonNode>(JsonNode body) -> answer(job.get(), file(body));
    };
  }

  private static Optional<byte[]> file(JsonNode body) {
    return new JsonFields(body).text(FILE).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  private static Response answer(Job job, Optional<byte[]> file) {
    ChoreReport report = job.run(file);
    return Response.json(
        200,
        JsonNodeFactory.instance
            .objectNode()
            .put("job", job.kind().wireName())
            .put(OK, report.isFine())
            .put(TEXT, report.text()));
  }
}
