package be.becivic.harness.tool.noting;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.deadline.Anchor;
import be.becivic.harness.deadline.DeadlineKind;
import be.becivic.harness.deadline.DueDay;
import be.becivic.harness.deadline.Term;
import be.becivic.harness.deadline.TrackedDeadline;
import be.becivic.harness.deadline.TrackedDeadline.Direction;
import be.becivic.harness.deadline.TrackedDeadline.Offset;
import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.id.SkillId;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code track_deadline}: keeps an eye on a day, and lists all there are. */
public final class DeadlineTool implements SessionTool {
  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+){0,19}");

  private final HarnessParts parts;
  private final PersonQuestions questions;

  public DeadlineTool(HarnessParts parts, PersonQuestions questions) {
    this.parts = parts;
    this.questions = questions;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!session.tier().remembers()) {
      return ToolResult.error("There is no folder, so no deadline can be kept. Say the day aloud.");
    }
    Optional<String> id = arguments.path("id").stringValueOpt();
    if (id.isEmpty()) {
      parts.deadlines().tidy(session.files());
      return ToolResult.text(all());
    }
    if (!ID.matcher(id.get()).matches()) {
      return ToolResult.error("A deadline's id is a few lower-case words with dashes.");
    }
    if (arguments.path("remove").asBoolean(false)) {
      return parts.deadlines().remove(id.get(), session.files())
          ? ToolResult.text("It is not watched any more. " + all())
          : ToolResult.error("No deadline has that id. " + all());
    }
    return keep(id.get(), session, arguments, context);
  }

  private ToolResult keep(
      String id, OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<Anchor> anchor = Anchor.parse(arguments);
    if (anchor.isEmpty()) {
      return ToolResult.error(
          "Say what it is counted from: document (the id of a document_reference) with field"
              + " (validity_start, validity_end or deadline_date), or date as YYYY-MM-DD.");
    }
    Optional<Offset> offset = Optional.empty();
    if (arguments.has("term")) {
      offset = offset(arguments);
      if (offset.isEmpty()) {
        return ToolResult.error(
            "That procedure has no such term: skill_id and the uid of a value that is one length"
                + " of time, such as 60 days, are needed. read_skill shows the values.");
      }
    }
    var deadline =
        new TrackedDeadline(
            id,
            arguments.path("title").stringValue(id),
            DeadlineKind.parse(arguments.path("kind").stringValue("")).orElse(DeadlineKind.ENDS),
            anchor.get(),
            offset);
    Optional<LocalDate> day = parts.deadlines().findDay(deadline);
    if (day.isEmpty()) {
      return ToolResult.error(
          "That document is not noted, or lacks that day. Note it first with remember, type"
              + " document_reference.");
    }
    if (parts.deadlines().check(deadline, session.files()) instanceof WriteResult.Stopped stopped) {
      return ToolResult.error(stopped.question());
    }
    if (anchor.get() instanceof Anchor.Day) {
      Optional<ToolResult> open = ask(deadline, session, context);
      if (open.isPresent()) {
        return open.get();
      }
    }
    return switch (parts.deadlines().put(deadline, session.files())) {
      case WriteResult.Kept _ ->
          ToolResult.text("Watched: " + deadline.title() + ", " + day.get() + ". " + all());
      case WriteResult.Stopped stopped -> ToolResult.error(stopped.question());
    };
  }

  /** A day on a document was agreed to with the document; any other is asked about here. */
  private Optional<ToolResult> ask(
      TrackedDeadline deadline, OpenSession session, CallContext<LocalClient> context) {
    String exactly = deadline.json().toString();
    var request = ConsentRequest.of(session.id(), Purpose.KEEP_DAY, deadline.id(), exactly);
    String words =
        "Your agent would like to watch a day for you. This would be saved on your computer, in "
            + parts.folder().deadlines()
            + ": "
            + exactly;
    return switch (questions.agree(request, words, context)) {
      case Agreement.Given _ -> Optional.empty();
      case Agreement.Refused _ ->
          Optional.of(ToolResult.text("The person said no; nothing was written."));
      case Agreement.Open(ToolResult result) -> Optional.of(result);
    };
  }

  private Optional<Offset> offset(ObjectNode arguments) {
    String uid = arguments.path("term").stringValue("");
    Direction direction =
        arguments.path("direction").stringValue("").equals(Direction.BEFORE.wireName())
            ? Direction.BEFORE
            : Direction.AFTER;
    return SkillId.parse(arguments.path("skill_id").stringValue(""))
        .map(id -> parts.reader().read(new RemoteRead.SkillBody(id)))
        .filter(RemoteAnswer.Here.class::isInstance)
        .map(found -> ((RemoteAnswer.Here) found).value().path("values"))
        .flatMap(values -> find(values, uid))
        .flatMap(value -> Term.parse(value.path("value").asString("")))
        .map(term -> new Offset(term, direction, uid));
  }

  private static Optional<JsonNode> find(JsonNode values, String uid) {
    return values
        .valueStream()
        .filter(each -> each.path("uid").stringValue("").equals(uid))
        .findFirst();
  }

  private String all() {
    List<DueDay> days = parts.deadlines().list();
    if (days.isEmpty()) {
      return "No day is watched.";
    }
    LocalDate today = parts.deadlines().today();
    return days.stream()
        .map(each -> each.words(today) + " (" + each.day() + "; " + each.basis() + ")")
        .collect(
            Collectors.joining(
                "; ", "All days: ", ". For a calendar: " + parts.folder().calendar()));
  }
}
