package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchQueryTest {

  @Test
  void withoutParametersEverythingRenderedIsSought() {
    assertThat(parse(Map.of())).isEqualTo(Outcome.ok(SearchQuery.of("")));
    assertThat(parse(Map.of("q", "visa", "type", "", "limit", " ")))
        .isEqualTo(Outcome.ok(SearchQuery.of("visa")));
  }

  @Test
  void listsAreSeparatedByCommas() {
    assertThat(
            parse(
                Map.of(
                    "q",
                    "a",
                    "type",
                    "skill, path",
                    "status",
                    "draft",
                    "theme",
                    "family",
                    "limit",
                    "50")))
        .isEqualTo(
            Outcome.ok(
                new SearchQuery(
                    "a",
                    Set.of(SearchType.SKILL, SearchType.PATH),
                    Set.of(Status.DRAFT),
                    Optional.of("family"),
                    50)));
  }

  @ParameterizedTest
  @CsvSource({
    "type, page, /type, enum",
    "type, 'skill,', /type, enum",
    "status, live, /status, enum",
    "limit, 0, /limit, maximum",
    "limit, 51, /limit, maximum",
    "limit, -1, /limit, maximum",
    "limit, ten, /limit, maximum",
    "limit, 99999999999999, /limit, maximum",
  })
  void whatIsNotAmongTheChoicesIsRefusedWithItsPlace(
      String name, String value, String pointer, String keyword) {
    assertThat(parse(Map.of(name, value)))
        .isEqualTo(Outcome.refused(Rejection.schema(pointer, keyword)));
  }

  @Test
  void onlyTheBeginningOfALongTextIsKeptWithoutControlCharacters() {
    assertThat(SearchQuery.of("é".repeat(10_000)).text()).isEqualTo("é".repeat(256));
    assertThat(SearchQuery.of("a\u0000b\u001b\ud800c").text()).isEqualTo("a b  c");
  }

  @Test
  void aLimitOutOfRangeIsABug() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SearchQuery("", Set.of(), Set.of(), Optional.empty(), 51));
  }

  private static Outcome<SearchQuery> parse(Map<String, String> parameters) {
    return SearchQuery.parse(name -> Optional.ofNullable(parameters.get(name)));
  }
}
