package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tags show what the catalogue says when the page is made (§6.3, §6.10). */
class ResolutionTest {
  private static final String PAGE = "/skills/nationality-application";
  private static final Uid FEE = Uid.parse("val-00001").orElseThrow();
  private static final SubmitterBinding SOMEBODY =
      new SubmitterBinding(
          Salt.of(new byte[Salt.LENGTH]),
          Hash.sha256(new byte[] {2}),
          Signals.AT,
          Optional.empty());
  private static final String TAG =
      "<VV name=\"altea-nationality-registration-fee-eur\" uid=\"val-00001\"";

  @TempDir Path folder;

  @Test
  void aCorrectionReachesThePageAtOnce() {
    try (TestSite site = TestSite.open(folder)) {
      assertThat(TestSite.text(site.get(PAGE))).contains(">€1,000</a>");
      revise(site, "1045.5", Status.ALPHA);
      assertThat(TestSite.text(site.get(PAGE)))
          .contains(">€1,045.50</a>")
          .doesNotContain("€1,000<");
    }
  }

  @Test
  void whileOurOwnCorrectionWaitsTheLastStableValueStandsBesideIt() {
    try (TestSite site = TestSite.open(folder)) {
      revise(site, "1000", Status.STABLE);
      revise(site, "1100", Status.ALPHA);
      assertThat(TestSite.text(site.get(PAGE)))
          .contains(">€1,100</a> <small lang=\"en\">(before: €1,000)</small>");
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(
              TAG
                  + " data-status=\"alpha\" data-former-value=\"€1000\">€1100</VV> (before:"
                  + " €1000)");
      assertThat(TestSite.text(site.get("/values/val-00001")))
          .contains("The last confirmed version is: €1,000");
    }
  }

  @Test
  void aCorrectionByTheCommunityStandsBesideOursUntilItIsConfirmed() {
    try (TestSite site = TestSite.open(folder)) {
      report(site, "1030");
      assertThat(TestSite.text(site.get(PAGE)))
          .contains(
              ">€1,000</a></span> <small class=\"review\" data-untrusted=\"true\""
                  + " lang=\"en\">(reported since 15 November 2026: €1,030, 0 of 3)</small>");
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(
              ">€1000</VV> <UnderReview uid=\"val-00001\" revision=\"3\" revision_of_ours=\"2\""
                  + " since=\"2026-11-15T11:00:00Z\" confirms=\"0\" needed=\"3\""
                  + " untrusted=\"true\">€1030</UnderReview>");
      assertThat(TestSite.text(site.get("/values")))
          .contains("€1,000")
          .doesNotContain("1030", "1,030");
      assertThat(TestSite.text(site.get("/values/val-00001")))
          .contains("<p class=\"figure\">€1,000</p>", "<td data-untrusted=\"true\">€1,030</td>");
      site.write(
          tables ->
              tables.catalogue().volatileValues().setStatus(FEE, 3, Status.ALPHA, Status.BETA));
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(" data-former-value=\"€1000\">€1030</VV> (before: €1000)");
      site.write(
          tables ->
              tables.catalogue().volatileValues().setStatus(FEE, 3, Status.BETA, Status.STABLE));
      assertThat(TestSite.text(site.get(PAGE + ".md"))).contains(">€1030</VV> since");
    }
  }

  @Test
  void whatOnlyTheCommunityNamedIsInNoListAndItsPageSaysItsNumber() {
    try (TestSite site = TestSite.open(folder)) {
      Uid uid =
          site.insertValue(
              "send-it-elsewhere-eur",
              NewRevision.correction(
                  euros("77"), "2.1.0", new Uid(Uid.Kind.AMENDMENT, 1), Signals.AT));
      assertThat(TestSite.text(site.get("/values"))).doesNotContain("send-it-elsewhere");
      String page = TestSite.text(site.get("/values/" + uid + ".md"));
      assertThat(page).startsWith("# Not confirmed yet");
      assertThat(page.replaceAll("(?s)<UnderReview.*?</UnderReview>", ""))
          .doesNotContain("send-it-elsewhere", "77");
    }
  }

  @Test
  void aStableValueStandsAlone() {
    try (TestSite site = TestSite.open(folder)) {
      revise(site, "1200", Status.STABLE);
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(TAG + " data-status=\"stable\">€1200</VV> since");
    }
  }

  @Test
  void whatTheCatalogueDoesNotHaveIsMarkedAndNeverDropped() {
    UnaryOperator<String> edit = text -> text.replace("val-00001", "val-99999");
    try (TestSite site = TestSite.open(folder, Map.of(PAGE.substring(1) + "/canonical.md", edit))) {
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains("uid=\"val-99999\" data-resolution-status=\"unresolved\">[unresolved]</VV>");
      assertThat(TestSite.text(site.get(PAGE)))
          .contains("data-resolution-status=\"unresolved\">[unresolved]</span>");
    }
  }

  @Test
  void aValueNobodyKnowsSaysSo() {
    try (TestSite site = TestSite.open(folder)) {
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains("uid=\"val-00061\" data-status=\"alpha\">not known yet</VV>");
    }
  }

