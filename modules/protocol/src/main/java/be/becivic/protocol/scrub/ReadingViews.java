package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.DigitView;
import be.becivic.protocol.scrub.internal.text.MarkedWords;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.WordClues;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.Optional;

/** One reading of a text in the views that checked rules look at, each made when first needed. */
final class ReadingViews {
  private static final int LONGEST_CODE = 2;

  private final ScannedText reading;
  private final ScrubTables tables;
  private final MarkedWords marked;
  private final int fewestDigits;
  private final WordClues clues;
  private Optional<WordView> words = Optional.empty();
  private Optional<ScannedText> scannedWords = Optional.empty();
  private Optional<ScannedDigits> digits = Optional.empty();
  private Optional<ScannedDigits> codes = Optional.empty();

  /** A view of digits, and what one pass over it tells. */
  private record ScannedDigits(DigitView view, ScannedText scanned) {}

  ReadingViews(
      ScannedText reading,
      WordClues clues,
      ScrubTables tables,
      MarkedWords marked,
      int fewestDigits) {
    this.reading = reading;
    this.clues = clues;
    this.tables = tables;
    this.marked = marked;
    this.fewestDigits = fewestDigits;
  }

  String reading() {
    return reading.text();
  }

  /** What takes one look to tell. */
  boolean mayHold(CuedRule cued) {
    return cued.needsDigitsTogether()
        ? clues.hasDigits()
        : cued.admits(clues.marks()) && cued.rule().mayHitViewOf(reading);
  }

  /** The match of a rule, as places of the reading. */
  Optional<RuleMatch> firstHit(CuedRule cued) {
    CompiledRule rule = cued.rule();
    return switch (rule.rule().view()) {
      case WORDS ->
          (cued.cues() == 0 ? rule.firstHit(scannedWords()) : firstHitAtCue(cued))
              .map(this::inReading);
      case DIGITS -> firstHit(rule, digits());
      case CODES -> firstHit(rule, codes());
      case TEXT -> rule.firstHit(reading);
    };
  }

  /** A match begins with a cue, or with the one sign before it. */
  private Optional<RuleMatch> firstHitAtCue(CuedRule cued) {
    for (WordView.Cue cue : words().cues()) {
      if ((cue.marks() & cued.cues()) != 0) {
        for (int start = Math.max(0, cue.start() - 1); start <= cue.start(); start++) {
          Optional<RuleMatch> hit = cued.rule().hitAt(words().text(), start);
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
        : new ReadingViews(
            ScannedText.of(kept),
            WordClues.of(kept, marked, fewestDigits),
            tables,
            marked,
            fewestDigits);
  }

  private WordView words() {
    words = words.or(() -> Optional.of(WordView.of(reading.text(), marked, fewestDigits)));
    return words.get();
  }

  private ScannedText scannedWords() {
    scannedWords = scannedWords.or(() -> Optional.of(ScannedText.of(words().text())));
    return scannedWords.get();
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
    DigitView view = DigitView.of(words(), tables.numbers(), letters);
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
    return words().text().isEmpty()
        ? hit
        : new RuleMatch(words().place(hit.start()), words().place(hit.end() - 1) + 1);
  }
}
