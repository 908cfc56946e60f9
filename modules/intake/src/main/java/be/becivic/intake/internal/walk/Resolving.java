package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.screening.TimingCheck;
import be.becivic.intake.internal.vote.PreparedVote;
import be.becivic.intake.internal.vote.UncastVote;
import be.becivic.intake.internal.vote.VoteStanding;
import be.becivic.intake.internal.vote.VoterCheck;
import be.becivic.library.Library;
import be.becivic.library.reference.ReferenceResolver;
import be.becivic.library.reference.ResolvedReferences;
import be.becivic.library.reference.VotedText;
import be.becivic.protocol.error.Outcome;
import be.becivic.records.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The step that reads: what a submission refers to, its time, and whether a voter may vote. */
public final class Resolving {
  private final Library library;
  private final VoterCheck voters;

  public Resolving(Library library, VoterCheck voters) {
    this.library = library;
    this.voters = voters;
  }

  /** All at their next stage, where nothing of any of them has to be looked up. */
  static Optional<List<Passage<Resolved>>> withoutReading(List<Passage<Screened>> line) {
    var next = new ArrayList<Passage<Resolved>>(line.size());
    for (Passage<Screened> each : line) {
      switch (each) {
        case Passage.At<Screened>(Screened.Unbound(Resolved resolved)) ->
            next.add(new Passage.At<>(resolved));
        case Passage.Left<Screened>(Departure.Unread unread) ->
            next.add(new Passage.Left<>(unread));
        case Passage.At<Screened> _, Passage.Left<Screened> _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(next);
  }

  List<Passage<Resolved>> resolveAll(Tables tables, List<Passage<Screened>> line) {
    ReferenceResolver references = library.resolver(tables);
    return Passage.stepAll(line, screened -> resolve(tables, references, screened));
  }

  /** The same for one whose turn has come again. */
  Outcome<Resolved> resolve(Tables tables, Screened screened) {
    return resolve(tables, library.resolver(tables), screened);
  }

  private Outcome<Resolved> resolve(
      Tables tables, ReferenceResolver references, Screened screened) {
    return switch (screened) {
      case Screened.Unbound(Resolved resolved) -> Outcome.ok(resolved);
      case Screened.Bound(Parsed parsed) ->
          references.resolve(parsed.submission()).then(found -> inTime(parsed, found));
      case Screened.Vote(UncastVote uncast) ->
          references.resolveVote(uncast.vote()).then(voted -> mayVote(tables, uncast, voted));
    };
  }

  private static Outcome<Resolved> inTime(Parsed parsed, ResolvedReferences found) {
    return TimingCheck.refuse(parsed)
        .map(Outcome::<Resolved>refused)
        .orElseGet(() -> Outcome.ok(new Resolved.ForStaging(parsed, found.cohortAnchor())));
  }

  private Outcome<Resolved> mayVote(Tables tables, UncastVote uncast, VotedText voted) {
    return TimingCheck.refuse(uncast.parsed())
        .or(() -> voters.refuse(tables, uncast.parsed().arrival(), voted.artefact()))
        .map(Outcome::<Resolved>refused)
        .orElseGet(() -> Outcome.ok(new Resolved.Vote(uncast, voted)));
  }

  /** Whether what a vote was found good for is still so. */
  boolean stillHolds(Tables tables, PreparedVote vote) {
    return switch (library.resolver(tables).resolveVote(vote.uncast().vote())) {
      case Outcome.Ok<VotedText>(VotedText now) ->
          VoteStanding.of(now).equals(VoteStanding.of(vote.voted()));
      case Outcome.Refused<VotedText> _ -> false;
    };
  }
}
