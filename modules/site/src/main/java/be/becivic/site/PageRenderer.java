package be.becivic.site;

import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.agents.Document;
import be.becivic.site.asset.Asset;
import be.becivic.site.asset.Assets;
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
import java.util.Map;
import java.util.Optional;

/** Turns a page into the bytes and headers of one of its forms. */
final class PageRenderer {
  private static final String FOREVER = "public, max-age=31536000, immutable";
  private static final String VARY = "Accept, Accept-Language, Accept-Encoding";

  private final Assets assets;
  private final String baseUrl;

  PageRenderer(Assets assets, String baseUrl) {
    this.assets = assets;
    this.baseUrl = baseUrl;
  }

  RenderedPage asset(Asset asset) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Cache-Control", FOREVER);
    headers.put("Vary", "Accept-Encoding");
    return RenderedPage.of(200, asset.contentType(), headers, asset.bytes());
  }

  Optional<RenderedPage> document(Document document, PageContext shelf) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Cache-Control", document.freshness().cacheControl());
    headers.put("Vary", "Accept-Encoding");
    return document
        .content()
        .apply(shelf)
        .map(bytes -> RenderedPage.of(200, document.contentType(), headers, bytes));
  }

  RenderedPage page(Page page, Representation form, PageContext shelf) {
    byte[] body =
        switch (form) {
          case HTML -> html(page, shelf);
          case MARKDOWN, RAW -> page.markdown().getBytes(StandardCharsets.UTF_8);
          case JSON -> JsonText.file(page.json()).getBytes(StandardCharsets.UTF_8);
        };
    Map<String, String> headers = headers(page.head(), page.freshness());
    headers.put("Content-Language", shelf.reader().language().code());
    return RenderedPage.of(page.httpStatus(), form.contentType(), headers, body);
  }

  /** The bytes on main, with the commit they are from (READING 27). */
  RenderedPage raw(PageAddress address, PageContext shelf, PageTable pages) {
    Optional<Skill> skill =
        shelf
            .corpus()
            .findSkill(address.segments().getLast())
            .filter(found -> address.segments().size() == 2)
            .filter(found -> !found.hasStatus(Status.QUARANTINED));
    if (skill.isEmpty()) {
      return page(pages.get(address.segments(), Map.of(), shelf), Representation.MARKDOWN, shelf)
          .withStatus(404);
    }
    PageHead head = PageHead.of("", "", address.path(), "");
    Map<String, String> headers =
        headers(
            skill.get().hasStatus(Status.STABLE) ? head : head.notIndexed(), PageFreshness.SIGNALS);
    shelf.commit().ifPresent(commit -> headers.put("X-Be-Civic-Commit", commit));
    return RenderedPage.of(
        200,
        Representation.RAW.contentType(),
        headers,
        shelf.corpus().files().read(Skill.pathOf(skill.get().id())));
  }

  private byte[] html(Page page, PageContext shelf) {
    Utf8ByteOutput bytes = new Utf8ByteOutput();
    page.writeHtml(
        new PageFrame(shelf.reader(), assets, page.head(), baseUrl),
        new OwaspHtmlTemplateOutput(bytes));
    return bytes.toByteArray();
  }

  /** Leads agents from any form of a page to its others, and to where they should begin. */
  private Map<String, String> headers(PageHead head, PageFreshness freshness) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Cache-Control", freshness.cacheControl());
    headers.put("Vary", VARY);
    headers.put(
        "Link",
        "<"
            + baseUrl
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
