package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.gathered.GatheredView;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.MarkedWords;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The digits of one reading with all words between them passed over. What is plainly no id is
 * looked for only where something was found.
 */
final class GatheredDigits {
  static final int FEWEST_FIGURES = 9;
  private static final int MOST_DIGITS_BACKWARDS = 200;

  /** In more digits than this, check digits fit by chance. */
  private static final int MOST_DIGITS = 80;

  private final ScannedText reading;
  private final ScrubTables tables;
  private final MarkedWords marked;
  private final Sight asIs;
  private Optional<Sight> kept = Optional.empty();

  /** A view, and what one pass over it tells. */
  private static final class Sight {
    private final GatheredView view;
    private final ScannedText scanned;
    private Optional<ScannedText> backwards = Optional.empty();

    Sight(GatheredView view) {
      this.view = view;
      this.scanned = ScannedText.of(view.text());
    }

    ScannedText backwards() {
      backwards =
          backwards.or(
              () ->
                  Optional.of(ScannedText.of(new StringBuilder(view.text()).reverse().toString())));
      return backwards.get();
    }
  }

  GatheredDigits(
      ScannedText reading,
      boolean hasHints,
      Supplier<WordView> words,
      ScrubTables tables,
      MarkedWords marked) {
    this.reading = reading;
    this.tables = tables;
    this.marked = marked;
    this.asIs =
        new Sight(
            hasHints
                ? GatheredView.of(reading.text(), words.get(), tables.numbers(), tables.gathered())
                : GatheredView.ofFigures(reading));
  }

  Optional<RuleMatch> firstHit(CompiledRule rule) {
    return firstHit(rule, asIs)
        .flatMap(_ -> mayFitByChance(rule) ? Optional.empty() : firstHit(rule, kept()));
  }

  private boolean mayFitByChance(CompiledRule rule) {
    return rule.rule().mustHold().isPresent() && kept().scanned.digitCount() > MOST_DIGITS;
  }

  private static Optional<RuleMatch> firstHit(CompiledRule rule, Sight sight) {
    Optional<RuleMatch> hit = rule.firstHit(sight.scanned);
    if (hit.isEmpty()
        && rule.rule().backwards()
        && sight.scanned.digitCount() <= MOST_DIGITS_BACKWARDS) {
      hit = rule.firstHit(sight.backwards()).map(found -> found.turned(sight.view.text()));
    }
    return hit.map(
        found ->
            sight.view.text().isEmpty()
                ? found
                : new RuleMatch(
                    sight.view.places()[found.start()], sight.view.places()[found.end() - 1] + 1));
  }

  private Sight kept() {
    kept = kept.or(() -> Optional.of(new Sight(keptView())));
    return kept.get();
  }

  private GatheredView keptView() {
    String text =
        tables.gathered().setAside().apply(tables.setAside().apply(OpaqueIds.mask(reading.text())));
    return GatheredView.of(
        text, WordView.of(text, marked, Integer.MAX_VALUE), tables.numbers(), tables.gathered());
  }
}
