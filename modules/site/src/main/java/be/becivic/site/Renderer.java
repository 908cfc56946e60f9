package be.becivic.site;

import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.agents.Document;
import be.becivic.site.asset.Asset;
import be.becivic.site.asset.Assets;
import be.becivic.site.negotiate.Address;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.page.Freshness;
import be.becivic.site.page.Page;
import be.becivic.site.page.Pages;
import be.becivic.site.page.Shelf;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.Utf8ByteOutput;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Turns a page into the bytes and headers of one of its forms. */
final class Renderer {
  private static final String FOREVER = "public, max-age=31536000, immutable";
  private static final String VARY = "Accept, Accept-Language, Accept-Encoding";

  private final Assets assets;
  private final String baseUrl;

  Renderer(Assets assets, String baseUrl) {
    this.assets = assets;
    this.baseUrl = baseUrl;
  }

  Rendered asset(Asset asset) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Cache-Control", FOREVER);
    headers.put("Vary", "Accept-Encoding");
    return Rendered.of(200, asset.contentType(), headers, asset.bytes());
  }

  Optional<Rendered> document(Document document, Shelf shelf) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Cache-Control", document.freshness().cacheControl());
    headers.put("Vary", "Accept-Encoding");
    return document
        .content()
        .apply(shelf)
        .map(bytes -> Rendered.of(200, document.contentType(), headers, bytes));
  }

  Rendered page(Page page, Representation form, Shelf shelf) {
    byte[] body =
        switch (form) {
          case HTML -> html(page, shelf);
          case MARKDOWN, RAW -> page.markdown().getBytes(StandardCharsets.UTF_8);
          case JSON -> JsonText.file(page.json()).getBytes(StandardCharsets.UTF_8);
        };
    Map<String, String> headers = headers(page.head(), page.freshness());
    headers.put("Content-Language", shelf.reader().language().code());
    return Rendered.of(page.httpStatus(), form.contentType(), headers, body);
  }

  /** The bytes on main, with the commit they are from (READING 27). */
  Rendered raw(Address address, Shelf shelf, Pages pages) {
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
    Head head = Head.of("", "", address.path(), "");
    Map<String, String> headers =
        headers(skill.get().hasStatus(Status.STABLE) ? head : head.notIndexed(), Freshness.SIGNALS);
    shelf.commit().ifPresent(commit -> headers.put("X-Be-Civic-Commit", commit));
    return Rendered.of(
        200,
        Representation.RAW.contentType(),
        headers,
        shelf.corpus().files().read(Skill.pathOf(skill.get().id())));
  }

  private byte[] html(Page page, Shelf shelf) {
    Utf8ByteOutput bytes = new Utf8ByteOutput();
    page.writeHtml(
        new Frame(shelf.reader(), assets, page.head(), baseUrl),
        new OwaspHtmlTemplateOutput(bytes));
    return bytes.toByteArray();
  }

  /** Leads agents from any form of a page to its others, and to where they should begin. */
  private Map<String, String> headers(Head head, Freshness freshness) {
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

  private static String alternate(Head head, Representation form) {
    return "<"
        + Address.in(head.path(), form)
        + ">; rel=\"alternate\"; type=\""
        + form.mediaType()
        + "\", ";
  }
}
