package be.becivic.site.page.catalogue;

import be.becivic.library.voice.Support;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.template.part.JtebesideGenerated;
import be.becivic.site.view.BesideView;
import be.becivic.site.view.PageFrame;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** The correction of an entry that is under review; whatever it says is anybody's words. */
final class EntryReview<C> {
  private final PageContext context;
  private final EntryKind<C> kind;
  private final CatalogueEntry<C> entry;

  EntryReview(PageContext context, EntryKind<C> kind, CatalogueEntry<C> entry) {
    this.context = context;
    this.kind = kind;
    this.entry = entry;
  }

  /** Written into a page that is being written. */
  Content html(PageFrame frame, HtmlTemplateOutput page) {
    return _ ->
        entry
            .changed()
            .ifPresent(
                row -> {
                  Support support = entry.support().orElseThrow();
                  String words =
                      context.t(
                          "review.entry",
                          frame.date(support.since()),
                          support.confirms(),
                          support.needed());
                  List<BesideView.Line> lines =
                      said(row, this::local).stream()
                          .map(text -> new BesideView.Line("", text))
                          .toList();
                  JtebesideGenerated.render(page, null, frame, new BesideView(true, words, lines));
                });
  }

  String markdown() {
    return entry
        .changed()
        .map(
            row -> {
              Support support = entry.support().orElseThrow();
              StringBuilder text =
                  new StringBuilder(
                      ("<UnderReview uid=\"%s\" revision=\"%d\" revision_of_ours=\"%s\""
                           + " since=\"%s\" confirms=\"%d\" needed=\"%d\" untrusted=\"true\">\n\n"
                           + "⚠️ %s\n\n")
                          .formatted(
                              row.uid(),
                              row.revision(),
                              ours(),
                              PageJson.time(support.since()),
                              support.confirms(),
                              support.needed(),
                              UnderReviewJson.NOTICE));
              said(row, kind::text)
                  .forEach(
                      line -> text.append("> ").append(MarkdownText.inline(line)).append('\n'));
              return text.append("\n</UnderReview>\n\n").toString();
            })
        .orElse("");
  }

  void addTo(ObjectNode json) {
    entry
        .changed()
        .ifPresent(
            row -> {
              ObjectNode review =
                  UnderReviewJson.of(entry.support().orElseThrow())
                      .put("revision", row.revision())
                      .put("revision_of_ours", ours());
              review.set("changed", EntryKind.withoutSupport(kind.json(row)));
              json.set(UnderReviewJson.MEMBER, review);
            });
  }

  private String ours() {
    return entry.ours().map(row -> Integer.toString(row.revision())).orElse("");
  }

  private String local(C content) {
    return kind.text(content, context.reader().language());
  }

  private List<String> said(Revision<C> row, Function<C, String> words) {
    List<String> lines = new ArrayList<>();
    if (entry.ours().isEmpty()) {
      lines.add(row.name());
    }
    row.content()
        .ifPresent(
            content -> {
              lines.add(words.apply(content));
              kind.url(content).ifPresent(lines::add);
            });
    return lines;
  }
}
