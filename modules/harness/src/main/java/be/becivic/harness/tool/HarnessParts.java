package be.becivic.harness.tool;

import be.becivic.harness.buffer.LooseBuffers;
import be.becivic.harness.buffer.OrphanScan;
import be.becivic.harness.consent.AppNonces;
import be.becivic.harness.consent.Consents;
import be.becivic.harness.deadline.Deadlines;
import be.becivic.harness.folder.DataLocation;
import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.remote.RemoteReader;
import be.becivic.harness.remote.ServerWire;
import be.becivic.harness.session.FreshIds;
import be.becivic.harness.state.Memory;
import be.becivic.harness.state.ProfileFile;
import be.becivic.harness.state.Retention;
import be.becivic.harness.state.SkillsCache;
import be.becivic.harness.submission.AnalyticsOutbox;
import be.becivic.harness.submission.Cancellations;
import be.becivic.harness.submission.Recovery;
import be.becivic.harness.submission.SubmissionReceipts;
import be.becivic.harness.submission.Submitter;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.schema.Schemas;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** Everything a session works with, put together once. */
public record HarnessParts(
    LocalMachine machine,
    InstantSource clock,
    PersonRecogniser recogniser,
    PersonFolder folder,
    FolderLock lock,
    FreshIds ids,
    RemoteReader reader,
    ProfileFile profile,
    Memory memory,
    Retention retention,
    SkillsCache skills,
    OrphanScan orphans,
    LooseBuffers loose,
    Consents consents,
    AppNonces nonces,
    SubmissionReceipts receipts,
    Submitter submitter,
    Recovery recovery,
    Cancellations cancellations,
    AnalyticsOutbox outbox,
    Deadlines deadlines) {

  public static HarnessParts of(
      LocalMachine machine,
      ServerWire wire,
      PersonRecogniser recogniser,
      InstantSource clock,
      RandomGenerator chance) {
    var folder = new PersonFolder(DataLocation.resolve(machine));
    var lock = new FolderLock(folder);
    var ids = new FreshIds(clock, chance);
    var profile = new ProfileFile(folder, () -> Published.SCHEMAS, clock);
    var memory = new Memory(folder);
    var receipts = new SubmissionReceipts(folder);
    return new HarnessParts(
        machine,
        clock,
        recogniser,
        folder,
        lock,
        ids,
        new RemoteReader(wire, folder, clock),
        profile,
        memory,
        new Retention(folder, memory, profile, clock),
        new SkillsCache(folder, clock),
        new OrphanScan(folder, machine.workingFolder(), clock),
        new LooseBuffers(folder, machine.workingFolder(), lock, clock),
        new Consents(folder, lock, clock),
        new AppNonces(clock),
        receipts,
        new Submitter(wire, folder, receipts, clock),
        new Recovery(wire, folder, receipts, clock),
        new Cancellations(wire, folder, receipts, clock, chance),
        new AnalyticsOutbox(wire, folder, ids, clock),
        new Deadlines(folder, lock, memory, profile, clock));
  }

  public Schemas schemas() {
    return Published.SCHEMAS;
  }

  /** Read with the first use: a client waits for the first answer, which needs none of them. */
  private static final class Published {
    static final Schemas SCHEMAS = Schemas.load();
  }
}
