package be.becivic.lifecycle.review.queue;

import be.becivic.lifecycle.machine.Tick;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What became of an action. */
public sealed interface ActionOutcome {

  /**
   * It is done.
   *
   * @param rule under which it is in the decision log
   * @param did what happened, in a sentence
   */
  record Done(String rule, String did) implements ActionOutcome {}

  /** It is not possible. */
  record Refused(Rejection rejection) implements ActionOutcome {}

  /**
   * The corpus cannot take it.
   *
   * @param why for whoever has to put it right, line by line
   */
  record Unfit(String why) implements ActionOutcome {}

  static ActionOutcome refused(ErrorCategory category) {
    return new Refused(Rejection.of(category));
  }

  static <T> ActionOutcome of(Outcome<T> outcome, Function<? super T, ActionOutcome> whenOk) {
    return switch (outcome) {
      case Outcome.Ok<T>(T value) -> whenOk.apply(value);
      case Outcome.Refused<T>(Rejection rejection) -> new Refused(rejection);
    };
  }

  /** What the state machine made of it. */
  static ActionOutcome of(Tick tick, String rule, String did) {
    if (!tick.failures().isEmpty()) {
      return new Unfit(
          tick.failures().stream().map(Throwable::getMessage).collect(Collectors.joining("\n")));
    }
    String waits = tick.underWay().isEmpty() ? "" : " It takes effect once the forge has it.";
    return new Done(rule, did + waits);
  }
}
