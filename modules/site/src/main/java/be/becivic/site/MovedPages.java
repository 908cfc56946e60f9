package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.moved.MovedAddress;
import be.becivic.corpus.moved.MovedAddresses;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.common.PageFreshness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Answers for those who come to a page where it no longer stands. */
final class MovedPages {
  private static final int MOVED_PERMANENTLY = 301;

  /** What the corpus says that was asked about last. */
  private record Known(Corpus corpus, MovedAddresses addresses) {}

  private final AtomicReference<Optional<Known>> last = new AtomicReference<>(Optional.empty());

  List<MovedAddress> list(Corpus corpus) {
    return addresses(corpus).list();
  }

  /** The way to the page, in the form and language that were asked for. */
  Optional<SitePage> find(SiteRequest request, Corpus corpus) {
    PageAddress address = PageAddress.parse(request.path());
    Optional<Language> language =
        Optional.ofNullable(request.query().get("lang")).flatMap(Language::parse);
    return addresses(corpus)
        .find(address.path())
        .map(to -> location(to, address.asked(), language))
        .map(
            location ->
                SitePage.withoutBody(
                    MOVED_PERMANENTLY,
                    Map.of(
                        "Cache-Control",
                        PageFreshness.CORPUS.cacheControl(),
                        "Location",
                        location)));
  }

  private static String location(
      String to, Optional<Representation> form, Optional<Language> language) {
    int hash = to.indexOf('#');
    String page = hash < 0 ? to : to.substring(0, hash);
    String fragment = hash < 0 ? "" : to.substring(hash);
    String there =
        form.filter(asked -> asked != Representation.RAW || page.startsWith("/skills/"))
            .map(asked -> PageAddress.in(page, asked))
            .orElse(page);
    return there + language.map(chosen -> "?lang=" + chosen.code()).orElse("") + fragment;
  }

  private MovedAddresses addresses(Corpus corpus) {
    Optional<Known> known = last.get().filter(state -> state.corpus() == corpus);
    if (known.isPresent()) {
      return known.get().addresses();
    }
    MovedAddresses addresses = MovedAddresses.of(corpus);
    last.set(Optional.of(new Known(corpus, addresses)));
    return addresses;
  }
}
