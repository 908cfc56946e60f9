package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Stage;
import be.becivic.intake.internal.receipt.Repeats;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the repeats in a line. A repeat comes before any refusal, so whatever is refused is looked
 * up; of the others, whose ids are hardly ever known, the writing tells (decision 0024).
 */
public final class RepeatLookup {
  private final Repeats repeats;

  public RepeatLookup(Repeats repeats) {
    this.repeats = repeats;
  }

  /** Answers those among the refused that came before. */
  <S extends Stage> List<Passage<S>> answerRefused(Tables tables, List<Passage<S>> line) {
    return answer(tables, line, RepeatLookup::findRefused);
  }

  /** Answers all that came before. */
  <S extends Stage> List<Passage<S>> answerAll(Tables tables, List<Passage<S>> line) {
    return answer(tables, line, RepeatLookup::findUnanswered);
  }

  private static Optional<Parsed> findRefused(Passage<?> passage) {
    return passage instanceof Passage.Left(Departure.Refused(Parsed parsed, _))
        ? Optional.of(parsed)
        : Optional.empty();
  }

  private static Optional<Parsed> findUnanswered(Passage<?> passage) {
    return passage instanceof Passage.At(Stage stage)
        ? Optional.of(stage.parsed())
        : findRefused(passage);
  }

  private <S extends Stage> List<Passage<S>> answer(
      Tables tables, List<Passage<S>> line, Function<Passage<?>, Optional<Parsed>> asked) {
    Set<SubmissionId> ids = new HashSet<>();
    line.forEach(each -> asked.apply(each).ifPresent(parsed -> ids.add(parsed.id())));
    Set<SubmissionId> known = ids.isEmpty() ? Set.of() : tables.knownIds().filterKnown(ids);
    if (known.isEmpty()) {
      return line;
    }
    var answered = new ArrayList<Passage<S>>(line.size());
    for (Passage<S> each : line) {
      Optional<Parsed> repeat = asked.apply(each).filter(parsed -> known.contains(parsed.id()));
      answered.add(
          repeat
              .<Passage<S>>map(parsed -> new Passage.Left<>(repeated(tables, parsed)))
              .orElse(each));
    }
    return answered;
  }

  private Departure repeated(Tables tables, Parsed parsed) {
    return new Departure.Repeated(
        parsed, repeats.answer(tables, parsed.id(), parsed.arrival().origin()));
  }
}
