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
  private record Sight(GatheredView view, ScannedText scanned) {
    static Sight of(GatheredView view) {
      return new Sight(view, ScannedText.of(view.text()));
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
        Sight.of(
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
      String text = sight.view.text();
      hit =
          rule.firstHit(ScannedText.of(new StringBuilder(text).reverse().toString()))
              .map(found -> found.turned(text));
    }
    return hit.map(
        found ->
            sight.view.text().isEmpty()
                ? found
                : new RuleMatch(
                    sight.view.places()[found.start()], sight.view.places()[found.end() - 1] + 1));
  }

  private Sight kept() {
    kept = kept.or(() -> Optional.of(Sight.of(keptView())));
    return kept.get();
  }

  private GatheredView keptView() {
    String text =
        tables.gathered().setAside().apply(tables.setAside().apply(OpaqueIds.mask(reading.text())));
    return GatheredView.of(
        text, WordView.of(text, marked, Integer.MAX_VALUE), tables.numbers(), tables.gathered());
  }
}
