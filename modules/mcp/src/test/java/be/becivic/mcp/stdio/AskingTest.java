package be.becivic.mcp.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.example.ExampleServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Questions to the person, in the era in which the server asks and in the one that came after. */
@Timeout(30)
class AskingTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String ASKING = "test_input_required_result_elicitation";
  private static final String META =
      """
      '_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',\
      'io.modelcontextprotocol/clientCapabilities':{'elicitation':{}}}\
      """;

  private PipedOutputStream client;
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private Thread serving;

  @BeforeEach
  void start() throws IOException {
    var in = new PipedInputStream();
    client = new PipedOutputStream(in);
    var out = new Lines();
    serving =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    new StdioBinding<>(ExampleServer.<String>build(), 100_000).serve(in, out, "");
                  } catch (IOException e) {
                    throw new IllegalStateException(e);
                  }
                });
  }

  @AfterEach
  void stop() throws Exception {
    client.close();
    serving.join();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'action':'accept','content':{'name':'Alice'}} | Hello, Alice!",
        "{'action':'decline'} | Fine, no name.",
        "{'action':'cancel'} | Some other time."
      })
  void beforeTheStatelessRevisionTheServerAsksWhileItHoldsTheRequest(String said, String text)
      throws IOException {
    initialize("{'elicitation':{}}");
    call(1, ASKING, "");
    JsonNode question = next();
    assertThat(question.path("method").stringValue()).isEqualTo("elicitation/create");
    assertThat(question.at("/params/message").stringValue()).isEqualTo("What is your name?");
    assertThat(question.at("/params/requestedSchema/required/0").stringValue()).isEqualTo("name");
    send("{'jsonrpc':'2.0','id':" + question.get("id") + ",'result':" + said + "}");
    assertThat(next().at("/result/content/0/text").stringValue()).isEqualTo(text);
  }

  @Test
  void othersAreAnsweredWhileSomebodyThinks() throws IOException {
    initialize("{'elicitation':{}}");
    call(1, ASKING, "");
    JsonNode question = next();
    send("{'jsonrpc':'2.0','id':2,'method':'ping'}");
    assertThat(next().path("id").intValue()).isEqualTo(2);
    send("{'jsonrpc':'2.0','id':" + question.get("id") + ",'result':{'action':'decline'}}");
    assertThat(next().path("id").intValue()).isEqualTo(1);
  }

  @Test
  void aFormThatIsNotFilledInAsAskedIsShownAgain() throws IOException {
    initialize("{'elicitation':{'form':{}}}");
    call(1, ASKING, "");
    answer(next(), "{'action':'accept','content':{'name':7}}");
    JsonNode again = next();
    assertThat(again.path("method").stringValue()).isEqualTo("elicitation/create");
    answer(again, "{'action':'accept','content':{'name':'Bea'}}");
    assertThat(next().toString()).contains("Hello, Bea!");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{'elicitation':{'url':{}}}", "{'elicitation':true}"})
  void aClientThatShowsNoFormsIsNotAsked(String capabilities) throws IOException {
    initialize(capabilities);
    call(1, ASKING, "");
    assertThat(next().toString()).contains("Nobody was asked.");
  }

  @Test
  void aRequestThatIsCancelledTakesItsQuestionBack() throws IOException {
    initialize("{'elicitation':{}}");
    call(1, ASKING, "");
    JsonNode question = next();
    send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}");
    JsonNode told = next();
    assertThat(told.path("method").stringValue()).isEqualTo("notifications/cancelled");
    assertThat(told.at("/params/requestId")).isEqualTo(question.get("id"));
  }

  @Test
  void aClientThatLeavesWithoutAnAnswerHasCancelled() throws Exception {
    initialize("{'elicitation':{}}");
    call(1, ASKING, "");
    next();
    client.close();
    assertThat(next().toString()).contains("Some other time.");
  }

  @Test
  void anErrorForAnAnswerCounts() throws IOException {
    initialize("{'elicitation':{}}");
    call(1, ASKING, "");
    JsonNode question = next();
    send(
        "{'jsonrpc':'2.0','id':" + question.get("id") + ",'error':{'code':-1,'message':'cannot'}}");
    assertThat(next().toString()).contains("Some other time.");
  }

  @Test
  void inTheStatelessRevisionTheClientAsksAndRepeatsItsRequest() throws IOException {
    call(1, "test_input_required_result_multi_round", "," + META);
    JsonNode first = next().get("result");
    assertThat(first.path("resultType").stringValue()).isEqualTo("input_required");
    String name = "{'user_name':{'action':'accept','content':{'name':'A'}}}";
    call(2, "test_input_required_result_multi_round", repeat(name, first));
    JsonNode second = next().get("result");
    assertThat(second.path("inputRequests").has("colour")).isTrue();
    assertThat(second.get("requestState")).isNotEqualTo(first.get("requestState"));
    String colour = "{'colour':{'action':'accept','content':{'color':'red'}}}";
    call(3, "test_input_required_result_multi_round", repeat(colour, second));
    assertThat(next().toString()).contains("Both answered.", "\"resultType\":\"complete\"");
  }

  @Test
  void aStateOfAnotherRequestIsRefused() throws IOException {
    call(1, "test_input_required_result_request_state", "," + META);
    JsonNode first = next().get("result");
    call(
        2,
        "test_input_required_result_tampered_state",
        repeat("{'confirm':{'action':'accept','content':{'ok':true}}}", first));
    assertThat(next().at("/error/code").intValue()).isEqualTo(-32602);
  }

  @Test
  void progressIsToldUnderTheTokenAndOnlyGrows() throws IOException {
    call(
        1,
        "test_tool_with_progress",
        "," + META.replace("'_meta':{", "'_meta':{'progressToken':'p',"));
    for (int expected : new int[] {0, 50, 100}) {
      JsonNode told = next();
      assertThat(told.path("method").stringValue()).isEqualTo("notifications/progress");
      assertThat(told.at("/params/progressToken").stringValue()).isEqualTo("p");
      assertThat(told.at("/params/progress").intValue()).isEqualTo(expected);
    }
    assertThat(next().toString()).contains("Reported.");
  }

  private static String repeat(String responses, JsonNode asked) {
    return ",'inputResponses':"
        + responses
        + ",'requestState':"
        + asked.get("requestState")
        + ","
        + META;
  }

  private void initialize(String capabilities) throws IOException {
    send(
        "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
            + "'capabilities':"
            + capabilities
            + ",'clientInfo':{'name':'c','version':'1'}}}");
    next();
  }

  private void answer(JsonNode question, String result) throws IOException {
    send("{'jsonrpc':'2.0','id':" + question.get("id") + ",'result':" + result + "}");
  }

  private void call(int id, String tool, String more) throws IOException {
    send(
        "{'jsonrpc':'2.0','id':"
            + id
            + ",'method':'tools/call','params':{'name':'"
            + tool
            + "'"
            + more
            + "}}");
  }

  private void send(String line) throws IOException {
    client.write((line + "\n").replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    client.flush();
  }

  private JsonNode next() throws IOException {
    try {
      return MAPPER.readTree(answers.take());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /** Cuts what the server writes into lines; a pipe would mind that its writers come and go. */
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int each) {
      if (each == '\n') {
        answers.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(each);
      }
    }
  }
}
