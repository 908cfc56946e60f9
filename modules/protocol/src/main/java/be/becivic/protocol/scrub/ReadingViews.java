package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.DigitView;
import be.becivic.protocol.scrub.internal.text.Lexicon;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.Optional;

/** One reading of a text in the views that checked rules look at, each made when first needed. */
final class ReadingViews {
  private static final int SHORTEST_CHAIN = 9;
  private static final int LONGEST_CODE = 2;

  private final ScannedText reading;
  private final ScrubTables tables;
  private final Lexicon lexicon;
  private final WordView words;
  private final ScannedText scannedWords;
  private Optional<ScannedDigits> digits = Optional.empty();
  private Optional<ScannedDigits> codes = Optional.empty();

  /** A view of digits, and what one pass over it tells. */
  private record ScannedDigits(DigitView view, ScannedText scanned) {}

  ReadingViews(ScannedText reading, ScrubTables tables, Lexicon lexicon) {
    this.reading = reading;
    this.tables = tables;
    this.lexicon = lexicon;
    this.words = WordView.of(reading.text(), lexicon);
    this.scannedWords = ScannedText.of(words.text());
  }

  /** The match of a rule, as places of the reading. */
  Optional<RuleMatch> firstHit(CompiledRule rule, long cues) {
    return switch (rule.rule().view()) {
      case WORDS ->
          (cues == 0 ? rule.firstHit(scannedWords) : firstHitAtCue(rule, cues))
              .map(this::inReading);
      case DIGITS -> hasDigits() ? firstHit(rule, digits()) : Optional.empty();
      case CODES -> hasDigits() ? firstHit(rule, codes()) : Optional.empty();
      case TEXT -> rule.firstHit(reading);
    };
  }

  /** A match begins with a cue, or with the one sign before it. */
  private Optional<RuleMatch> firstHitAtCue(CompiledRule rule, long marks) {
    if (!rule.mayHit(scannedWords)) {
      return Optional.empty();
    }
    for (WordView.Cue cue : words.cues()) {
      if ((cue.marks() & marks) != 0) {
        for (int start = Math.max(0, cue.start() - 1); start <= cue.start(); start++) {
          Optional<RuleMatch> hit = rule.hitAt(scannedWords, start);
          if (hit.isPresent()) {
            return hit;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The same reading without ids, and for digits without clock times, prices and the like. */
  ReadingViews withoutHarmlessNumbers(TextView view) {
    String masked = OpaqueIds.mask(reading.text());
    String kept =
        view == TextView.DIGITS || view == TextView.CODES
            ? tables.setAside().apply(masked)
            : masked;
    return kept.equals(reading.text())
        ? this
        : new ReadingViews(ScannedText.of(kept), tables, lexicon);
  }

  private boolean hasDigits() {
    return words.longestChain() >= SHORTEST_CHAIN;
  }

  private ScannedDigits digits() {
    digits = digits.or(() -> Optional.of(scan(0)));
    return digits.get();
  }

  private ScannedDigits codes() {
    codes = codes.or(() -> Optional.of(scan(LONGEST_CODE)));
    return codes.get();
  }

  private ScannedDigits scan(int letters) {
    DigitView view = DigitView.of(words, tables.numbers(), letters);
    return new ScannedDigits(view, ScannedText.of(view.text()));
  }

  private Optional<RuleMatch> firstHit(CompiledRule rule, ScannedDigits from) {
    return rule.firstHit(from.scanned)
        .map(
            hit ->
                from.view.text().isEmpty()
                    ? hit
                    : inReading(
                        new RuleMatch(
                            from.view.place(hit.start()), from.view.place(hit.end() - 1) + 1)));
  }

  private RuleMatch inReading(RuleMatch hit) {
    return words.text().isEmpty()
        ? hit
        : new RuleMatch(words.place(hit.start()), words.place(hit.end() - 1) + 1);
  }
}
