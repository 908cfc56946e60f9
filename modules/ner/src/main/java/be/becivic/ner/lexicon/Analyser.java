package be.becivic.ner.lexicon;

import be.becivic.ner.lexicon.Dictionary.Familiarity;
import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Looks every token of a text up in one language. */
public final class Analyser {
  /** What English leaves of a verb: you'll, they've, isn't. */
  private static final Set<String> CONTRACTED = Set.of("ll", "ve", "re", "d", "m", "t", "s");

  private static final int SHORTEST_KIND = 3;

  private final Lexicon lexicon;
  private final Phrases phrases;
  private final Spelling spelling;
  private final RuleBook rules;
  private final Dictionary dictionary;
  private final int commonElsewhere;

  public Analyser(Lexicon lexicon, Phrases phrases, Spelling spelling, ModelLanguage language) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.spelling = spelling;
    this.rules = RuleBook.of(language);
    this.dictionary = new Dictionary(lexicon, language);
    int others = 0;
    for (ModelLanguage other : ModelLanguage.values()) {
      if (other != language) {
        others |= WordLists.common(other);
      }
    }
    this.commonElsewhere = others;
  }

  public Analysis analyse(List<Token> tokens) {
    var facts = new TokenFacts[tokens.size()];
    for (int at = 0; at < facts.length; at++) {
      facts[at] = tokens.get(at).isWord() ? facts(tokens, at) : TokenFacts.NONE;
    }
    return new Analysis(rules, tokens, facts, phrases.mark(tokens), introduced(tokens));
  }

  private TokenFacts facts(List<Token> tokens, int at) {
    Token token = tokens.get(at);
    int names = names(token);
    Familiarity familiarity = isGenitive(token) ? Familiarity.STRANGE : familiarity(token);
    return new TokenFacts(
        names,
        cues(tokens, at) | (isRole(token, names, familiarity) ? Cue.ROLE.bit() : 0),
        spelling.level(token.key()),
        familiarity,
        (lexicon.lists(token.key()) & commonElsewhere) != 0,
        isKind(token.text()));
  }

  /** Limosa-melding, Wegwijs-Büro: a word of the dictionary, and nobody's name before it. */
  private boolean isKind(String text) {
    boolean compounds =
        rules.language() == ModelLanguage.NL || rules.language() == ModelLanguage.DE;
    int dash = text.lastIndexOf('-');
    if (!compounds || dash <= 0 || dash + SHORTEST_KIND >= text.length()) {
      return false;
    }
    String kind = LookupKey.of(text.substring(dash + 1));
    for (String part : text.substring(0, dash).split("-")) {
      if ((lexicon.lists(LookupKey.of(part)) & WordLists.NAMES) != 0) {
        return false;
      }
    }
    boolean isNoun =
        (rules.language() == ModelLanguage.DE) == Character.isUpperCase(text.codePointAt(dash + 1));
    return isNoun
        && (lexicon.lists(kind) & WordLists.NAMES) == 0
        && dictionary.of(kind) != Familiarity.STRANGE;
  }

  /** Olgas: the German dictionary has what first names become when they own something. */
  private boolean isGenitive(Token token) {
    String key = token.key();
    if (rules.language() != ModelLanguage.DE || !takesPossessive(key) || !token.isCapitalised()) {
      return false;
    }
    int stem = lexicon.lists(key, 0, key.length() - 1);
    boolean isFirstName = (stem & WordLists.FIRST_NAME) != 0;
    boolean isEveryday = (lexicon.lists(key) & WordLists.common(rules.language())) != 0;
    return isFirstName
        && !isEveryday
        && dictionary.of(key.substring(0, key.length() - 1)) == Familiarity.STRANGE;
  }

  /** Dutch and German write the whole office as one word: Hausverwalter. */
  private boolean isRole(Token token, int names, Familiarity familiarity) {
    boolean compounds =
        rules.language() == ModelLanguage.NL || rules.language() == ModelLanguage.DE;
    return compounds
        && names == 0
        && familiarity != Familiarity.STRANGE
        && rules.endsLikeRole(token.key());
  }

  private int names(Token token) {
    String key = token.key();
    int whole = lexicon.lists(key) & WordLists.NAMES;
    if (key.indexOf('-') > 0) {
      return whole | sharedNames(key.split("-"));
    }
    if (whole == 0 && token.shape() == TokenShape.MIXED) {
      return gluedNames(token.text());
    }
    return whole == 0 && takesPossessive(key)
        ? lexicon.lists(key, 0, key.length() - 1) & WordLists.NAMES
        : whole;
  }

  private int sharedNames(String[] parts) {
    int shared = WordLists.NAMES;
    for (String part : parts) {
      shared &= lexicon.lists(part);
    }
    return shared;
  }

  /** JanPeeters: a name if every part is one. */
  private int gluedNames(String text) {
    int all = 0;
    for (String part : text.split("(?<=\\p{Ll})(?=\\p{Lu})")) {
      int names = lexicon.lists(LookupKey.of(part)) & (WordLists.FIRST_NAME | WordLists.SURNAME);
      if (names == 0 || part.length() < 3) {
        return 0;
      }
      all |= names;
    }
    return all;
  }

  /** Yusufs Antrag, the Johnsons. */
  private boolean takesPossessive(String key) {
    return rules.language() != ModelLanguage.FR && key.length() > 4 && key.endsWith("s");
  }

  private Familiarity familiarity(Token token) {
    Familiarity whole = dictionary.of(token.key());
    int apostrophe = token.text().indexOf('\'');
    if (whole != Familiarity.STRANGE || apostrophe <= 0) {
      return whole;
    }
    if (CONTRACTED.contains(token.text().substring(apostrophe + 1).toLowerCase(Locale.ROOT))) {
      return dictionary.of(token.key().substring(0, apostrophe));
    }
    return apostrophe > 2 ? whole : dictionary.of(token.key().substring(apostrophe));
  }

  private int cues(List<Token> tokens, int at) {
    Token token = tokens.get(at);
    int cues = rules.cues(token.key());
    boolean dot = at + 1 < tokens.size() && tokens.get(at + 1).text().equals(".");
    if (dot && rules.isDottedTitle(token.key())) {
      cues |= Cue.TITLE.bit();
    }
    if (Cue.TITLE.in(cues) && token.is("me") && token.shape() != TokenShape.CAPITALISED) {
      cues &= ~Cue.TITLE.bit();
    }
    if (token.text().equalsIgnoreCase("à")) {
      cues &= ~Cue.SPEECH.bit();
    }
    return cues;
  }

  private boolean[] introduced(List<Token> tokens) {
    var introduced = new boolean[tokens.size()];
    for (List<String> phrase : rules.introductions()) {
      for (int at = 0; at + phrase.size() < introduced.length; at++) {
        introduced[at + phrase.size()] |= matches(tokens, at, phrase);
      }
    }
    return introduced;
  }

  private static boolean matches(List<Token> tokens, int at, List<String> phrase) {
    for (int i = 0; i < phrase.size(); i++) {
      if (!tokens.get(at + i).is(phrase.get(i))) {
        return false;
      }
    }
    return true;
  }
}
