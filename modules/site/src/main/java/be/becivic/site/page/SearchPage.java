package be.becivic.site.page;

import be.becivic.library.search.SearchJson;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.Snippet;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.template.JtesearchGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Group;
import be.becivic.site.view.Head;
import be.becivic.site.view.SearchView;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What a search found; everything there is, as long as nothing is searched for. */
final class SearchPage implements Page {
  private final Shelf shelf;
  private final SearchQuery query;
  private final List<SearchResult> results;

  SearchPage(Shelf shelf, SearchQuery query, List<SearchResult> results) {
    this.shelf = shelf;
    this.query = query;
    this.results = List.copyOf(results);
  }

  @Override
  public Head head() {
    return Head.of(shelf.t("search.title"), shelf.t("search.hint"), "/search", "search")
        .notIndexed();
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    List<SearchView.Hit> hits =
        results.stream()
            .map(
                result ->
                    new SearchView.Hit(
                        result.type().wireName(),
                        result.title(),
                        shelf.href(result.type().path(result.id())),
                        result.status(),
                        result.snippet().parts()))
            .toList();
    String text = query.text().strip();
    List<Group> index = text.isEmpty() ? new PlainIndex(shelf).groups() : List.of();
    JtesearchGenerated.render(output, null, frame, new SearchView(text, hits, index));
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head(), shelf.baseUrl());
    for (SearchResult result : results) {
      String text =
          String.join("", result.snippet().parts().stream().map(Snippet.Part::text).toList());
      sheet.item(
          MarkdownText.link(result.title(), shelf.baseUrl() + result.type().path(result.id()))
              + " ("
              + result.type().wireName()
              + result.status().map(status -> ", " + status.wireName()).orElse("")
              + "): "
              + MarkdownText.inline(text));
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    return SearchJson.of(query, results, shelf.baseUrl());
  }

  @Override
  public Freshness freshness() {
    return Freshness.PASSING;
  }
}
