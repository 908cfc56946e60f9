package be.becivic.corpus.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SkillGraphTest {
  private static final String SITE = "https://becivic.be";
  private static final SkillId DECLARATION = new SkillId("file-declaration");
  private static final SkillId CERTIFICATE = new SkillId("residence-certificate");

  private final Corpus corpus = CleanCorpus.copy().load();

  @Test
  void byDefaultOnlyStableAndBetaAreShown() {
    assertThat(ids(GraphFilter.DEFAULT)).containsExactly("meta-no-skill-fallback");
    assertThat(ids(GraphFilter.ALL))
        .containsExactly("file-declaration", "meta-no-skill-fallback", "residence-certificate");
  }

  @Test
  void theFloorIsThereWhateverTheFilter() {
    GraphFilter filter =
        new GraphFilter(List.of("residency"), List.of(Status.ALPHA), Optional.empty());

    assertThat(ids(filter)).containsExactly("meta-no-skill-fallback", "residence-certificate");
  }

  @Test
  void edgesComeFromTheFrontmatter() {
    assertThat(SkillGraph.of(corpus, GraphFilter.ALL).edges())
        .containsExactly(
            new SkillEdge(DECLARATION, CERTIFICATE, SkillEdgeType.PREREQUISITES),
            new SkillEdge(DECLARATION, CERTIFICATE, SkillEdgeType.RELATED),
            new SkillEdge(DECLARATION, CERTIFICATE, SkillEdgeType.REQUIRES, true));
  }

  @Test
  void noEdgeLeadsOutsideTheGraph() {
    GraphFilter filter =
        new GraphFilter(List.of("civic-status"), List.of(Status.ALPHA), Optional.empty());

    assertThat(SkillGraph.of(corpus, filter).edges()).isEmpty();
  }

  @Test
  void theAnswerSatisfiesItsSchema() {
    GraphFilter filter =
        new GraphFilter(
            List.of("residency", "meta"), List.of(Status.ALPHA, Status.STABLE), Optional.of("FR"));

    assertThat(Schemas.load().check(SchemaName.SKILL_GRAPH, json(filter))).isEmpty();
    assertThat(Schemas.load().check(SchemaName.SKILL_GRAPH, json(GraphFilter.ALL))).isEmpty();
  }

  @Test
  void theAnswerHasTheFieldsOfTheSpecification() {
    JsonNode answer = json(GraphFilter.ALL);

    assertThat(answer.get("generated_at").stringValue()).isEqualTo("1970-01-01T00:00:00Z");
    assertThat(answer.get("filters_applied").toString())
        .isEqualTo("{\"status\":[\"stable\",\"beta\",\"alpha\",\"draft\"]}");
    assertThat(answer.get("nodes").get(0).toString())
        .isEqualTo(
            """
            {"id":"file-declaration","title":"File a declaration",\
            "summary":"Declare something at your commune.",\
            "description":"Your agent helps you to declare something before the registrar.",\
            "status":"alpha","canonical_url":"https://becivic.be/skills/file-declaration",\
            "tags":["declaration","commune"],"applies_to":"civic-status",\
            "prerequisites":["residence-certificate"],"related":["residence-certificate"],\
            "profile_requirements":["region"]}\
            """);
    assertThat(answer.get("edges").valueStream().map(edge -> edge.get("type").stringValue()))
        .containsExactly("prerequisites", "related");
  }

  @Test
  void aMissingSummaryIsFlagged() {
    Corpus without =
        CleanCorpus.copy()
            .replace(
                "skills/residence-certificate/canonical.md",
                "summary: Get a certificate that says where you are registered.\n",
                "")
            .load();
    JsonNode node = GraphJson.of(SkillGraph.of(without, GraphFilter.ALL), SITE).get("nodes").get(2);

    assertThat(node.get("summary_missing").booleanValue()).isTrue();
    assertThat(node.has("summary")).isFalse();
  }

  @Test
  void whatHasLeftTheLifecycleIsInNoGraph() {
    assertThatThrownBy(
            () -> new GraphFilter(List.of(), List.of(Status.QUARANTINED), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void drawsForGraphviz() {
    assertThat(GraphDrawing.dot(SkillGraph.of(corpus, GraphFilter.ALL)))
        .startsWith("digraph skills {\n")
        .contains("  \"file-declaration\" [label=\"File a declaration\\nalpha\"];\n")
        .contains("  \"file-declaration\" -> \"residence-certificate\" [style=dashed];\n")
        .endsWith("}\n");
  }

  @Test
  void drawsForMermaid() {
    Corpus quoted =
        CleanCorpus.copy()
            .replace(
                "skills/file-declaration/canonical.md",
                "title: File a declaration",
                "title: 'File \"it\" <now>'")
            .load();

    assertThat(GraphDrawing.mermaid(SkillGraph.of(quoted, GraphFilter.ALL)))
        .startsWith("flowchart LR\n")
        .contains("  skill_file_declaration[\"File &quot;it&quot; &lt;now><br/>alpha\"]\n")
        .contains("  skill_file_declaration -->|in some cases| skill_residence_certificate\n")
        .contains("  skill_file_declaration ==> skill_residence_certificate\n")
        .contains("  skill_file_declaration -.-> skill_residence_certificate\n");
  }

  private List<String> ids(GraphFilter filter) {
    return SkillGraph.of(corpus, filter).nodes().stream().map(skill -> skill.id().value()).toList();
  }

  private JsonNode json(GraphFilter filter) {
    return GraphJson.of(SkillGraph.of(corpus, filter), SITE);
  }
}
