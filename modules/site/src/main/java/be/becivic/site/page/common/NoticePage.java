package be.becivic.site.page.common;

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
  private final PageContext shelf;
  private final PageHead head;
  private final int httpStatus;
  private final String kind;
  private final List<String> lines;
  private final List<ArtefactLink> links;

  private NoticePage(
      PageContext shelf,
      PageHead head,
      int httpStatus,
      String kind,
      List<String> lines,
      List<ArtefactLink> links) {
    this.shelf = shelf;
    this.head = head.notIndexed();
    this.httpStatus = httpStatus;
    this.kind = kind;
    this.lines = List.copyOf(lines);
    this.links = List.copyOf(links);
  }

  /** Says nothing of the address that was asked for, which may be anything. */
  public static NoticePage missing(PageContext shelf) {
    String title = shelf.t("missing.title");
    return new NoticePage(
        shelf,
        PageHead.of(title, shelf.t("missing.text"), "/", ""),
        404,
        "not_found",
        List.of(shelf.t("missing.text")),
        List.of(
            new ArtefactLink(shelf.t("nav.skills"), shelf.href("/skills"), Optional.empty(), ""),
            new ArtefactLink(shelf.t("nav.paths"), shelf.href("/paths"), Optional.empty(), ""),
            new ArtefactLink(
                shelf.t("search.title"), shelf.href("/search"), Optional.empty(), "")));
  }

  public static NoticePage quarantined(
      PageContext shelf, String title, String path, String section, List<ArtefactLink> links) {
    return new NoticePage(
        shelf,
        PageHead.of(title, shelf.t("quarantined.text"), path, section),
        200,
        "quarantined",
        List.of(shelf.t("quarantined.text"), shelf.t("quarantined.advice")),
        links);
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
    MarkdownPage sheet = MarkdownPage.of(head, shelf.baseUrl());
    lines.forEach(sheet::paragraph);
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page(head.path(), shelf).put("status", kind);
    json.put("notice", String.join(" ", lines));
    return json;
  }

  @Override
  public int httpStatus() {
    return httpStatus;
  }
}
