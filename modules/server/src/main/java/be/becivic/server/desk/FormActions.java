package be.becivic.server.desk;

import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.lifecycle.review.HeldDocument;
import be.becivic.lifecycle.review.TextPatch;
import be.becivic.lifecycle.review.queue.ReviewAction;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.ReviewedItem;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.server.desk.login.Form;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Reads from forms what is to be done. */
final class FormActions {
  private FormActions() {}

  /** What a form of an item asks for; nothing for what no form does. */
  static Optional<Outcome<ReviewAction>> action(String name, Form form, ReviewedItem shown) {
    return switch (name) {
      case "release" -> confirmed(form, new ReviewAction.Release());
      case "redact" ->
          confirmed(
              form, shown, held -> TextPatch.redaction(held.document(), held.findings().persons()));
      case "edit" ->
          confirmed(
              form, shown, held -> TextPatch.of(held.document(), new HeldTexts(held).edited(form)));
      case "discard" -> confirmed(form, new ReviewAction.Discard());
      case "merge" -> confirmed(form, new ReviewAction.Merge());
      case "close" -> confirmed(form, new ReviewAction.Close());
      case "judge" ->
          form.find("judgement")
              .flatMap(FormActions::judgement)
              .flatMap(how -> confirmed(form, how));
      case "triage" -> Optional.of(Outcome.ok(new ReviewAction.Triage()));
      case "note" ->
          Optional.of(
              form.words("note")
                  .<Outcome<ReviewAction>>map(words -> Outcome.ok(new ReviewAction.Note(words)))
                  .orElseGet(() -> Outcome.refused(Rejection.missing("", "note"))));
      default -> Optional.empty();
    };
  }

  private static Optional<Outcome<ReviewAction>> confirmed(Form form, ReviewAction action) {
    return Optional.of(DeskContext.confirmed(form, action));
  }

  private interface Patching {
    ObjectNode patch(HeldDocument held);
  }

  /** A change of nothing is a mistake: whoever wants it as it is says so. */
  private static Optional<Outcome<ReviewAction>> confirmed(
      Form form, ReviewedItem shown, Patching how) {
    if (!(shown.details() instanceof ReviewDetails.Held(HeldDocument held))) {
      return Optional.of(Outcome.refused(Rejection.of(ErrorCategory.INVALID_TRANSITION)));
    }
    ObjectNode patch = how.patch(held);
    return patch.isEmpty()
        ? Optional.of(Outcome.refused(Rejection.missing("", "change")))
        : confirmed(form, new ReviewAction.Edit(patch));
  }

  private static Optional<ReviewAction> judgement(String name) {
    return switch (name) {
      case "upheld" -> Optional.of(new ReviewAction.Judge(FlagJudgement.RIGHT));
      case "dismissed" -> Optional.of(new ReviewAction.Judge(FlagJudgement.FALSE_ALARM));
      default -> Optional.empty();
    };
  }

  /** What a form orders for an artefact; nothing where something is missing. */
  static Optional<MaintainerOrder> order(String name, Form form) {
    Outcome<Target> read =
        TargetMembers.read(form.find(TargetMembers.TYPE), form.words(TargetMembers.ID));
    Optional<Target> target =
        switch (read) {
          case Outcome.Ok<Target>(Target found) -> Optional.of(found);
          case Outcome.Refused<Target> _ -> Optional.empty();
        };
    return switch (name) {
      case "quarantine" ->
          target.flatMap(
              on -> form.words("reason").map(why -> new MaintainerOrder.Quarantine(on, why)));
      case "deprecate" ->
          target.map(on -> new MaintainerOrder.Deprecate(on, form.words("superseded_by")));
      case "reinstate" -> target.map(MaintainerOrder.Reinstate::new);
      case "restore" ->
          target.flatMap(
              on -> form.words("to").map(version -> new MaintainerOrder.Restore(on, version)));
      case "vouch" -> target.map(MaintainerOrder.Vouch::new);
      default -> Optional.empty();
    };
  }
}
