package be.becivic.mcp.stdio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.example.ExampleServer;
import be.becivic.mcp.server.McpServer;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class StdioBindingTest {
  private static final String META =
      """
      {'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',\
      'io.modelcontextprotocol/clientCapabilities':{}}}\
      """;
  private static final String INITIALIZE =
      """
      {'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-06-18',\
      'capabilities':{},'clientInfo':{'name':'c','version':'1'}}}\
      """;
  private static final int MAX_LINE = 1000;

  @Test
  void aStatelessClientNeedsNoHandshake() throws Exception {
    assertThat(talk(request(1, "server/discover", META)))
        .singleElement()
        .asString()
        .contains("\"id\":1", "\"supportedVersions\"", "\"resultType\":\"complete\"");
  }

  @Test
  void aHandshakeSettlesTheRevisionOfWhatFollows() throws Exception {
    List<String> answers =
        talk(
            INITIALIZE,
            "{'jsonrpc':'2.0','method':'notifications/initialized'}",
            request(1, "tools/call", "{'name':'add','arguments':{}}"));
    assertThat(answers.getFirst()).contains("\"id\":0", "\"protocolVersion\":\"2025-06-18\"");
    assertThat(answers.getLast()).contains("\"id\":1", "\"code\":-32602");
    assertThat(answers).hasSize(2);
  }

  @Test
  void bothErasShareOneProcess() throws Exception {
    assertThat(talk(INITIALIZE, request(1, "ping", "{}"), request(2, "ping", META)))
        .hasSize(3)
        .anyMatch(line -> line.contains("\"id\":1,\"result\":{}"))
        .anyMatch(line -> line.contains("\"id\":2,\"error\":{\"code\":-32601"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "ping       | {} | \"result\"",
        "tools/list | {} | -32602",
        "tools/list | {'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28'}} | -32602",
        "tools/list | {'_meta':{'io.modelcontextprotocol/protocolVersion':'2099-01-01'}} | -32022",
        "tools/list | {'_meta':{'io.modelcontextprotocol/protocolVersion':7}} | -32602",
        "tools/list | {'_meta':{'io.modelcontextprotocol/protocolVersion':'2025-11-25'}} |"
            + " \"result\""
      })
  void beforeAHandshakeARequestHasToSayWhatItSpeaks(String method, String params, String part)
      throws Exception {
    assertThat(talk(request(1, method, params))).singleElement().asString().contains(part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "nonsense | -32700",
        "{'jsonrpc':'2.0','id':null,'method':'ping'} | -32600",
        "[{'jsonrpc':'2.0','id':1,'method':'ping'}] | -32600"
      })
  void aLineThatIsNoMessageIsAnsweredWithoutAnId(String line, String code) throws Exception {
    assertThat(talk(line)).singleElement().asString().contains(code).doesNotContain("\"id\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        "{'jsonrpc':'2.0','method':'notifications/x'}",
        "{'jsonrpc':'2.0','id':1,'result':{}}",
        "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':{}}}"
      })
  void whatWantsNoAnswerGetsNone(String line) throws Exception {
    assertThat(talk(line)).isEmpty();
  }

  @Test
  void aLineTooLongIsRefusedAndTheNextOneRead() throws Exception {
    assertThat(talk("x".repeat(MAX_LINE + 1), request(1, "ping", "{}")))
        .hasSize(2)
        .anyMatch(line -> line.contains("-32600"))
        .anyMatch(line -> line.contains("\"id\":1,\"result\""));
  }

  @Test
  void aLineOfExactlyTheLimitIsRead() throws Exception {
    String ping = request(1, "ping", "{}");
    assertThat(talk(ping + " ".repeat(MAX_LINE - ping.length())))
        .singleElement()
        .asString()
        .contains("\"result\"");
  }

  @Test
  void linesMayEndInCarriageReturns() throws Exception {
    assertThat(talk(request(1, "ping", "{}") + "\r")).hasSize(1);
  }

  @Test
  void aSlowRequestDoesNotHoldUpOthersAndACancelledOneIsNeverAnswered() throws Exception {
    var started = new CountDownLatch(1);
    var stopped = new CountDownLatch(1);
    var in = new PipedInputStream();
    var client = new PipedOutputStream(in);
    var out = new ByteArrayOutputStream();
    Thread serving = serve(sleeper(started, stopped), in, out);
    send(client, request(1, "tools/call", META.replace("{'_meta", "{'name':'sleep','_meta")));
    started.await();
    send(client, request(2, "ping", "{}"));
    send(client, "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}");
    stopped.await();
    client.close();
    serving.join();
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .singleElement()
        .asString()
        .contains("\"id\":2");
  }

  @Test
  void anIdOfARequestUnderWayIsRefused() throws Exception {
    var started = new CountDownLatch(1);
    var in = new PipedInputStream();
    var client = new PipedOutputStream(in);
    var out = new ByteArrayOutputStream();
    Thread serving = serve(sleeper(started, new CountDownLatch(1)), in, out);
    send(client, request(1, "tools/call", META.replace("{'_meta", "{'name':'sleep','_meta")));
    started.await();
    send(client, request(1, "ping", "{}"));
    send(client, "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}");
    client.close();
    serving.join();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"id\":1", "-32600");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense\n", "{'jsonrpc':'2.0','id':1,'method':'ping'}\n"})
  void aClientThatCannotBeWrittenToEndsTheService(String lines) {
    var gone =
        new OutputStream() {
          @Override
          public void write(int each) throws IOException {
            throw new IOException("gone");
          }
        };
    var binding = new StdioBinding<>(ExampleServer.<String>build(), MAX_LINE);
    var in = new ByteArrayInputStream(lines.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    assertThatIOException().isThrownBy(() -> binding.serve(in, gone, ""));
  }

  private static List<String> talk(String... lines) throws IOException {
    var out = new ByteArrayOutputStream();
    byte[] sent = String.join("\n", lines).replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    new StdioBinding<>(ExampleServer.<String>build(), MAX_LINE)
        .serve(new ByteArrayInputStream(sent), out, "");
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static String request(int id, String method, String params) {
    return "{'jsonrpc':'2.0','id':" + id + ",'method':'" + method + "','params':" + params + "}";
  }

  private static void send(OutputStream client, String line) throws IOException {
    client.write((line + "\n").replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    client.flush();
  }

  private static Thread serve(McpServer<String> server, PipedInputStream in, OutputStream out) {
    return Thread.ofPlatform()
        .start(
            () -> {
              try {
                new StdioBinding<>(server, MAX_LINE).serve(in, out, "");
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  private static McpServer<String> sleeper(CountDownLatch started, CountDownLatch stopped) {
    return McpServer.<String>named(Implementation.of("s", "1"))
        .tool(
            Tool.of(
                "sleep",
                "Sleeps until it is woken",
                ToolSchema.NOTHING,
                (_, _) -> {
                  started.countDown();
                  try {
                    new CountDownLatch(1).await();
                  } catch (InterruptedException _) {
                    stopped.countDown();
                  }
                  return ToolResult.text("woken");
                }))
        .build();
  }
}
