package be.becivic.site.page.general;

import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchJson;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.SearchVerdict;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.catalogue.EntryKind;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.template.JtesearchGenerated;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import be.becivic.site.view.SearchView;
import gg.jte.html.HtmlTemplateOutput;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What a search found; everything there is, as long as nothing is searched for. */
public final class SearchPage implements Page {
  private static final int MOST_OPENED = 4;

  /** How well something must match, measured by what matches best; docs/search.md says why. */
  private static final double NEAR_THE_BEST = 0.25;

  private static final Set<SearchType> CITED = Set.of(SearchType.VALUE, SearchType.REFERENCE);

  private final PageContext context;
  private final SearchQuery query;
  private final SearchAnswer answer;
  private final List<SearchResult> results;
  private final List<SearchResult> shown;
  private final SearchVerdict verdict;

  public SearchPage(PageContext context, SearchQuery query, SearchAnswer answer) {
    this.context = context;
    this.query = query;
    this.answer = answer;
    this.results = answer.results();
    this.verdict = answer.verdict();
    this.shown = shown();
  }

  @Override
  public PageHead head() {
    return PageHead.of(context.t("search.title"), context.t("search.hint"), "/search", "search")
        .notIndexed();
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    List<SearchView.Group> groups =
        shown.stream()
            .collect(
                Collectors.groupingBy(
                    SearchResult::type,
                    this::groups,
                    Collectors.mapping(this::hit, Collectors.toList())))
            .entrySet()
            .stream()
            .map(group -> new SearchView.Group(group.getKey().wireName(), group.getValue()))
            .toList();
    String text = query.text().strip();
    List<LinkGroup> index = text.isEmpty() ? new PlainIndex(context).groups() : List.of();
    JtesearchGenerated.render(
        output,
        null,
        frame,
        new SearchView(text, isUnfit(), shown.size(), more(text), groups, index));
  }

  /**
   * What people are shown: nothing that agents alone need unless it leads, and, as long as they do
   * not ask for more, nothing that matches far less well than the best. Where nothing is about what
   * was sought, a figure or a source that shares a word with it helps nobody.
   */
  private List<SearchResult> shown() {
    boolean isNamed = results.stream().limit(1).anyMatch(SearchResult::isForAgents);
    List<SearchResult> forPeople =
        results.stream()
            .filter(result -> isNamed || !result.isForAgents())
            .filter(result -> !isUnfit() || !CITED.contains(result.type()))
            .toList();
    double best = forPeople.stream().mapToDouble(SearchResult::score).max().orElse(0);
    return forPeople.stream()
        .filter(result -> isEverything() || result.score() >= best * NEAR_THE_BEST)
        .toList();
  }

  private boolean isEverything() {
    return query.limit() > SearchQuery.DEFAULT_LIMIT;
  }

  /** Where to see what was left out, or what did not find room. */
  private Optional<String> more(String text) {
    boolean isCut =
        results.size() >= query.limit()
            || results.stream().filter(result -> !result.isForAgents()).count() > shown.size();
    return Optional.of(isCut)
        .filter(cut -> cut && !isEverything())
        .map(
            _ ->
                context.href("/search")
                    + (context.href("/search").contains("?") ? "&" : "?")
                    + "q="
                    + URLEncoder.encode(text, StandardCharsets.UTF_8)
                    + "&limit="
                    + SearchQuery.LARGEST_LIMIT);
  }

  /** Procedures first, unless no procedure is about it: then whatever comes nearest. */
  private Map<SearchType, List<SearchView.Hit>> groups() {
    return verdict == SearchVerdict.NOTHING_FITS
        ? new LinkedHashMap<>()
        : new EnumMap<>(SearchType.class);
  }

  /** Whether something comes nearest although nothing is about what was sought. */
  private boolean isUnfit() {
    return verdict == SearchVerdict.NOTHING_FITS && !results.isEmpty() && !answer.isFact();
  }

  private SearchView.Hit hit(SearchResult result) {
    Optional<Citation> source = source(result);
    return new SearchView.Hit(
        source
            .map(said -> EntryKind.REFERENCES.text(said, context.reader().language()))
            .orElseGet(() -> title(result)),
        source
            .filter(said -> EntryKind.REFERENCES.isEnglish(said, context.reader().language()))
            .isPresent(),
        figure(result),
        context.href(result.type().path(result.id())),
        result.status(),
        new FoundWords(context).of(result),
        sections(result));
  }

  /** Of the first ones only: a section of what hardly fits helps nobody. */
  private List<SearchView.Section> sections(SearchResult result) {
    return Optional.of(result)
        .filter(each -> each.type() == SearchType.SKILL && !isUnfit())
        .filter(each -> shown.indexOf(each) < MOST_OPENED)
        .flatMap(each -> context.corpus().findSkill(each.id()))
        .map(new FoundSections(context, query.text(), answer.language())::of)
        .orElse(List.of());
  }

  private Optional<Citation> source(SearchResult result) {
    return Uid.parse(Uid.Kind.REFERENCE, result.id())
        .flatMap(context.facts()::findReference)
        .flatMap(CatalogueEntry::ours)
        .flatMap(Revision::content);
  }

  /** What people look a value up for. */
  private Optional<String> figure(SearchResult result) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, result.id())
        .flatMap(context.facts()::findValue)
        .flatMap(CatalogueEntry::ours)
        .flatMap(Revision::content)
        .map(value -> ValueText.of(value, context.reader().language()));
  }

  /** An index knows a value by its name in the catalogue; people know it by what it is for. */
  private String title(SearchResult result) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, result.id())
        .flatMap(
            uid -> context.corpus().valueLabels().find(uid, context.reader().language().code()))
        .orElseGet(result::title);
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head(), context.baseUrl());
    for (SearchResult result : results) {
      String text =
          String.join("", result.snippet().parts().stream().map(Snippet.Part::text).toList());
      page.item(
          MarkdownText.link(result.title(), context.baseUrl() + result.type().path(result.id()))
              + " ("
              + result.type().wireName()
              + result.status().map(status -> ", " + status.wireName()).orElse("")
              + "): "
              + MarkdownText.inline(text));
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    return SearchJson.of(query, results, context.baseUrl());
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.PASSING;
  }
}
