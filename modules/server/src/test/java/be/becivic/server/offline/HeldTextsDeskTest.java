package be.becivic.server.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeldTextsDeskTest extends OperatorDeskCase {
  @Test
  void aHeldTextIsShownBesideItsMarksAndReleasedOnce() {
    String item = held("Mevrouw Annelies " + NAME + " refused my photocopies.");
    assertThat(visitor.get("/desk").body()).doesNotContain(NAME);
    String page = visitor.get(item).body();
    assertThat(page).contains("refused my photocopies", "<mark>", "<sup>", "may name a person:");
    assertThat(page).containsPattern("<mark>[^<]*" + NAME);

    HttpResponse<String> done = visitor.post(item + "/release", SURE);
    assertThat(done.statusCode()).isEqualTo(303);
    assertThat(done.headers().firstValue("Location")).contains(item);
    assertThat(visitor.get(item).body()).contains("Done.", "maintainer_released");
    assertThat(visitor.get(item).body()).doesNotContain("Done.");
    visitor.post(item + "/release", SURE);
    assertThat(visitor.get(item).body()).contains("Not done.", "decided already");
    assertThat(visitor.get("/desk?state=settled").body()).contains(item);
  }

  @Test
  void whatIsNotConfirmedIsNotDone() {
    String item = held("Monsieur Bertrand " + NAME + " was away.");
    visitor.post(item + "/discard", Map.of());
    assertThat(visitor.get(item).body()).contains("Not done.", "was away.");
    visitor.post(item + "/discard", SURE);
  }

  @Test
  void anEditLetsTheTextThroughAsItWasTyped() {
    String item = held("Madame Caroline " + NAME + " asked for two photographs.");
    visitor.post(
        item + "/edit",
        Map.of("confirm", "yes", "text:/content/body", "The counter asked for two photographs."));
    assertThat(visitor.get(item).body()).contains("maintainer_released_after_edit");
    assertThat(server.get("/api/skills/change-of-address/concerns").toString())
        .contains("The counter asked for two photographs.");
  }

  @Test
  void aRedactionTakesOutWhatIsMarked() {
    String item = held("Madame Dominique " + NAME + " wanted a stamp of the embassy.");
    visitor.post(item + "/redact", SURE);
    assertThat(visitor.get(item).body()).contains("maintainer_released_after_edit");
    assertThat(server.get("/api/skills/change-of-address/concerns").toString())
        .contains("wanted a stamp of the embassy.")
        .doesNotContain("Dominique");
  }

  @Test
  void whatSomebodyElseWroteIsOnlyText() {
    String item =
        held("Mevrouw Els " + NAME + " <img src=x onerror=alert(1)> \"'><script>alert(1)</script>");
    String page = visitor.get(item).body();
    assertThat(page)
        .contains("&lt;img src=x onerror=alert(1)&gt;", "&lt;script&gt;")
        .doesNotContain("<img", "<script>");
    visitor.post(item + "/discard", SURE);
  }
}
