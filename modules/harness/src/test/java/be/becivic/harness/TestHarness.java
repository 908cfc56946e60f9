package be.becivic.harness;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.review.TerminalReview;
import be.becivic.mcp.server.McpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The harness on somebody's machine, as their programs and their terminal meet it. */
final class TestHarness {
  static final String FORMS = "{'elicitation':{}}";
  static final String APPS =
      "{'extensions':{'io.modelcontextprotocol/ui':{'mimeTypes':['text/html;profile=mcp-app']}}}";
  static final String NOTE =
      "{'type':'feedback','item':{'topic':'praise','body':'The page on moving was easy to"
          + " follow.'}}";

  final RecordingWire wire = new RecordingWire();
  final TestMachine machine;
  final McpServer<LocalClient> server;

  TestHarness(Path home) {
    machine = new TestMachine(home);
    server = HarnessServer.of(parts(), "1");
  }

  Person agreeing() {
    Person person = new Person(server, FORMS);
    person.answers = Person::agrees;
    person.call("start_session", "{'capabilities':['web_fetch']}");
    return person;
  }

  String terminal(String typed) throws IOException {
    var out = new StringWriter();
    new TerminalReview(parts(), new BufferedReader(new StringReader(typed)), new PrintWriter(out))
        .run();
    return out.toString();
  }

  HarnessParts parts() {
    return HarnessParts.of(
        machine.surroundings(), wire, TestMachine.recogniser(), machine.clock(), new Random(7));
  }

  ObjectNode buffered() {
    return machine.folder().listSessions().stream()
        .flatMap(
            session ->
                PrivateFiles.readLines(
                    machine.folder().session(session).resolve("observations-buffer.jsonl"))
                    .stream())
        .findFirst()
        .orElseThrow();
  }

  List<String> sent() {
    return wire.requests.stream()
        .filter(request -> request.path().equals("/api/feedback"))
        .map(request -> request.body().orElseThrow())
        .toList();
  }

  static String profile() {
    return "{'changes':{'region':'Brussels-Capital','commune_nis5':'21013',"
        + "'administration_language':'FR','conversation_language':'Tagalog',"
        + "'residency_status':'registered','document_inventory':{'has_id_card':'yes'}}}";
  }

  static String walk(String action) {
    return "{'path_id':'" + quickLink() + "','action':'" + action + "'}";
  }

  /** A path that leads to a document at once, in Brussels. */
  static String quickLink() {
    JsonNode paths = new JsonMapper().readTree(Path.of("../../corpus/paths/index.json").toFile());
    return paths.path("paths").properties().stream()
        .filter(path -> path.getValue().toString().contains("\"brussels-tier1-quicklink\""))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }
}
