package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.review.ReviewKind;
import be.becivic.site.view.desk.ChangeRow;
import be.becivic.site.view.desk.ItemSubject;
import be.becivic.site.view.desk.QueueRow;
import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.time.Duration;
import java.time.Instant;

/** Items and changes as the lines that stand for them now. */
record DeskRows(Instant now, DeskTitles titles) {
  private static final Duration PATIENCE = Duration.ofDays(3);

  ShownTime when(Instant at) {
    return new ShownTime(at, now);
  }

  QueueRow row(QueueItem item) {
    return new QueueRow(
        item.key().toString(),
        DeskWords.name(item.kind()),
        item.target()
            .map(target -> item.kind() == ReviewKind.DRAFT ? unborn(target) : subject(target)),
        TextPiece.of(item.note()),
        when(item.openedAt()),
        item.isOpen() && item.openedAt().plus(PATIENCE).isBefore(now),
        item.resolvedAt()
            .map(
                at ->
                    new QueueRow.Ended(
                        item.resolution()
                            .map(how -> DeskWords.plain(how.wireName()))
                            .orElse("settled"),
                        when(at))));
  }

  ChangeRow row(ChangeRecord change) {
    boolean isOpen = change.state() == ChangeState.OPEN;
    return new ChangeRow(
        change.id(),
        DeskWords.plain(change.kind()),
        change.state().wireName(),
        isOpen,
        change.state() == ChangeState.MERGED ? subject(change.target()) : unborn(change.target()),
        when(change.openedAt()),
        change.settledAt().map(this::when),
        change.baseCommit(),
        change.mergeCommit().orElse(""));
  }

  ItemSubject subject(Target target) {
    return new ItemSubject(
        DeskWords.plain(target.type().wireName()),
        target.id(),
        titles.find(target).orElse(""),
        page(target));
  }

  /** What may not exist yet has no page to link to. */
  private static ItemSubject unborn(Target target) {
    return new ItemSubject(DeskWords.plain(target.type().wireName()), target.id(), "", "");
  }

  private static String page(Target target) {
    TargetType type = target.type();
    return switch (type) {
      case SKILL -> "/skills/" + target.id();
      case PATH -> "/paths/" + target.id();
      case PATH_SOURCE -> "/paths/" + DeskTitles.pathId(target);
      case VOLATILE_VALUE -> "/values/" + target.id();
      case REFERENCE -> "/references/" + target.id();
      case SKILL_GRAPH -> "/graph";
      case OBSERVATION, AGENT_PROTOCOL, SESSION -> "";
    };
  }
}
