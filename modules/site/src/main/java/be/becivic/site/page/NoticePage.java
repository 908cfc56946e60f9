package be.becivic.site.page;

import be.becivic.site.template.JtenoticeGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import be.becivic.site.view.Link;
import be.becivic.site.view.Notice;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A page that only says something: that nothing is there, or that it was taken down. */
final class NoticePage implements Page {
  private final Shelf shelf;
  private final Head head;
  private final int httpStatus;
  private final String kind;
  private final List<String> lines;
  private final List<Link> links;

  private NoticePage(
      Shelf shelf, Head head, int httpStatus, String kind, List<String> lines, List<Link> links) {
    this.shelf = shelf;
    this.head = head.notIndexed();
    this.httpStatus = httpStatus;
    this.kind = kind;
    this.lines = List.copyOf(lines);
    this.links = List.copyOf(links);
  }

  /** Says nothing of the address that was asked for, which may be anything. */
  static NoticePage missing(Shelf shelf) {
    String title = shelf.t("missing.title");
    return new NoticePage(
        shelf,
        Head.of(title, shelf.t("missing.text"), "/", ""),
        404,
        "not_found",
        List.of(shelf.t("missing.text")),
        List.of(
            new Link(shelf.t("nav.skills"), shelf.href("/skills"), Optional.empty(), ""),
            new Link(shelf.t("nav.paths"), shelf.href("/paths"), Optional.empty(), ""),
            new Link(shelf.t("search.title"), shelf.href("/search"), Optional.empty(), "")));
  }

  static NoticePage quarantined(
      Shelf shelf, String title, String path, String section, List<Link> links) {
    return new NoticePage(
        shelf,
        Head.of(title, shelf.t("quarantined.text"), path, section),
        200,
        "quarantined",
        List.of(shelf.t("quarantined.text"), shelf.t("quarantined.advice")),
        links);
  }

  @Override
  public Head head() {
    return head;
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    JtenoticeGenerated.render(output, null, frame, new Notice(lines, links));
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head, shelf.baseUrl());
    lines.forEach(sheet::paragraph);
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = Json.page(head.path(), shelf).put("status", kind);
    json.put("notice", String.join(" ", lines));
    return json;
  }

  @Override
  public int httpStatus() {
    return httpStatus;
  }
}
