package be.becivic.lifecycle.former;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.Optional;

/**
 * An earlier revision of a value or reference that can be put back.
 *
 * @param status what it comes back as
 */
public record EarlierRow(Status status) {

  public static boolean isRow(Target target) {
    return target instanceof Target.Value || target instanceof Target.Reference;
  }

  /** Nothing where there is no such revision, it is current, or nothing of it is left. */
  public static Optional<EarlierRow> find(Tables tables, Target target, String revision) {
    return switch (target) {
      case Target.Value(Uid uid) -> find(tables.catalogue().volatileValues(), uid, revision);
      case Target.Reference(Uid uid) -> find(tables.catalogue().references(), uid, revision);
      case Target.Skill _,
          Target.Path _,
          Target.Source _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Optional.empty();
    };
  }

  private static <C> Optional<EarlierRow> find(Revisions<C> revisions, Uid uid, String revision) {
    return revisions.listHistory(uid).stream()
        .filter(row -> Integer.toString(row.revision()).equals(revision))
        .filter(row -> !row.isCurrent() && row.content().isPresent())
        .map(Revision::status)
        .map(then -> new EarlierRow(then.isRendered() ? then : Status.ALPHA))
        .findFirst();
  }
}
