package be.becivic.site.page;

import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.Uid;
import be.becivic.site.page.catalogue.CommunesPage;
import be.becivic.site.page.catalogue.EntriesPage;
import be.becivic.site.page.catalogue.EntryKind;
import be.becivic.site.page.catalogue.EntryPage;
import be.becivic.site.page.common.NoticePage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.general.ActivityPage;
import be.becivic.site.page.general.AgentPages;
import be.becivic.site.page.general.DocPages;
import be.becivic.site.page.general.LandingPage;
import be.becivic.site.page.general.PastPage;
import be.becivic.site.page.general.PrivacyPage;
import be.becivic.site.page.general.SearchPage;
import be.becivic.site.page.path.PathPage;
import be.becivic.site.page.path.PathPages;
import be.becivic.site.page.skill.GraphPage;
import be.becivic.site.page.skill.PastVersions;
import be.becivic.site.page.skill.SkillPage;
import be.becivic.site.page.skill.SkillPages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Which page stands where. */
public final class PageTable {
  private final Function<SearchQuery, List<SearchResult>> search;
  private final PastVersions past;

  public PageTable(Function<SearchQuery, List<SearchResult>> search, PastVersions past) {
    this.search = search;
    this.past = past;
  }

  /** The page at an address, or one that says that there is none. */
  public Page get(List<String> segments, Map<String, String> query, PageContext shelf) {
    return find(segments, query, shelf).orElseGet(() -> missing(shelf));
  }

  /** The page that says that there is none. */
  public Page missing(PageContext shelf) {
    return NoticePage.missing(shelf);
  }

  private Optional<Page> find(List<String> segments, Map<String, String> query, PageContext shelf) {
    if (!segments.isEmpty() && segments.getFirst().equals(AgentPages.ROOT)) {
      return AgentPages.find(shelf, segments);
    }
    return switch (segments.size()) {
      case 0 -> Optional.of(new LandingPage(shelf));
      case 1 -> top(segments.getFirst(), query, shelf);
      case 2 -> artefact(segments.get(0), segments.get(1), shelf);
      case 3 ->
          segments.get(0).equals("paths") && segments.get(1).equals("themes")
              ? PathPages.theme(shelf, segments.get(2))
              : Optional.empty();
      case 4 ->
          segments.get(2).equals("versions")
              ? version(segments.get(0), segments.get(1), segments.get(3), shelf)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Optional<Page> top(String name, Map<String, String> query, PageContext shelf) {
    return switch (name) {
      case "skills" -> Optional.of(SkillPages.list(shelf));
      case "paths" -> Optional.of(PathPages.list(shelf));
      case "values" ->
          Optional.of(new EntriesPage<>(shelf, EntryKind.VALUES, shelf.facts().listValues()));
      case "references" ->
          Optional.of(
              new EntriesPage<>(shelf, EntryKind.REFERENCES, shelf.facts().listReferences()));
      case "communes" -> Optional.of(new CommunesPage(shelf));
      case "activity" -> Optional.of(new ActivityPage(shelf));
      case "docs" -> Optional.of(DocPages.list(shelf));
      case "privacy" -> Optional.of(new PrivacyPage(shelf));
      case "search" -> Optional.of(search(query, shelf));
      case "graph" -> Optional.of(new GraphPage(shelf));
      default -> Optional.empty();
    };
  }

  private static Optional<Page> artefact(String kind, String id, PageContext shelf) {
    return switch (kind) {
      case "skills" -> shelf.corpus().findSkill(id).map(skill -> SkillPage.of(shelf, skill));
      case "paths" -> shelf.corpus().paths().find(id).map(path -> PathPage.of(shelf, path));
      case "values" -> Uid.parse(Uid.Kind.VOLATILE_VALUE, id).flatMap(uid -> value(shelf, uid));
      case "references" -> Uid.parse(Uid.Kind.REFERENCE, id).flatMap(uid -> reference(shelf, uid));
      case "docs" -> DocPages.find(shelf, id);
      default -> Optional.empty();
    };
  }

  private static Optional<Page> value(PageContext shelf, Uid uid) {
    return shelf
        .facts()
        .findValue(uid)
        .map(
            entry ->
                new EntryPage<>(
                    shelf, EntryKind.VALUES, entry, shelf.facts().listValueHistory(uid)));
  }

  private static Optional<Page> reference(PageContext shelf, Uid uid) {
    return shelf
        .facts()
        .findReference(uid)
        .map(
            entry ->
                new EntryPage<>(
                    shelf, EntryKind.REFERENCES, entry, shelf.facts().listReferenceHistory(uid)));
  }

  /** Only the last stable version is kept in sight: others may have been taken back. */
  private Optional<Page> version(String kind, String id, String sha, PageContext shelf) {
    return switch (kind) {
      case "skills" ->
          shelf
              .corpus()
              .findSkill(id)
              .flatMap(skill -> past.find(skill, sha))
              .map(before -> PastPage.of(shelf, before, sha));
      case "paths" ->
          shelf
              .corpus()
              .paths()
              .find(id)
              .flatMap(path -> past.find(path, sha))
              .map(before -> PastPage.of(shelf, before, sha));
      default -> Optional.empty();
    };
  }

  private Page search(Map<String, String> parameters, PageContext shelf) {
    SearchQuery query =
        switch (SearchQuery.parse(name -> Optional.ofNullable(parameters.get(name)))) {
          case Outcome.Ok<SearchQuery> ok -> ok.value();
          case Outcome.Refused<SearchQuery> _ -> SearchQuery.of(parameters.getOrDefault("q", ""));
        };
    return new SearchPage(shelf, query, search.apply(query));
  }
}
