package be.becivic.corpus.site;

import java.util.List;
import java.util.Optional;

/**
 * What makes a site the one it is.
 *
 * @param baseUrl where it stands, without a slash at its end
 * @param downloads where what people install can be fetched, if anywhere
 * @param languages the codes of its interface's languages, as its switch has them; English is one
 */
public record SiteProfile(
    SiteId id,
    String name,
    String baseUrl,
    Optional<String> downloads,
    List<String> languages,
    SiteTheme theme,
    ContentScope scope) {
  /** Every language there is an interface in. */
  public static final List<String> ALL_LANGUAGES = List.of("en", "fr", "nl", "de");

  /** The language procedures are written in, and programs read. */
  public static final String WRITTEN = "en";

  /** What stands where a corpus describes no site. */
  public static final SiteProfile BECIVIC =
      new SiteProfile(
          SiteId.BECIVIC,
          "Be Civic",
          "https://becivic.be",
          Optional.empty(),
          ALL_LANGUAGES,
          SiteTheme.PLAIN,
          ContentScope.EVERYTHING);

  public SiteProfile {
    languages = List.copyOf(languages);
    if (!languages.contains(WRITTEN) || !ALL_LANGUAGES.containsAll(languages)) {
      throw new IllegalArgumentException("a site speaks English, and no unknown language");
    }
  }
}
