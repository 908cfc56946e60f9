package be.becivic.protocol.scrub;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A rule ready to run. One that cannot run faithfully counts as fired on every text. */
final class CompiledRule {
  private final ScrubRule rule;
  private final List<List<String>> fields;
  private final Optional<Pattern> pattern;
  private final Optional<Checksum> mustHold;
  private final PatternTraits clues;

  CompiledRule(ScrubRule rule) {
    this.rule = rule;
    this.fields = rule.fields().stream().map(path -> List.of(path.split("\\."))).toList();
    this.pattern = compile(rule);
    this.mustHold =
        switch (rule.fires()) {
          case ALWAYS -> Optional.empty();
          case WHEN_CHECKSUM_HOLDS -> rule.checksum().flatMap(Checksum::parse);
        };
    this.clues =
        pattern.isEmpty()
            ? PatternTraits.NONE
            : clues(rule).withAtLeast(mustHold.map(Checksum::leastDigits).orElse(0));
  }

  ScrubRule rule() {
    return rule;
  }

  /** A text with fewer digits needs no trying. */
  int leastDigits() {
    return clues.leastDigits();
  }

  boolean appliesEverywhere() {
    return fields.isEmpty();
  }

  boolean appliesAt(DocumentPath trail) {
    if (fields.isEmpty()) {
      return true;
    }
    for (List<String> field : fields) {
      if (trail.endsWith(field)) {
        return true;
      }
    }
    return false;
  }

  /** What takes one look to tell, before anything else is asked. */
  boolean mayHit(ScannedText profile) {
    return pattern.isEmpty() || profile.admits(clues);
  }

  Optional<RuleMatch> firstHit(ScannedText profile) {
    Optional<RuleMatch> hit = search(profile);
    if (hit.isEmpty() || !appliesEverywhere()) {
      return hit;
    }
    ScannedText withoutIds = profile.withoutIds();
    return withoutIds == profile ? hit : search(withoutIds);
  }

  private Optional<RuleMatch> search(ScannedText profile) {
    if (pattern.isEmpty()) {
      return everywhere(profile);
    }
    if (!profile.admits(clues)) {
      return Optional.empty();
    }
    try {
      return search(pattern.get(), profile);
    } catch (MeteredText.ExhaustedException | StackOverflowError _) {
      return everywhere(profile);
    }
  }

  private Optional<RuleMatch> search(Pattern compiled, ScannedText profile) {
    String text = profile.text();
    MatchStarts starts = new MatchStarts(profile, clues);
    int start = starts.next(0);
    if (start == MatchStarts.NONE) {
      return Optional.empty();
    }
    Matcher matcher = compiled.matcher(new MeteredText(text));
    matcher.useTransparentBounds(true).useAnchoringBounds(false);
    while (start != MatchStarts.NONE) {
      if (matcher.region(start, text.length()).lookingAt()) {
        String candidate = text.substring(start, matcher.end());
        if (mustHold.isEmpty() || mustHold.get().holds(candidate)) {
          return Optional.of(new RuleMatch(start, matcher.end()));
        }
      }
      start = starts.next(start + 1);
    }
    return Optional.empty();
  }

  private static Optional<RuleMatch> everywhere(ScannedText profile) {
    return Optional.of(new RuleMatch(0, profile.text().length()));
  }

  private static Optional<Pattern> compile(ScrubRule rule) {
    try {
      return switch (rule.flags()) {
        case "", "u" -> Optional.of(Pattern.compile(rule.pattern()));
        case "i", "iu" ->
            Optional.of(
                Pattern.compile(rule.pattern(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
        default -> Optional.empty();
      };
    } catch (PatternSyntaxException _) {
      return Optional.empty();
    }
  }

  /** Clues are about the characters a pattern names, so ignoring case would make them wrong. */
  private static PatternTraits clues(ScrubRule rule) {
    return rule.flags().contains("i")
        ? PatternTraits.NONE
        : PatternTraitsReader.read(rule.pattern());
  }
}
