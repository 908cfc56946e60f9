package be.becivic.bench.synthetic;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Rating;
import be.becivic.records.engine.RecordsEngine;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What people would have said over the years: a concern and a rating in turns, on every skill. */
public final class SyntheticSignals {
  private static final int BATCH = 5_000;
  private static final int STARS = 5;
  private static final String BODY =
      "{\"content\":{\"body\":\"The counter asked for a second copy of the certificate.\"}}";

  private final List<SkillId> skills;
  private final NoArgGenerator ids = Generators.timeBasedEpochGenerator(new Random());
  private final Instant now = Instant.now();

  private SyntheticSignals(List<SkillId> skills) {
    this.skills = skills;
  }

  /** Adds so many to a database that no server uses. */
  public static void store(Path corpus, Path database, int count) throws IOException {
    try (var folders = Files.list(corpus.resolve("skills"));
        Records records = RecordsEngine.open(new Location.Embedded(database))) {
      var signals =
          new SyntheticSignals(
              folders
                  .map(folder -> SkillId.parse(folder.getFileName().toString()))
                  .flatMap(Optional::stream)
                  .toList());
      for (int done = 0; done < count; done += BATCH) {
        int from = done;
        int to = Math.min(count, done + BATCH);
        records.write(
            tables -> {
              for (int i = from; i < to; i++) {
                signals.add(tables, i);
              }
              return to - from;
            });
      }
    }
  }

  private void add(Tables tables, int number) {
    SkillId skill = skills.get(number / 2 % skills.size());
    if (number % 2 == 0) {
      tables.concerns().insert(concern(tables.uids().mint(Uid.Kind.CONCERN), skill));
    } else {
      tables.ratings().insert(rating(tables.uids().mint(Uid.Kind.RATING), skill, number));
    }
  }

  private Concern concern(Uid uid, SkillId skill) {
    return new Concern(
        uid,
        new SubmissionId(SubmissionId.Kind.CONCERN, ids.generate()),
        Target.of(TargetType.SKILL, skill.value()),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        BODY,
        now,
        now);
  }

  private Rating rating(Uid uid, SkillId skill, int number) {
    return new Rating(
        uid,
        new SubmissionId(SubmissionId.Kind.RATING, ids.generate()),
        TargetType.SKILL,
        Optional.of(skill.value()),
        Optional.of(skill + "@0.1.0"),
        1 + number % STARS,
        Optional.empty(),
        "bench/1.0",
        "2.1.0",
        now,
        now);
  }
}
