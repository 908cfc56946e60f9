package be.becivic.site.page.catalogue;

import be.becivic.corpus.body.TagKind;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.HowRead;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.PageLanguage;
import be.becivic.site.body.SafeUrls;
import be.becivic.site.body.figure.LastDay;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What pages ask of values and of references alike. */
public sealed interface EntryKind<C> {
  EntryKind<CatalogueValue> VALUES = new Values();
  EntryKind<Citation> REFERENCES = new References();

  TargetType target();

  TagKind tag();

  /** The part of the site it stands in. */
  String section();

  /** What people call it, where the content alone does not say; such as what an amount is for. */
  Optional<String> label(PageContext context, Uid uid);

  String text(C content);

  /** The same in the reader's language. */
  String text(C content, Language language);

  /** Whether it is told in English, though the reader's language is another. */
  boolean isEnglish(C content, Language language);

  /** The language of the page it leads to, where that bears another title than ours. */
  default Optional<Language> pageIn(C content, Language language) {
    return Optional.empty();
  }

  Optional<String> url(C content);

  /** The day on which what it tells is over. */
  default Optional<LocalDate> lastDay(String name, C content) {
    return Optional.empty();
  }

  Optional<LocalDate> lastVerified(C content);

  /** The word for how it was read. */
  Optional<String> howRead(C content);

  String note(C content);

  /** The name of the reference that says so. */
  Optional<String> source(C content);

  void write(C content, ObjectNode json);

  default ObjectNode json(Revision<C> revision) {
    ObjectNode json =
        PageJson.object()
            .put("revision", revision.revision())
            .put("name", revision.name())
            .put("status", revision.status().wireName())
            .put("committed_at", PageJson.time(revision.committedAt()));
    revision
        .supersededAt()
        .ifPresentOrElse(
            at -> json.put("superseded_at", PageJson.time(at)),
            () -> json.putNull("superseded_at"));
    revision.content().ifPresent(content -> write(content, json));
    return json;
  }

  /** What a correction says itself: neither note, source nor day of verification is about it. */
  static ObjectNode withoutSupport(ObjectNode json) {
    json.remove(List.of("note", "source", "last_verified"));
    return json;
  }

  /** Volatile values. */
  record Values() implements EntryKind<CatalogueValue> {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Pattern WORDS = Pattern.compile("\\p{Ll}{3}");

    @Override
    public TargetType target() {
      return TargetType.VOLATILE_VALUE;
    }

    @Override
    public TagKind tag() {
      return TagKind.VV;
    }

    @Override
    public String section() {
      return "values";
    }

    @Override
    public Optional<String> label(PageContext context, Uid uid) {
      return context.corpus().valueLabels().find(uid, context.reader().language().code());
    }

    @Override
    public String text(CatalogueValue content) {
      return ValueText.of(content);
    }

    @Override
    public String text(CatalogueValue content, Language language) {
      return ValueText.of(content, language);
    }

    @Override
    public boolean isEnglish(CatalogueValue content, Language language) {
      return language != Language.EN
          && WORDS.matcher(text(content)).find()
          && text(content, language).equals(text(content))
          && content.type() == CatalogueValueType.STRING;
    }

    @Override
    public Optional<LocalDate> lastDay(String name, CatalogueValue content) {
      return LastDay.of(name, content);
    }

    @Override
    public Optional<String> url(CatalogueValue content) {
      return Optional.empty();
    }

    @Override
    public Optional<LocalDate> lastVerified(CatalogueValue content) {
      return Optional.empty();
    }

    @Override
    public Optional<String> howRead(CatalogueValue content) {
      return Optional.empty();
    }

    @Override
    public String note(CatalogueValue content) {
      return content.note().orElse("");
    }

    @Override
    public Optional<String> source(CatalogueValue content) {
      return content.source();
    }

    @Override
    public void write(CatalogueValue content, ObjectNode json) {
      json.set("value", MAPPER.readTree(content.json()));
      json.put("value_type", content.type().wireName()).put("text", text(content));
      content.unit().ifPresent(unit -> json.put("unit", unit));
      content.note().ifPresent(note -> json.put("note", note));
      content.source().ifPresent(source -> json.put("source", source));
    }
  }

  /** References. */
  record References() implements EntryKind<Citation> {

    @Override
    public TargetType target() {
      return TargetType.REFERENCE;
    }

    @Override
    public TagKind tag() {
      return TagKind.REF;
    }

    @Override
    public String section() {
      return "references";
    }

    @Override
    public Optional<String> label(PageContext context, Uid uid) {
      return Optional.empty();
    }

    @Override
    public String text(Citation content) {
      return content.title();
    }

    @Override
    public String text(Citation content, Language language) {
      return local(content, language).orElseGet(content::title);
    }

    @Override
    public boolean isEnglish(Citation content, Language language) {
      return language != Language.EN && local(content, language).isEmpty();
    }

    @Override
    public Optional<Language> pageIn(Citation content, Language language) {
      return local(content, language).isPresent()
          ? Optional.empty()
          : PageLanguage.of(content).filter(in -> in != Language.EN);
    }

    private static Optional<String> local(Citation content, Language language) {
      return Optional.of(content)
          .filter(_ -> language != Language.EN)
          .flatMap(said -> LocalTitles.find(said, language));
    }

    @Override
    public Optional<String> url(Citation content) {
      return Optional.of(content.url()).filter(SafeUrls::isWeb);
    }

    @Override
    public Optional<LocalDate> lastVerified(Citation content) {
      return content.lastVerified();
    }

    @Override
    public Optional<String> howRead(Citation content) {
      return HowRead.of(content);
    }

    @Override
    public String note(Citation content) {
      return "";
    }

    @Override
    public Optional<String> source(Citation content) {
      return Optional.empty();
    }

    @Override
    public void write(Citation content, ObjectNode json) {
      json.put("title", content.title()).put("url", content.url());
      content.archivedUrl().ifPresent(url -> json.put("archived_url", url));
      content.numac().ifPresent(numac -> json.put("numac", numac));
      content.tier().ifPresent(tier -> json.put("tier", tier));
      content.lastVerified().ifPresent(day -> json.put("last_verified", day.toString()));
      content.reading().ifPresent(reading -> json.set("read", StrictJson.parseStored(reading)));
    }
  }
}
