package be.becivic.simulation.population;

import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewAction;
import be.becivic.protocol.feedback.Target;
import be.becivic.records.review.ReviewKind;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * One person who looks at the queue twice a week, knows what is true, and puts back what should not
 * have been taken down.
 */
public final class Maintainer implements Population {
  private static final int HOUR = 18;
  private static final int MOST_AT_ONCE = 30;

  private final Scene scene;

  public Maintainer(Scene scene) {
    this.scene = scene;
  }

  @Override
  public void plan(StepPlan step) {
    var time = step.start().atOffset(ZoneOffset.UTC);
    boolean isDay =
        switch (time.getDayOfWeek()) {
          case TUESDAY, FRIDAY -> true;
          case MONDAY, WEDNESDAY, THURSDAY, SATURDAY, SUNDAY -> false;
        };
    if (isDay && time.getHour() == HOUR) {
      step.add(this::visit);
    }
  }

  private void visit() {
    scene.server().reviews().list(QueueFilter.WAITING).stream()
        .limit(MOST_AT_ONCE)
        .forEach(this::settle);
  }

  private void settle(QueueItem item) {
    item.target()
        .ifPresent(
            target -> {
              if (item.kind() == ReviewKind.INJECTION_FLAG) {
                judge(item);
              } else if (item.kind() == ReviewKind.PULL) {
                restore(item, target);
              }
            });
  }

  /** Figures carry no injections; what a flag pulled comes back and may be voted on. */
  private void judge(QueueItem item) {
    scene.server().reviews().act(item.key(), new ReviewAction.Judge(FlagJudgement.FALSE_ALARM));
  }

  private void restore(QueueItem item, Target target) {
    if (pulled(target).filter(text -> scene.truths().isTrue(target, text)).isPresent()) {
      scene.server().reviews().order(new MaintainerOrder.Reinstate(target));
    }
    scene.server().reviews().act(item.key(), new ReviewAction.Close());
  }

  /** What was taken down last. */
  private Optional<String> pulled(Target target) {
    return scene.server().chronicle().events().reversed().stream()
        .filter(event -> event.target().equals(target) && event.kind() == EventKind.DOWN)
        .map(ChronicleEvent::content)
        .findFirst();
  }
}
