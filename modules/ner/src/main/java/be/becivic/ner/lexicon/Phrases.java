package be.becivic.ner.lexicon;

import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;
import be.becivic.ner.text.Tokeniser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Communes, places and things named after people, found in a text as the longest phrase. */
public final class Phrases {
  private record Phrase(List<String> keys, boolean lower, ThingKind thing) {}

  private final Map<String, List<Phrase>> byFirst = new HashMap<>();

  private Phrases() {}

  public static Phrases load() {
    var phrases = new Phrases();
    phrases.addAll("communes.txt", ThingKind.COMMUNE);
    phrases.addAll("places.txt", ThingKind.PLACE);
    phrases.addAll("things.txt", ThingKind.NAMED_THING);
    phrases.addAll("later-things.txt", ThingKind.NAMED_THING);
    for (List<Phrase> list : phrases.byFirst.values()) {
      list.sort(Comparator.comparingInt((Phrase phrase) -> phrase.keys().size()).reversed());
    }
    return phrases;
  }

  private void addAll(String resource, ThingKind thing) {
    for (String line : NerResources.lines(resource)) {
      if (!line.startsWith("#") && !line.isBlank()) {
        add(line, thing);
        if (line.contains("-")) {
          add(line.replace('-', ' '), thing);
        }
      }
    }
  }

  private void add(String line, ThingKind thing) {
    List<Token> tokens = Tokeniser.tokens(FoldedText.of(line));
    var phrase =
        new Phrase(
            tokens.stream().map(Token::key).toList(),
            tokens.getFirst().shape() == TokenShape.LOWER,
            thing);
    byFirst.computeIfAbsent(phrase.keys().getFirst(), _ -> new ArrayList<>()).add(phrase);
  }

  /** What each token is part of. */
  public ThingKind[] mark(List<Token> tokens) {
    var things = new ThingKind[tokens.size()];
    Arrays.fill(things, ThingKind.NONE);
    boolean uncased = Analysis.isUncased(tokens);
    int at = 0;
    while (at < things.length) {
      at += Math.max(1, markAt(tokens, at, things, uncased));
    }
    for (int i = 0; i < things.length; i++) {
      markSaint(tokens, i, things);
    }
    return things;
  }

  private int markAt(List<Token> tokens, int at, ThingKind[] things, boolean uncased) {
    Token first = tokens.get(at);
    if (isAfterVan(tokens, at)) {
      return 0;
    }
    for (Phrase phrase : byFirst.getOrDefault(first.key(), List.of())) {
      int size = phrase.keys().size();
      boolean cased =
          uncased || phrase.lower() || first.isCapitalised() || first.key().indexOf('-') > 0;
      if (cased && at + size <= tokens.size() && matches(tokens, at, phrase)) {
        for (int i = at; i < at + size; i++) {
          things[i] = phrase.thing();
        }
        return size;
      }
    }
    return 0;
  }

  /** Inspector Van Hove: with a capital inside a sentence, van is part of a surname. */
  private static boolean isAfterVan(List<Token> tokens, int at) {
    if (at == 0 || tokens.get(at).opens()) {
      return false;
    }
    Token van = tokens.get(at - 1);
    boolean isVan = van.is("van") || van.is("vanden") || van.is("vander");
    boolean cased = van.isCapitalised() && tokens.get(at).shape() == van.shape();
    boolean isTitle = at > 1 && tokens.get(at - 2).shape() == TokenShape.UPPER;
    return isVan && cased && !van.opens() && !isTitle;
  }

  private static boolean matches(List<Token> tokens, int at, Phrase phrase) {
    for (int i = 1; i < phrase.keys().size(); i++) {
      if (!tokens.get(at + i).is(phrase.keys().get(i))) {
        return false;
      }
    }
    return true;
  }

  private void markSaint(List<Token> tokens, int at, ThingKind[] things) {
    Token token = tokens.get(at);
    String key = token.key();
    if (things[at] != ThingKind.NONE) {
      return;
    }
    int dash = key.indexOf('-');
    if (dash > 0 && isSaint(key.substring(0, dash))) {
      things[at] = ThingKind.SAINT;
    } else if (dash > 0 && isPlace(key.substring(0, dash))) {
      things[at] = ThingKind.PLACE;
    } else if (isRoyal(key) && token.shape() == TokenShape.CAPITALISED) {
      markRoyal(tokens, at, things);
    } else if (isSaint(key) && token.isCapitalised()) {
      int next = at + 1 < things.length && tokens.get(at + 1).is(".") ? at + 2 : at + 1;
      if (next < things.length && tokens.get(next).isCapitalised()) {
        things[at] = ThingKind.SAINT;
        things[next] = ThingKind.SAINT;
      }
    }
  }

  /** Königin Fabiola, King Baudouin: in the names of things, or nobody's neighbour. */
  private static void markRoyal(List<Token> tokens, int at, ThingKind[] things) {
    int next = at + 1;
    boolean named = next < things.length && things[next] == ThingKind.NONE;
    if (named && !tokens.get(next).opens() && tokens.get(next).shape() == TokenShape.CAPITALISED) {
      things[at] = ThingKind.NAMED_THING;
      things[next] = ThingKind.NAMED_THING;
    }
  }

  private boolean isPlace(String key) {
    return byFirst.getOrDefault(key, List.of()).stream()
        .anyMatch(phrase -> phrase.keys().size() == 1 && phrase.thing() != ThingKind.NAMED_THING);
  }

  private static boolean isRoyal(String key) {
    return switch (key) {
      case "king", "queen", "roi", "reine", "koning", "koningin", "konig", "konigin" -> true;
      case "kaiser", "kaiserin" -> true;
      default -> false;
    };
  }

  private static boolean isSaint(String key) {
    return switch (key) {
      case "saint", "sainte", "sint", "sankt", "st", "ste", "santa", "san", "sao" -> true;
      default -> false;
    };
  }
}
