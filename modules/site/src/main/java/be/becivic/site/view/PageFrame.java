package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.asset.Assets;
import be.becivic.site.identity.SiteIdentity;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.negotiate.Representation;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What surrounds every page, and the words and links that templates ask for. */
public final class PageFrame {
  private static final List<String> SECTIONS =
      List.of("skills", "paths", "communes", "graph", "activity", "docs");

  private final PageReader reader;
  private final Messages messages;
  private final Assets assets;
  private final PageHead head;
  private final SiteIdentity site;

  public PageFrame(PageReader reader, Assets assets, PageHead head, SiteIdentity site) {
    this.reader = reader;
    this.messages = Messages.in(reader.language());
    this.assets = assets;
    this.head = head;
    this.site = site;
  }

  public String siteName() {
    return site.name();
  }

  public PageHead head() {
    return head;
  }

  public String lang() {
    return reader.language().code();
  }

  public boolean isEnglish() {
    return reader.language() == Language.EN;
  }

  /** A text of the interface. */
  public String t(String key, Object... arguments) {
    return site.named(messages.get(key, arguments));
  }

  /** A text of the interface for one of many names; the name itself where there is none. */
  public String name(String family, String name) {
    return messages.find(family + "." + name).orElse(name);
  }

  /** What scripts call kinds and standings, as {@code name=words} pairs. */
  public String searchWords() {
    return Stream.of("type.", "status.")
        .flatMap(
            family ->
                messages.keys(family).stream()
                    .filter(key -> !key.endsWith(".hint"))
                    .map(key -> key.substring(family.length()) + "=" + messages.get(key)))
        .collect(Collectors.joining(";"));
  }

  public String href(String path) {
    return reader.href(path);
  }

  /** A link to what is the same in every language. */
  public String file(String path) {
    return reader.linkStyle().write(path);
  }

  public String asset(String name) {
    return file(assets.href(name));
  }

  /** Whether the page stands in a copy, where no server answers. */
  public boolean isCopy() {
    return reader.linkStyle().isCopy();
  }

  public List<String> sections() {
    return SECTIONS;
  }

  public List<Language> languages() {
    return site.languages();
  }

  public boolean isChosen(Language language) {
    return reader.language() == language;
  }

  /** The language to keep when a form is sent; none where the browser's own is used. */
  public boolean keepsLanguage() {
    return reader.chosen();
  }

  public String inLanguage(Language language) {
    return reader.inLanguage(head.path(), language);
  }

  /** The same page for programs that want all of its address; a copy does not know it. */
  public String translation(Language language) {
    return isCopy() ? inLanguage(language) : site.baseUrl() + inLanguage(language);
  }

  public String canonical() {
    return address(head.path());
  }

  /** All of an address, for whoever is told it elsewhere. */
  public String address(String path) {
    return site.baseUrl() + path;
  }

  public String markdown() {
    return file(PageAddress.in(head.path(), Representation.MARKDOWN));
  }

  public String json() {
    return file(PageAddress.in(head.path(), Representation.JSON));
  }

  public String date(LocalDate day) {
    return reader.language().date(day);
  }

  public String date(Instant time) {
    return date(LocalDate.ofInstant(time, ZoneOffset.UTC));
  }

  public String statusHint(Status status) {
    return t("status." + status.wireName() + ".hint");
  }
}
