package be.becivic.mcp.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

class MessageWriterTest {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Optional<RequestId> SEVEN = RequestId.parse(JSON.numberNode(7));

  @Test
  void aResultCarriesTheIdOfItsRequest() {
    assertThat(write(SEVEN, new Reply.Success(JSON.objectNode().put("a", 1))))
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"a\":1}}");
  }

  @Test
  void anErrorWithoutAReadableIdHasNone() {
    assertThat(write(Optional.empty(), Reply.failure(ErrorKind.PARSE_ERROR, "No.")))
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"No.\"}}");
  }

  @Test
  void anErrorCarriesItsData() {
    var error = RpcError.of(ErrorKind.UNSUPPORTED_VERSION, "No.", JSON.objectNode().put("a", 1));
    assertThat(write(SEVEN, new Reply.Failure(error))).contains("\"data\":{\"a\":1}");
  }

  @Test
  void anAnswerIsOneLineWhateverTheTextInIt() {
    assertThat(write(SEVEN, new Reply.Success(JSON.objectNode().put("a", "x\r\ny"))))
        .doesNotContain("\n", "\r");
  }

  private static String write(Optional<RequestId> id, Reply reply) {
    return new String(MessageWriter.write(id, reply), StandardCharsets.UTF_8);
  }
}
