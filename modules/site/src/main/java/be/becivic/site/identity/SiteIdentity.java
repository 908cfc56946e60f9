package be.becivic.site.identity;

import be.becivic.corpus.site.SiteProfile;
import be.becivic.site.language.Language;
import java.util.List;
import java.util.Optional;

/**
 * What every page of a site says about the site.
 *
 * @param languages those it can be read in, as its switch has them
 * @param baseUrl where it stands, without a slash at its end
 * @param home where the site stands that shows everything
 * @param downloads where what people install can be fetched, if anywhere
 */
public record SiteIdentity(
    String name,
    List<Language> languages,
    String baseUrl,
    String home,
    Optional<String> downloads) {
  private static final String PLACEHOLDER = "{site}";

  public SiteIdentity {
    languages = List.copyOf(languages);
  }

  public static SiteIdentity of(SiteProfile profile, String baseUrl, String home) {
    return new SiteIdentity(
        profile.name(),
        profile.languages().stream().flatMap(code -> Language.parse(code).stream()).toList(),
        baseUrl,
        home,
        profile.downloads());
  }

  /** A text of the interface with the name of this site in it. */
  public String named(String text) {
    return text.replace(PLACEHOLDER, name);
  }
}
