package be.becivic.protocol.scrub;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The rules at work on texts and documents. Safe for use by many threads. */
public final class Scrubber {
  private static final DocumentPath ROOT = new DocumentPath.Root();

  private final List<CompiledRule> rules;
  private final List<CompiledRule> rulesWithoutDigits;
  private final List<CompiledRule> rulesInsideIds;
  private final int fewestDigits;

  private Scrubber(List<CompiledRule> rules) {
    this.rules = rules;
    this.rulesWithoutDigits = rules.stream().filter(rule -> rule.leastDigits() == 0).toList();
    this.rulesInsideIds =
        rules.stream()
            .filter(rule -> rule.leastDigits() == 0 || !rule.appliesEverywhere())
            .toList();
    this.fewestDigits =
        rules.stream().mapToInt(CompiledRule::leastDigits).filter(n -> n > 0).min().orElse(0);
  }

  public static Scrubber of(ScrubRules rules) {
    return new Scrubber(rules.rules().stream().map(CompiledRule::new).toList());
  }

  /** A scrubber with fewer rules, for text in which some findings are welcome. */
  public Scrubber only(Predicate<ScrubRule> kept) {
    return new Scrubber(rules.stream().filter(rule -> kept.test(rule.rule())).toList());
  }

  /** What fires on any string, number or member name of a document, in document order. */
  public List<ScrubFinding> scan(JsonNode document) {
    Set<ScrubFinding> findings = new LinkedHashSet<>();
    walk(document, ROOT, findings);
    return List.copyOf(findings);
  }

  /** What fires on a text that stands alone; rules for certain fields do not apply. */
  public List<ScrubFinding> scan(String text) {
    Set<ScrubFinding> findings = new LinkedHashSet<>();
    scan(text, ROOT, ROOT, findings);
    return List.copyOf(findings);
  }

  /** What fires on a text that stands alone, as it may be shown to its submitter. */
  public List<MaskedMatch> maskedMatches(String text) {
    List<ScannedText> readings = ScannedText.readings(text);
    return rules.stream()
        .filter(rule -> rule.appliesAt(ROOT))
        .flatMap(rule -> maskedMatch(rule, readings).stream())
        .toList();
  }

  private void walk(JsonNode node, DocumentPath trail, Set<ScrubFinding> findings) {
    if (node.isString()) {
      scan(node.stringValue(), trail, trail, findings);
    } else if (node.isNumber()) {
      NumberTexts.of(node).forEach(text -> scan(text, trail, trail, findings));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(node.get(i), trail.element(i), findings);
      }
    } else if (node.isObject()) {
      for (Map.Entry<String, JsonNode> member : node.properties()) {
        scan(member.getKey(), ROOT, trail, findings);
        walk(member.getValue(), trail.member(member.getKey()), findings);
      }
    }
  }

  private void scan(
      String text, DocumentPath field, DocumentPath place, Set<ScrubFinding> findings) {
    List<ScannedText> readings = ScannedText.readings(text);
    for (CompiledRule rule : worthTrying(text, readings)) {
      if (mayFire(rule, readings) && rule.appliesAt(field) && fires(rule, readings)) {
        findings.add(new ScrubFinding(rule.rule().name(), rule.rule().category(), place.pointer()));
      }
    }
  }

  private List<CompiledRule> worthTrying(String text, List<ScannedText> readings) {
    for (ScannedText reading : readings) {
      if (reading.digitCount() >= fewestDigits) {
        return OpaqueIds.areAllOf(text) ? rulesInsideIds : rules;
      }
    }
    return rulesWithoutDigits;
  }

  private static boolean mayFire(CompiledRule rule, List<ScannedText> readings) {
    for (ScannedText reading : readings) {
      if (rule.mayHit(reading)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fires(CompiledRule rule, List<ScannedText> readings) {
    for (ScannedText reading : readings) {
      if (rule.firstHit(reading).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static Optional<MaskedMatch> maskedMatch(CompiledRule rule, List<ScannedText> readings) {
    for (ScannedText reading : readings) {
      Optional<RuleMatch> hit = rule.firstHit(reading);
      if (hit.isPresent()) {
        return Optional.of(MaskedMatch.around(rule.rule().name(), reading.text(), hit.get()));
      }
    }
    return Optional.empty();
  }
}
