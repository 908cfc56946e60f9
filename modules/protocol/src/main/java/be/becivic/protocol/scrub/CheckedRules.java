package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.Lexicon;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.Readings;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules that look at views of a text and whose matches are checked. */
final class CheckedRules {
  private static final int SHORTEST_TEXT = 8;
  private static final int MOST_CUE_MARKS = 59;
  private static final String AT_SIGN = "@";

  /** A rule and the marks of words of which a text must have one; none where it needs none. */
  private record CuedRule(CompiledRule rule, long cues) {}

  private final List<CuedRule> rules = new ArrayList<>();
  private final ScrubTables tables;
  private final Lexicon lexicon;

  CheckedRules(List<ScrubRule> all, ScrubTables tables) {
    this.tables = tables;
    Map<String, Long> words = new HashMap<>();
    tables.numbers().words().keySet().forEach(word -> words.put(word, WordView.NUMBER));
    tables.numbers().tensBefore().keySet().forEach(word -> words.put(word, WordView.NUMBER));
    tables.numbers().hundred().forEach(word -> words.put(word, WordView.NUMBER));
    tables.numbers().links().forEach(word -> words.merge(word, WordView.LINK, (a, b) -> a | b));
    int next = 0;
    for (ScrubRule rule : all) {
      if (!rule.isPlain()) {
        long mark = 1L << next % MOST_CUE_MARKS;
        next += rule.cues().isEmpty() ? 0 : 1;
        rule.cues().forEach(cue -> words.merge(cue, mark, (one, other) -> one | other));
        long marks = rule.cues().isEmpty() ? 0 : mark;
        rules.add(
            new CuedRule(
                new CompiledRule(rule),
                rule.cues().contains(AT_SIGN) ? marks | WordView.AT_SIGN : marks));
      }
    }
    this.lexicon = new Lexicon(words);
  }

  List<RuleHit> hits(String text, Readings readings, Predicate<CompiledRule> wanted) {
    if (rules.isEmpty() || text.length() < SHORTEST_TEXT || OpaqueIds.areAllOf(text)) {
      return List.of();
    }
    List<ReadingViews> views =
        readings.folded().stream()
            .map(reading -> new ReadingViews(reading, tables, lexicon))
            .toList();
    List<RuleHit> hits = List.of();
    for (CuedRule cued : rules) {
      if (wanted.test(cued.rule)) {
        for (int i = 0; i < views.size(); i++) {
          Optional<RuleMatch> hit = firstHit(cued, views.get(i));
          if (hit.isPresent()) {
            ScannedText reading = readings.folded().get(i);
            hits = hits.isEmpty() ? new ArrayList<>() : hits;
            hits.add(new RuleHit(cued.rule.rule(), reading.text(), hit.get()));
            break;
          }
        }
      }
    }
    return hits;
  }

  /** What is plainly no id is looked for only where something was found. */
  private static Optional<RuleMatch> firstHit(CuedRule cued, ReadingViews views) {
    Optional<RuleMatch> hit = views.firstHit(cued.rule, cued.cues);
    if (hit.isEmpty()) {
      return hit;
    }
    ReadingViews kept = views.withoutHarmlessNumbers(cued.rule.rule().view());
    return kept == views ? hit : kept.firstHit(cued.rule, cued.cues);
  }
}
