package be.becivic.site.page.catalogue;

import be.becivic.records.catalogue.Revision;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.template.JteentriesGenerated;
import be.becivic.site.view.EntryRow;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A whole catalogue. */
public final class EntriesPage<C> implements Page {
  private final PageContext context;
  private final EntryKind<C> kind;
  private final List<Revision<C>> rows;
  private final String lead;

  public EntriesPage(PageContext context, EntryKind<C> kind, List<Revision<C>> rows) {
    this.context = context;
    this.kind = kind;
    this.rows = List.copyOf(rows);
    this.lead = context.t(kind.section() + ".lead");
  }

  @Override
  public PageHead head() {
    return PageHead.of(
        context.t("nav." + kind.section()), lead, "/" + kind.section(), kind.section());
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JteentriesGenerated.render(output, null, frame, lead, rows.stream().map(this::shown).toList());
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head(), context.baseUrl()).paragraph(lead);
    page.head(List.of("uid", "name", "content", "status"));
    rows.stream()
        .map(this::row)
        .forEach(
            row -> page.row(List.of(row.uid(), row.name(), row.text(), row.status().wireName())));
    return page.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page("/" + kind.section(), context);
    ArrayNode entries = json.putArray("entries");
    for (Revision<C> row : rows) {
      ObjectNode entry = entries.addObject().put("uid", row.uid().toString());
      entry.setAll(kind.json(row));
    }
    return json;
  }

  /** What it is for, then what it says; of a reference its title, then when it was read. */
  private EntryRow shown(Revision<C> row) {
    Optional<String> label = kind.label(context, row.uid());
    EntryRow plain = row(row);
    String text =
        row.content()
            .map(said -> kind.text(said, context.reader().language()))
            .orElseGet(plain::text);
    boolean isEnglish =
        row.content().filter(said -> kind.isEnglish(said, context.reader().language())).isPresent();
    return new EntryRow(
        plain.uid(),
        plain.href(),
        label.orElse(text),
        label.isEmpty() && isEnglish,
        label.isPresent() ? text : row.content().flatMap(this::reading).orElse(""),
        label.isPresent() && isEnglish,
        plain.status());
  }

  private Optional<String> reading(C content) {
    return reading(context, kind, content);
  }

  /** How and when it was read. */
  static <C> Optional<String> reading(PageContext context, EntryKind<C> kind, C content) {
    return kind.lastVerified(content)
        .map(
            day ->
                context.t(
                    "read." + kind.howRead(content).orElse("unsaid"),
                    context.reader().language().date(day)));
  }

  private EntryRow row(Revision<C> row) {
    return new EntryRow(
        row.uid().toString(),
        context.href("/" + kind.section() + "/" + row.uid()),
        row.name(),
        false,
        row.content()
            .map(kind::text)
            .orElseGet(() -> context.t(row.isUnknown() ? "value.unknown" : "entry.withdrawn")),
        false,
        row.status());
  }
}
