package be.becivic.harness.tool.walking;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.match.Eligibility;
import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.harness.tool.SessionTool;
import be.becivic.harness.tool.noting.FeedbackTool;
import be.becivic.harness.tool.reading.CatalogueTools;
import be.becivic.harness.traversal.Attempt;
import be.becivic.harness.traversal.PathTraversal;
import be.becivic.harness.traversal.SourceEntry;
import be.becivic.harness.traversal.TraversalEvent;
import be.becivic.harness.traversal.TraversalFile;
import be.becivic.harness.traversal.TraversalStage;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.predicate.Profile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code traverse_path}: one step of a walk a call (§24.9). */
public final class TraverseTool implements SessionTool {
  private final HarnessParts parts;
  private final Catalogues catalogues;
  private final PersonQuestions questions;
  private final FeedbackTool feedback;
  private final WalkHistory history;

  public TraverseTool(
      HarnessParts parts, Catalogues catalogues, PersonQuestions questions, FeedbackTool feedback) {
    this.parts = parts;
    this.catalogues = catalogues;
    this.questions = questions;
    this.feedback = feedback;
    this.history = new WalkHistory(parts);
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<PathId> id = PathId.parse(arguments.path("path_id").stringValue(""));
    if (id.isEmpty()) {
      return ToolResult.error("That is no path's id; get_path_directory has them.");
    }
    if (!(catalogues.directory() instanceof RemoteAnswer.Here here)) {
      return CatalogueTools.outOfReach();
    }
    Optional<JsonNode> path = catalogues.findPath(id.get(), here.value());
    if (path.isEmpty()) {
      return CatalogueTools.notCovered();
    }
    if (!session.tier().mayDeliver()) {
      return ToolResult.text(TraversalWords.adviceOnly(path.get()));
    }
    var file = new TraversalFile(parts.folder().session(session.id()), id.get());
    String action = arguments.path("action").stringValue("start");
    if (action.equals("start")) {
      return start(session, id.get(), path.get(), file, context);
    }
    Optional<PathTraversal> walk = file.read(id.get());
    if (walk.isEmpty()) {
      return ToolResult.error("This walk was not begun: call with action start.");
    }
    Optional<ToolResult> unfit = look(session, file, arguments.path("signal").stringValue(""));
    if (unfit.isPresent()) {
      return unfit.get();
    }
    Optional<PathTraversal> after = walk.get().after(event(action, arguments));
    if (after.isEmpty()) {
      return ToolResult.error("That cannot happen now. " + words(path.get(), walk.get()));
    }
    file.write(after.get());
    String noted = note(session, walk.get(), after.get(), arguments);
    return step(session, path.get(), after.get(), file, context, noted);
  }

  private ToolResult start(
      OpenSession session,
      PathId id,
      JsonNode path,
      TraversalFile file,
      CallContext<LocalClient> context) {
    List<String> against = Eligibility.mismatches(path.path("applies_to"), profile());
    if (!against.isEmpty()) {
      return ToolResult.text(
          "This document is not for this person: "
              + String.join("; ", against)
              + ". Tell them so.");
    }
    Profile profile = parts.profile().evaluate();
    PathTraversal walk =
        file.read(id)
            .filter(begun -> !begun.stage().isEnd())
            .map(begun -> begun.resume(sources(path), profile, history.findWorked(id)))
            .orElseGet(
                () -> PathTraversal.start(id, sources(path), profile, history.findWorked(id)));
    file.write(walk);
    return step(session, path, walk, file, context, "");
  }

  /** The signal comes to rest in the walk, its history and the buffer: it is looked at first. */
  private static Optional<ToolResult> look(OpenSession session, TraversalFile file, String signal) {
    return !signal.isEmpty()
            && session.files().check(file.path(), signal) instanceof WriteResult.Stopped stopped
        ? Optional.of(
            ToolResult.error(
                stopped.question() + " The walk stands where it was; signal may be left out."))
        : Optional.empty();
  }

