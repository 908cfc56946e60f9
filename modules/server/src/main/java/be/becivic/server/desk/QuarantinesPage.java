package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.vote.Validation;
import be.becivic.server.desk.DownArtefacts.Down;
import be.becivic.site.view.desk.ActionForm;
import be.becivic.site.view.desk.DownRow;
import be.becivic.site.view.desk.QuarantinesView;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What is down, since when and why, and how it comes back. */
record QuarantinesPage(Reviews reviews, Library library, DeskRows lines) {
  private static final List<String> TYPES =
      Stream.of(
              TargetType.SKILL,
              TargetType.PATH,
              TargetType.PATH_SOURCE,
              TargetType.VOLATILE_VALUE,
              TargetType.REFERENCE)
          .map(TargetType::wireName)
          .toList();

  QuarantinesView view(String reason) {
    List<Down> all = library.records().read(tables -> new DownArtefacts(library).list(tables));
    return new QuarantinesView(
        all.stream().filter(down -> down.status() != Status.DEPRECATED).map(this::row).toList(),
        all.stream().filter(down -> down.status() == Status.DEPRECATED).map(this::row).toList(),
        TYPES,
        reason);
  }

  private DownRow row(Down down) {
    boolean isDown = down.status().isFrozen();
    return new DownRow(
        lines.subject(down.target()),
        isDown ? down.status().wireName() : "shown as " + down.status().wireName(),
        down.decision().map(decision -> lines.when(decision.decidedAt())),
        down.decision()
            .map(decision -> DeskWords.rule(decision.rule()))
            .orElse(isDown ? "it came that way" : "flagged"),
        reasons(down),
        down.isFlagOpen() ? Long.toString(down.flag().orElseThrow().id()) : "",
        Optional.of(reinstate(down.target())).filter(_ -> isDown && !down.isFlagOpen()));
  }

  private List<List<TextPiece>> reasons(Down down) {
    return Stream.concat(
            down.reason().stream(),
            down.flag().stream()
                .flatMap(this::flags)
                .flatMap(vote -> vote.injectionReason().or(vote::rationale).stream()))
        .map(TextPiece::of)
        .toList();
  }

  private Stream<Validation> flags(ReviewItem flag) {
    return reviews
        .find(new ItemKey.Numbered(flag.id()))
        .filter(shown -> shown.details() instanceof ReviewDetails.Voted)
        .map(shown -> ((ReviewDetails.Voted) shown.details()).flags())
        .stream()
        .flatMap(List::stream);
  }

  private static ActionForm reinstate(Target target) {
    return ActionForm.of("/desk/quarantines/reinstate", "Reinstate", "")
        .sure("Put it back with the status it had.")
        .sending(
            Map.of(TargetMembers.TYPE, target.type().wireName(), TargetMembers.ID, target.id()));
  }
}
