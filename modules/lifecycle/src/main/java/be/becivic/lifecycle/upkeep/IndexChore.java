package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.forge.DirectChanges;
import be.becivic.lifecycle.upkeep.index.Indexes;

/** Keeps the published indexes and the dashboard up to date (§6.5). */
public final class IndexChore {
  private IndexChore() {}

  public static Chore of(Indexes indexes, DirectChanges changes) {
    Publication publication = new Publication(changes);
    return Chore.of(
        "indexes",
        "Writes skills/index.json, paths/activity.json and docs/activity/global.{json,md}.",
        () -> publication.publish("Bring the indexes up to date", indexes::of));
  }
}
