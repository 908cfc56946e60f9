package be.becivic.harness.tool.review;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.Purpose;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.submission.SubmissionResult;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The step from the person's yes to the server: every yes is used up before anything leaves. */
public final class Sending {
  private final HarnessParts parts;

  public Sending(HarnessParts parts) {
    this.parts = parts;
  }

  public ConsentRequest request(SessionId session, BufferedItem item) {
    return new ConsentRequest(session, Purpose.SUBMIT, item.id().toString(), item.digest());
  }

  /** What the person is shown before they decide: what it is, and all of it. */
  public String words(BufferedItem item) {
    return item.summary()
        + "\n\nSent word for word, with the session's number and your agent's name and version:\n"
        + item.json().toPrettyString()
        + (parts.receipts().list().isEmpty() ? "\n\n" + Wordings.LICENCE : "");
  }

  /** Sends the items that have a yes; gives what to tell the person. */
  public String send(
      SessionId session,
      String agent,
      Set<Capability> capabilities,
      FeedbackBuffer buffer,
      List<BufferedItem> items) {
    List<BufferedItem> agreed = new ArrayList<>();
    for (BufferedItem item : items) {
      if (parts.consents().spend(request(session, item))) {
        agreed.add(item);
      }
    }
    if (agreed.isEmpty()) {
      return "Nothing was sent: no answer of the person is fresh. Ask them again.";
    }
    return switch (parts.submitter().submit(session, agent, capabilities, agreed)) {
      case SubmissionResult.Sent(
              List<SubmissionId> ids,
              String until,
              Map<SubmissionId, String> left) -> {
        buffer.remove(new HashSet<>(ids));
        yield ids.size()
            + " sent: "
            + String.join(", ", ids.stream().map(SubmissionId::toString).toList())
            + (until.isEmpty() ? "." : ". They can be taken back until " + until + ".")
            + reasons(left);
      }
      case SubmissionResult.Refused(Map<SubmissionId, String> reasons) ->
          "Nothing was handed in." + reasons(reasons);
      case SubmissionResult.Offline _ ->
          "Be Civic cannot be reached. Everything is kept; review it again when you are online.";
    };
  }

  private static String reasons(Map<SubmissionId, String> reasons) {
    var text = new StringBuilder();
    reasons.forEach((id, words) -> text.append("\n").append(id).append(": ").append(words));
    return text.toString();
  }
}
