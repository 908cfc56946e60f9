package be.becivic.corpus.voice;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CorpusVoicesTest {
  private static final SkillId ID = new SkillId("file-declaration");
  private static final PathId PATH = new PathId("residence-history");
  private static final String SKILL = "skills/file-declaration/canonical.md";
  private static final String DIAGRAM = "skills/file-declaration/process.mmd";
  private static final String PATHS = "paths/index.json";
  private static final String EARLIER = "a".repeat(40);
  private static final String MARK = "previous_text_sha: " + EARLIER + "\n";
  private static final Map<CommitId, CorpusFiles> COMMITS =
      Map.of(new CommitId(EARLIER), CleanCorpus.copy().files());

  @Test
  void whereNothingIsUnderReviewMainIsOurs() {
    CorpusVoices voices = voices(CleanCorpus.copy());
    assertThat(voices.ours()).isSameAs(voices.main());
    assertThat(voices.findUnderReview(ID)).isEmpty();
  }

  @Test
  void aSkillUnderReviewIsAsItWasWithEveryFileOfItsFolder() {
    CorpusVoices voices =
        voices(
            marked("alpha")
                .replace(SKILL, "summary: Declare something", "summary: Pay somebody")
                .replace(SKILL, "for the answer", "for a stranger")
                .write(DIAGRAM, "flowchart TD\n  a[Pay] --> b[Regret]\n"));

    Skill ours = voices.ours().findSkill(ID).orElseThrow();
    assertThat(ours.file().text()).isEqualTo(CleanCorpus.copy().text(SKILL));
    assertThat(voices.ours().findFile(DIAGRAM).orElseThrow().text())
        .isEqualTo(CleanCorpus.copy().text(DIAGRAM));
    assertThat(voices.findUnderReview(ID).orElseThrow().bodyText()).contains("for a stranger");
    assertThat(voices.ours().findSkill("residence-certificate"))
        .isEqualTo(voices.main().findSkill("residence-certificate"));
  }

  @Test
  void aConfirmedChangeIsOursAndTheFormerTextIsAtHandUntilItIsStable() {
    CorpusVoices beta = voices(marked("beta").replace(SKILL, "for the answer", "for a letter"));
    assertThat(beta.ours()).isSameAs(beta.main());
    assertThat(beta.findUnderReview(ID)).isEmpty();
    assertThat(beta.findFormer(ID).orElseThrow().bodyText()).contains("for the answer");

    CorpusVoices stable = voices(marked("stable"));
    assertThat(stable.findFormer(ID)).isEmpty();
  }

  @Test
  void whatNamesATextThatCannotBeFoundIsNotSaidByUs() {
    CorpusVoices voices =
        voices(
            CleanCorpus.copy()
                .replace(
                    SKILL,
                    "status: alpha\n",
                    "status: alpha\nprevious_text_sha: " + "b".repeat(40) + "\n"));
    assertThat(voices.ours().findSkill(ID)).isEmpty();
    assertThat(voices.findUnderReview(ID)).isPresent();
  }

  @Test
  void anAuthorsFolderSpeaksForItself() {
    Corpus folder = marked("alpha").load();
    assertThat(CorpusVoices.ofFolder(folder).ours()).isSameAs(folder);
  }

  @Test
  void aPathAndEachOfItsSourcesArePutBackByThemselves() {
    String named = "\"previous_text_sha\": \"" + EARLIER + "\",";
    CorpusVoices source =
        voices(
            CleanCorpus.copy()
                .replace(PATHS, "\"id\": \"commune-desk\",", "\"id\": \"commune-desk\"," + named)
                .replace(PATHS, "Go there with your card.", "Go there with your purse."));
    assertThat(source(source.ours(), "commune-desk").json().toString())
        .contains("Go there with your card.")
        .doesNotContain("purse", "previous_text_sha");
    assertThat(source.findUnderReview(PATH)).isPresent();

    CorpusVoices entry =
        voices(
            CleanCorpus.copy()
                .replace(PATHS, "\"themes\"", named + "\"themes\"")
                .replace(PATHS, "Go there with your card.", "Go there with your pass."));
    assertThat(entry(entry.ours()).fields().text("previous_text_sha")).isEmpty();
    assertThat(source(entry.ours(), "commune-desk").json().toString())
        .contains("Go there with your pass.");
  }

  @Test
  void aSourceThatDidNotExistBeforeIsNotOurs() {
    String added =
        "\"sources\": [{\"id\": \"somewhere-else\", \"previous_text_sha\": \"" + EARLIER + "\"},";
    CorpusVoices voices = voices(CleanCorpus.copy().replace(PATHS, "\"sources\": [", added));
    assertThat(entry(voices.ours()).sources())
        .extracting(PathSource::id)
        .doesNotContain("somewhere-else")
        .isNotEmpty();
  }

  @Test
  void theNextStateOfMainReadsWhatIsOursAgainOnlyWhereItIsNew() {
    CorpusVoices voices = voices(marked("alpha"));
    CorpusVoices next = voices.movedTo(CleanCorpus.copy().load());
    assertThat(next.ours()).isSameAs(next.main());
    assertThat(next.movedTo(voices.main()).ours().findSkill(ID).orElseThrow().file().text())
        .isEqualTo(CleanCorpus.copy().text(SKILL));
  }

  @Test
  void passagesSayWhereTheyBelongAndWhatEitherTextSays() {
    CorpusVoices voices =
        voices(
            marked("alpha")
                .replace(SKILL, "tags: [declaration, commune]", "tags: [payment]")
                .replace(SKILL, "2. Wait ", "2. Call, then wait "));
    Skill ours = voices.ours().findSkill(ID).orElseThrow();
    var passages = SkillPassages.between(ours, voices.findUnderReview(ID).orElseThrow());

    assertThat(passages)
        .extracting(ChangedPassage::changed)
        .satisfiesExactly(
            field -> assertThat(field).isEqualTo("[\"payment\"]"),
            line -> assertThat(line).startsWith("2. Call, then wait "));
    ChangedPassage.OfBody body = (ChangedPassage.OfBody) passages.getLast();
    assertThat(body.section()).isEqualTo("Process");
    assertThat(ours.file().text().substring(0, body.after())).endsWith("for the answer.");
  }

  private static CleanCorpus marked(String status) {
    return CleanCorpus.copy().replace(SKILL, "status: alpha\n", "status: " + status + "\n" + MARK);
  }

  private static CorpusVoices voices(CleanCorpus main) {
    return CorpusVoices.of(main.load(), commit -> Optional.ofNullable(COMMITS.get(commit)));
  }

  private static PathEntry entry(Corpus corpus) {
    return corpus.paths().find(PATH).orElseThrow();
  }

  private static PathSource source(Corpus corpus, String id) {
    return entry(corpus).sources().stream()
        .filter(source -> source.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
