package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.pattern.PatternTraits;
import be.becivic.protocol.scrub.internal.pattern.PatternTraitsReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The published rules file as a value (§6.8). A file that cannot be read in full is refused. */
public final class ScrubRules {
  public static final int SCHEMA_VERSION = 2;

  private final List<ScrubRule> rules;
  private final ScrubTables tables;

  private ScrubRules(List<ScrubRule> rules, ScrubTables tables) {
    this.rules = List.copyOf(rules);
    this.tables = tables;
    Set<String> names = new HashSet<>();
    for (ScrubRule rule : rules) {
      if (!names.add(rule.name())) {
        throw new IllegalArgumentException("two scrub rules are named " + rule.name());
      }
    }
  }

  public static ScrubRules parse(JsonNode file) {
    if (file.path("schema_version").asInt(0) != SCHEMA_VERSION) {
      throw new IllegalArgumentException("scrub rules are not of version " + SCHEMA_VERSION);
    }
    JsonNode rules = file.path("rules");
    if (!rules.isArray() || rules.isEmpty()) {
      throw new IllegalArgumentException("there are no scrub rules");
    }
    return new ScrubRules(new ScrubRuleReader(file).list(), ScrubTables.parse(file));
  }

  /** Whether JavaScript, Java, Python and RE2 read a pattern alike, and none takes long over it. */
  public static boolean isPortable(String pattern) {
    return !PatternTraitsReader.read(pattern).equals(PatternTraits.NONE);
  }

  public List<ScrubRule> rules() {
    return rules;
  }

  ScrubTables tables() {
    return tables;
  }
}
