package be.becivic.site.negotiate;

import be.becivic.site.language.Language;
import java.util.List;
import java.util.Optional;

/** Picks the form, language and coding that a client wants most among those there are. */
public final class Negotiation {
  private Negotiation() {}

  /** The form the client wants most; the first one offered when it names none. */
  public static Representation representation(
      Optional<String> accept, List<Representation> offered) {
    for (Representation form : offered) {
      if (accept.isPresent() && accept.get().equals(form.mediaType())) {
        return form;
      }
    }
    return HeaderPreferences.parse(accept).wanted().stream()
        .flatMap(
            preference ->
                offered.stream().filter(form -> form.mediaType().equals(preference.name())))
        .findFirst()
        .orElse(offered.getFirst());
  }

  public static Language language(Optional<String> acceptLanguage, List<Language> offered) {
    if (acceptLanguage.isEmpty()) {
      return Language.EN;
    }
    return HeaderPreferences.parse(acceptLanguage).wanted().stream()
        .flatMap(preference -> Language.parse(preference.name()).stream())
        .filter(offered::contains)
        .findFirst()
        .orElse(Language.EN);
  }

  public static boolean acceptsGzip(Optional<String> acceptEncoding) {
    if (acceptEncoding.isEmpty()) {
      return false;
    }
    HeaderPreferences preferences = HeaderPreferences.parse(acceptEncoding);
    return preferences.weightOf("gzip") > 0
        || preferences.weightOf("*") > 0 && !preferences.refused().contains("gzip");
  }

  /** Whether the client already has what carries this tag. */
  public static boolean matches(Optional<String> ifNoneMatch, String etag) {
    if (ifNoneMatch.isEmpty()) {
      return false;
    }
    for (String known : ifNoneMatch.get().split(",")) {
      String tag = known.strip();
      if (tag.equals("*") || tag.equals(etag) || tag.equals("W/" + etag)) {
        return true;
      }
    }
    return false;
  }
}
