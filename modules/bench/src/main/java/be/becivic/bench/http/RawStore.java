package be.becivic.bench.http;

import be.becivic.intake.hash.KeyedHashes;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What staging costs when nothing is looked at: the JSON is parsed, and each item of an envelope is
 * written to disk as a row of its own, since intake has to write as many.
 */
final class RawStore implements AutoCloseable {
  private static final int BATCH = 5_000;
  private static final Hash NOBODY = Hash.sha256(new byte[0]);

  private final Records records;
  private final Salt salt = Salt.random(RandomGenerator.getDefault());
  private final KeyedHashes hashes = new KeyedHashes(salt.bytes(), new SecureRandom());
  private final NoArgGenerator ids = Generators.timeBasedEpochGenerator(new Random());

  RawStore(Path database) {
    this.records = RecordsEngine.open(new Location.Embedded(database));
  }

  Response store(Request request) {
    return switch (StrictJson.parse(request.body())) {
      case Outcome.Ok<JsonNode>(JsonNode document) -> {
        List<StagedSubmission> rows =
            document
                .get("items")
                .valueStream()
                .map(item -> row(item.toString(), Optional.empty()))
                .toList();
        records.write(
            tables -> {
              tables.staging().insertAll(rows);
              return rows.size();
            });
        yield Response.json(200, document.get("mode"));
      }
      case Outcome.Refused<JsonNode> refused -> Response.problem(refused.rejection());
    };
  }

  private StagedSubmission row(String payload, Optional<Hash> session) {
    Instant now = Instant.now();
    return new StagedSubmission(
        new SubmissionId(SubmissionId.Kind.FEEDBACK, ids.generate()),
        StagingState.STAGED,
        payload,
        now,
        now,
        now.plus(Duration.ofDays(1)),
        NOBODY,
        salt,
        NOBODY,
        Optional.empty(),
        Optional.empty(),
        session);
  }

  /** Fills the store with rows as envelopes leave them: ids known for ever, and of a session. */
  void fill(int rows, String payload) {
    for (int done = 0; done < rows; done += BATCH) {
      int size = Math.min(BATCH, rows - done);
      records.write(
          tables -> {
            for (int i = 0; i < size; i += FreshEnvelopes.ITEMS) {
              fill(tables, Math.min(FreshEnvelopes.ITEMS, size - i), payload);
            }
            return size;
          });
    }
  }

  private void fill(Tables tables, int size, String payload) {
    Hash session = hashes.session(new SessionId(ids.generate()));
    List<StagedSubmission> rows =
        Stream.generate(() -> row(payload, Optional.of(session))).limit(size).toList();
    Instant now = rows.getFirst().receivedAt();
    tables.knownIds().claim(rows.stream().map(StagedSubmission::id).toList(), now);
    tables.staging().insertAll(rows);
  }

  @Override
  public void close() {
    records.close();
  }
}
