package be.becivic.protocol.scrub;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.scrub.internal.text.Readings;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The rules at work on texts and documents. Safe for use by many threads. */
public final class Scrubber {
  /**
   * How many characters what a rule finds may take, the name before it included: a code of 4,096,
   * or thirty digits with as much between them as does not part them.
   */
  public static final int LONGEST_FINDING = 6_000;

  private static final DocumentPath ROOT = new DocumentPath.Root();

  private final List<CompiledRule> rules;
  private final ScrubTables tables;
  private final PlainRules plain;
  private final CheckedRules checked;
  private final Set<String> harmless;

  private Scrubber(List<CompiledRule> rules, ScrubTables tables, Set<String> harmless) {
    this.rules = rules;
    this.tables = tables;
    this.harmless = harmless;
    this.plain = new PlainRules(rules);
    this.checked = new CheckedRules(rules, tables);
  }

  private Scrubber(Scrubber ignorant, Set<String> harmless) {
    this.rules = ignorant.rules;
    this.tables = ignorant.tables;
    this.harmless = harmless;
    this.plain = ignorant.plain;
    this.checked = ignorant.checked;
  }

  public static Scrubber of(ScrubRules rules) {
    return new Scrubber(
        rules.rules().stream().map(CompiledRule::new).toList(), rules.tables(), Set.of());
  }

  /** A scrubber with fewer rules, for text in which some findings are welcome. */
  public Scrubber only(Predicate<ScrubRule> kept) {
    return new Scrubber(
        rules.stream().filter(rule -> kept.test(rule.rule())).toList(), tables, harmless);
  }

  /**
   * The same, where most documents hold some of these texts: those on which nothing fires, wherever
   * they stand, are looked at now and never again.
   */
  public Scrubber knowing(Collection<String> usual) {
    return new Scrubber(
        this,
        usual.stream()
            .filter(text -> hits(text, _ -> true).isEmpty())
            .collect(Collectors.toUnmodifiableSet()));
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
    return hits(text, rule -> rule.appliesAt(ROOT)).stream()
        .map(hit -> MaskedMatch.around(hit.rule(), hit.reading(), hit.place()))
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
    if (harmless.contains(text)) {
      return;
    }
    for (RuleHit hit : hits(text, rule -> rule.appliesAt(field))) {
      ScrubRule rule = hit.rule();
      findings.add(
          new ScrubFinding(rule.name(), rule.strength(), rule.category(), place.pointer()));
    }
  }

  /** Where a plain rule found something, checked rules do not look for the same kind of thing. */
  private List<RuleHit> hits(String text, Predicate<CompiledRule> wanted) {
    Readings readings = Readings.of(text);
    List<RuleHit> hits = plain.hits(text, readings, wanted);
    if (hits.isEmpty()) {
      return checked.hits(text, readings, wanted);
    }
    Set<ScrubFailure.Category> found =
        hits.stream().map(hit -> hit.rule().finds()).collect(Collectors.toSet());
    return Stream.concat(
            hits.stream(),
            checked
                .hits(
                    text,
                    readings,
                    rule ->
                        wanted.test(rule)
                            && rule.rule().view() != TextView.GATHERED
                            && !found.contains(rule.rule().finds()))
                .stream())
        .toList();
  }
}