  private String words(JsonNode path, PathTraversal walk) {
    Profile profile = parts.profile().evaluate();
    Set<Axis> unsaid = EnumSet.noneOf(Axis.class);
    sources(path).stream()
        .filter(source -> !source.isFallback())
        .forEach(source -> unsaid.addAll(source.undecided(profile)));
    return TraversalWords.of(path, walk, profile(), unsaid);
  }

  /** Asks for what the step needs before it says what to do. */
  private ToolResult step(
      OpenSession session,
      JsonNode path,
      PathTraversal walk,
      TraversalFile file,
      CallContext<LocalClient> context,
      String noted) {
    if (walk.stage() != TraversalStage.AWAITING_CONSENT) {
      return ToolResult.text(noted + words(path, walk));
    }
    SourceEntry source = walk.current().orElseThrow();
    String item = walk.path() + ":" + source.id();
    var request =
        ConsentRequest.of(
            session.id(),
            Purpose.AUDITED_DELIVERY,
            item,
            item + " " + source.json().path("procedure") + " " + walk.attempts().size());
    TraversalEvent event;
    switch (questions.agree(request, TraversalWords.consent(path, source), context)) {
      case Agreement.Given _ -> event = new TraversalEvent.Agreed();
      case Agreement.Refused _ -> event = new TraversalEvent.Declined();
      case Agreement.Open(ToolResult result) -> {
        return result;
      }
    }
    PathTraversal next = walk.after(event).orElseThrow();
    file.write(next);
    return step(session, path, next, file, context, noted);
  }

  private String note(
      OpenSession session, PathTraversal before, PathTraversal after, ObjectNode arguments) {
    if (after.attempts().size() == before.attempts().size()) {
      return "";
    }
    Attempt attempt = after.attempts().getLast();
    history.write(after, session.files());
    if (attempt.result() == Attempt.Result.DECLINED) {
      return "";
    }
    boolean success = attempt.result() == Attempt.Result.SUCCESS;
    ObjectNode given =
        JsonNodeFactory.instance
            .objectNode()
            .put("target_type", TargetType.PATH_SOURCE.wireName())
            .put("target_id", after.path() + ":" + attempt.source())
            .put("verdict", success ? "confirm" : "reject")
            .put("injection_flag", false);
    if (!success) {
      given.put("rationale", attempt.signal());
    }
    ObjectNode how = given.putObject("traversal_metadata");
    how.put("attempted_on", history.today().toString())
        .put("outcome", success ? "success" : "failed");
    if (!success) {
      how.put("failure_signal", attempt.signal());
    }
    if (arguments.path("saw_what_came_after").asBoolean(false)) {
      how.put("validates_post_handoff", true);
    }
    BufferedItem item = feedback.item(FeedbackType.VALIDATION, given, session);
    if (!item.tier().isReachedBy(session.capabilities())) {
      return FeedbackTool.cannot(item, session) + "\n\n";
    }
    return session.put(item) instanceof WriteResult.Stopped stopped
        ? stopped.question() + "\n\n"
        : "The outcome waits for the person's review. ";
  }

  private static TraversalEvent event(String action, ObjectNode arguments) {
    return switch (action) {
      case "done" -> new TraversalEvent.Succeeded();
      case "failed" ->
          new TraversalEvent.Failed(
              BufferedItem.oneLine(arguments.path("signal").stringValue("it did not work")));
      case "decline" -> new TraversalEvent.Declined();
      case "commune" -> new TraversalEvent.ChoseCommune();
      case "search" -> new TraversalEvent.ChoseSearch();
      default -> new TraversalEvent.ChoseSkip();
    };
  }

  private ObjectNode profile() {
    return parts.profile().read().orElseGet(JsonNodeFactory.instance::objectNode);
  }

  private static List<SourceEntry> sources(JsonNode path) {
    List<SourceEntry> sources = new ArrayList<>();
    path.path("sources").forEach(each -> SourceEntry.parse(each).ifPresent(sources::add));
    return sources;
  }
}
