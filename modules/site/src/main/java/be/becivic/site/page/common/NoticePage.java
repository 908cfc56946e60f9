package be.becivic.site.page.common;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.lifecycle.Status;
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
        List.of(link(context, "skills"), link(context, "paths")));
  }

  public static NoticePage quarantined(
      PageContext context, String title, String path, String section, List<ArtefactLink> links) {
    return new NoticePage(
        context,
        PageHead.of(title, context.t("quarantined.text"), path, section),
        200,
        Status.QUARANTINED.wireName(),
        List.of(context.t("quarantined.text"), context.t("quarantined.advice")),
        links);
  }

  /** What a refusal means, at the address it gives as its type (RFC 9457). */
  public static NoticePage problem(PageContext context, ErrorCategory category) {
    return new NoticePage(
        context,
        PageHead.of(
            withoutStop(category.title()),
            category.title(),
            "/problems/" + category.wireName(),
            "agents"),
        200,
        category.wireName(),
        List.of(
            category.advice(),
            "Programs are told %s, with HTTP status %d."
                .formatted(category.wireName(), category.httpStatus())),
        List.of());
  }

  private static String withoutStop(String sentence) {
    return sentence.replaceFirst("[.]$", "");
  }

  private static ArtefactLink link(PageContext context, String section) {
    return new ArtefactLink(
        context.t("nav." + section), context.href("/" + section), Optional.empty(), "");
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    Optional<ArtefactLink> parent =
        kind.equals(Status.QUARANTINED.wireName())
            ? Optional.of(link(context, head.section()))
            : Optional.empty();
    JtenoticeGenerated.render(
        output, null, frame, new NoticeView(parent, httpStatus == 404, lines, links));
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