  @Test
  void aSourceSaysHowItWasRead() {
    try (TestSite site = TestSite.open(folder)) {
      assertThat(TestSite.text(site.get(PAGE))).contains("Stored copy, read on ");
      assertThat(TestSite.text(site.get(PAGE + ".md"))).contains("data-read=\"archived_copy\"");
      assertThat(TestSite.text(site.get("/references/ref-00001")))
          .contains("Stored copy, read on ");
      assertThat(TestSite.text(site.get("/references/ref-00001.md")))
          .contains("read: archived copy");
      assertThat(TestSite.text(site.get("/references/ref-00001.json")))
          .containsPattern("\"read\"\\s*:\\s*\\{\\s*\"how\"\\s*:\\s*\"archived_copy\"");
    }
  }

  @Test
  void aPartThatIsNotAlwaysNeededSaysWhenAndForWhichCountries() {
    try (TestSite site = TestSite.open(folder)) {
      assertThat(TestSite.text(site.get(PAGE + ".json")))
          .containsPattern(
              "\"apostille-foreign-document-hague\",\\s*\"selects_on\"\\s*:\\s*\\{\\s*\"legalisation\""
                  + "\\s*:\\s*\\[\\s*\"apostille\"\\s*\\]\\s*\\},\\s*\"countries\"");
    }
  }

  @Test
  void aQuarantinedValueIsNotShown() {
    try (TestSite site = TestSite.open(folder)) {
      site.write(
          tables ->
              tables.catalogue().volatileValues().revise(FEE, NewRevision.quarantine(Signals.AT)));
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(TAG + " data-resolution-status=\"unresolved\">[unresolved]</VV>");
      assertThat(TestSite.text(site.get(PAGE, Map.of("lang", "fr"))))
          .contains("data-resolution-status=\"unresolved\">[retiré ou inconnu]</span>")
          .doesNotContain("[unresolved]");
    }
  }

  @Test
  void aTagWithoutAUidIsFoundByName() {
    UnaryOperator<String> edit = text -> text.replace(" uid=\"val-00001\"", "");
    try (TestSite site = TestSite.open(folder, Map.of(PAGE.substring(1) + "/canonical.md", edit))) {
      assertThat(TestSite.text(site.get(PAGE + ".md"))).contains(TAG + " data-status=\"alpha\"");
    }
  }

  @Test
  void pathsAndSkillsBecomeLinksUnderTheirTitles() {
    try (TestSite site = TestSite.open(folder)) {
      assertThat(TestSite.text(site.get(PAGE + ".md")))
          .contains(
              "<Path id=\"marriage-certificate-belgian\">[Belgian marriage"
                  + " certificate](https://becivic.be/paths/marriage-certificate-belgian.md)</Path>",
              "(https://becivic.be/skills/sworn-translation.md)</Skill>")
          .doesNotContainPattern("<(Path|Skill) [^>]*/>");
    }
  }

  @Test
  void whileTheDatabaseIsAwayTheSnapshotSpeaks() {
    try (TestSite site = TestSite.open(folder)) {
      revise(site, "1300", Status.STABLE);
      site.cutOff();
      SitePage page = site.get(PAGE);
      assertThat(page.status()).isEqualTo(200);
      assertThat(TestSite.text(page)).contains(">€1,000</a>", "shows the last snapshot");
      assertThat(page.headers()).containsEntry("Cache-Control", "public, max-age=5");
    }
  }

  @Test
  void everyRevisionIsInTheHistory() {
    try (TestSite site = TestSite.open(folder)) {
      int shipped = revision(site);
      revise(site, "1100", Status.ALPHA);
      assertThat(TestSite.text(site.get("/values/val-00001")))
          .containsSubsequence(
              "<td>" + (shipped + 1) + "</td><td>€1,100</td>",
              "<td>" + shipped + "</td><td>€1,000</td>");
    }
  }

  private static int revision(TestSite site) {
    var current = new AtomicInteger();
    site.write(
        t -> current.set(t.catalogue().volatileValues().findCurrent(FEE).orElseThrow().revision()));
    return current.get();
  }

  private static void report(TestSite site, String value) {
    site.write(
        tables -> {
          tables
              .catalogue()
              .volatileValues()
              .revise(
                  FEE,
                  NewRevision.correction(
                      euros(value), "2.1.0", new Uid(Uid.Kind.AMENDMENT, 1), Signals.AT));
          tables.salts().bindSubmitter(new Target.Value(FEE), SOMEBODY);
        });
  }

  private static CatalogueValue euros(String value) {
    return new CatalogueValue(
        CatalogueValueType.NUMBER, value, Optional.of("EUR"), Optional.empty(), Optional.empty());
  }

  private static void revise(TestSite site, String value, Status status) {
    CatalogueValue scalar = euros(value);
    site.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .revise(
                    FEE,
                    NewRevision.ours(
                        Optional.of(scalar), status, RevisionOrigin.SEED, Signals.AT)));
  }
}
