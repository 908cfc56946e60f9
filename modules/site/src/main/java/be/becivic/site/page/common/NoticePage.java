package be.becivic.site.page.common;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.site.template.JtenoticeGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.NoticeView;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A page that only says something: that nothing is there, or that it was taken down. */
public final class NoticePage implements Page {
  private final PageContext context;
  private final PageHead head;
  private final int httpStatus;
  private final String kind;
  private final List<String> lines;
  private final List<ArtefactLink> links;

  private NoticePage(
      PageContext context,
      PageHead head,
      int httpStatus,
      String kind,
      List<String> lines,
      List<ArtefactLink> links) {
    this.context = context;
    this.head = head.notIndexed();
    this.httpStatus = httpStatus;
    this.kind = kind;
    this.lines = List.copyOf(lines);
    this.links = List.copyOf(links);
  }

  /** Says nothing of the address that was asked for, which may be anything. */
  public static NoticePage missing(PageContext context) {
    String title = context.t("missing.title");
    return new NoticePage(
        context,
        PageHead.of(title, context.t("missing.text"), "/", ""),
        404,
        "not_found",
        List.of(context.t("missing.text")),
        List.of(
            new ArtefactLink(
                context.t("nav.skills"), context.href("/skills"), Optional.empty(), ""),
            new ArtefactLink(context.t("nav.paths"), context.href("/paths"), Optional.empty(), ""),
            new ArtefactLink(
                context.t("search.title"), context.href("/search"), Optional.empty(), "")));
  }

  public static NoticePage quarantined(
      PageContext context, String title, String path, String section, List<ArtefactLink> links) {
    return new NoticePage(
        context,
        PageHead.of(title, context.t("quarantined.text"), path, section),
        200,
        "quarantined",
        List.of(context.t("quarantined.text"), context.t("quarantined.advice")),
        links);
  }

  /** What a refusal means, at the address it gives as its type (RFC 9457). */
  public static NoticePage problem(PageContext context, ErrorCategory category) {
    return new NoticePage(
        context,
        PageHead.of(
            category.wireName(), category.title(), "/problems/" + category.wireName(), "agents"),
        200,
        category.wireName(),
        List.of(category.title(), category.advice(), "HTTP status " + category.httpStatus() + "."),
        List.of());
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JtenoticeGenerated.render(output, null, frame, new NoticeView(lines, links));
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head, context.baseUrl());
    lines.forEach(page::paragraph);
    if (httpStatus == 404) {
      page.paragraph(
          "Agents find skills and paths by a person's words: "
              + context.baseUrl()
              + "/api/search?q=…");
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page(head.path(), context).put("status", kind);
    json.put("notice", String.join(" ", lines));
    return json;
  }

  @Override
  public int httpStatus() {
    return httpStatus;
  }
}
