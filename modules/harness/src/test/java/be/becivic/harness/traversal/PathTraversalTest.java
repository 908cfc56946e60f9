package be.becivic.harness.traversal;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.predicate.Profile;
import java.nio.file.Path;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The three invariants of §24.9 over random directories, profiles and events. */
class PathTraversalTest {
  private static final PathId PATH = new PathId("some-document");
  private static final List<String> REGIONS =
      List.of("Brussels-Capital", "Flanders", "Wallonia", "German-speaking-community");
  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir Path folder;

  @RepeatedTest(500)
  void theInvariantsHoldOnEveryWalk(RepetitionInfo repetition) {
    var random = new Random(repetition.getCurrentRepetition());
    Profile profile = profile(REGIONS.get(random.nextInt(REGIONS.size())), random.nextBoolean());
    List<SourceEntry> sources = new ArrayList<>();
    for (int i = 0; i < random.nextInt(7); i++) {
      sources.add(source("s-" + i, random));
    }
    PathTraversal walk = PathTraversal.start(PATH, sources, profile, Optional.empty());
    Set<SourceId> consented = new HashSet<>();
    for (int i = 0; i < 40 && !walk.stage().isEnd(); i++) {
      if (walk.stage() == TraversalStage.AWAITING_OUTCOME) {
        SourceEntry current = walk.current().orElseThrow();
        boolean agreed = consented.contains(current.id());
        assertThat(current.admits(profile)).as("eligibility first").isTrue();
        assertThat(!current.isAudited() || agreed).as("consent before delivery").isTrue();
        if (current.isFallback()) {
          assertThat(walk.communeChosen()).as("the counter was asked for").isTrue();
          assertThat(settled(walk)).as("commune last").containsAll(ids(walk.online()));
        }
      }
      TraversalEvent event = event(random);
      Optional<PathTraversal> next = walk.after(event);
      if (next.isPresent() && event instanceof TraversalEvent.Agreed) {
        consented.add(walk.current().orElseThrow().id());
      }
      walk = next.orElse(walk);
    }
  }

