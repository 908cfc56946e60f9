package be.becivic.site.body;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.language.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The language a cited page is in, as far as its address or its title tells. */
public final class PageLanguage {
  private static final Pattern IN_ADDRESS =
      Pattern.compile("(?:/|[?&](?:lang|language)=|[.]be/)(fr|nl|de|en)(?=[/&?#]|$)");

  private PageLanguage() {}

  public static Optional<Language> of(Citation source) {
    Matcher address = IN_ADDRESS.matcher(source.url());
    return address.find() ? Language.parse(address.group(1)) : ofTitle(source);
  }

  /** A title is kept in the language the page bears it in; one alone says which that is. */
  private static Optional<Language> ofTitle(Citation source) {
    List<Language> borne =
        source
            .titles()
            .map(titles -> new JsonFields(StrictJson.parseStored(titles)))
            .map(
                titles ->
                    Arrays.stream(Language.values())
                        .filter(language -> titles.text(language.code()).isPresent())
                        .toList())
            .orElse(List.of());
    return borne.size() == 1 ? Optional.of(borne.getFirst()) : Optional.empty();
  }
}
