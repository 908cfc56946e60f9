package be.becivic.ner.lexicon;

import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.List;

/** The tokens of a text with everything one language knows about them. */
public final class Analysis {
  private static final int LONGEST_HINT = 6;

  private final RuleBook rules;
  private final List<Token> tokens;
  private final TokenFacts[] facts;
  private final ThingKind[] things;
  private final boolean[] introduced;
  private final boolean shouted;
  private final boolean uncased;

  Analysis(
      RuleBook rules,
      List<Token> tokens,
      TokenFacts[] facts,
      ThingKind[] things,
      boolean[] introduced) {
    this.rules = rules;
    this.tokens = tokens;
    this.facts = facts;
    this.things = things;
    this.introduced = introduced;
    this.shouted = isShouted(tokens);
    this.uncased = isUncased(tokens);
  }

  /** Whether somebody writes without capitals. */
  static boolean isUncased(List<Token> tokens) {
    return tokens.stream().noneMatch(Token::isCapitalised);
  }

  private static boolean isShouted(List<Token> tokens) {
    long words = tokens.stream().filter(Token::isWord).count();
    return words >= 3
        && tokens.stream()
            .noneMatch(token -> token.shape() == TokenShape.LOWER && token.text().length() > 1)
        && tokens.stream().filter(token -> token.shape() == TokenShape.UPPER).count() * 2 > words;
  }

  public int size() {
    return tokens.size();
  }

  public Token token(int at) {
    return tokens.get(at);
  }

  public RuleBook rules() {
    return rules;
  }

  public boolean isShouted() {
    return shouted;
  }

  public boolean isUncased() {
    return uncased;
  }

  /** The name lists the token stands on, as bits of {@link WordLists}. */
  public int names(int at) {
    return facts[at].names();
  }

  public boolean isFirstName(int at) {
    return (facts[at].names() & WordLists.FIRST_NAME) != 0;
  }

  public boolean isSurname(int at) {
    return (facts[at].names() & WordLists.SURNAME) != 0;
  }

  /** On a name list of people one meets in Belgium, not just somewhere in the world. */
  public boolean isName(int at) {
    return (facts[at].names() & (WordLists.FIRST_NAME | WordLists.SURNAME)) != 0;
  }

  public boolean has(Cue cue, int at) {
    return at >= 0 && at < facts.length && cue.in(facts[at].cues());
  }

  /** Whether a word or phrase of this kind begins here. */
  public boolean has(Hint hint, int at) {
    return length(hint, at) > 0;
  }

  /** How many tokens the phrase of this kind takes that begins here; 0 if none does. */
  public int length(Hint hint, int at) {
    return at >= 0 && at < facts.length ? rules.hints().length(hint, tokens, at) : 0;
  }

  /** Where the phrase of this kind begins that ends right before here; -1 if none does. */
  public int startBefore(Hint hint, int at) {
    for (int start = at - 1; start >= 0 && start >= at - LONGEST_HINT; start--) {
      if (length(hint, start) == at - start) {
        return start;
      }
    }
    return -1;
  }

  public int cues(int at) {
    return facts[at].cues();
  }

  public boolean isCommonElsewhere(int at) {
    return facts[at].commonElsewhere();
  }

  public Familiarity familiarity(int at) {
    return facts[at].familiarity();
  }

  public boolean isStrange(int at) {
    return familiarity(at) == Familiarity.STRANGE && !isCommonElsewhere(at);
  }

  public ThingKind thing(int at) {
    return things[at];
  }

  /** Whether an introduction such as "her name is" ends right before the token. */
  public boolean isIntroduced(int at) {
    return introduced[at];
  }

  /** Whether a hyphen makes it a kind of thing: Limosa-melding. */
  public boolean isKind(int at) {
    return facts[at].kind();
  }

  /** How much the word is spelled like a name, see {@link Spelling#level}. */
  public int spelling(int at) {
    return facts[at].spelling();
  }

  public boolean isSentenceStart(int at) {
    return at == 0 || tokens.get(at).opens();
  }

  /** The same, as if no list had these: training must also meet names and brands nobody listed. */
  public Analysis unlisting(boolean[] unlisted) {
    TokenFacts[] fewer = facts.clone();
    ThingKind[] fewerThings = things.clone();
    for (int at = 0; at < fewer.length; at++) {
      if (unlisted[at]) {
        fewer[at] = fewer[at].withoutNames();
        fewerThings[at] = ThingKind.NONE;
      }
    }
    return new Analysis(rules, tokens, fewer, fewerThings, introduced);
  }
}