  @RepeatedTest(100)
  void sourcesAreTriedByPriorityAndAWalkEndsWhateverFails(RepetitionInfo repetition) {
    var random = new Random(repetition.getCurrentRepetition());
    List<SourceEntry> sources = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      sources.add(source("s-" + i, random));
    }
    PathTraversal walk =
        PathTraversal.start(PATH, sources, profile("Brussels-Capital", true), Optional.empty());
    List<Integer> online = new ArrayList<>();
    int steps = 0;
    while (walk.current().isPresent()) {
      if (!walk.current().get().isFallback()) {
        online.add(walk.current().get().priority());
      }
      walk =
          walk.after(new TraversalEvent.Agreed())
              .orElse(walk)
              .after(new TraversalEvent.Failed("404"))
              .orElseThrow();
      walk = walk.after(new TraversalEvent.ChoseCommune()).orElse(walk);
      assertThat(++steps).isLessThanOrEqualTo(5);
    }
    assertThat(online).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
    assertThat(walk.stage()).isIn(TraversalStage.EXHAUSTED, TraversalStage.NONE_ELIGIBLE);
    assertThat(walk.after(new TraversalEvent.ChoseSkip()).orElseThrow().stage())
        .isEqualTo(TraversalStage.SKIPPED);
  }

  @Test
  void whatWorkedLastTimeIsTriedFirstAndStillAsksBeforeItDelivers() {
    var sources =
        List.of(
            source("best", "brussels", 90, true, "federal-auth-handoff"),
            source("worked", "brussels", 40, true, "partner-portal"));
    PathTraversal walk =
        PathTraversal.start(
            PATH, sources, profile("Brussels-Capital", true), Optional.of(new SourceId("worked")));
    assertThat(walk.current().orElseThrow().id().value()).isEqualTo("worked");
    assertThat(walk.stage()).isEqualTo(TraversalStage.AWAITING_CONSENT);
    assertThat(walk.after(new TraversalEvent.Succeeded())).isEmpty();
  }

  @Test
  void aCounterIsLastEvenIfItsEntryForgotToSaySo() {
    var sources =
        List.of(
            source("counter", "brussels", 99, false, "offline"),
            source("online", "brussels", 1, false, "partner-portal"));
    PathTraversal walk =
        PathTraversal.start(PATH, sources, profile("Brussels-Capital", true), Optional.empty());
    assertThat(walk.current().orElseThrow().id().value()).isEqualTo("online");
  }

  @Test
  void aWalkIsTheSameAfterACrash() {
    var sources =
        List.of(
            source("first", "brussels", 90, true, "federal-auth-handoff"),
            source("counter", "brussels", 10, false, "offline"));
    PathTraversal walk =
        PathTraversal.start(PATH, sources, profile("Brussels-Capital", true), Optional.empty())
            .after(new TraversalEvent.Agreed())
            .orElseThrow()
            .after(new TraversalEvent.Failed("404"))
            .orElseThrow();
    var file = new TraversalFile(folder, PATH);
    file.write(walk);
    assertThat(file.read(PATH)).contains(walk);
  }

  @Test
  void whatThePersonSaysLaterOpensMoreOfTheSameWalk() {
    var sources =
        List.of(
            source("portal", "brussels", 90, false, "federal-auth-handoff"),
            source("other", "flanders", 50, false, "partner-portal"),
            source("counter", "brussels", 10, false, "offline"));
    PathTraversal walk =
        PathTraversal.start(PATH, sources, profile("Flanders", true), Optional.empty())
            .after(new TraversalEvent.Failed("404"))
            .orElseThrow();
    assertThat(walk.stage()).isEqualTo(TraversalStage.EXHAUSTED);
    PathTraversal moved = walk.resume(sources, profile("Brussels-Capital", true), Optional.empty());
    assertThat(moved.current().orElseThrow().id().value()).isEqualTo("portal");
    assertThat(moved.hasFailed()).as("what was tried stays tried").isTrue();
    assertThat(moved.resume(sources, profile("Brussels-Capital", true), Optional.empty()))
        .isEqualTo(moved);
    assertThat(moved.resume(sources, profile("Wallonia", true), Optional.empty()).stage())
        .as("a source that is for the person no more is left")
        .isEqualTo(TraversalStage.NONE_ELIGIBLE);
  }

  private static TraversalEvent event(Random random) {
    return switch (random.nextInt(7)) {
      case 0 -> new TraversalEvent.Agreed();
      case 1 -> new TraversalEvent.Declined();
      case 2 ->
          random.nextInt(4) == 0 ? new TraversalEvent.Succeeded() : new TraversalEvent.Agreed();
      case 3, 4 -> new TraversalEvent.Failed("404");
      case 5 -> new TraversalEvent.ChoseCommune();
      default ->
          random.nextBoolean() ? new TraversalEvent.ChoseSearch() : new TraversalEvent.Agreed();
    };
  }

  private static Set<SourceId> settled(PathTraversal walk) {
    Set<SourceId> ids = new HashSet<>();
    walk.attempts().forEach(attempt -> ids.add(attempt.source()));
    return ids;
  }

  private static List<SourceId> ids(List<SourceEntry> sources) {
    return sources.stream().map(SourceEntry::id).toList();
  }

  private static SourceEntry source(String id, Random random) {
    List<String> regions = List.of("brussels", "flanders", "wallonia");
    boolean offline = random.nextInt(3) == 0;
    return source(
        id,
        regions.get(random.nextInt(3)),
        random.nextInt(100),
        !offline && random.nextBoolean(),
        offline ? "offline" : "partner-portal");
  }

  private static SourceEntry source(
      String id, String region, int priority, boolean audited, String sourceClass) {
    ObjectNode json = MAPPER.createObjectNode().put("id", id).put("source_class", sourceClass);
    json.put("priority", priority).put("audited_document_delivery", audited);
    ObjectNode audience = json.putObject("audience");
    audience.putArray("regions").add(region);
    audience.putArray("communes");
    audience.putArray("predicates");
    return SourceEntry.parse(json).orElseThrow();
  }

  private static Profile profile(String region, boolean card) {
    ObjectNode json = MAPPER.createObjectNode().put("region", region);
    json.putObject("document_inventory").put("has_id_card", card ? "yes" : "no");
    return Profile.of(json, YearMonth.of(2026, 11));
  }
}
