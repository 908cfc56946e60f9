package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SearchJsonTest {

  @Test
  void theAnswerHasTheAgreedMembers() {
    SearchQuery query = SearchQuery.of("<b> & \"quotes\"");
    SearchResult skill =
        new SearchResult(
            SearchType.SKILL,
            "change-of-address",
            SearchLanguage.EN,
            "Declare <a change>",
            Optional.of(Status.ALPHA),
            new Snippet("Report a move", List.of()),
            false,
            12.34567f);
    assertThat(SearchJson.of(query, List.of(skill), "https://becivic.be").toString())
        .isEqualTo(
            """
            {"query":"<b> & \\"quotes\\"","results":[{"type":"skill","id":"change-of-address",\
            "title":"Declare <a change>","url":"https://becivic.be/skills/change-of-address",\
            "status":"alpha","snippet":"Report a move","score":12.346,\
            "read_url":"https://becivic.be/skills/change-of-address.md"}]}\
            """);
  }

  @Test
  void aCommuneHasNoStatusAndAPlaceOnItsPage() {
    SearchResult commune =
        new SearchResult(
            SearchType.COMMUNE,
            "gent",
            SearchLanguage.NL,
            "Gent",
            Optional.empty(),
            new Snippet("", List.of()),
            false,
            1);
    JsonNode result = SearchJson.of(SearchQuery.of("gent"), List.of(commune), "").at("/results/0");
    assertThat(result.get("status").isNull()).isTrue();
    assertThat(result.get("url").asString()).isEqualTo("/communes#gent");
  }
}
