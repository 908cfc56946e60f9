package be.becivic.corpus.graph;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CyclesTest {

  @Test
  void findsALoopAndNamesItsSkillsInOrder() {
    Map<String, List<String>> edges =
        Map.of(
            "s0", List.of("s1"), "s1", List.of("s2", "s3"), "s2", List.of("s1"), "s3", List.of());

    assertThat(cycles(edges, 4)).containsExactly(List.of(new SkillId("s1"), new SkillId("s2")));
  }

  @Test
  void aDiamondIsNoLoop() {
    Map<String, List<String>> edges =
        Map.of(
            "s0",
            List.of("s1", "s2"),
            "s1",
            List.of("s3"),
            "s2",
            List.of("s3"),
            "s3",
            List.of("elsewhere"));

    assertThat(cycles(edges, 4)).isEmpty();
  }

  @Test
  void aVeryLongChainIsNoProblem() {
    int length = 20_000;
    List<Skill> skills = skills(length);

    assertThat(Cycles.in(skills, skill -> List.of(next(skill, length)))).hasSize(1);
  }

  private static SkillId next(Skill skill, int length) {
    return new SkillId("s" + (Integer.parseInt(skill.id().value().substring(1)) + 1) % length);
  }

  private static List<List<SkillId>> cycles(Map<String, List<String>> edges, int count) {
    return Cycles.in(
        skills(count), skill -> edges.get(skill.id().value()).stream().map(SkillId::new).toList());
  }

  private static List<Skill> skills(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> Skill.parse(new SkillId("s" + i), SourceFile.of("x", "\n")))
        .toList();
  }
}
