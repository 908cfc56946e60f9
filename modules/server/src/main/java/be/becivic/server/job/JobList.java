package be.becivic.server.job;

import be.becivic.library.activity.Indexes;
import be.becivic.server.observe.Metrics;
import be.becivic.server.wiring.Rooms;
import be.becivic.upkeep.CategoryChore;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.CommunesChore;
import be.becivic.upkeep.ExpiryChore;
import be.becivic.upkeep.IndexChore;
import be.becivic.upkeep.LinkChore;
import be.becivic.upkeep.SnapshotChore;
import be.becivic.upkeep.links.LinkChecker;
import be.becivic.upkeep.links.LinkSettings;
import java.util.Arrays;
import java.util.List;

/** Builds every job over the rooms. */
public final class JobList {
  private JobList() {}

  public static List<Job> of(Rooms rooms, Metrics metrics) {
    return Arrays.stream(JobKind.values())
        .map(
            kind ->
                new Job(
                    kind,
                    kind.every(rooms.configuration),
                    chore(kind, rooms, metrics),
                    rooms.clock,
                    metrics.registry()))
        .toList();
  }

  private static Chore chore(JobKind kind, Rooms rooms, Metrics metrics) {
    return switch (kind) {
      case COMMIT -> new CommitChore(rooms, metrics);
      case LIFECYCLE -> new LifecycleChore(rooms.machine);
      case EXPIRY -> ExpiryChore.of(rooms.upkeep);
      case INDEXES ->
          followed(rooms, IndexChore.of(new Indexes(rooms.library), rooms.changes::direct));
      case SNAPSHOT ->
          followed(rooms, SnapshotChore.of(rooms.records, rooms.changes::direct, rooms.scrubber));
      case LINK_CHECK ->
          LinkChore.of(new LinkChecker(rooms.records, LinkSettings.DEFAULTS, rooms.clock));
      case CATEGORY_AUDIT -> CategoryChore.of(rooms.library, rooms.clock);
      case COMMUNES_REFRESH -> CommunesChore.of(rooms.library, rooms.clock);
    };
  }

  /** What a chore put on main is served from then on. */
  private static Chore followed(Rooms rooms, Chore chore) {
    return file -> {
      try {
        return chore.run(file);
      } finally {
        rooms.guard.look();
      }
    };
  }
}
