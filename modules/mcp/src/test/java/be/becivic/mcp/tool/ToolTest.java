package be.becivic.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolTest {

  @Test
  void aToolShowsAllThatWasSaidOfIt() {
    Tool<String> tool =
        Tool.<String>of("look", "Looks", ToolSchema.NOTHING, (_, _) -> ToolResult.text("seen"))
            .titled("Look")
            .returning(ToolSchema.of("{\"type\":\"object\"}"))
            .hinting(ToolHints.LOOKS_UP);
    assertThat(tool.json().toString())
        .isEqualTo(
            """
            {"name":"look","title":"Look","description":"Looks",\
            "inputSchema":{"type":"object","additionalProperties":false},\
            "outputSchema":{"type":"object"},\
            "annotations":{"readOnlyHint":true,"destructiveHint":false,\
            "idempotentHint":true,"openWorldHint":false}}\
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a,b", "é", "a/b"})
  void aNameThatDoesNotFitAHeaderIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Tool.of(name, "Looks", ToolSchema.NOTHING, (_, _) -> ToolResult.text("seen")));
  }

  @Test
  void everyKindOfContentHasItsShape() {
    byte[] bytes = {1, 2, 3};
    assertThat(new Content.Text("t").json().toString())
        .isEqualTo("{\"type\":\"text\",\"text\":\"t\"}");
    assertThat(new Content.Image(bytes, "image/png").json().toString())
        .isEqualTo("{\"type\":\"image\",\"data\":\"AQID\",\"mimeType\":\"image/png\"}");
    assertThat(new Content.Audio(bytes, "audio/wav").json().toString())
        .isEqualTo("{\"type\":\"audio\",\"data\":\"AQID\",\"mimeType\":\"audio/wav\"}");
    assertThat(new Content.Link(Resource.of("x://a", "a").titled("A")).json().toString())
        .isEqualTo("{\"type\":\"resource_link\",\"uri\":\"x://a\",\"name\":\"a\",\"title\":\"A\"}");
    var blob = new ResourceContents.Blob("x://a", "image/png", bytes);
    assertThat(new Content.Embedded(blob).json().toString())
        .isEqualTo(
            """
            {"type":"resource","resource":\
            {"uri":"x://a","mimeType":"image/png","blob":"AQID"}}\
            """);
  }
}
