package be.becivic.site.facts;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SkillId;
import be.becivic.records.vote.MonthlyVotes;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The votes that the corpus remembers: each by its day, and sums by procedure in the index. */
final class SnapshotVotes {
  private static final String FILE = "data-snapshot/validations.jsonl";

  private SnapshotVotes() {}

  static List<MonthlyVotes> byMonth(
      Corpus corpus, Predicate<Target> counts, YearMonth asOf, int months) {
    YearMonth last = asOf;
    Map<YearMonth, Long> confirms = new HashMap<>();
    Map<YearMonth, Long> rejects = new HashMap<>();
    for (String line : text(corpus, FILE).lines().toList()) {
      JsonFields row = new JsonFields(JsonDocument.parse(line).json());
      Optional<LocalDate> day = row.date("applied_on");
      if (day.isPresent() && YearMonth.from(day.get()).isAfter(last)) {
        last = YearMonth.from(day.get());
      }
      if (day.isPresent() && row.flag("counts") && target(row).filter(counts).isPresent()) {
        boolean isConfirm =
            row.text("verdict").filter(Verdict.CONFIRM.wireName()::equals).isPresent();
        (isConfirm ? confirms : rejects).merge(YearMonth.from(day.get()), 1L, Long::sum);
      }
    }
    YearMonth first = last.minusMonths(months - 1L);
    return IntStream.range(0, months)
        .mapToObj(first::plusMonths)
        .map(
            month ->
                new MonthlyVotes(
                    month, confirms.getOrDefault(month, 0L), rejects.getOrDefault(month, 0L)))
        .toList();
  }

  static Map<SkillId, CohortVotes> onSkills(Corpus corpus) {
    Map<SkillId, CohortVotes> votes = new HashMap<>();
    JsonFields index = new JsonFields(JsonDocument.parse(text(corpus, SkillsIndex.FILE)).json());
    for (JsonFields entry : index.objects("skills")) {
      entry
          .text("id")
          .flatMap(SkillId::parse)
          .ifPresent(id -> votes.put(id, votes(new JsonFields(entry.object().path("validation")))));
    }
    return votes;
  }

  private static CohortVotes votes(JsonFields validation) {
    return new CohortVotes(
        validation.object().path("confirms").asLong(0),
        validation.object().path("rejects").asLong(0),
        validation.object().path("distinct_ips").asLong(0),
        validation.time("cohort_started_at"),
        Optional.empty());
  }

  private static Optional<Target> target(JsonFields row) {
    return row.text("target_type")
        .flatMap(TargetType::parse)
        .flatMap(type -> row.text("target_id").flatMap(id -> Target.parse(type, id)));
  }

  private static String text(Corpus corpus, String path) {
    return corpus.findFile(path).map(SourceFile::text).orElse("");
  }
}
