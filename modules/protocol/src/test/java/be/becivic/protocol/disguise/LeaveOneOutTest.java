package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.screen.AgentScreen;
import be.becivic.protocol.scrub.PublishedRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What a stranger may expect: of each one's texts, how many get through rules and screens that
 * learned from all others, and how many plain ones are held. Takes a training for everyone, so that
 * it runs only where {@code -Ddisguise.leaveOneOut=true}.
 */
@Tag("long")
@EnabledIfSystemProperty(named = "disguise.leaveOneOut", matches = "true")
class LeaveOneOutTest {
  private static final Path TABLE = Path.of("target/leave-one-out.tsv");
  private static final double MOST_THROUGH = 2.2;
  private static final double MOST_HELD = 2.2;

  private record Counted(DisguiseTexts set, double percentHeld) {}

  @Test
  void whatOthersTeachHoldsForEverybody() throws IOException {
    List<Counted> counted =
        Arrays.stream(Stranger.values())
            .parallel()
            .flatMap(stranger -> counted(stranger).stream())
            .toList();
    Files.write(TABLE, counted.stream().map(it -> it.set() + "\t" + it.percentHeld()).toList());
    assertThat(100 - meanHeld(counted, true)).isLessThan(MOST_THROUGH);
    assertThat(meanHeld(counted, false)).isLessThan(MOST_HELD);
  }

  private static double meanHeld(List<Counted> counted, boolean given) {
    return counted.stream()
        .filter(it -> it.set().isGiven() == given)
        .mapToDouble(Counted::percentHeld)
        .average()
        .orElseThrow();
  }

  private static List<Counted> counted(Stranger stranger) {
    LetterRuns letters =
        LetterRuns.parse(DisguiseTrainer.letters(stranger.others()).lines().toList());
    DisguiseScore score =
        DisguiseScore.parse(DisguiseTrainer.weights(stranger.others(), letters).lines().toList());
    PassageFeatures features = new PassageFeatures(CueWords.load(), letters);
    return stranger.wrote().stream().map(set -> counted(set, features, score)).toList();
  }

  private static Counted counted(DisguiseTexts set, PassageFeatures features, DisguiseScore score) {
    List<String> texts = set.texts();
    long held = texts.stream().filter(text -> isHeld(text, features, score)).count();
    return new Counted(set, 100.0 * held / texts.size());
  }

  private static boolean isHeld(String text, PassageFeatures features, DisguiseScore score) {
    return !PublishedRules.SCRUBBER.scan(text).isEmpty()
        || !AgentScreen.passes(text)
        || DisguisePassage.all(text).stream()
            .anyMatch(passage -> score.of(features.of(passage.text())) > 0);
  }
}
