package be.becivic.corpus.index;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class IndexesTest {
  private static final SkillId SKILL = new SkillId("residence-certificate");
  private static final PathId PATH = new PathId("residence-history");
  private static final IndexSignals SIGNALS =
      new IndexSignals(
          Optional.of(new CommitId("abcdef0123456789abcdef0123456789abcdef01")),
          Optional.of(Instant.parse("2026-11-16T10:00:00Z")),
          new CohortVotes(
              12,
              1,
              11,
              Optional.of(Instant.parse("2026-11-01T00:00:00Z")),
              Optional.of(Instant.parse("2026-11-17T08:30:00.5Z"))),
          new Activity(Optional.of(LocalDate.parse("2026-11-18")), 47, 18, 5));

  private final Corpus corpus = CleanCorpus.copy().load();

  @Test
  void theSkillsIndexHasTheFieldsOfTheSpecification() {
    JsonNode index = SkillsIndex.json(corpus, Map.of(SKILL, SIGNALS));

    assertThat(index.get("schema_version").intValue()).isEqualTo(3);
    assertThat(index.get("skills").get(2).toString())
        .isEqualTo(
            """
            {"id":"residence-certificate","title":"Certificate of residence","version":"0.1.0","status":"alpha",\
            "origin":"be-civic","commit":"abcdef0","category":"belgium-federal","applies_to":{},\
            "last_verified":"2026-11-15","summary":"Get a certificate that says where you are registered.",\
            "validation":{"confirms":12,"rejects":1,"distinct_ips":11,"cohort_started_at":"2026-11-01T00:00:00Z"},\
            "activity":{"last_used":"2026-11-18","total_concerns":47,"concerns_30d":18,"origin_diversity_30d":5}}\
            """);
  }

  @Test
  void thePathsIndexHasTheFieldsOfTheSpecification() {
    Map<PathSourceId, Status> sources =
        Map.of(PathSourceId.parse("residence-history:portal").orElseThrow(), Status.BETA);
    JsonNode index = PathsIndex.json(corpus, Map.of(PATH, SIGNALS), sources);

    assertThat(index.get("paths").get(0).toString())
        .isEqualTo(
            """
            {"id":"residence-history","uid":"pth-00001",\
            "title":{"fr":"Certificat de résidence avec historique","en":"Residence certificate with history"},\
            "version":"0.1.0","status":"alpha","origin":"be-civic","commit":"abcdef0","category":"belgium-federal",\
            "purpose":"submission","last_verified":"2026-11-15",\
            "validation":{"confirms":12,"rejects":1,"distinct_ips":11,"cohort_started_at":"2026-11-01T00:00:00Z"},\
            "sources_summary":{"count":2,"by_status":{"alpha":1,"beta":1,"stable":0},\
            "by_class":{"federal-auth-handoff":1,"offline":1}},\
            "activity":{"last_used":"2026-11-18","total_concerns":47,"concerns_30d":18}}\
            """);
  }

  @Test
  void theTimeIsTheNewestAmongTheInputs() {
    assertThat(time(SkillsIndex.json(corpus, Map.of(SKILL, SIGNALS))))
        .isEqualTo("2026-11-17T08:30:00Z");
    assertThat(time(PathsIndex.json(corpus, Map.of(), Map.of()))).isEqualTo("1970-01-01T00:00:00Z");
  }

  @Test
  void equalInputGivesEqualBytes() {
    assertThat(SkillsIndex.file(corpus, Map.of(SKILL, SIGNALS)))
        .isEqualTo(SkillsIndex.file(CleanCorpus.copy().load(), Map.of(SKILL, SIGNALS)))
        .endsWith("}\n");
    assertThat(PathsIndex.file(corpus, Map.of(), Map.of()))
        .isEqualTo(PathsIndex.file(CleanCorpus.copy().load(), Map.of(), Map.of()));
  }

  @Test
  void whatIsQuarantinedIsLeftOut() {
    Corpus quarantined =
        CleanCorpus.copy()
            .replace(
                "skills/residence-certificate/canonical.md", "status: alpha", "status: quarantined")
            .replace("paths/index.json", "\"status\": \"alpha\"", "\"status\": \"quarantined\"")
            .load();

    assertThat(SkillsIndex.json(quarantined, Map.of()).get("skills")).hasSize(2);
    assertThat(PathsIndex.json(quarantined, Map.of(), Map.of()).get("paths")).isEmpty();
  }

  private static String time(JsonNode index) {
    return index.get("generated_at").stringValue();
  }
}
