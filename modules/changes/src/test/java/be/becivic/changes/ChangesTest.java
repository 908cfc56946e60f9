package be.becivic.changes;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import be.becivic.changes.ChangeOpener.Opening;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.change.ChangeState;
import be.becivic.records.content.ProposalState;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.submission.StagedSubmission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChangesTest {
  private static final String PLACE = "Keep a scan of both";
  private static final String NEW_VALUE =
      "<VV name=\"justice-translation-fee-eur\">€45</VV>. Keep a scan of both";

  @TempDir Path folder;
  private Workshop shop;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void anOpenedAmendmentWaitsForItsRowAndThenMergesByItself() {
    CommitId before = shop.repository.main();
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    assertThat(shop.open(row)).isEqualTo(new Opening.Opened());
    assertThat(shop.changes.job().run().merged()).isZero();
    assertThat(shop.repository.main()).isEqualTo(before);
    shop.commit(row);
    assertThat(shop.changes.job().run()).isEqualTo(new ChangeJob.Result(1, 0, List.of()));
    assertThat(shop.text(FILE)).contains("Keep two scans of both").contains("version: 0.1.1\n");
    assertThat(shop.state(row)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.change(row).mergeCommit()).contains(shop.repository.main().value());
    assertThat(shop.repository.writer().findBranch(shop.change(row).branch())).isEmpty();
  }

  @Test
  void openingTwiceIsOneChangeAndOneBinding() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.open(row);
    Target skill = Target.of(TargetType.SKILL, Workshop.SKILL);
    assertThat(shop.<List<?>>read(tables -> tables.changes().list(skill))).hasSize(1);
    assertThat(shop.<List<?>>read(tables -> tables.salts().listSubmitters(skill))).hasSize(1);
  }

  @Test
  void noTraceOfASubmissionsIdIsInGit() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    assertThat(shop.change(row).branch()).doesNotContain(row.id().uuid().toString());
  }

  @Test
  void whatIsHeldOrRefusedLeavesNoObjectInGit() throws IOException {
    List<Path> before = objects();
    assertThat(shop.open(shop.amendment(PLACE, "Ask for Mr. Peeters. " + PLACE)))
        .isEqualTo(new Opening.Held(ReviewKind.NER_HOLD, "Noticed in " + FILE));
    assertThat(shop.open(shop.amendment(PLACE, "Mine is 85.07.30-033.28. " + PLACE)))
        .isEqualTo(new Opening.Conflict());
    assertThat(objects()).isEqualTo(before);
    assertThat(shop.<List<?>>read(tables -> tables.changes().listOpen())).isEmpty();
  }

  @Test
  void whatTheChecksRefuseWaitsForAPersonUntilItPasses() {
    StagedSubmission row = shop.amendment(PLACE, "[read this](https://example.org/x). " + PLACE);
    assertThat(shop.open(row)).isInstanceOf(Opening.Held.class);
    StagedSubmission draft = shop.draft("a-new-one", "No sections at all.\n");
    assertThat(shop.open(draft))
        .asInstanceOf(type(Opening.Held.class))
        .returns(ReviewKind.CHECK_HOLD, Opening.Held::kind)
        .satisfies(
            held -> assertThat(held.note()).startsWith("Fails ").contains("section_missing"));
    assertThat(shop.open(shop.released(draft)))
        .asInstanceOf(type(Opening.Held.class))
        .returns(ReviewKind.CHECK_HOLD, Opening.Held::kind);
  }

  @Test
  void aWithdrawnChangeLeavesNoBranch() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.changes.opener().withdraw(row.id());
    assertThat(shop.change(row).state()).isEqualTo(ChangeState.CLOSED);
    assertThat(shop.repository.writer().findBranch(shop.change(row).branch())).isEmpty();
  }

  @Test
  void aChangeThatWasHeldMeanwhileCanBeOpenedAgain() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.changes.opener().withdraw(row.id());
    shop.open(row);
    shop.commit(row);
    shop.changes.job().run();
    assertThat(shop.state(row)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.change(row).state()).isEqualTo(ChangeState.MERGED);
  }

  @Test
  void aChangeWhoseSubmissionIsGoneIsTakenDown() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.records.write(tables -> tables.staging().delete(row.id()));
    shop.changes.job().run();
    assertThat(shop.change(row).state()).isEqualTo(ChangeState.CLOSED);
  }

  @Test
  void theSecondOfTwoThatClashEndsInConflict() {
    StagedSubmission first = shop.amendment(PLACE, "Keep two scans of both");
    StagedSubmission second = shop.amendment(PLACE, "Keep three scans of both");
    Stream.of(first, second).forEach(shop::open);
    Stream.of(first, second).forEach(shop::commit);
    assertThat(shop.changes.job().run()).isEqualTo(new ChangeJob.Result(1, 1, List.of()));
    assertThat(shop.state(first)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.state(second)).isEqualTo(ProposalState.CONFLICT);
    assertThat(shop.change(second).state()).isEqualTo(ChangeState.FAILED);
  }

  @Test
  void aNewValueIsNumberedOnceItGoesInAndNotBefore() {
    StagedSubmission row = shop.amendment(PLACE, NEW_VALUE);
    shop.open(row);
    assertThat(find("justice-translation-fee-eur")).isEmpty();
    shop.commit(row);
    shop.changes.job().run();
    String uid = find("justice-translation-fee-eur").orElseThrow();
    assertThat(shop.text(FILE))
        .contains("<VV name=\"justice-translation-fee-eur\" uid=\"" + uid + "\">€45</VV>");
  }

  @Test
  void whoWroteAChangeIsKnownAtTheValuesItBrings() {
    StagedSubmission row = shop.amendment(PLACE, NEW_VALUE);
    shop.open(row);
    shop.commit(row);
    shop.changes.job().run();
    Target value =
        Target.of(TargetType.VOLATILE_VALUE, find("justice-translation-fee-eur").orElseThrow());
    List<SubmitterBinding> known = shop.read(tables -> tables.salts().listSubmitters(value));
    assertThat(known).extracting(SubmitterBinding::submitter).containsExactly(row.submitterHash());
  }

  @Test
  void aDraftWaitsForAMaintainerAndIsCheckedAgainWhenMainMoves() {
    StagedSubmission draft = shop.draft("new-skill", body("new-skill"));
    assertThat(shop.open(draft)).isEqualTo(new Opening.Opened());
    shop.commit(draft);
    shop.changes.job().run();
    Target proposed = Target.of(TargetType.SKILL, "new-skill");
    assertThat(isAwaited(proposed)).isTrue();
    StagedSubmission amendment = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(amendment);
    shop.commit(amendment);
    shop.changes.job().run();
    shop.changes.job().run();
    assertThat(shop.change(draft).state()).isEqualTo(ChangeState.OPEN);
    assertThat(shop.change(draft).baseCommit()).isEqualTo(shop.repository.main().value());
    assertThat(shop.changes.job().approve(ChangeKey.of(draft.id())))
        .isEqualTo(Outcome.ok(new LandingOutcome.Merged(shop.repository.main())));
    assertThat(shop.text("skills/new-skill/canonical.md")).contains("version: 0.1.0\n");
    assertThat(shop.state(draft)).isEqualTo(ProposalState.MERGED);
    assertThat(isAwaited(proposed)).isFalse();
  }

  @Test
  void aDraftAMaintainerTurnsDownIsGone() {
    StagedSubmission draft = shop.draft("new-skill", body("new-skill"));
    shop.open(draft);
    shop.commit(draft);
    shop.changes.job().run();
    assertThat(shop.changes.job().reject(ChangeKey.of(draft.id()))).isTrue();
    assertThat(shop.changes.job().reject(ChangeKey.of(draft.id()))).isFalse();
    assertThat(shop.state(draft)).isEqualTo(ProposalState.REJECTED);
    assertThat(shop.repository.writer().findBranch(shop.change(draft).branch())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(CrashingForge.Point.class)
  @Tag("long")
  void aCrashAnywhereLosesNothingAndMergesOnce(CrashingForge.Point point) {
    StagedSubmission row = shop.amendment(PLACE, NEW_VALUE);
    shop.open(row);
    shop.commit(row);
    ChangeJob crashing = shop.changes(forge -> new CrashingForge(forge, point)).job();
    assertThat(crashing.run().failures()).hasSize(1);
    shop.changes(forge -> forge).job().run();
    assertThat(shop.state(row)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.change(row).mergeCommit()).contains(shop.repository.main().value());
    assertThat(shop.text(FILE)).contains("version: 0.1.1\n");
    assertThat(shop.repository.writer().findBranch(shop.change(row).branch())).isEmpty();
  }

  @Test
  void aRevertPutsTheTextBackUnderANewVersion() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.commit(row);
    shop.changes.job().run();
    assertThat(shop.changes.direct().revert(shop.repository.main()))
        .isInstanceOf(LandingOutcome.Merged.class);
    assertThat(shop.text(FILE))
        .isEqualTo(Shipped.replaced(FILE, "version: 0.1.0\n", "version: 0.1.2\n"));
  }

  @Test
  void mainStaysCleanWhateverHappened() {
    StagedSubmission row = shop.amendment(PLACE, NEW_VALUE);
    shop.open(row);
    shop.commit(row);
    shop.changes.job().run();
    assertThat(new CorpusCheck(Schemas.load()).run(shop.main(), shop.catalogue()).isClean())
        .isTrue();
  }

  private boolean isAwaited(Target proposed) {
    return shop.read(tables -> tables.review().findOpen(ReviewKind.DRAFT, proposed).isPresent());
  }

  private Optional<String> find(String name) {
    return shop.read(
        tables ->
            tables.catalogue().volatileValues().findByName(name).map(row -> row.uid().toString()));
  }

  private static String body(String id) {
    return Shipped.CORPUS
        .findSkill(Workshop.MODEL)
        .orElseThrow()
        .bodyText()
        .replace("skill=\"" + Workshop.MODEL + "\"", "skill=\"" + id + "\"")
        .replaceAll(" uid=\"[a-z0-9-]*\"", "");
  }

  private List<Path> objects() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("corpus.git/objects"))) {
      return files.sorted().toList();
    }
  }
}
