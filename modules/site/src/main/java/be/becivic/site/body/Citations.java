package be.becivic.site.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.facts.SiteFacts;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything a body cites from the catalogue, each entry looked up once. */
public final class Citations {
  private final Map<String, CitedValue> values = new LinkedHashMap<>();
  private final Map<String, CitedReference> references = new LinkedHashMap<>();
  private final Map<String, CitedReference> byNameOrUid = new HashMap<>();

  private Citations() {}

  public static Citations of(List<Tag> tags, SiteFacts facts) {
    Citations citations = new Citations();
    Map<Uid, CatalogueEntry<CatalogueValue>> scalars =
        facts.findValues(uids(tags, TagKind.VV, Uid.Kind.VOLATILE_VALUE));
    Map<Uid, CatalogueEntry<Citation>> sources =
        facts.findReferences(uids(tags, TagKind.REF, Uid.Kind.REFERENCE));
    for (Tag tag : tags) {
      switch (tag.kind()) {
        case VV -> citations.values.computeIfAbsent(key(tag), _ -> value(tag, scalars, facts));
        case REF -> citations.addReference(tag, sources, facts);
        case OBSERVATIONS, PATH, SKILL, RISK, OBSERVATION, COHORT_STATS -> {}
      }
    }
    return citations;
  }

  public List<CitedValue> values() {
    return List.copyOf(values.values());
  }

  public List<CitedReference> references() {
    return List.copyOf(references.values());
  }

  CitedValue value(Tag tag) {
    return Objects.requireNonNull(values.get(key(tag)));
  }

  CitedReference reference(Tag tag) {
    return Objects.requireNonNull(references.get(key(tag)));
  }

  /** The reference that a bracketed name cites again. */
  Optional<CitedReference> findAgain(String nameOrUid) {
    return Optional.ofNullable(byNameOrUid.get(nameOrUid));
  }

  private void addReference(Tag tag, Map<Uid, CatalogueEntry<Citation>> known, SiteFacts facts) {
    CitedReference cited =
        references.computeIfAbsent(
            key(tag), _ -> reference(tag, references.size() + 1, known, facts));
    byNameOrUid.putIfAbsent(cited.name(), cited);
    byNameOrUid.putIfAbsent(cited.uid(), cited);
    tag.value("name").ifPresent(name -> byNameOrUid.putIfAbsent(name, cited));
  }

  /** A tag is known by its uid, or by its name while it has none (§6.11). */
  private static String key(Tag tag) {
    return tag.value("uid").or(() -> tag.value("name")).orElse("");
  }

  private static CitedValue value(
      Tag tag, Map<Uid, CatalogueEntry<CatalogueValue>> known, SiteFacts facts) {
    Optional<CatalogueEntry<CatalogueValue>> entry =
        (tag.value("uid").isPresent()
                ? uid(tag, Uid.Kind.VOLATILE_VALUE).map(known::get)
                : tag.value("name").flatMap(facts::findValue))
            .filter(CatalogueEntry::isShown);
    return new CitedValue(name(tag, entry), uid(tag, entry), entry);
  }

  private static CitedReference reference(
      Tag tag, int number, Map<Uid, CatalogueEntry<Citation>> known, SiteFacts facts) {
    Optional<CatalogueEntry<Citation>> entry =
        (tag.value("uid").isPresent()
                ? uid(tag, Uid.Kind.REFERENCE).map(known::get)
                : tag.value("name").flatMap(facts::findReference))
            .filter(CatalogueEntry::isShown);
    return new CitedReference(number, name(tag, entry), uid(tag, entry), entry);
  }

  private static Set<Uid> uids(List<Tag> tags, TagKind cited, Uid.Kind kind) {
    return tags.stream()
        .filter(tag -> tag.kind() == cited)
        .flatMap(tag -> uid(tag, kind).stream())
        .collect(Collectors.toSet());
  }

  private static Optional<Uid> uid(Tag tag, Uid.Kind kind) {
    return tag.value("uid").flatMap(text -> Uid.parse(kind, text));
  }

  private static String name(Tag tag, Optional<? extends CatalogueEntry<?>> entry) {
    return entry
        .flatMap(CatalogueEntry::ours)
        .map(row -> row.name())
        .or(() -> tag.value("name"))
        .orElse("");
  }

  private static String uid(Tag tag, Optional<? extends CatalogueEntry<?>> entry) {
    return entry.map(row -> row.uid().toString()).or(() -> tag.value("uid")).orElse("");
  }
}
