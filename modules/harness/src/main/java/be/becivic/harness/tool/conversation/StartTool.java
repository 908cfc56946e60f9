package be.becivic.harness.tool.conversation;

import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.buffer.OrphanBuffer;
import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.deadline.DeadlineWarnings;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.session.SessionFile;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.PersonQuestions.Agreement;
import be.becivic.harness.tool.Sessions;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code start_session}: phase one of §24.3, in its order. */
public final class StartTool implements ToolHandler<LocalClient> {
  private static final Duration ORPHANED = Duration.ofHours(72);
  private static final String EARLIER =
      "if the person wants to see it, call review_and_submit with earlier.";

  private final HarnessParts parts;
  private final Sessions sessions;
  private final PersonQuestions questions;
  private final Catalogues catalogues;
  private final Openings openings;

  /** The folder is asked about before any session; one id of its own binds that question. */
  private final SessionId beforeAll;

  public StartTool(
      HarnessParts parts,
      Sessions sessions,
      PersonQuestions questions,
      Catalogues catalogues,
      Openings openings) {
    this.parts = parts;
    this.sessions = sessions;
    this.questions = questions;
    this.catalogues = catalogues;
    this.openings = openings;
    this.beforeAll = parts.ids().session();
  }

  @Override
  public ToolResult call(ObjectNode arguments, CallContext<LocalClient> context) {
    boolean refused = false;
    boolean asks = context.canAsk() || context.terms().showsApps();
    if (!parts.folder().exists() && parts.folder().isWritable() && asks) {
      switch (questions.agree(folderRequest(), folderWords(), context)) {
        case Agreement.Given _ -> {
          parts.folder().create();
          parts.consents().writeDown();
        }
        case Agreement.Refused _ -> refused = true;
        case Agreement.Open(ToolResult result) -> {
          if (result.asks().isPresent()) {
            return result;
          }
        }
      }
    }
    context.progress().report(1, 3, "Fetching the rules");
    OpenSession session = sessions.open(context, said(arguments.path("capabilities")));
    List<String> lines = new ArrayList<>();
    context.progress().report(2, 3, "Looking at earlier sessions");
    if (session.tier().remembers()) {
      lines.addAll(preamble(session));
    }
    context.progress().report(3, 3, "Fetching the catalogues");
    catalogues.fetch();
    lines.addAll(0, openings.words(session, arguments.path("task").stringValue("")));
    lines.addAll(notes(session, refused, context));
    return ToolResult.text(String.join("\n\n", lines));
  }

  private List<String> preamble(OpenSession session) {
    List<String> lines = new ArrayList<>();
    int arrived = parts.recovery().run().size();
    if (arrived > 0) {
      lines.add(arrived + " notes of a session that was cut short had arrived; they are listed.");
    }
    int waiting = parts.cancellations().retry();
    if (waiting > 0) {
      lines.add(waiting + " cancellations still wait for the server.");
    }
    if (session.sendsEvents()) {
      parts.outbox().flush(session.agent());
      parts.outbox().started(session.id(), session.agent());
    }
    for (SessionId each : parts.folder().listSessions()) {
      boolean old =
          SessionFile.read(parts.folder(), each)
              .map(file -> file.startedAt().plus(ORPHANED).isBefore(parts.clock().instant()))
              .orElse(true);
      if (!each.equals(session.id()) && old) {
        sessions.tidy(each.toString());
      }
    }
    lines.addAll(parts.retention().tidy(session.files()));
    parts.deadlines().tidy(session.files());
    lines.addAll(DeadlineWarnings.of(parts.deadlines().list(), parts.deadlines().today()));
    parts.orphans().find(session.id()).stream()
        .map(OrphanBuffer::words)
        .map(words -> words + ". Nothing of it is sent without a look: " + EARLIER)
        .forEach(lines::add);
    return lines;
  }

  private List<String> notes(
      OpenSession session, boolean refused, CallContext<LocalClient> context) {
    List<String> lines = new ArrayList<>();
    if (session.tier().remembers()) {
      lines.add(Wordings.folder(parts.folder().root()));
      lines.add(Wordings.buffer(parts.folder().session(session.id()).resolve(FeedbackBuffer.FILE)));
    } else {
      lines.add(Wordings.IN_MEMORY);
      if (!refused && parts.folder().isWritable()) {
        lines.add(
            context.terms().showsApps()
                ? "To keep notes between sessions, the person has to agree to a folder: call"
                    + " review_and_submit, whose page asks them, then start_session again."
                : "To keep notes between sessions, the person agrees to a folder in their own"
                    + " terminal: `"
                    + parts.machine().command("harness review")
                    + "`. Then call start_session again.");
      }
    }
    if (!(session.rules() instanceof SessionRules.Fetched)) {
      lines.add("The scrub rules could not be fetched: this session sends nothing to Be Civic.");
    }
    lines.add("Session " + session.id() + ", " + session.tier() + ".");
    session.tier().upgrade().ifPresent(lines::add);
    if (!session.capabilities().contains(Capability.WEB_FETCH)) {
      lines.add(
          "You did not say that you can open web pages (web_fetch), so you can note concerns here"
              + " but confirm nothing. If you can, call start_session again now with"
              + " capabilities.");
    }
    lines.add(
        "Say the above to the person in their language, in short. Next: match_skills with the task"
            + " in a few English words.");
    return lines;
  }

  private ConsentRequest folderRequest() {
    String path = parts.folder().root().toString();
    return ConsentRequest.of(beforeAll, Purpose.CREATE_FOLDER, "folder", path);
  }

  private String folderWords() {
    return "Your agent uses Be Civic and would like to keep notes for you in "
        + parts.folder().root()
        + ": categories about your situation and how far you are. No names, numbers or documents."
        + " You can read and delete it at any time. May the folder be made?";
  }

  private static Set<Capability> said(JsonNode list) {
    Set<Capability> said = EnumSet.noneOf(Capability.class);
    list.valueStream()
        .flatMap(each -> each.stringValueOpt().stream())
        .flatMap(name -> Capability.parse(name).stream())
        .forEach(said::add);
    return said;
  }
}
