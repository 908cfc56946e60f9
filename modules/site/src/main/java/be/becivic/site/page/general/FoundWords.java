package be.becivic.site.page.general;

import be.becivic.corpus.data.Commune;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.text.Snippet;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.PageContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is said of something found. A procedure or route is told by its own summary: a piece out of
 * the middle of its text begins anywhere and is written for agents.
 */
record FoundWords(PageContext context) {
  /** A letter alone is what French leaves of a word before an apostrophe, and tells nothing. */
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{2,}+");

  List<Snippet.Part> of(SearchResult result) {
    return summary(result)
        .filter(text -> !text.isBlank())
        .map(text -> marked(text, words(result.snippet())))
        .orElseGet(result.snippet()::parts);
  }

  private Optional<String> summary(SearchResult result) {
    Language language = Language.parse(result.language().code()).orElse(Language.EN);
    return switch (result.type()) {
      case SKILL ->
          context
              .corpus()
              .findSkill(result.id())
              .map(skill -> LocalTitles.describe(skill, language));
      case PATH ->
          context
              .corpus()
              .paths()
              .find(result.id())
              .map(path -> LocalTitles.describe(path, language));
      case COMMUNE -> context.corpus().communes().find(result.id()).map(this::place);
      case VALUE, REFERENCE -> Optional.empty();
    };
  }

  private String place(Commune commune) {
    return String.join(", ", commune.postalCodes())
        + " · "
        + context.name("region", commune.region());
  }

  private static Set<String> words(Snippet snippet) {
    return snippet.parts().stream()
        .filter(Snippet.Part::isMarked)
        .flatMap(part -> WORD.matcher(part.text()).results())
        .map(FoundWords::plain)
        .collect(Collectors.toSet());
  }

  private static List<Snippet.Part> marked(String text, Set<String> sought) {
    List<Snippet.Mark> marks = new ArrayList<>();
    WORD.matcher(text)
        .results()
        .filter(word -> sought.contains(plain(word)))
        .forEach(word -> marks.add(new Snippet.Mark(word.start(), word.end())));
    return new Snippet(text, marks).parts();
  }

  private static String plain(MatchResult word) {
    return word.group().toLowerCase(Locale.ROOT);
  }
}
