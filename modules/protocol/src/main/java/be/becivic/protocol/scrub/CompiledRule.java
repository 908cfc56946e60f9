package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.checksum.Checksum;
import be.becivic.protocol.scrub.internal.pattern.MatchStarts;
import be.becivic.protocol.scrub.internal.pattern.PatternTraits;
import be.becivic.protocol.scrub.internal.pattern.PatternTraitsReader;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.text.MeteredText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A rule ready to run. One that cannot run faithfully counts as fired on every text. */
final class CompiledRule {
  private static final long LOOKS_PER_CHARACTER = 100;
  private static final long LOOKS_AT_LEAST = 50_000;

  private final ScrubRule rule;
  private final List<List<String>> fields;
  private final Optional<Pattern> pattern;
  private final Optional<Pattern> unless;
  private final PatternTraits clues;
  private final int digitsTogether;

  CompiledRule(ScrubRule rule) {
    this.rule = rule;
    this.fields = rule.fields().stream().map(path -> List.of(path.split("\\."))).toList();
    this.pattern = compile(rule.pattern(), rule.flags());
    this.unless = rule.unless().flatMap(words -> compile(words, ""));
    this.clues =
        pattern.isEmpty()
            ? PatternTraits.NONE
            : clues(rule).withAtLeast(rule.mustHold().map(Checksum::leastDigits).orElse(0));
    this.digitsTogether = pattern.isEmpty() ? 0 : digitsTogether(rule, clues);
  }

  private static int digitsTogether(ScrubRule rule, PatternTraits clues) {
    int known = rule.mustHold().map(Checksum::digitsTogether).orElse(0);
    return switch (rule.view()) {
      case DIGITS, CODES -> known > 0 ? known : clues.leastDigits();
      case TEXT, WORDS -> known;
      case GATHERED -> 0;
    };
  }

  ScrubRule rule() {
    return rule;
  }

  /** A text with fewer digits needs no trying. */
  int leastDigits() {
    return clues.leastDigits();
  }

  /** How many digits must stand together, words and letters for digits included; none: no rule. */
  int digitsTogether() {
    return digitsTogether;
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
  boolean mayHit(ScannedText text) {
    return pattern.isEmpty() || text.admits(clues);
  }

  /** The same about the rule's view of a text; a view of it has the same digits. */
  boolean mayHitViewOf(ScannedText text) {
    return pattern.isEmpty()
        || (rule.view() == TextView.TEXT ? text.admits(clues) : text.hasDigitsFor(clues));
  }

  Optional<RuleMatch> firstHit(ScannedText text) {
    if (pattern.isEmpty()) {
      return everywhere(text.text());
    }
    if (!text.admits(clues)) {
      return Optional.empty();
    }
    try {
      return search(pattern.get(), text);
    } catch (MeteredText.ExhaustedException | StackOverflowError _) {
      return everywhere(text.text());
    }
  }

  /** The same, from one place alone. */
  Optional<RuleMatch> hitAt(String text, int start) {
    if (pattern.isEmpty()) {
      return everywhere(text);
    }
    try {
      int end = endOfHit(matcher(pattern.get(), text), text, start);
      return end > start ? Optional.of(new RuleMatch(start, end)) : Optional.empty();
    } catch (MeteredText.ExhaustedException | StackOverflowError _) {
      return everywhere(text);
    }
  }

  /** Every place is tried, also inside a match that came to nothing. */
  private Optional<RuleMatch> search(Pattern compiled, ScannedText scanned) {
    String text = scanned.text();
    MatchStarts starts = new MatchStarts(scanned, clues);
    int start = starts.next(0);
    if (start == MatchStarts.NONE) {
      return Optional.empty();
    }
    Matcher matcher = matcher(compiled, text);
    while (start != MatchStarts.NONE) {
      int end = endOfHit(matcher, text, start);
      if (end > start) {
        return Optional.of(new RuleMatch(start, end));
      }
      start = starts.next(start + 1);
    }
    return Optional.empty();
  }

  private static Matcher matcher(Pattern pattern, String text) {
    return pattern
        .matcher(new MeteredText(text, LOOKS_AT_LEAST + LOOKS_PER_CHARACTER * text.length()))
        .useTransparentBounds(true)
        .useAnchoringBounds(false);
  }

  /** Where what begins here ends; at the start where nothing does. */
  private int endOfHit(Matcher matcher, String text, int start) {
    return rule.edges().allow(text, start - 1)
            && mayBeginAt(text, start)
            && matcher.region(start, text.length()).lookingAt()
        ? acceptedEnd(text, start, matcher.end())
        : start;
  }

  private boolean mayBeginAt(String text, int start) {
    return rule.mustHold().isEmpty() || rule.mustHold().get().mayBeginAt(text, start);
  }

  /** The match, or the longest part from its start that its checksum accepts. */
  private int acceptedEnd(String text, int start, int end) {
    if (rule.mustHold().isEmpty()) {
      return rule.edges().allow(text, end) && !isExcused(text, start, end) ? end : start;
    }
    Checksum checksum = rule.mustHold().get();
    int length = checksum.lengthOf(text, start, end);
    for (int stop = end; stop > start; stop--) {
      char last = text.charAt(stop - 1);
      if (isAlphanumeric(last)
          && checksum.allows(length)
          && rule.edges().allow(text, stop)
          && checksum.holds(text.substring(start, stop))) {
        return stop;
      }
      length -= checksum.counts(last) ? 1 : 0;
    }
    return start;
  }

  private boolean isExcused(String text, int start, int end) {
    return unless.isPresent() && matcher(unless.get(), text).region(start, end).find();
  }

  private static boolean isAlphanumeric(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character);
  }

  private static Optional<RuleMatch> everywhere(String text) {
    return Optional.of(new RuleMatch(0, text.length()));
  }

  private static Optional<Pattern> compile(String pattern, String flags) {
    try {
      return switch (flags) {
        case "", "u" -> Optional.of(Pattern.compile(pattern));
        case "i", "iu" ->
            Optional.of(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
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
