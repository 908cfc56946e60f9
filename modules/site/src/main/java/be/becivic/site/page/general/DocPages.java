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

  public static Page list(PageContext context) {
    List<ArtefactLink> links = new ArrayList<>();
    for (String name : names(context)) {
      find(context, name)
          .ifPresent(
              doc ->
                  links.add(
                      new ArtefactLink(
                          doc.head().title(),
                          context.href("/docs/" + name),
                          Optional.empty(),
                          doc.head().description())));
    }
    PageHead head = PageHead.of(context.t("docs.title"), context.t("docs.lead"), "/docs", "docs");
    LinkGroup group = new LinkGroup("pages", context.t("docs.pages"), links);
    return new ListingPage(
        context,
        head,
        new Listing(Optional.empty(), context.t("docs.lead"), List.of(group)),
        () -> json(context, links));
  }

  public static Optional<Page> find(PageContext context, String name) {
    return Stream.of(".md", ".mdx")
        .flatMap(suffix -> context.corpus().findFile(FOLDER + name + suffix).stream())
        .findFirst()
        .map(file -> page(context, name, file));
  }

  private static Page page(PageContext context, String name, SourceFile file) {
    Body body = BodyParser.parse(file.text(), 0);
    return new DocPage(context, "/docs/" + name, "docs", file, body);
  }

  /** The first paragraph of a text. */
  static String lead(Body body) {
    return body.intro().stream()
        .filter(Paragraph.class::isInstance)
        .map(PlainText::of)
        .findFirst()
        .orElse("");
  }

  public static List<String> names(PageContext context) {
    return context.corpus().listFiles(FOLDER).stream()
        .filter(path -> path.matches("docs/[a-z0-9-]+\\.mdx?"))
        .map(path -> path.substring(FOLDER.length(), path.lastIndexOf('.')))
        .toList();
  }

  private static ObjectNode json(PageContext context, List<ArtefactLink> links) {
    ObjectNode json = PageJson.page("/docs", context);
    ArrayNode pages = json.putArray("pages");
    links.forEach(
        link ->
            pages
                .addObject()
                .put("title", link.title())
                .put("url", context.baseUrl() + link.href())
                .put("description", link.note()));
    return json;
  }
}
