package be.becivic.changes.check;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.ShownContent;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.artefact.ShownContents;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds what a change leaves unnumbered, and fills numbers in (§6.11). */
final class Numbering {
  private static final long PROVISIONAL = 999_999_000_000L;

  private Numbering() {}

  static UnnumberedEntries newcomers(ChangeCandidate change, CatalogueLookup catalogue) {
    SortedMap<String, CatalogueValue> values = new TreeMap<>();
    SortedMap<String, Citation> references = new TreeMap<>();
    for (Skill skill : change.skills()) {
      for (Tag tag : skill.body().tags()) {
        Optional<String> name = tag.value("uid").isPresent() ? Optional.empty() : tag.value("name");
        if (name.isEmpty()) {
          continue;
        }
        if (tag.kind() == TagKind.VV
            && catalogue.find(Uid.Kind.VOLATILE_VALUE, name.get()).isEmpty()) {
          values.putIfAbsent(name.get(), TagContents.scalar(tag, skill));
        } else if (tag.kind() == TagKind.REF
            && catalogue.find(Uid.Kind.REFERENCE, name.get()).isEmpty()) {
          references.putIfAbsent(
              name.get(), TagContents.citation(tag, change.head().sourceClasses()));
        }
      }
    }
    List<PathId> paths =
        change.paths().stream().filter(path -> path.uid().isEmpty()).map(PathEntry::id).toList();
    return new UnnumberedEntries(values, references, paths);
  }

  /** The change as it will look, under numbers that nobody will ever get. */
  static ChangeCandidate provisional(
      ChangeCandidate change, UnnumberedEntries newcomers, CatalogueLookup catalogue) {
    return fill(change, withProvisional(catalogue, newcomers), provisionalPaths(newcomers));
  }

  static ChangeCandidate fill(
      ChangeCandidate change, CatalogueLookup catalogue, Map<PathId, Uid> paths) {
    ChangeCandidate next = change.withSkills(skill -> SkillEdits.fillUids(skill, catalogue));
    if (paths.isEmpty()) {
      return next;
    }
    String file = change.text(PathDirectory.FILE);
    for (Map.Entry<PathId, Uid> path : paths.entrySet()) {
      Outcome<String> edited =
          PathEdits.setField(
              file,
              path.getKey(),
              "uid",
              JsonNodeFactory.instance.stringNode(path.getValue().toString()));
      if (edited instanceof Outcome.Ok<String>(String text)) {
        file = text;
      }
    }
    return next.with(PathDirectory.FILE, file);
  }

  static CatalogueLookup withProvisional(CatalogueLookup catalogue, UnnumberedEntries newcomers) {
    Map<String, Uid> numbers = new TreeMap<>();
    long number = PROVISIONAL;
    Map<Uid, ShownContent> contents = new HashMap<>();
    for (Map.Entry<String, CatalogueValue> value : newcomers.values().entrySet()) {
      Uid uid = new Uid(Uid.Kind.VOLATILE_VALUE, number++);
      numbers.put(value.getKey(), uid);
      contents.put(uid, ShownContents.of(value.getValue()));
    }
    Map<String, Uid> references = new TreeMap<>();
    for (Map.Entry<String, Citation> reference : newcomers.references().entrySet()) {
      Uid uid = new Uid(Uid.Kind.REFERENCE, number++);
      references.put(reference.getKey(), uid);
      contents.put(uid, ShownContents.of(reference.getValue()));
    }
    return new ExtendedCatalogue(catalogue, numbers, references, contents);
  }

  private static Map<PathId, Uid> provisionalPaths(UnnumberedEntries newcomers) {
    Map<PathId, Uid> numbers = new HashMap<>();
    long number = PROVISIONAL;
    for (PathId path : newcomers.paths()) {
      numbers.put(path, new Uid(Uid.Kind.PATH, number++));
    }
    return numbers;
  }
}
