package be.becivic.corpus.cite;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;

class AggregationTargetsTest {
  private static final String SKILL = "skills/file-declaration/canonical.md";

  @Test
  void theSkillComesFirstThenWhatItCites() {
    assertThat(targets(CleanCorpus.copy()))
        .containsExactly(
            "skill file-declaration",
            "volatile_value val-00001",
            "volatile_value val-00002",
            "reference ref-00001",
            "reference ref-00002",
            "path residence-history pth-00001",
            "path_source residence-history:portal",
            "path_source residence-history:commune-desk");
  }

  @Test
  void aTagWithoutUidIsFoundByItsName() {
    assertThat(targets(CleanCorpus.copy().replace(SKILL, " uid=\"val-00001\"", "")))
        .contains("volatile_value val-00001");
  }

  @Test
  void whatIsCitedTwiceIsOneTarget() {
    CleanCorpus twice =
        CleanCorpus.copy()
            .replace(
                SKILL,
                "for the answer.",
                "<Path id=\"residence-history\" /> <VV name=\"justice-filing-fee-eur\""
                    + " uid=\"val-00001\">€180</VV>");

    assertThat(targets(twice)).isEqualTo(targets(CleanCorpus.copy()));
  }

  @Test
  void skillsItBuildsOnAreNotAmongThem() {
    assertThat(targets(CleanCorpus.copy())).doesNotContain("skill residence-certificate");
  }

  private static List<String> targets(CleanCorpus clean) {
    Corpus corpus = clean.load();
    return AggregationTargets.of(
            corpus.findSkill("file-declaration").orElseThrow(), corpus.paths(), corpus.seeds())
        .stream()
        .map(AggregationTargetsTest::brief)
        .toList();
  }

  private static String brief(AggregationTarget target) {
    String uid =
        target
            .uid()
            .map(Object::toString)
            .filter(text -> !text.equals(target.id()))
            .map(text -> " " + text)
            .orElse("");
    return target.type().wireName() + " " + target.id() + uid;
  }
}
