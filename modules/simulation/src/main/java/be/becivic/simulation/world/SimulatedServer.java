package be.becivic.simulation.world;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.changes.Changes;
import be.becivic.changes.LocalForge;
import be.becivic.changes.MainGuard;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.skill.Skill;
import be.becivic.intake.Intake;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.library.Library;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SkillId;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.upkeep.Expiry;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.node.ObjectNode;

/**
 * The rooms of a server, wired as a server wires them, on a file and a repository of their own.
 * Only the clock is not real, and chance: one seed decides it all.
 */
public final class SimulatedServer implements AutoCloseable {
  private static final byte[] KEY = new byte[32];

  private final Path folder;
  private final Records records;
  private final CorpusRepository repository;
  private final Library library;
  private final VirtualClock clock = new VirtualClock(ServerTemplate.START);
  private final SimulatedSettings settings;
  private final CommitJob commitJob;
  private final Changes changes;
  private final MainGuard guard;
  private final StateMachine machine;
  private final Expiry expiry;
  private final Intake intake;
  private final Reviews reviews;
  private final SubmissionWriter writer;
  private final Pages pages;
  private final Chronicle chronicle;
  private final VoteLedger ledger;
  private final Map<ErrorCategory, Integer> refusals = new EnumMap<>(ErrorCategory.class);

  SimulatedServer(
      Path folder, Path corpus, ServerParts parts, SimulatedSettings settings, long seed) {
    this.folder = folder;
    this.settings = settings;
    this.records =
        RecordsEngine.open(new Location.Embedded(folder.resolve(ServerTemplate.DATABASE)));
    this.repository =
        CorpusRepository.open(folder.resolve(ServerTemplate.REPOSITORY), corpus, clock);
    var live = new LiveCorpus(repository);
    this.library = new Library(live, records, parts.schemas());
    this.changes =
        new Changes(records, repository, new LocalForge(repository), parts.check(), clock);
    this.guard = changes.guard(live);
    this.machine =
        new StateMachine(
            library, repository, changes.system(), guard::look, settings.thresholds(), clock);
    var opener = Optional.of(changes.opener());
    var holds = new Holds(records, library, parts.schemas(), parts.recogniser(), opener, clock);
    this.reviews = new Reviews(library, holds, changes, machine, guard::look, clock);
    this.commitJob = new CommitJob(records, library, parts.recogniser(), opener, clock);
    this.expiry = new Expiry(records, clock);
    var quarantine = new Quarantine(records, machine, clock);
    this.intake =
        new Intake(
            library,
            parts.schemas(),
            parts.scrubber(),
            parts.voteTexts(),
            (vote, flagger) -> requireNone(quarantine.flagged(vote, flagger).failures()),
            (_, _) -> Outcome.ok(Optional.empty()),
            new KeyedHashes(KEY, chance(seed)),
            settings.intake(),
            clock);
    this.writer = new SubmissionWriter(clock, new SplittableRandom(seed));
    this.pages = new Pages(library);
    this.ledger = new VoteLedger(settings.prefixes());
    this.chronicle = new Chronicle(records, pages, ledger);
  }

  /** The one generator of the platform that repeats itself when it is seeded before first use. */
  private static SecureRandom chance(long seed) {
    try {
      SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
      random.setSeed(seed);
      return random;
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException("this Java has no SHA1PRNG", broken);
    }
  }

  public VirtualClock clock() {
    return clock;
  }

  public SimulatedSettings settings() {
    return settings;
  }

  public Reviews reviews() {
    return reviews;
  }

  public Chronicle chronicle() {
    return chronicle;
  }

  /** How often submissions were refused, and why. */
  public Map<ErrorCategory, Integer> refusals() {
    return Collections.unmodifiableMap(refusals);
  }

  public PageReading read(Target target) {
    return pages.read(target);
  }

  public boolean vote(Target target, SeenText text, Verdict verdict, NetworkAddress from) {
    boolean isTaken = submit(FeedbackType.VALIDATION, writer.vote(target, text, verdict), from);
    if (isTaken) {
      ledger.note(target, text, verdict, from);
    }
    return isTaken;
  }

  public boolean flag(Target target, SeenText text, NetworkAddress from) {
    return submit(FeedbackType.VALIDATION, writer.flag(target, text), from);
  }

  /** Proposes another number, for a figure or for the passage of a text. */
  public boolean correct(Target target, String number, NetworkAddress from) {
    return submit(FeedbackType.AMENDMENT, correction(target, number), from);
  }

  private ObjectNode correction(Target target, String number) {
    return switch (target) {
      case Target.Value value -> writer.correction(value, number);
      case Target.Skill(SkillId id) -> rewording(library.main().corpus(), id, number);
      case Target.Path _,
          Target.Source _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          throw new IllegalArgumentException("nobody is simulated changing that");
    };
  }

  private ObjectNode rewording(Corpus main, SkillId id, String number) {
    Skill skill = main.findSkill(id).orElseThrow();
    String text = Passages.replace(skill.file().text(), number);
    return writer.rewording(skill, main.commit().orElseThrow(), text);
  }

  private boolean submit(FeedbackType type, ObjectNode document, NetworkAddress from) {
    return switch (intake
        .submit(type, document.toString().getBytes(UTF_8), from.client())
        .outcome()) {
      case Outcome.Ok<Receipt> _ -> true;
      case Outcome.Refused<Receipt>(Rejection rejection) -> {
        refusals.merge(rejection.category(), 1, Integer::sum);
        yield false;
      }
    };
  }

  /** What a server does again and again; here whatever fails ends the simulation. */
  public void runJobs() {
    requireNone(commitJob.run().failures());
    requireNone(changes.job().run().failures());
    guard.look();
    requireNone(machine.tick().failures());
    chronicle.readOn();
  }

  /** What a server forgets once a day. */
  public void forget() {
    expiry.run();
  }

  /** Whether every decision still follows from the one before it. */
  public boolean isChainWhole() {
    return records.read(tables -> tables.decisions().verifyChain()) instanceof ChainCheck.Intact;
  }

  private static void requireNone(List<RuntimeException> failures) {
    if (!failures.isEmpty()) {
      throw new IllegalStateException("a job failed", failures.getFirst());
    }
  }

  @Override
  public void close() throws IOException {
    repository.close();
    records.close();
    ServerTemplate.delete(folder);
  }
}
