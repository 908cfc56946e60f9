package be.becivic.site.page;

import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchQuery;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.id.Uid;
import be.becivic.site.content.SiteContent;
import be.becivic.site.negotiate.PageAddress;
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
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Which page stands where. */
public final class PageTable {
  /** Where something can be searched for. */
  public static final Set<String> SEARCHING = Set.of("/search", "/communes");

  /** What every other page is asked to search for. */
  public static final SearchQuery NOTHING_SOUGHT = SearchQuery.of("");

  private final Function<SearchQuery, SearchAnswer> search;
  private final PastVersions past;

  public PageTable(Function<SearchQuery, SearchAnswer> search, PastVersions past) {
    this.search = search;
    this.past = past;
  }

  /** The page at an address, or one that says that there is none; nothing is searched for. */
  public Page get(String path, PageContext context) {
    return get(path, NOTHING_SOUGHT, context);
  }

  /** The page at an address, or one that says that there is none. */
  public Page get(String path, SearchQuery sought, PageContext context) {
    return find(PageAddress.segments(path), sought, context).orElseGet(() -> missing(context));
  }

  /** The page that says that there is none. */
  public Page missing(PageContext context) {
    return NoticePage.missing(context);
  }

  private Optional<Page> find(List<String> segments, SearchQuery sought, PageContext context) {
    if (!segments.isEmpty() && segments.getFirst().equals(AgentPages.ROOT)) {
      return AgentPages.find(context, segments);
    }
    return switch (segments.size()) {
      case 0 -> Optional.of(new LandingPage(context));
      case 1 -> top(segments.getFirst(), sought, context);
      case 2 -> artefact(segments.get(0), segments.get(1), context);
      case 3 ->
          segments.get(0).equals("paths") && segments.get(1).equals("themes")
              ? PathPages.theme(context, segments.get(2))
              : Optional.empty();
      case 4 ->
          segments.get(2).equals("versions")
              ? version(segments.get(0), segments.get(1), segments.get(3), context)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Optional<Page> top(String name, SearchQuery sought, PageContext context) {
    return switch (name) {
      case "skills" -> Optional.of(SkillPages.list(context));
      case "paths" -> Optional.of(PathPages.list(context));
      case "values" ->
          Optional.of(new EntriesPage<>(context, EntryKind.VALUES, context.listValues()));
      case "references" ->
          Optional.of(new EntriesPage<>(context, EntryKind.REFERENCES, context.listReferences()));
      case "communes" -> Optional.of(new CommunesPage(context, sought.text()));
      case "activity" -> Optional.of(new ActivityPage(context));
      case "docs" -> Optional.of(DocPages.list(context));
      case "privacy" -> Optional.of(new PrivacyPage(context));
      case "search" -> Optional.of(new SearchPage(context, sought, found(sought, context)));
      case "graph" -> Optional.of(new GraphPage(context));
      default -> Optional.empty();
    };
  }

  /** Of a part of the corpus as many as were asked for, if the index finds that many there. */
  private SearchAnswer found(SearchQuery sought, PageContext context) {
    SiteContent content = context.content();
    if (content.isEverything()) {
      return search.apply(sought);
    }
    SearchAnswer all = search.apply(sought.withLimit(SearchQuery.LARGEST_LIMIT));
    return all.withResults(
        all.results().stream()
            .filter(result -> content.has(result.type().path(result.id())))
            .limit(sought.limit())
            .toList());
  }

  private static Optional<Page> artefact(String kind, String id, PageContext context) {
    return switch (kind) {
      case "skills" -> context.corpus().findSkill(id).map(skill -> SkillPage.of(context, skill));
      case "paths" -> context.corpus().paths().find(id).map(path -> PathPage.of(context, path));
      case "values" -> Uid.parse(Uid.Kind.VOLATILE_VALUE, id).flatMap(uid -> value(context, uid));
      case "references" ->
          Uid.parse(Uid.Kind.REFERENCE, id).flatMap(uid -> reference(context, uid));
      case "docs" -> DocPages.find(context, id);
      case "problems" ->
          Stream.of(ErrorCategory.values())
              .filter(category -> category.wireName().equals(id))
              .findFirst()
              .map(category -> NoticePage.problem(context, category));
      default -> Optional.empty();
    };
  }

  private static Optional<Page> value(PageContext context, Uid uid) {
    return context
        .facts()
        .findValue(uid)
        .filter(_ -> context.content().has(uid))
        .map(
            entry ->
                new EntryPage<>(
                    context, EntryKind.VALUES, entry, context.facts().listValueHistory(uid)));
  }

  private static Optional<Page> reference(PageContext context, Uid uid) {
    return context
        .facts()
        .findReference(uid)
        .filter(_ -> context.content().has(uid))
        .map(
            entry ->
                new EntryPage<>(
                    context,
                    EntryKind.REFERENCES,
                    entry,
                    context.facts().listReferenceHistory(uid)));
  }

  /** Only the last stable version is kept in sight: others may have been taken back. */
  private Optional<Page> version(String kind, String id, String sha, PageContext context) {
    return switch (kind) {
      case "skills" ->
          context
              .corpus()
              .findSkill(id)
              .flatMap(skill -> past.find(skill, sha))
              .map(before -> PastPage.of(context, before, sha));
      case "paths" ->
          context
              .corpus()
              .paths()
              .find(id)
              .flatMap(path -> past.find(path, sha))
              .map(before -> PastPage.of(context, before, sha));
      default -> Optional.empty();
    };
  }
}
