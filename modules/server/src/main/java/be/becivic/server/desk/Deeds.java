package be.becivic.server.desk;

import be.becivic.lifecycle.machine.Judgement;
import be.becivic.lifecycle.machine.Order;
import be.becivic.lifecycle.review.HeldDocument;
import be.becivic.lifecycle.review.TextPatch;
import be.becivic.lifecycle.review.queue.Action;
import be.becivic.lifecycle.review.queue.Details;
import be.becivic.lifecycle.review.queue.Shown;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Target;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Reads from forms what is to be done. */
final class Deeds {
  private Deeds() {}

  /** What a form of an item asks for; nothing for what no form does. */
  static Optional<Outcome<Action>> action(String name, Form form, Shown shown) {
    return switch (name) {
      case "release" -> confirmed(form, new Action.Release());
      case "redact" ->
          confirmed(
              form, shown, held -> TextPatch.redaction(held.document(), held.findings().persons()));
      case "edit" ->
          confirmed(
              form, shown, held -> TextPatch.of(held.document(), new HeldTexts(held).edited(form)));
      case "discard" -> confirmed(form, new Action.Discard());
      case "merge" -> confirmed(form, new Action.Merge());
      case "close" -> confirmed(form, new Action.Close());
      case "judge" ->
          form.find("judgement").flatMap(Deeds::judgement).flatMap(how -> confirmed(form, how));
      case "triage" -> Optional.of(Outcome.ok(new Action.Triage()));
      case "note" ->
          Optional.of(
              form.words("note")
                  .<Outcome<Action>>map(words -> Outcome.ok(new Action.Note(words)))
                  .orElseGet(() -> Outcome.refused(Rejection.missing("", "note"))));
      default -> Optional.empty();
    };
  }

  private static Optional<Outcome<Action>> confirmed(Form form, Action action) {
    return Optional.of(Work.confirmed(form, action));
  }

  private interface Patching {
    ObjectNode patch(HeldDocument held);
  }

  /** A change of nothing is a mistake: whoever wants it as it is says so. */
  private static Optional<Outcome<Action>> confirmed(Form form, Shown shown, Patching how) {
    if (!(shown.details() instanceof Details.Held(HeldDocument held))) {
      return Optional.of(Outcome.refused(Rejection.of(ErrorCategory.INVALID_TRANSITION)));
    }
    ObjectNode patch = how.patch(held);
    return patch.isEmpty()
        ? Optional.of(Outcome.refused(Rejection.missing("", "change")))
        : confirmed(form, new Action.Edit(patch));
  }

  private static Optional<Action> judgement(String name) {
    return switch (name) {
      case "upheld" -> Optional.of(new Action.Judge(Judgement.RIGHT));
      case "dismissed" -> Optional.of(new Action.Judge(Judgement.FALSE_ALARM));
      default -> Optional.empty();
    };
  }

  /** What a form orders for an artefact; nothing where something is missing. */
  static Optional<Order> order(String name, Form form) {
    Optional<Target> target =
        form.find("target_type")
            .flatMap(TargetType::parse)
            .flatMap(type -> form.words("target_id").map(id -> new Target(type, id)));
    return switch (name) {
      case "quarantine" ->
          target.flatMap(on -> form.words("reason").map(why -> new Order.Quarantine(on, why)));
      case "deprecate" -> target.map(on -> new Order.Deprecate(on, form.words("superseded_by")));
      case "reinstate" -> target.map(Order.Reinstate::new);
      default -> Optional.empty();
    };
  }
}
