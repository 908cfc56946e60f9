package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Received;
import be.becivic.intake.internal.reading.Stage;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A submission on its way: at a stage, or out of the line. */
sealed interface Passage<S extends Stage> {

  /** It has come as far as that. */
  record At<S extends Stage>(S stage) implements Passage<S> {}

  /** It goes no further. */
  record Left<S extends Stage>(Departure departure) implements Passage<S> {}

  static Passage<Parsed> begin(Received received, Outcome<Parsed> reading) {
    return switch (reading) {
      case Outcome.Ok<Parsed>(Parsed parsed) -> new At<>(parsed);
      case Outcome.Refused<Parsed>(Rejection rejection) ->
          new Left<>(new Departure.Unread(received, rejection));
    };
  }

  /** Goes on to the next stage, or leaves the line with the reason. */
  default <N extends Stage> Passage<N> step(Function<S, Outcome<N>> step) {
    return switch (this) {
      case Left<S>(Departure departure) -> new Left<>(departure);
      case At<S>(S stage) ->
          switch (step.apply(stage)) {
            case Outcome.Ok<N>(N next) -> new At<>(next);
            case Outcome.Refused<N>(Rejection rejection) ->
                new Left<>(new Departure.Refused(stage.parsed(), rejection));
          };
    };
  }

  static <S extends Stage, N extends Stage> List<Passage<N>> stepAll(
      List<Passage<S>> line, Function<S, Outcome<N>> step) {
    var next = new ArrayList<Passage<N>>(line.size());
    for (Passage<S> each : line) {
      next.add(each.step(step));
    }
    return next;
  }
}
