package be.becivic.harness.tool.noting;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.TrustClause;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.state.DocumentReference;
import be.becivic.harness.state.MemoryType;
import be.becivic.harness.state.Note;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/** {@code remember}: notes of the four kinds an agent writes; path histories write themselves. */
public final class RememberTool implements SessionTool {
  private static final Pattern ID =
      Pattern.compile("(no-skill-fallback:)?[a-z0-9]+(-[a-z0-9]+){0,59}");

  private final HarnessParts parts;
  private final PersonQuestions questions;

  public RememberTool(HarnessParts parts, PersonQuestions questions) {
    this.parts = parts;
    this.questions = questions;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!session.tier().remembers()) {
      return ToolResult.error("There is no folder, so notes last as long as this conversation.");
    }
    String id = arguments.path("id").stringValue("");
    Optional<MemoryType> type = MemoryType.parse(arguments.path("type").stringValue(""));
    if (type.isEmpty() || type.get() == MemoryType.PATH_HISTORY || !ID.matcher(id).matches()) {
      return ToolResult.error(
          "A note has a type (customer_context, procedure_progress, decision_log,"
              + " document_reference) and an id in lower-case words with dashes.");
    }
    return switch (type.get()) {
      case DOCUMENT_REFERENCE -> document(session, id, arguments, context);
      case PROCEDURE_PROGRESS -> progress(session, id, arguments);
      case CUSTOMER_CONTEXT, DECISION_LOG, PATH_HISTORY ->
          said(
              parts
                  .memory()
                  .write(type.get(), id, note(type.get(), id, arguments), session.files()));
    };
  }

  private ToolResult progress(OpenSession session, String id, ObjectNode arguments) {
    if (arguments.path("completed").asBoolean(false)) {
      parts.retention().complete(id, session.files());
      return ToolResult.text("It is in the archive now, for a year.");
    }
    String before =
        parts
            .memory()
            .read(MemoryType.PROCEDURE_PROGRESS, id)
            .map(note -> note.text("step"))
            .orElse("");
    String step = arguments.path("step").stringValue("");
    Note note =
        note(MemoryType.PROCEDURE_PROGRESS, id, arguments)
            .with("procedure_id", id)
            .with("step", step)
            .with("documents", arguments.path("documents").asString(""))
            .with("next_action", arguments.path("next_action").stringValue(""));
    WriteResult written =
        parts.memory().write(MemoryType.PROCEDURE_PROGRESS, id, note, session.files());
    if (written instanceof WriteResult.Kept) {
      written = parts.profile().addProcedure(id, session.files());
    }
    if (written instanceof WriteResult.Kept
        && session.sendsEvents()
        && ID.matcher(before).matches()
        && ID.matcher(step).matches()
        && !before.equals(step)) {
      parts.outbox().stepped(session.id(), session.agent(), before, step);
    }
    return said(written);
  }

  private ToolResult document(
      OpenSession session, String id, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<DocumentReference> reference =
        DocumentReference.parse(
            arguments.path("source_category").stringValue(""), arguments.path("fields"));
    if (reference.isEmpty()) {
      return ToolResult.error(
          "Of a document only these are kept, in fields: permit_type, issuing_country,"
              + " issuing_authority_category, subject_category, validity_start, validity_end,"
              + " deadline_date; with source_category identity-card, residence-card, passport,"
              + " work-permit, diploma, letter or other. Nothing was written.");
    }
    LocalDate today = LocalDate.ofInstant(parts.clock().instant(), ZoneOffset.UTC);
    Note note = reference.get().note(id, today);
    WriteResult sound =
        parts.memory().check(MemoryType.DOCUMENT_REFERENCE, id, note, session.files());
    if (sound instanceof WriteResult.Stopped stopped) {
      return ToolResult.error(stopped.question());
    }
    var request =
        ConsentRequest.of(
            session.id(), Purpose.WRITE_FROM_DOCUMENT, id, reference.get().toString());
    String words = Wordings.DOCUMENT_INTAKE + " This would be saved: " + reference.get().words();
    return switch (questions.agree(request, words, context)) {
      case Agreement.Given _ -> {
        WriteResult written =
            parts.memory().write(MemoryType.DOCUMENT_REFERENCE, id, note, session.files());
        String taught =
            session.teach(TrustClause.DOCUMENT_DISCIPLINE).map(line -> " " + line).orElse("");
        yield written instanceof WriteResult.Kept
            ? ToolResult.text("Saved." + taught)
            : said(written);
      }
      case Agreement.Refused _ -> ToolResult.text("The person said no; nothing was written.");
      case Agreement.Open(ToolResult result) -> result;
    };
  }

  private static Note note(MemoryType type, String id, ObjectNode arguments) {
    return Note.of(
        type,
        arguments.path("title").stringValue(id),
        arguments.path("description").stringValue(""),
        arguments.path("text").stringValue(""));
  }

  private static ToolResult said(WriteResult written) {
    return switch (written) {
      case WriteResult.Kept _ -> ToolResult.text("Saved.");
      case WriteResult.Stopped stopped -> ToolResult.error(stopped.question());
    };
  }
}
