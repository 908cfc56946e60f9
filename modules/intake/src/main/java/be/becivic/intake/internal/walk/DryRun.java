package be.becivic.intake.internal.walk;

import be.becivic.intake.answer.Foreseen;
import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.internal.limit.DailyAddresses;
import be.becivic.intake.internal.limit.LimitKeys;
import be.becivic.intake.internal.limit.Limits;
import be.becivic.intake.internal.limit.ProposalQueues;
import be.becivic.intake.internal.reading.Arrival;
import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Received;
import be.becivic.intake.internal.reading.SubmissionReader;
import be.becivic.intake.internal.staging.Stager;
import be.becivic.intake.setup.CommitPreview;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same line as far as it only reads: tells what would become of submissions, and writes nothing
 * but how many were asked about.
 */
public final class DryRun {
  private final Records records;
  private final DailyAddresses addresses;
  private final Limits limits;
  private final SubmissionReader reader;
  private final SubmissionScreening screening;
  private final Resolving resolving;
  private final RepeatLookup repeats;
  private final ProposalQueues queues;
  private final Stager stager;
  private final CommitPreview preview;

  public DryRun(
      Records records,
      DailyAddresses addresses,
      Limits limits,
      SubmissionReader reader,
      SubmissionScreening screening,
      Resolving resolving,
      RepeatLookup repeats,
      ProposalQueues queues,
      Stager stager,
      CommitPreview preview) {
    this.records = records;
    this.addresses = addresses;
    this.limits = limits;
    this.reader = reader;
    this.screening = screening;
    this.resolving = resolving;
    this.repeats = repeats;
    this.queues = queues;
    this.stager = stager;
    this.preview = preview;
  }

  public WalkResult take(List<Received> received, Arrival arrival) {
    if (received.isEmpty()) {
      return new WalkResult.Answered(List.of(), List.of());
    }
    LimitKeys keys = addresses.keys(arrival.origin(), arrival.at());
    int asked = received.size();
    Limits.Grant grant =
        records.append(tables -> limits.countDryRuns(tables.counters(), keys, arrival.at(), asked));
    if (grant.granted() == 0) {
      return new WalkResult.Exhausted(grant.beyond(), List.of(grant.left()));
    }
    List<ItemResult> items = new ArrayList<>(told(received.subList(0, grant.granted()), arrival));
    for (Received beyond : received.subList(grant.granted(), asked)) {
      items.add(new Departure.Unread(beyond, grant.beyond()).result());
    }
    return new WalkResult.Answered(List.copyOf(items), List.of(grant.left()));
  }

  private List<ItemResult> told(List<Received> received, Arrival arrival) {
    List<Passage<Parsed>> parsed =
        received.stream().map(each -> Passage.begin(each, reader.read(each, arrival))).toList();
    List<Passage<Screened>> screened = Passage.stepAll(parsed, screening::screen);
    List<Target> changed = new ArrayList<>();
    List<Passage<Resolved>> resolved =
        records.read(
            tables ->
                repeats.answerAll(
                    tables,
                    Passage.stepAll(
                        resolving.resolveAll(tables, screened),
                        each -> placed(tables, each, changed))));
    Set<SubmissionId> seen = new HashSet<>();
    return resolved.stream().map(each -> result(each, seen)).toList();
  }

  /** Whether it would find a place behind those before it. */
  private Outcome<Resolved> placed(Tables tables, Resolved resolved, List<Target> before) {
    Parsed parsed = resolved.parsed();
    Optional<Rejection> refusal =
        queues.refuse(tables, parsed.submission(), parsed.arrival().origin(), before);
    if (refusal.isPresent()) {
      return Outcome.refused(refusal.get());
    }
    parsed.submission().findChanged().ifPresent(before::add);
    return Outcome.ok(resolved);
  }

  private ItemResult result(Passage<Resolved> passage, Set<SubmissionId> seen) {
    return switch (passage) {
      case Passage.Left<Resolved>(Departure departure) -> departure.result();
      case Passage.At<Resolved>(Resolved resolved) ->
          Departure.resultOf(
              resolved.parsed(),
              seen.add(resolved.id())
                  ? validated(resolved)
                  : Outcome.ok(new Receipt.Known(resolved.id())));
    };
  }

  /** What a commit would look at takes a while, so it is looked at outside any read. */
  private Outcome<Receipt> validated(Resolved resolved) {
    Outcome<Optional<Foreseen>> foreseen =
        resolved instanceof Resolved.ForStaging(Parsed parsed, _)
            ? preview.look(parsed.id(), parsed.document().whole())
            : Outcome.ok(Optional.empty());
    return foreseen.map(
        hold -> new Receipt.Validated(resolved.id(), wouldCountFrom(resolved), hold));
  }

  private Instant wouldCountFrom(Resolved resolved) {
    return switch (resolved) {
      case Resolved.ForStaging staged -> stager.commitEta(staged.parsed());
      case Resolved.Vote _, Resolved.Event _ -> resolved.parsed().arrival().at();
    };
  }
}
