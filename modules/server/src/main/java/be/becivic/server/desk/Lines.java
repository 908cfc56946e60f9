package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Item;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import be.becivic.records.model.ReviewKind;
import be.becivic.records.model.Target;
import be.becivic.site.view.desk.ChangeRow;
import be.becivic.site.view.desk.Piece;
import be.becivic.site.view.desk.QueueRow;
import be.becivic.site.view.desk.Subject;
import be.becivic.site.view.desk.When;
import java.time.Duration;
import java.time.Instant;

/** Items and changes as the lines that stand for them now. */
record Lines(Instant now) {
  private static final Duration PATIENCE = Duration.ofDays(3);

  When when(Instant at) {
    return new When(at, now);
  }

  QueueRow row(Item item) {
    return new QueueRow(
        item.key().toString(),
        Words.name(item.kind()),
        item.target()
            .map(target -> item.kind() == ReviewKind.DRAFT ? unborn(target) : subject(target)),
        Piece.of(item.note()),
        when(item.openedAt()),
        item.isOpen() && item.openedAt().plus(PATIENCE).isBefore(now),
        item.resolvedAt()
            .map(
                at ->
                    new QueueRow.Ended(
                        item.resolution().map(how -> Words.plain(how.wireName())).orElse("settled"),
                        when(at))));
  }

  ChangeRow row(Change change) {
    boolean isOpen = change.state() == ChangeState.OPEN;
    return new ChangeRow(
        change.id(),
        Words.plain(change.kind()),
        change.state().wireName(),
        isOpen,
        change.state() == ChangeState.MERGED ? subject(change.target()) : unborn(change.target()),
        when(change.openedAt()),
        change.settledAt().map(this::when),
        change.baseCommit(),
        change.mergeCommit().orElse(""));
  }

  static Subject subject(Target target) {
    return new Subject(Words.plain(target.type().wireName()), target.id(), page(target));
  }

  /** What may not exist yet has no page to link to. */
  private static Subject unborn(Target target) {
    return new Subject(Words.plain(target.type().wireName()), target.id(), "");
  }

  private static String page(Target target) {
    TargetType type = target.type();
    return switch (type) {
      case SKILL -> "/skills/" + target.id();
      case PATH -> "/paths/" + target.id();
      case PATH_SOURCE -> "/paths/" + target.id().split(":", 2)[0];
      case VOLATILE_VALUE -> "/values/" + target.id();
      case REFERENCE -> "/references/" + target.id();
      case SKILL_GRAPH -> "/graph";
      case OBSERVATION, AGENT_PROTOCOL, SESSION -> "";
    };
  }
}
