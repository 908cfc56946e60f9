package be.becivic.intake.internal.walk;

import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.internal.limit.DailyAddresses;
import be.becivic.intake.internal.limit.LimitKeys;
import be.becivic.intake.internal.reading.Arrival;
import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Received;
import be.becivic.intake.internal.reading.SubmissionReader;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The line from bytes to rows. What needs no database is done first, what only reads in one read,
 * and then all submissions of a request are written in one transaction.
 *
 * <pre>
 * Received ─▶ Parsed ─▶ Screened ─▶ Resolved ─▶ Prepared ─▶ Written
 * </pre>
 */
public final class SubmissionWalk {
  private final Records records;
  private final DailyAddresses addresses;
  private final SubmissionReader reader;
  private final SubmissionScreening screening;
  private final Resolving resolving;
  private final RepeatLookup repeats;
  private final Preparing preparing;
  private final Writing writing;

  public SubmissionWalk(
      Records records,
      DailyAddresses addresses,
      SubmissionReader reader,
      SubmissionScreening screening,
      Resolving resolving,
      RepeatLookup repeats,
      Preparing preparing,
      Writing writing) {
    this.records = records;
    this.addresses = addresses;
    this.reader = reader;
    this.screening = screening;
    this.resolving = resolving;
    this.repeats = repeats;
    this.preparing = preparing;
    this.writing = writing;
  }

  public Written take(List<Received> received, Arrival arrival) {
    List<Passage<Parsed>> parsed =
        received.stream().map(each -> Passage.begin(each, reader.read(each, arrival))).toList();
    List<Passage<Screened>> screened = Passage.stepAll(parsed, screening::screen);
    List<Passage<Resolved>> resolved = resolve(screened);
    return write(Passage.stepAll(resolved, each -> Outcome.ok(preparing.prepare(each))), arrival);
  }

  private List<Passage<Resolved>> resolve(List<Passage<Screened>> line) {
    return Resolving.withoutReading(line)
        .orElseGet(
            () ->
                records.glance(
                    tables -> repeats.answerRefused(tables, resolving.resolveAll(tables, line))));
  }

  private Written write(List<Passage<Prepared>> line, Arrival arrival) {
    Optional<Written> repeated = answered(line, Departure.Repeated.class);
    if (repeated.isPresent()) {
      return repeated.get();
    }
    try {
      LimitKeys keys = addresses.keys(arrival.origin(), arrival.at());
      return records.append(tables -> writing.write(tables, line, keys, arrival.at()));
    } catch (RecordsUnavailable broken) {
      return withoutWriting(line).orElseThrow(() -> broken);
    }
  }

  /** What can be said of all of them though nothing can be written. */
  private Optional<Written> withoutWriting(List<Passage<Prepared>> line) {
    return answered(line, Departure.class)
        .or(
            () ->
                answered(records.read(tables -> repeats.answerAll(tables, line)), Departure.class));
  }

  /** The answers, if all of them have left the line in that way. */
  private static Optional<Written> answered(
      List<Passage<Prepared>> line, Class<? extends Departure> way) {
    var items = new ArrayList<ItemResult>(line.size());
    for (Passage<Prepared> each : line) {
      if (each instanceof Passage.Left<Prepared>(Departure departure)
          && way.isInstance(departure)) {
        items.add(departure.result());
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new Written(new WalkResult.Answered(items, List.of()), List.of()));
  }

  /** What is told of something that was no line to begin with; it counts as a refusal too. */
  public Rejection refuse(Rejection rejection, Arrival arrival) {
    try {
      LimitKeys keys = addresses.keys(arrival.origin(), arrival.at());
      return records.append(tables -> writing.refuse(tables, rejection, keys, arrival.at()));
    } catch (RecordsUnavailable _) {
      return rejection;
    }
  }
}
