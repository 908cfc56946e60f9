package be.becivic.server.desk;

import be.becivic.changes.ChangePreview;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.ReviewedItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.site.view.desk.ActionForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be done with an item, as forms. */
final class ItemChoices {
  private ItemChoices() {}

  static List<ActionForm> of(ReviewedItem shown) {
    QueueItem item = shown.item();
    if (!item.isOpen()) {
      return List.of();
    }
    return switch (item.reviewClass()) {
      case NER_HOLD ->
          shown.details() instanceof ReviewDetails.Held(var held)
              ? held(item, new HeldTexts(held), !held.findings().persons().isEmpty())
              : List.of();
      case DRAFT -> draft(item, shown.details());
      case INJECTION_FLAG ->
          item.kind() == ReviewKind.INJECTION_FLAG
              ? flag(item)
              : List.of(
                  act(item, "close", "Close", "The source is fine, or is taken care of.")
                      .main("There is nothing more to do."));
      case FEEDBACK -> message(item.key(), "");
      case PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT ->
          List.of(
              act(item, "merge", "Approve", "").main("Approve what the note says."),
              act(item, "close", "Reject", "").sure("Decide against it."));
      case UPKEEP -> List.of(act(item, "close", "Close", "").main("It is taken care of."));
    };
  }

  private static ActionForm act(QueueItem item, String action, String label, String about) {
    return ActionForm.of("/desk/review/" + item.key() + "/" + action, label, about);
  }

  private static List<ActionForm> held(QueueItem item, HeldTexts texts, boolean isMarked) {
    var choices = new ArrayList<ActionForm>();
    choices.add(
        act(item, "release", "Release", "It goes where it was going, as it is.")
            .main("I read it: it names nobody and may be public."));
    if (isMarked) {
      choices.add(
          act(item, "redact", "Redact and release", "The marked words are replaced by […].")
              .sure("The marked words are all that must go."));
    }
    choices.add(
        act(item, "edit", "Edit and release", "It goes where it was going, as you change it here.")
            .sure("What I leave in names nobody and may be public.")
            .asking(texts.fields()));
    choices.add(
        act(item, "discard", "Discard", "Its submitter sees that it was discarded.")
            .grave("Destroy it. There is no way back."));
    return choices;
  }

  private static List<ActionForm> draft(QueueItem item, ReviewDetails details) {
    var choices = new ArrayList<ActionForm>();
    if (details instanceof ReviewDetails.Proposed(_, Optional<ChangePreview> preview)) {
      preview
          .filter(
              found ->
                  found instanceof ChangePreview.Fits || found instanceof ChangePreview.Suspicious)
          .ifPresent(
              _ ->
                  choices.add(
                      act(item, "merge", "Merge", "It is checked again on main as it is then.")
                          .main("I read all of it: bring it to main.")));
    }
    choices.add(
        act(item, "close", "Close", "Its submitter sees that it was closed.")
            .grave("Decide against it."));
    return choices;
  }

  private static List<ActionForm> flag(QueueItem item) {
    return List.of(
        act(item, "judge", "Uphold", "The flag is right: it stays down.")
            .called("upheld")
            .main("The text does try to steer agents.")
            .sending(Map.of("judgement", "upheld")),
        act(
                item,
                "judge",
                "Dismiss",
                "A false alarm: it is put back, and counts against who flagged.")
            .called("dismissed")
            .sure("The text is harmless: put it back.")
            .sending(Map.of("judgement", "dismissed")));
  }

  /**
   * What can be done with a message.
   *
   * @param back the page to go to afterwards; empty for the message's own
   */
  static List<ActionForm> message(ItemKey key, String back) {
    return List.of(
        ActionForm.of("/desk/review/" + key + "/triage", "Looked at", "").sending(back(back)),
        ActionForm.of("/desk/quarantines/retract", "Destroy", "")
            .grave("Destroy it. There is no way back.")
            .sending(Map.of("uid", key.toString(), "back", "feedback")));
  }

  private static Map<String, String> back(String page) {
    return page.isEmpty() ? Map.of() : Map.of("back", page);
  }

  static ActionForm note(QueueItem item, String words) {
    return act(item, "note", "Add the note", "Notes are published with the log: name nobody.")
        .asking(List.of(new ActionForm.Field("note", "Note", words, 3)));
  }
}
