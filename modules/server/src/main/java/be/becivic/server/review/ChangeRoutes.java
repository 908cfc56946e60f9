package be.becivic.server.review;

import be.becivic.changes.DirectChanges;
import be.becivic.changes.LandingOutcome;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.server.access.ReviewAccess;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes of the corpus: those under way, and new ones from an author's folder or branch. */
public record ChangeRoutes(
    Reviews reviews,
    DirectChanges direct,
    CorpusRepository corpus,
    Runnable followMain,
    ReviewAccess access,
    int maxBody) {
  private static final String CHANGES = "/api/_internal/changes";

  public List<Route> routes() {
    return List.of(
        Route.get(CHANGES, access.guard(this::list)),
        Route.post(CHANGES, maxBody, access.guard(this::open)),
        Route.get(CHANGES + "/{key}", access.guard(this::show)),
        Route.post(
            CHANGES + "/{key}/merge",
            maxBody,
            access.guard(request -> decide(request, key -> ReviewJson.answer(reviews.merge(key))))),
        Route.post(
            CHANGES + "/{key}/close",
            maxBody,
            access.guard(
                request -> decide(request, key -> ReviewJson.answer(reviews.close(key))))));
  }

  private Response list(Request request) {
    boolean onlyOpen = !request.query().find("state").filter("all"::equals).isPresent();
    ObjectNode json = ReviewJson.object();
    ArrayNode items = json.putArray("items");
    reviews.listChanges(onlyOpen).forEach(change -> items.add(ChangeJson.change(change)));
    return Response.json(200, json);
  }

  private Response show(Request request) {
    return key(request)
        .flatMap(reviews::findChange)
        .map(shown -> Response.json(200, ChangeJson.proposed(shown)))
        .orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
  }

  private static Response decide(Request request, Function<ChangeKey, Response> decision) {
    return switch (ConfirmedRequest.read(request)) {
      case Outcome.Refused<ConfirmedRequest>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<ConfirmedRequest> _ ->
          key(request).map(decision).orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
    };
  }

  private static Optional<ChangeKey> key(Request request) {
    try {
      return Optional.of(new ChangeKey(request.parameter("key")));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private Response open(Request request) {
    Outcome<LandingOutcome> landed =
        ConfirmedRequest.read(request).then(body -> land(request, body));
    return switch (landed) {
      case Outcome.Refused<LandingOutcome>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<LandingOutcome>(LandingOutcome how) -> answer(how);
    };
  }

  private Outcome<LandingOutcome> land(Request request, ConfirmedRequest body) {
    boolean reviewed = body.body().path("reviewed").asBoolean(false);
    Optional<String> branch = body.find("branch");
    if (branch.isPresent()) {
      return direct
          .fromBranch(branch.get(), reviewed)
          .map(Outcome::ok)
          .orElseGet(() -> refused(Rejection.at(ErrorCategory.NOT_FOUND, "/branch")));
    }
    Optional<String> base = body.find("base");
    Optional<CommitId> since = base.flatMap(corpus::findCommit);
    if (base.isPresent() && since.isEmpty()) {
      return refused(Rejection.at(ErrorCategory.NOT_FOUND, "/base"));
    }
    return body.text("folder").then(folder -> fromFolder(request, folder, since, reviewed));
  }

  /** Only who is on this machine names a folder of it. */
  private Outcome<LandingOutcome> fromFolder(
      Request request, String folder, Optional<CommitId> base, boolean reviewed) {
    if (!request.client().isLocal()) {
      return refused(Rejection.at(ErrorCategory.FORBIDDEN, "/folder"));
    }
    try {
      return Outcome.ok(direct.fromFolder(Path.of(folder), base, reviewed));
    } catch (IOException | InvalidPathException _) {
      return refused(Rejection.at(ErrorCategory.NOT_FOUND, "/folder"));
    }
  }

  private Response answer(LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged(CommitId commit) -> {
        followMain.run();
        yield Response.json(200, state("merged").put("commit", commit.value()));
      }
      case LandingOutcome.Up _ -> Response.json(202, state("open"));
      case LandingOutcome.Unchanged _ -> Response.json(200, state("unchanged"));
      case LandingOutcome.Conflict _ -> problem(ErrorCategory.DIFF_APPLY_FAILED);
      case LandingOutcome.Held(var kind, List<String> files) -> {
        ObjectNode json = state("held").put("kind", kind.wireName());
        ArrayNode array = json.putArray("files");
        files.forEach(array::add);
        yield ReviewJson.unfit(json);
      }
      case LandingOutcome.Red(List<Finding> findings) ->
          ReviewJson.unfit(state("red").set("findings", ChangeJson.findings(findings)));
    };
  }

  private static ObjectNode state(String state) {
    return ReviewJson.object().put("state", state);
  }

  private static <T> Outcome<T> refused(Rejection rejection) {
    return Outcome.refused(rejection);
  }

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }
}
