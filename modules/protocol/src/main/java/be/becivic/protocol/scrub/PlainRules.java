package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.scrub.internal.text.OpaqueIds;
import be.becivic.protocol.scrub.internal.text.Readings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules whose pattern is all there is to them. */
final class PlainRules {
  private final List<CompiledRule> rules;
  private final List<CompiledRule> rulesWithoutDigits;
  private final List<CompiledRule> rulesInsideIds;
  private final int fewestDigits;

  PlainRules(List<CompiledRule> all) {
    this.rules = all.stream().filter(each -> each.rule().isPlain()).toList();
    this.rulesWithoutDigits = rules.stream().filter(rule -> rule.leastDigits() == 0).toList();
    this.rulesInsideIds =
        rules.stream()
            .filter(rule -> rule.leastDigits() == 0 || !rule.appliesEverywhere())
            .toList();
    this.fewestDigits =
        rules.stream().mapToInt(CompiledRule::leastDigits).filter(n -> n > 0).min().orElse(0);
  }

  List<RuleHit> hits(String text, Readings readings, Predicate<CompiledRule> wanted) {
    List<ScannedText> all = readings.all();
    List<RuleHit> hits = List.of();
    List<CompiledRule> tried = worthTrying(text, all);
    // Each text goes by every rule, so this makes no iterators.
    for (int i = 0; i < tried.size(); i++) {
      CompiledRule rule = tried.get(i);
      for (int j = 0; j < all.size(); j++) {
        ScannedText reading = all.get(j);
        if (rule.mayHit(reading) && wanted.test(rule)) {
          Optional<RuleMatch> hit = firstHit(rule, reading);
          if (hit.isPresent()) {
            hits = hits.isEmpty() ? new ArrayList<>() : hits;
            hits.add(new RuleHit(rule.rule(), reading.text(), hit.get()));
            break;
          }
        }
      }
    }
    return hits;
  }

  private List<CompiledRule> worthTrying(String text, List<ScannedText> readings) {
    for (ScannedText reading : readings) {
      if (reading.digitCount() >= fewestDigits) {
        return OpaqueIds.areAllOf(text) ? rulesInsideIds : rules;
      }
    }
    return rulesWithoutDigits;
  }

  /** Ids are looked for only where something was found: they are rare, and so are findings. */
  private static Optional<RuleMatch> firstHit(CompiledRule rule, ScannedText reading) {
    Optional<RuleMatch> hit = rule.firstHit(reading);
    if (hit.isEmpty() || !rule.appliesEverywhere()) {
      return hit;
    }
    String masked = OpaqueIds.mask(reading.text());
    return masked.equals(reading.text()) ? hit : rule.firstHit(ScannedText.of(masked));
  }
}
