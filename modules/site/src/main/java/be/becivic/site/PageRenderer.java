package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.agents.Document;
import be.becivic.site.agents.Documents;
import be.becivic.site.asset.Assets;
import be.becivic.site.identity.SiteIdentity;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.Utf8ByteOutput;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns the key of a page into its bytes and headers. */
final class PageRenderer {
  private static final String VARY = "Accept, Accept-Language, Accept-Encoding";
  private static final Map<String, String> VARY_BY_CODING = Map.of("Vary", "Accept-Encoding");

  private final PageTable pages;
  private final Documents documents;
  private final Assets assets;
  private final SiteIdentity identity;

  PageRenderer(PageTable pages, Documents documents, Assets assets, SiteIdentity identity) {
    this.pages = pages;
    this.documents = documents;
    this.assets = assets;
    this.identity = identity;
  }

  /** What stands at an address, or what says that nothing does. */
  RenderedPage render(PageKey key, PageContext context) {
    return switch (key) {
      case PageKey.OfDocument(String path) -> document(documents.get(path), context);
      case PageKey.OfPage page ->
          page.form() == Representation.RAW
              ? source(page, context)
              : inForm(pages.get(page.path(), page.sought(), context), page.form(), context);
    };
  }

  private RenderedPage document(Document document, PageContext context) {
    return document
        .content()
        .apply(context)
        .map(
            bytes ->
                new RenderedPage(
                    200, document.contentType(), document.freshness(), VARY_BY_CODING, bytes))
        .orElseGet(() -> inForm(pages.missing(context), Representation.JSON, context));
  }

  /**
   * The bytes of a skill on main, whoever wrote them, with the commit they are from (READING 27).
   */
  private RenderedPage source(PageKey.OfPage key, PageContext context) {
    List<String> segments = PageAddress.segments(key.path());
    Corpus main = context.voices().main();
    Optional<Skill> skill =
        main.findSkill(segments.getLast())
            .filter(found -> segments.size() == 2)
            .filter(found -> !found.hasStatus(Status.QUARANTINED));
    if (skill.isEmpty()) {
      Page instead = pages.get(key.path(), key.sought(), context);
      return inForm(instead, Representation.MARKDOWN, context).withStatus(404);
    }
    PageHead head = PageHead.of("", "", key.path(), "");
    Map<String, String> headers =
        headers(skill.get().hasStatus(Status.STABLE) ? head : head.notIndexed());
    context.commit().ifPresent(commit -> headers.put("X-Be-Civic-Commit", commit));
    return new RenderedPage(
        200,
        Representation.RAW.contentType(),
        PageFreshness.SIGNALS,
        headers,
        main.read(Skill.pathOf(skill.get().id())));
  }

  private RenderedPage inForm(Page page, Representation form, PageContext context) {
    byte[] body =
        switch (form) {
          case HTML -> html(page, context);
          case MARKDOWN, RAW -> page.markdown().getBytes(StandardCharsets.UTF_8);
          case JSON -> JsonText.file(page.json()).getBytes(StandardCharsets.UTF_8);
        };
    Map<String, String> headers = headers(page.head());
    headers.put("Content-Language", context.reader().language().code());
    return new RenderedPage(page.httpStatus(), form.contentType(), page.freshness(), headers, body);
  }

  private byte[] html(Page page, PageContext context) {
    Utf8ByteOutput bytes = new Utf8ByteOutput();
    page.writeHtml(
        new PageFrame(context.reader(), assets, page.head(), identity),
        new OwaspHtmlTemplateOutput(bytes));
    return bytes.toByteArray();
  }

  /** Leads agents from any form of a page to its others, and to where they should begin. */
  private Map<String, String> headers(PageHead head) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Vary", VARY);
    headers.put(
        "Link",
        "<"
            + identity.baseUrl()
            + head.path()
            + ">; rel=\"canonical\", "
            + alternate(head, Representation.MARKDOWN)
            + alternate(head, Representation.JSON)
            + "</llms.txt>; rel=\"index\"; type=\"text/plain\", "
            + "</agents>; rel=\"help\"; type=\"text/markdown\"");
    if (!head.indexed()) {
      headers.put("X-Robots-Tag", "noindex");
    }
    return headers;
  }

  private static String alternate(PageHead head, Representation form) {
    return "<"
        + PageAddress.in(head.path(), form)
        + ">; rel=\"alternate\"; type=\""
        + form.mediaType()
        + "\", ";
  }
}
