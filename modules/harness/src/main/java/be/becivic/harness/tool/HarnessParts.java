package be.becivic.harness.tool;

import be.becivic.harness.buffer.OrphanScan;
import be.becivic.harness.consent.AppNonces;
import be.becivic.harness.consent.Consents;
import be.becivic.harness.folder.DataFolder;
import be.becivic.harness.folder.DataLocation;
import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.Surroundings;
import be.becivic.harness.remote.RemoteReader;
import be.becivic.harness.remote.Wire;
import be.becivic.harness.session.FreshIds;
import be.becivic.harness.state.Memory;
import be.becivic.harness.state.ProfileFile;
import be.becivic.harness.state.Retention;
import be.becivic.harness.state.SkillsCache;
import be.becivic.harness.submission.AnalyticsOutbox;
import be.becivic.harness.submission.Cancellations;
import be.becivic.harness.submission.Receipts;
import be.becivic.harness.submission.Recovery;
import be.becivic.harness.submission.Submitter;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.schema.Schemas;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** Everything a session works with, put together once. */
public record HarnessParts(
    Surroundings machine,
    InstantSource clock,
    PersonRecogniser recogniser,
    Schemas schemas,
    DataFolder folder,
    FreshIds ids,
    RemoteReader reader,
    ProfileFile profile,
    Memory memory,
    Retention retention,
    SkillsCache skills,
    OrphanScan orphans,
    Consents consents,
    AppNonces nonces,
    Receipts receipts,
    Submitter submitter,
    Recovery recovery,
    Cancellations cancellations,
    AnalyticsOutbox outbox) {

  public static HarnessParts of(
      Surroundings machine,
      Wire wire,
      PersonRecogniser recogniser,
      InstantSource clock,
      RandomGenerator chance) {
    var folder = new DataFolder(DataLocation.resolve(machine));
    var schemas = Schemas.load();
    var ids = new FreshIds(clock, chance);
    var profile = new ProfileFile(folder, schemas, clock);
    var memory = new Memory(folder);
    var receipts = new Receipts(folder);
    return new HarnessParts(
        machine,
        clock,
        recogniser,
        schemas,
        folder,
        ids,
        new RemoteReader(wire, folder, clock),
        profile,
        memory,
        new Retention(folder, memory, profile, clock),
        new SkillsCache(folder, clock),
        new OrphanScan(folder, machine.workingFolder(), clock),
        new Consents(folder, new FolderLock(folder), clock),
        new AppNonces(clock),
        receipts,
        new Submitter(wire, folder, receipts, clock),
        new Recovery(wire, folder, receipts, clock),
        new Cancellations(wire, folder, receipts, clock, chance),
        new AnalyticsOutbox(wire, folder, ids, clock));
  }
}
