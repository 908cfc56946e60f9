package be.becivic.corpus.diff;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnifiedDiffTest {
  private static final String TEXT = "one\ntwo\nthree\nfour\nfive\nsix\n";
  private static final String CHANGE_FOUR =
      """
      --- a/skills/x/canonical.md
      +++ b/skills/x/canonical.md
      @@ -3,3 +3,4 @@ a heading
       three
      -four
      +FOUR
      +and more
       five
      """;

  @Test
  void appliesWhereItsLinesStand() {
    assertThat(apply(CHANGE_FOUR, TEXT))
        .isEqualTo(Outcome.ok(new AppliedDiff("one\ntwo\nthree\nFOUR\nand more\nfive\nsix\n", 0)));
  }

  @Test
  void namesTheFileWithoutGitPrefixes() {
    assertThat(parsed(CHANGE_FOUR).path()).contains("skills/x/canonical.md");
    assertThat(
            parsed("--- canonical.md\t2026-01-01\n+++ canonical.md\n@@ -1 +1 @@\n-a\n+b\n").path())
        .contains("canonical.md");
    assertThat(parsed("@@ -1 +1 @@\n-a\n+b\n").path()).isEmpty();
  }

  @Test
  void driftIsCountedWhenTheTextMoved() {
    Outcome<AppliedDiff> outcome = apply(CHANGE_FOUR, "zero\nzero\n" + TEXT);

    assertThat(((Outcome.Ok<AppliedDiff>) outcome).value().drift()).isEqualTo(2);
  }

  @Test
  void refusesWhenTheOldLinesAreGone() {
    assertThat(category(apply(CHANGE_FOUR, TEXT.replace("three", "3"))))
        .isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
  }

  @Test
  void refusesWhenTwoPlacesAreEquallyNear() {
    String diff = "@@ -3,1 +3,1 @@\n-x\n+y\n";

    assertThat(category(apply(diff, "a\nx\nb\nx\nc\n"))).isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
    assertThat(apply(diff, "a\nx\nx\nx\nc\n"))
        .isEqualTo(Outcome.ok(new AppliedDiff("a\nx\ny\nx\nc\n", 0)));
  }

  @Test
  void severalHunksShiftTogether() {
    String diff = "@@ -1,2 +1,3 @@\n one\n+1.5\n two\n@@ -5,2 +6,1 @@\n-five\n six\n";

    assertThat(apply(diff, TEXT))
        .isEqualTo(Outcome.ok(new AppliedDiff("one\n1.5\ntwo\nthree\nfour\nsix\n", 0)));
  }

  @Test
  void aMissingLastNewlineMatters() {
    String diff = "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n";

    assertThat(apply(diff, "a")).isEqualTo(Outcome.ok(new AppliedDiff("b\n", 0)));
    assertThat(category(apply(diff, "a\n"))).isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
    assertThat(category(apply("@@ -1 +1,2 @@\n+x\n\\ No newline at end of file\n a\n", "a\n")))
        .isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
  }

  @Test
  void anEmptyContextLineMayHaveLostItsSpace() {
    assertThat(apply("@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n", "a\n\nb\n"))
        .isEqualTo(Outcome.ok(new AppliedDiff("a\n\nc\n", 0)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "--- a/x\n",
        "--- a/x\n+++ b/x\n",
        "--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n",
        "--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+b\n",
        "--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-a\n+b\n",
        "--- /etc/passwd\n+++ /etc/passwd\n@@ -1 +1 @@\n-a\n+b\n",
        "--- a/x\\..\\y\n+++ b/x\\..\\y\n@@ -1 +1 @@\n-a\n+b\n",
        "diff --git a/x b/y\nrename from x\nrename to y\n",
        "@@ -1,2 +1,1 @@\n-a\n",
        "@@ -1 +1 @@\n-a\n+b\n+c\n",
        "@@ -1 +1,2 @@\n-a\n-b\n",
        "@@ -3,0 +4,1 @@\n+b\n",
        "@@ -1 +1 @@\n?a\n",
        "@@ -1 +1 @@\n-a\n+b\n--- a/z\n+++ b/z\n@@ -1 +1 @@\n-a\n+b\n",
        "GIT binary patch\nliteral 0\n"
      })
  void whatIsNoDiffOfOneExistingFileIsRefused(String text) {
    assertThat(category(UnifiedDiff.parse(text))).isEqualTo(ErrorCategory.SCHEMA_FAIL);
  }

  @Test
  void neverThrowsWhateverTheText() {
    String[] pieces = {
      "@@ -1 +1 @@\n",
      "@@ -2,3 +1,9 @@\n",
      "-a\n",
      "+b\n",
      " c\n",
      "\\ No\n",
      "--- a\n",
      "+++ a\n",
      "\n",
      "@@"
    };
    Random random = new Random(3);
    for (int run = 0; run < 20_000; run++) {
      StringBuilder diff = new StringBuilder();
      for (int i = random.nextInt(12); i > 0; i--) {
        diff.append(pieces[random.nextInt(pieces.length)]);
      }
      apply(diff.toString(), "a\nc\na\n");
    }
  }

  private static Outcome<AppliedDiff> apply(String diff, String text) {
    return UnifiedDiff.parse(diff).then(parsed -> parsed.applyTo(text));
  }

  private static UnifiedDiff parsed(String diff) {
    return ((Outcome.Ok<UnifiedDiff>) UnifiedDiff.parse(diff)).value();
  }

  private static ErrorCategory category(Outcome<?> outcome) {
    return ((Outcome.Refused<?>) outcome).rejection().category();
  }
}
