package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.gathered.GatheredView;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.DigitView;
import be.becivic.protocol.scrub.internal.text.MarkedWords;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.WordClues;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.Optional;
import java.util.function.Supplier;

/** One reading of a text in the views that checked rules look at, each made when first needed. */
final class ReadingViews {
  private static final int MOST_DIGITS_BACKWARDS = 200;

  private final ScannedText reading;
  private final ScrubTables tables;
  private final MarkedWords marked;
  private final int fewestDigits;
  private final WordClues clues;
  private Optional<WordView> words = Optional.empty();
  private Optional<ScannedText> scannedWords = Optional.empty();
  private Optional<ScannedDigits> digits = Optional.empty();
  private Optional<ScannedDigits> codes = Optional.empty();
  private Optional<GatheredDigits> gathered = Optional.empty();

  /** A view of digits, and what one pass over it tells, from either end. */
  private record ScannedDigits(
      DigitView view, ScannedText scanned, Supplier<ScannedText> backwards) {}

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

  /** Whether there is anything to gather: words that point at a number, or many figures. */
  static boolean mayGather(ScannedText reading, WordClues clues) {
    return clues.hints()
        || reading.digitCount() >= GatheredDigits.FEWEST_FIGURES
            && GatheredView.isWorthALook(reading.text());
  }

  /** What takes one look to tell. */
  boolean mayHold(CuedRule cued) {
    if (cued.rule().rule().view() == TextView.GATHERED) {
      return mayGather(reading, clues);
    }
    return cued.admits(clues.marks())
        && (cued.needsDigitsTogether()
            ? clues.digits() >= cued.rule().digitsTogether()
            : cued.rule().mayHitViewOf(reading));
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
      case GATHERED -> gathered().firstHit(rule);
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
    if (view == TextView.GATHERED) {
      return this;
    }
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
    digits = digits.or(() -> Optional.of(scan(false)));
    return digits.get();
  }

  private ScannedDigits codes() {
    codes = codes.or(() -> Optional.of(scan(true)));
    return codes.get();
  }

  private GatheredDigits gathered() {
    gathered =
        gathered.or(
            () ->
                Optional.of(
                    new GatheredDigits(reading, clues.hints(), this::words, tables, marked)));
    return gathered.get();
  }

  private ScannedDigits scan(boolean keepsWords) {
    DigitView view = DigitView.of(words(), tables.numbers(), keepsWords);
    return new ScannedDigits(
        view,
        ScannedText.of(view.text()),
        () -> ScannedText.of(new StringBuilder(view.text()).reverse().toString()));
  }

  private Optional<RuleMatch> firstHit(CompiledRule rule, ScannedDigits from) {
    Optional<RuleMatch> hit = rule.firstHit(from.scanned);
    if (hit.isEmpty()
        && (rule.rule().backwards() || (clues.marks() & WordView.BACKWARDS) != 0)
        && from.scanned.digitCount() <= MOST_DIGITS_BACKWARDS) {
      hit = rule.firstHit(from.backwards.get()).map(found -> found.turned(from.view.text()));
    }
    return hit.map(found -> from.view.text().isEmpty() ? found : inReading(from.view, found));
  }

  private RuleMatch inReading(DigitView view, RuleMatch hit) {
    return inReading(new RuleMatch(view.place(hit.start()), view.place(hit.end() - 1) + 1));
  }

  private RuleMatch inReading(RuleMatch hit) {
    return words().text().isEmpty()
        ? hit
        : new RuleMatch(words().place(hit.start()), words().place(hit.end() - 1) + 1);
  }
}
