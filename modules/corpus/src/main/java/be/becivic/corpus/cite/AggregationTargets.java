package be.becivic.corpus.cite;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Walks a body for what it cites: the skill itself, values, references, paths and their sources.
 * Skills it builds on show their observations on their own pages (§6.10).
 */
public final class AggregationTargets {
  private AggregationTargets() {}

  public static List<AggregationTarget> of(
      Skill skill, PathDirectory paths, CatalogueLookup catalogue) {
    List<Tag> tags = skill.tags();
    Set<AggregationTarget> targets = new LinkedHashSet<>();
    targets.add(new AggregationTarget(TargetType.SKILL, skill.id().value(), Optional.empty()));
    targets.addAll(
        rows(tags, TagKind.VV, TargetType.VOLATILE_VALUE, Uid.Kind.VOLATILE_VALUE, catalogue));
    targets.addAll(rows(tags, TagKind.REF, TargetType.REFERENCE, Uid.Kind.REFERENCE, catalogue));
    List<PathEntry> cited = paths(tags, paths);
    cited.forEach(
        path -> targets.add(new AggregationTarget(TargetType.PATH, path.id().value(), path.uid())));
    for (PathEntry path : cited) {
      for (PathSource source : path.sources()) {
        targets.add(
            new AggregationTarget(
                TargetType.PATH_SOURCE, path.id() + ":" + source.id(), Optional.empty()));
      }
    }
    return List.copyOf(targets);
  }

  /** Rows by uid; a tag still waiting for its uid is found by name. */
  private static List<AggregationTarget> rows(
      List<Tag> tags, TagKind tagKind, TargetType type, Uid.Kind kind, CatalogueLookup catalogue) {
    List<AggregationTarget> rows = new ArrayList<>();
    for (Tag tag : tags) {
      if (tag.kind() == tagKind) {
        tag.value("uid")
            .flatMap(uid -> Uid.parse(kind, uid))
            .or(() -> byName(tag, kind, catalogue))
            .ifPresent(
                uid -> rows.add(new AggregationTarget(type, uid.toString(), Optional.of(uid))));
      }
    }
    return rows;
  }

  private static Optional<Uid> byName(Tag tag, Uid.Kind kind, CatalogueLookup catalogue) {
    return tag.value("name")
        .flatMap(name -> catalogue.find(kind, name))
        .map(CatalogueLookup.Entry::uid);
  }

  private static List<PathEntry> paths(List<Tag> tags, PathDirectory paths) {
    return tags.stream()
        .filter(tag -> tag.kind() == TagKind.PATH)
        .flatMap(tag -> tag.value("id").flatMap(paths::find).stream())
        .distinct()
        .toList();
  }
}
