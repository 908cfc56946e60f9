package be.becivic.site;

import be.becivic.library.search.SearchQuery;
import be.becivic.protocol.error.Outcome;
import be.becivic.site.agents.Documents;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Negotiation;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.general.AgentPages;
import be.becivic.site.view.LinkStyle;
import be.becivic.site.view.PageReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads from a request which page it asks for. */
final class PageFinder {
  private static final List<Representation> FORMS =
      List.of(Representation.HTML, Representation.MARKDOWN, Representation.JSON);
  private static final List<Representation> FORMS_FOR_AGENTS =
      List.of(Representation.MARKDOWN, Representation.HTML, Representation.JSON);
  private static final List<Representation> FORMS_OF_SKILLS =
      List.of(
          Representation.HTML, Representation.MARKDOWN, Representation.JSON, Representation.RAW);

  private final Documents documents;
  private final List<Language> languages;

  PageFinder(Documents documents, List<Language> languages) {
    this.documents = documents;
    this.languages = List.copyOf(languages);
  }

  /** The page that a server is asked for; it may turn out not to exist. */
  PageKey find(SiteRequest request) {
    if (documents.has(request.path())) {
      return new PageKey.OfDocument(request.path());
    }
    PageAddress address = PageAddress.parse(request.path());
    Representation form =
        address
            .asked()
            .orElseGet(() -> Negotiation.representation(request.accept(), forms(address)));
    return new PageKey.OfPage(
        address.path(), form, reader(request), sought(address, request.query()));
  }

  /**
   * The page that a copy of the site has at an address.
   *
   * @param links how it writes links where people read it; other forms name the live site
   */
  PageKey find(String path, Language language, LinkStyle links) {
    if (documents.has(path)) {
      return new PageKey.OfDocument(path);
    }
    PageAddress address = PageAddress.parse(path);
    return new PageKey.OfPage(
        address.path(),
        address.asked().orElse(Representation.HTML),
        new PageReader(
            language,
            language != Language.EN,
            address.asked().map(_ -> LinkStyle.LIVE).orElse(links)),
        PageTable.NOTHING_SOUGHT);
  }

  private static List<Representation> forms(PageAddress address) {
    List<String> segments = address.segments();
    if (!segments.isEmpty() && segments.getFirst().equals(AgentPages.ROOT)) {
      return FORMS_FOR_AGENTS;
    }
    boolean isSkill = segments.size() == 2 && segments.getFirst().equals("skills");
    return isSkill ? FORMS_OF_SKILLS : FORMS;
  }

  /** A language that the site does not have counts as none. */
  private PageReader reader(SiteRequest request) {
    return Optional.ofNullable(request.query().get("lang"))
        .flatMap(Language::parse)
        .filter(languages::contains)
        .map(language -> new PageReader(language, true))
        .orElseGet(
            () -> new PageReader(Negotiation.language(request.acceptLanguage(), languages), false));
  }

  /** Only where something can be sought is more of a query read than the language. */
  private static SearchQuery sought(PageAddress address, Map<String, String> query) {
    if (!PageTable.SEARCHING.contains(address.path())) {
      return PageTable.NOTHING_SOUGHT;
    }
    return switch (SearchQuery.parse(name -> Optional.ofNullable(query.get(name)))) {
      case Outcome.Ok<SearchQuery> ok -> ok.value();
      case Outcome.Refused<SearchQuery> _ -> SearchQuery.of(query.getOrDefault("q", ""));
    };
  }
}
