package be.becivic.server.review;

import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.DIFF_APPLY_FAILED;
import static be.becivic.protocol.error.ErrorCategory.FORBIDDEN;
import static be.becivic.protocol.error.ErrorCategory.INVALID_TRANSITION;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;

import be.becivic.changes.DirectChanges;
import be.becivic.changes.LandingOutcome;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.lifecycle.review.queue.ActionOutcome;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes of the corpus: those under way, and new ones from an author's folder or branch. */
record ChangeOperations(
    Reviews reviews, DirectChanges direct, CorpusRepository corpus, Runnable followMain) {
  private static final String CHANGES = "/api/_internal/changes";

  private static final Parameter<Boolean> ONLY_OPEN =
      Parameter.choice("state", Stream.of(true, false), isOpen -> isOpen ? "open" : "all")
          .otherwise(true)
          .says("Those that wait, or the newest.");

  private static final Parameter<String> KEY =
      Parameter.segment("key").says("What a change is known by.");

  static final List<ServedOperation> SERVED =
      List.of(
          served(
              Operation.get("list_changes", CHANGES)
                  .says("Changes of the corpus.")
                  .takes(ONLY_OPEN)
                  .answers(200, "Changes", ChangeShapes.CHANGES),
              operations -> operations::list),
          served(
              Operation.get("change", CHANGES + "/{key}")
                  .says("What a change would do to main now.")
                  .takes(KEY)
                  .answers(200, "The change, its diff and verdict", ChangeShapes.PROPOSED)
                  .refuses(NOT_FOUND),
              operations -> operations::show),
          served(
              Operation.post("open_change", CHANGES)
                  .says("Bring in a folder of this machine, or a branch.")
                  .takesBody(ChangeShapes.NEW_CHANGE)
                  .answers(200, "It is on main, or was already", ChangeShapes.LANDED)
                  .answers(202, "It waits for the forge", ChangeShapes.LANDED)
                  .refuses(NOT_FOUND, FORBIDDEN, DIFF_APPLY_FAILED, CROSS_REF_FAIL),
              operations -> operations::open),
          decision(
              "merge",
              "Bring a change to main.",
              operations -> key -> operations.reviews().merge(key)),
          decision(
              "close",
              "Decide against a change.",
              operations -> key -> operations.reviews().close(key)),
          served(
              Operation.post("revert_change", CHANGES + "/{key}/revert")
                  .says("Undo one change, by its key, its commit or its amendment.")
                  .takes(KEY)
                  .takesBody(ReviewShapes.CONFIRMATION)
                  .answers(200, "What was done", ReviewShapes.ACTED)
                  .refuses(NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL),
              operations -> operations::revert));

  private static ServedOperation served(
      OperationBuilder operation, Function<ChangeOperations, OperationHandler> handler) {
    return new ServedOperation(
        operation.onlyFor(Access.MAINTAINER),
        doors ->
            handler.apply(
                new ChangeOperations(
                    doors.reviews(),
                    doors.directChanges(),
                    doors.repository(),
                    doors.followMain())));
  }

  private static ServedOperation decision(
      String verb,
      String summary,
      Function<ChangeOperations, Function<ChangeKey, ActionOutcome>> deed) {
    return served(
        Operation.post(verb + "_change", CHANGES + "/{key}/" + verb)
            .says(summary)
            .takes(KEY)
            .takesBody(ReviewShapes.CONFIRMATION)
            .answers(200, "What was done", ReviewShapes.ACTED)
            .refuses(NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL),
        operations -> call -> decide(call, deed.apply(operations)));
  }

  private OperationReply list(Call call) {
    ObjectNode json = ReviewJson.object();
    ArrayNode items = json.putArray("items");
    reviews
        .listChanges(call.arguments().get(ONLY_OPEN))
        .forEach(change -> items.add(ChangeJson.change(change)));
    return OperationReply.ok(json);
  }

  private OperationReply show(Call call) {
    return key(call)
        .flatMap(reviews::findChange)
        .map(shown -> OperationReply.ok(ChangeJson.proposed(shown)))
        .orElseGet(() -> refused(NOT_FOUND));
  }

  private static OperationReply decide(Call call, Function<ChangeKey, ActionOutcome> deed) {
    return switch (ConfirmedRequest.read(call)) {
      case Outcome.Refused<ConfirmedRequest>(Rejection rejection) ->
          OperationReply.refused(rejection);
      case Outcome.Ok<ConfirmedRequest> _ ->
          key(call)
              .map(key -> ReviewJson.answer(deed.apply(key)))
              .orElseGet(() -> refused(NOT_FOUND));
    };
  }

  private OperationReply revert(Call call) {
    return switch (ConfirmedRequest.read(call)) {
      case Outcome.Refused<ConfirmedRequest>(Rejection rejection) ->
          OperationReply.refused(rejection);
      case Outcome.Ok<ConfirmedRequest> _ ->
          ReviewJson.answer(reviews.revert(call.arguments().get(KEY)));
    };
  }

  private static Optional<ChangeKey> key(Call call) {
    try {
      return Optional.of(new ChangeKey(call.arguments().get(KEY)));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private OperationReply open(Call call) {
    Outcome<LandingOutcome> landed = ConfirmedRequest.read(call).then(body -> land(call, body));
    return switch (landed) {
      case Outcome.Refused<LandingOutcome>(Rejection rejection) ->
          OperationReply.refused(rejection);
      case Outcome.Ok<LandingOutcome>(LandingOutcome how) -> answer(how);
    };
  }

  private Outcome<LandingOutcome> land(Call call, ConfirmedRequest body) {
    boolean reviewed = body.body().path("reviewed").asBoolean(false);
    Optional<String> branch = body.find("branch");
    if (branch.isPresent()) {
      return direct
          .fromBranch(branch.get(), reviewed)
          .map(Outcome::ok)
          .orElseGet(() -> refused(Rejection.at(NOT_FOUND, "/branch")));
    }
    Optional<String> base = body.find("base");
    Optional<CommitId> since = base.flatMap(corpus::findCommit);
    if (base.isPresent() && since.isEmpty()) {
      return refused(Rejection.at(NOT_FOUND, "/base"));
    }
    return body.text("folder").then(folder -> fromFolder(call, folder, since, reviewed));
  }

  /** Only who is on this machine names a folder of it. */
  private Outcome<LandingOutcome> fromFolder(
      Call call, String folder, Optional<CommitId> base, boolean reviewed) {
    if (!call.isLocal()) {
      return refused(Rejection.at(FORBIDDEN, "/folder"));
    }
    try {
      return Outcome.ok(direct.fromFolder(Path.of(folder), base, reviewed));
    } catch (IOException | InvalidPathException _) {
      return refused(Rejection.at(NOT_FOUND, "/folder"));
    }
  }

  private OperationReply answer(LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged(CommitId commit) -> {
        followMain.run();
        yield OperationReply.ok(state("merged").put("commit", commit.value()));
      }
      case LandingOutcome.Up _ -> OperationReply.done(202, state("open"));
      case LandingOutcome.Unchanged _ -> OperationReply.ok(state("unchanged"));
      case LandingOutcome.Conflict _ -> refused(DIFF_APPLY_FAILED);
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

  private static OperationReply refused(ErrorCategory category) {
    return OperationReply.refused(Rejection.of(category));
  }
}
