package be.becivic.corpus.moved;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import org.junit.jupiter.api.Test;

class MovedAddressesTest {
  private static final String VALUES = "data-snapshot/volatile-values.jsonl";

  /** Borsbeek joined Antwerp, which kept its code; Ekeren's heir has merged again. */
  private static final String MERGERS =
      """
      {"mergers": [
        {"new": "11002", "from": ["11002", "11007"], "from_names": ["Antwerpen", "Borsbeek"]},
        {"new": "11007", "from": ["11015"], "from_names": ["Éker' en"]},
        {"new": "99998", "from": ["99999"], "from_names": ["Nowhere"]},
        {"new": "99999", "from": ["99998"], "from_names": ["Elsewhere"]}]}
      """;

  @Test
  void aFormerCommuneLeadsToTheOneThereIsNow() {
    MovedAddresses moved = moved(merged());

    assertThat(moved.list())
        .containsExactly(
            new MovedAddress("/communes/11007", "/communes#antwerpen"),
            new MovedAddress("/communes/11015", "/communes#antwerpen"),
            new MovedAddress("/communes/borsbeek", "/communes#antwerpen"),
            new MovedAddress("/communes/eker-en", "/communes#antwerpen"));
  }

  @Test
  void whatAValueWasCalledLeadsToItsPage() {
    CleanCorpus renamed = CleanCorpus.copy();
    renamed.write(
        VALUES,
        renamed.text(VALUES)
            + "{\"uid\":\"val-00001\",\"name\":\"guide-filing-fee-eur\",\"value\":1,\"value_type\":\"integer\",\"status\":\"stable\",\"superseded_at\":\"2026-01-01T00:00:00Z\"}\n");

    MovedAddresses moved = moved(renamed);

    assertThat(moved.find("/values/guide-filing-fee-eur")).contains("/values/val-00001");
    assertThat(moved.find("/values/justice-filing-fee-eur")).isEmpty();
    assertThat(moved.list()).hasSize(1);
  }

  @Test
  void whatSomebodyWroteWins() {
    MovedAddresses moved =
        moved(written(merged(), "/communes/borsbeek", "/skills/residence-certificate"));

    assertThat(moved.find("/communes/borsbeek")).contains("/skills/residence-certificate");
    assertThat(moved.find("/communes/11007")).contains("/communes#antwerpen");
  }

  @Test
  void whatSomebodyWroteMayLeadOnByAFormerName() {
    assertThat(moved(written(merged(), "/borsbeek", "/communes/borsbeek")).find("/borsbeek"))
        .contains("/communes#antwerpen");
  }

  @Test
  void noPageIsHiddenAndNothingLeadsNowhere() {
    String page = "/skills/residence-certificate";

    assertThat(moved(written(CleanCorpus.copy(), page, "/skills")).list()).isEmpty();
    assertThat(moved(written(CleanCorpus.copy(), "/a", "/a")).list()).isEmpty();
    assertThat(moved(written(CleanCorpus.copy(), "/a", "/skills/gone")).list()).isEmpty();
    assertThat(moved(written(CleanCorpus.copy(), "/a", "//evil.example")).list()).isEmpty();
  }

  @Test
  void filesThatSayNothingMoveNothing() {
    CleanCorpus odd =
        CleanCorpus.copy()
            .write("data/mergers.json", "[{\"mergers\": 1")
            .write(MovedAddresses.FILE, "{\"redirects\": [7, null, {\"from\": 1}]}");

    assertThat(moved(odd).list()).isEmpty();
  }

  private static CleanCorpus merged() {
    return CleanCorpus.copy().write("data/mergers.json", MERGERS);
  }

  private static CleanCorpus written(CleanCorpus corpus, String from, String to) {
    return corpus.write(
        MovedAddresses.FILE,
        "{\"redirects\": [{\"from\": \"%s\", \"to\": \"%s\"}]}".formatted(from, to));
  }

  private static MovedAddresses moved(CleanCorpus corpus) {
    return MovedAddresses.of(corpus.load());
  }
}
