package be.becivic.harness.tool.review;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.ConsentRoute;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.consent.Question;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.SessionFile;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.Sessions;
import be.becivic.harness.tool.WaitingQuestions;
import be.becivic.protocol.id.SessionId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The same questions on the person's own terminal, for clients that can ask nobody. */
public final class TerminalReview {
  private final HarnessParts parts;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Sending sending;
  private final WaitingQuestions waiting;
  private final SessionRules rules;

  public TerminalReview(HarnessParts parts, BufferedReader in, PrintWriter out) {
    this.parts = parts;
    this.in = in;
    this.out = out;
    this.sending = new Sending(parts);
    this.waiting = new WaitingQuestions(parts.folder());
    this.rules = new Sessions(parts).rules();
  }

  public void run() throws IOException {
    if (!parts.folder().exists() && !makeFolder()) {
      return;
    }
    parts.recovery().run();
    parts.loose().adopt(rules).forEach(out::println);
    boolean nothing = true;
    for (SessionId session : parts.folder().listSessions()) {
      nothing &= !answer(session);
      nothing &= !review(session);
    }
    if (nothing) {
      out.println("Nothing waits for you.");
    }
    out.flush();
  }

  private boolean makeFolder() throws IOException {
    out.println("Your agent uses Be Civic and would like to keep notes for you in");
    out.println("  " + parts.folder().root());
    out.println("No names, numbers or documents; you can read and delete it at any time.");
    var request =
        ConsentRequest.of(
            parts.ids().session(),
            Purpose.CREATE_FOLDER,
            "folder",
            parts.folder().root().toString());
    Question question = parts.consents().ask(request);
    boolean agreed = List.of("y", "yes").contains(line("May the folder be made? (yes/no) "));
    if (agreed) {
      parts.folder().create();
      parts.consents().grant(question, ConsentRoute.TERMINAL);
      parts.consents().spend(request);
      out.println("It is there. Your agent's next session uses it.");
    } else {
      out.println("Nothing was written.");
    }
    out.flush();
    return agreed;
  }

  private boolean answer(SessionId session) throws IOException {
    Map<ConsentRequest, String> open = waiting.list(session);
    for (Map.Entry<ConsentRequest, String> each : open.entrySet()) {
      out.println();
      out.println(each.getValue());
      Question question = parts.consents().ask(each.getKey());
      switch (line("Do you agree? (yes/no, or Enter to leave it open) ")) {
        case "y", "yes" -> {
          parts.consents().grant(question, ConsentRoute.TERMINAL);
          waiting.remove(each.getKey());
        }
        case "n", "no" -> {
          parts.consents().decline(question, ConsentRoute.TERMINAL);
          waiting.remove(each.getKey());
        }
        default -> out.println("Nothing was decided.");
      }
    }
    return !open.isEmpty();
  }

  private boolean review(SessionId session) throws IOException {
    var files = new GuardedFiles(rules, parts.folder().session(session), parts.clock());
    var buffer =
        new FeedbackBuffer.OnDisk(
            parts.folder().session(session).resolve(FeedbackBuffer.FILE), files, parts.lock());
    List<BufferedItem> items = buffer.list();
    if (items.isEmpty()) {
      return false;
    }
    if (!rules.maySubmit()) {
      out.println("The scrub rules could not be fetched, so nothing can be sent now.");
      return true;
    }
    List<BufferedItem> kept = new ArrayList<>();
    for (BufferedItem item : items) {
      decide(session, buffer, item, kept);
    }
    if (!kept.isEmpty()) {
      out.println(
          SessionFile.read(parts.folder(), session)
              .map(file -> sending.send(session, file.runtime(), file.capabilities(), buffer, kept))
              .orElse("What kind of agent noted this is not known any more; it cannot be sent."));
    }
    return true;
  }

  private void decide(
      SessionId session, FeedbackBuffer buffer, BufferedItem first, List<BufferedItem> kept)
      throws IOException {
    BufferedItem item = first;
    while (true) {
      out.println();
      out.println(sending.words(item));
      Question question = parts.consents().ask(sending.request(session, item));
      switch (line("(k)eep and send, (e)dit, (d)rop, or Enter to leave it: ")) {
        case "k", "keep" -> {
          parts.consents().grant(question, ConsentRoute.TERMINAL);
          kept.add(item);
          return;
        }
        case "d", "drop" -> {
          parts.consents().decline(question, ConsentRoute.TERMINAL);
          buffer.remove(Set.of(item.id()));
          return;
        }
        case "e", "edit" -> {
          BufferedItem changed = item.saying(read("New words: "));
          if (buffer.put(changed) instanceof WriteResult.Stopped) {
            out.println("That looks as if it identifies someone; it was not taken.");
          } else {
            item = changed;
          }
        }
        default -> {
          return;
        }
      }
    }
  }

  private String line(String prompt) throws IOException {
    return read(prompt).toLowerCase(Locale.ROOT);
  }

  private String read(String prompt) throws IOException {
    out.print(prompt);
    out.flush();
    String line = in.readLine();
    return line == null ? "" : line.strip();
  }
}
