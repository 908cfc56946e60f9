package be.becivic.site.page.general;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.text.SourceFile;
import be.becivic.site.page.common.ListingPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.Listing;
import be.becivic.site.view.PageHead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.commonmark.node.Paragraph;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The documentation that the corpus carries. */
public final class DocPages {
  private static final String FOLDER = "docs/";

  private DocPages() {}

  public static Page list(PageContext shelf) {
    List<ArtefactLink> links = new ArrayList<>();
    for (String name : names(shelf)) {
      find(shelf, name)
          .ifPresent(
              doc ->
                  links.add(
                      new ArtefactLink(
                          doc.head().title(),
                          shelf.href("/docs/" + name),
                          Optional.empty(),
                          doc.head().description())));
    }
    PageHead head = PageHead.of(shelf.t("docs.title"), shelf.t("docs.lead"), "/docs", "docs");
    LinkGroup group = new LinkGroup("pages", shelf.t("docs.title"), links);
    return new ListingPage(
        shelf,
        head,
        new Listing(Optional.empty(), shelf.t("docs.lead"), List.of(group)),
        () -> json(shelf, links));
  }

  public static Optional<Page> find(PageContext shelf, String name) {
    return Stream.of(".md", ".mdx")
        .flatMap(suffix -> shelf.corpus().findFile(FOLDER + name + suffix).stream())
        .findFirst()
        .map(file -> page(shelf, name, file));
  }

  private static Page page(PageContext shelf, String name, SourceFile file) {
    Body body = BodyParser.parse(file.text(), 0);
    return new DocPage(shelf, "/docs/" + name, "docs", file, body);
  }

  /** The first paragraph of a text. */
  static String lead(Body body) {
    return body.intro().stream()
        .filter(Paragraph.class::isInstance)
        .map(PlainText::of)
        .findFirst()
        .orElse("");
  }

  public static List<String> names(PageContext shelf) {
    return shelf.corpus().files().blobs().keySet().stream()
        .filter(path -> path.startsWith(FOLDER) && path.matches("docs/[a-z0-9-]+\\.mdx?"))
        .map(path -> path.substring(FOLDER.length(), path.lastIndexOf('.')))
        .toList();
  }

  private static ObjectNode json(PageContext shelf, List<ArtefactLink> links) {
    ObjectNode json = PageJson.page("/docs", shelf);
    ArrayNode pages = json.putArray("pages");
    links.forEach(
        link ->
            pages
                .addObject()
                .put("title", link.title())
                .put("url", shelf.baseUrl() + link.href())
                .put("description", link.note()));
    return json;
  }
}
