package be.becivic.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonSearchTest {
  private static final JsonNode TREE =
      new JsonMapper().readTree("{\"a\": [{\"b\": 1}, []], \"c\": {}, \"d\": 1}");

  @Test
  void theFirstInDocumentOrderIsFound() {
    assertThat(JsonSearch.find(TREE, (_, node) -> node.isInt())).contains(List.of("a", 0, "b"));
  }

  @Test
  void whatFollowsAnInnerValueIsFoundAtItsOwnPlace() {
    assertThat(JsonSearch.find(TREE, (_, node) -> node.isObject() && node.isEmpty()))
        .contains(List.of("c"));
    assertThat(JsonSearch.find(TREE, (path, _) -> path.contains("d"))).contains(List.of("d"));
  }

  @Test
  void theWholeCanBeWhatIsLookedFor() {
    assertThat(JsonSearch.find(TREE, (_, _) -> true)).contains(List.of());
  }

  @Test
  void nothingIsFoundWhereThereIsNothing() {
    assertThat(JsonSearch.find(TREE, (_, node) -> node.isNull())).isEmpty();
  }
}
