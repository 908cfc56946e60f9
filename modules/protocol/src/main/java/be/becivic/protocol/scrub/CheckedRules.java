package be.becivic.protocol.scrub;

import be.becivic.protocol.json.PlainTimes;
import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.MarkedWords;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.Readings;
import be.becivic.protocol.scrub.internal.text.WordClues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules that look at views of a text and whose matches are checked. */
final class CheckedRules {
  private static final int SHORTEST_TEXT = 8;
  private static final CharSet PLAIN =
      CharSet.LETTERS.or(CharSet.range('_', '_')).or(CharSet.range('-', '-'));

  private final List<CuedRule> rules = new ArrayList<>();
  private final List<CuedRule> gathering = new ArrayList<>();
  private final List<CuedRule> rulesWithoutClues;
  private final ScrubTables tables;
  private final MarkedWords marked;
  private final int fewestDigits;
  private final int fewestDigitsWithoutCue;

  CheckedRules(List<CompiledRule> all, ScrubTables tables) {
    this.tables = tables;
    var marks = new CueMarks(tables);
    for (CompiledRule each : all) {
      ScrubRule rule = each.rule();
      if (!rule.isPlain()) {
        (rule.view() == TextView.GATHERED ? gathering : rules)
            .add(new CuedRule(each, marks.markOf(rule.cues()), marks.markOf(rule.also())));
      }
    }
    this.marked = marks.markedWords();
    this.fewestDigits = fewestDigits(cued -> true);
    this.fewestDigitsWithoutCue = fewestDigits(cued -> cued.cues() == 0);
    this.rulesWithoutClues =
        rules.stream().filter(cued -> cued.cues() == 0 && !cued.needsDigitsTogether()).toList();
  }

  private int fewestDigits(Predicate<CuedRule> which) {
    return rules.stream()
        .filter(CuedRule::needsDigitsTogether)
        .filter(which)
        .mapToInt(cued -> cued.rule().digitsTogether())
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  List<RuleHit> hits(String text, Readings readings, Predicate<CompiledRule> wanted) {
    return rules.isEmpty() && gathering.isEmpty()
            || text.length() < SHORTEST_TEXT
            || PlainTimes.isDate(text)
            || OpaqueIds.areAllOf(text)
        ? List.of()
        : look(readings, wanted);
  }

  /** The same for a text of which nothing is known beforehand. */
  List<RuleHit> look(Readings readings, Predicate<CompiledRule> wanted) {
    List<ReadingViews> views =
        saysNothing(readings.asSent()) ? List.of() : views(readings.folded());
    List<ReadingViews> guesses = views(readings.guesses());
    return views.isEmpty() && guesses.isEmpty() ? List.of() : hits(views, guesses, wanted);
  }

  private List<ReadingViews> views(List<ScannedText> readings) {
    List<ReadingViews> views = List.of();
    for (ScannedText reading : readings) {
      WordClues clues = WordClues.of(reading.text(), marked, fewestDigits);
      if (clues.marks() != 0
          || clues.digits() >= fewestDigitsWithoutCue
          || !gathering.isEmpty() && ReadingViews.mayGather(reading, clues)
          || mayHoldWithoutClues(reading)) {
        views = views.isEmpty() ? new ArrayList<>(readings.size()) : views;
        views.add(new ReadingViews(reading, clues, tables, marked, fewestDigits));
      }
    }
    return views;
  }

  /** Without digits or signs it takes three words to say anything. */
  private static boolean saysNothing(ScannedText text) {
    return text.characters().isWithin(PLAIN) && hasTwoWordsAtMost(text.text());
  }

  private static boolean hasTwoWordsAtMost(String plain) {
    int signs = 0;
    for (int i = 0; i < plain.length() && signs < 2; i++) {
      signs += CharSet.LETTERS.has(plain.charAt(i)) ? 0 : 1;
    }
    return signs < 2;
  }

  private boolean mayHoldWithoutClues(ScannedText reading) {
    for (CuedRule cued : rulesWithoutClues) {
      if (cued.rule().mayHitViewOf(reading)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Patterns for the text itself take letters and digits alike, so a guess tells them nothing. What
   * is gathered is looked at only where nothing else was found.
   */
  private List<RuleHit> hits(
      List<ReadingViews> views, List<ReadingViews> guesses, Predicate<CompiledRule> wanted) {
    List<RuleHit> hits = hits(rules, views, guesses, wanted);
    return hits.isEmpty() ? hits(gathering, views, guesses, wanted) : hits;
  }

  private static List<RuleHit> hits(
      List<CuedRule> tried,
      List<ReadingViews> views,
      List<ReadingViews> guesses,
      Predicate<CompiledRule> wanted) {
    List<RuleHit> hits = List.of();
    // Each text goes by every rule, so this makes no iterators.
    for (int i = 0; i < tried.size(); i++) {
      CuedRule cued = tried.get(i);
      Optional<RuleHit> hit = firstHit(cued, views, wanted);
      if (hit.isEmpty() && !guesses.isEmpty() && cued.rule().rule().view() != TextView.TEXT) {
        hit = firstHit(cued, guesses, wanted);
      }
      if (hit.isPresent()) {
        hits = hits.isEmpty() ? new ArrayList<>() : hits;
        hits.add(hit.get());
      }
    }
    return hits;
  }

  private static Optional<RuleHit> firstHit(
      CuedRule cued, List<ReadingViews> views, Predicate<CompiledRule> wanted) {
    for (int i = 0; i < views.size(); i++) {
      ReadingViews view = views.get(i);
      if (view.mayHold(cued) && wanted.test(cued.rule())) {
        Optional<RuleMatch> hit = firstHit(cued, view);
        if (hit.isPresent()) {
          return Optional.of(new RuleHit(cued.rule().rule(), view.reading(), hit.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** What is plainly no id is looked for only where something was found. */
  private static Optional<RuleMatch> firstHit(CuedRule cued, ReadingViews views) {
    Optional<RuleMatch> hit = views.firstHit(cued);
    if (hit.isEmpty()) {
      return hit;
    }
    ReadingViews kept = views.withoutHarmlessNumbers(cued.rule().rule().view());
    return kept == views ? hit : kept.mayHold(cued) ? kept.firstHit(cued) : Optional.empty();
  }
}
