package be.becivic.server;

import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.Upkeep;
import be.becivic.lifecycle.forge.Changes;
import be.becivic.lifecycle.forge.DirectChanges;
import be.becivic.lifecycle.forge.Forge;
import be.becivic.lifecycle.forge.LocalForge;
import be.becivic.lifecycle.forge.MainGuard;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.lifecycle.upkeep.CategoryChore;
import be.becivic.lifecycle.upkeep.Chore;
import be.becivic.lifecycle.upkeep.CommunesChore;
import be.becivic.lifecycle.upkeep.ExpiryChore;
import be.becivic.lifecycle.upkeep.IndexChore;
import be.becivic.lifecycle.upkeep.LinkChore;
import be.becivic.lifecycle.upkeep.SnapshotChore;
import be.becivic.lifecycle.upkeep.index.Indexes;
import be.becivic.lifecycle.upkeep.links.LinkCheck;
import be.becivic.lifecycle.upkeep.links.LinkSettings;
import be.becivic.server.observe.Metrics;
import java.util.Arrays;
import java.util.List;

/** Builds every job over the rooms. */
final class JobList {
  private final Rooms rooms;
  private final ChangeCheck check;
  private final Forge forge;

  private JobList(Rooms rooms) {
    this.rooms = rooms;
    this.check = new ChangeCheck(rooms.schemas(), rooms.scrubber(), rooms.recogniser());
    this.forge = new LocalForge(rooms.corpus());
  }

  static List<Job> of(Rooms rooms, Metrics metrics) {
    var list = new JobList(rooms);
    return Arrays.stream(JobKind.values())
        .map(kind -> new Job(kind, kind.every(rooms.configuration()), list.chore(kind, metrics)))
        .toList();
  }

  private Chore chore(JobKind kind, Metrics metrics) {
    return switch (kind) {
      case COMMIT ->
          new CommitChore(
              new CommitJob(rooms.records(), rooms.library(), rooms.recogniser(), rooms.clock()),
              metrics);
      case EXPIRY -> ExpiryChore.of(new Upkeep(rooms.records(), rooms.clock()));
      case INDEXES ->
          followed(
              IndexChore.of(new Indexes(rooms.library(), rooms.corpus()), this::directChanges));
      case SNAPSHOT -> followed(SnapshotChore.of(rooms.records(), this::directChanges));
      case LINK_CHECK ->
          LinkChore.of(new LinkCheck(rooms.records(), LinkSettings.DEFAULTS, rooms.clock()));
      case CATEGORY_AUDIT -> CategoryChore.of(rooms.library(), rooms.clock());
      case COMMUNES_REFRESH -> CommunesChore.of(rooms.library(), rooms.clock());
    };
  }

  /** Made afresh for each run, since it holds a whole corpus that is wanted once in a while. */
  private DirectChanges directChanges() {
    return new Changes(rooms.records(), rooms.corpus(), forge, check, rooms.clock()).direct();
  }

  /** What a chore put on main is served from then on. */
  private Chore followed(Chore chore) {
    return file -> {
      try {
        return chore.run(file);
      } finally {
        new MainGuard(rooms.records(), rooms.corpus(), forge, rooms.live(), check).look();
      }
    };
  }
}
