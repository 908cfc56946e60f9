package be.becivic.server;

import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Everything a server answers to the public, by address or tool, without what it marks. */
final class PublicAnswers {
  private static final Pattern HREF = Pattern.compile("href=\"(/[^\"#]*)");
  private static final List<String> DOCUMENTS =
      List.of(
          "/llms.txt",
          "/llms-full.txt",
          "/sitemap.xml",
          "/paths/index.json",
          "/.well-known/agent-skills/index.json",
          "/openapi.json",
          "/api/skill-graph",
          "/api/skill-graph?status=alpha,beta,stable,draft",
          "/api/skills",
          "/api/paths",
          "/api/paths?sources=false",
          "/api/volatile-values?limit=100",
          "/api/references?limit=100",
          "/api/concerns?limit=100",
          "/api/concerns?status=pending&limit=100");

  private final Running server;
  private final Map<String, String> whole = new LinkedHashMap<>();
  private final Map<String, String> said = new LinkedHashMap<>();

  private PublicAnswers(Running server) {
    this.server = server;
  }

  static PublicAnswers of(Running server, List<String> words) {
    PublicAnswers answers = new PublicAnswers(server);
    answers.crawl();
    DOCUMENTS.forEach(answers::document);
    for (String word : words) {
      answers.document("/api/search?q=" + word);
      answers.document("/api/skills?q=" + word);
      answers.document("/search?q=" + word);
      answers.tool("search_corpus", "{\"query\": \"" + word + "\"}");
      answers.tool("find_skill", "{\"query\": \"" + word + "\"}");
    }
    answers.artefacts();
    answers.tools();
    return answers;
  }

  /** By address or tool, the whole answer. */
  Map<String, String> whole() {
    return whole;
  }

  /** By address or tool, what the answer says itself. */
  Map<String, String> said() {
    return said;
  }

  /** A test class is kept until its process ends, and these are hundreds of megabytes. */
  void forget() {
    whole.clear();
    said.clear();
  }

  /** Follows links from the front page, and asks for every form of what it finds. */
  private void crawl() {
    Set<String> seen = new TreeSet<>(Set.of("/"));
    Deque<String> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      String address = waiting.pop();
      String html = document(address);
      int query = address.indexOf('?');
      if (query < 0 && !address.contains(".") && !address.endsWith("/")) {
        document(address + ".md");
        document(address + ".json");
      }
      Matcher links = HREF.matcher(html);
      while (links.find()) {
        String link = links.group(1).replace("&amp;", "&");
        if (isPublicPage(link) && seen.add(link)) {
          waiting.add(link);
        }
      }
    }
  }

  /** Two languages stand for the four, which differ in what we say ourselves only. */
  private static boolean isPublicPage(String link) {
    boolean isSkipped = link.contains("lang=fr") || link.contains("lang=de");
    return !link.startsWith("/assets")
        && !link.startsWith("/desk")
        && (Boolean.getBoolean("test.thorough") || !isSkipped);
  }

  private void artefacts() {
    for (JsonNode skill : server.get("/skills.json").get("skills")) {
      String id = skill.get("id").asString();
      Stream.of("", "?format=json", "/concerns?include=cited", "/history", "/lifecycle")
          .forEach(rest -> document("/api/skills/" + id + rest));
      tool("read_skill", "{\"skill_id\": \"" + id + "\"}");
      tool("read_skill", "{\"skill_id\": \"" + id + "\", \"format\": \"json\"}");
      tool(
          "get_onboarding_form",
          "{\"skill_id\": \"" + id + "\", \"app\": \"x\", \"locale\": \"en\", \"mode\": \"full\"}");
      resource("skill://" + id);
    }
    for (JsonNode path : server.get("/api/paths").get("paths")) {
      String id = path.get("id").asString();
      document("/api/paths/" + id);
      document("/api/paths/" + id + "/lifecycle");
      resource("https://becivic.be/paths/" + id);
    }
    for (String collection : List.of("volatile-values", "references")) {
      for (JsonNode row : server.get("/api/" + collection + "?limit=100").get("items")) {
        String address = "/api/" + collection + "/" + row.get("uid").asString();
        Stream.of("", "/history", "/lifecycle").forEach(rest -> document(address + rest));
      }
    }
  }

  private void tools() {
    tool("get_skill_graph", "{\"status\": [\"alpha\", \"beta\", \"stable\"]}");
    tool("get_graph", "{}");
    tool("get_path_directory", "{}");
    tool("find_skill", "{}");
    ObjectNode none = JsonNodeFactory.instance.objectNode();
    keep("resources/list", server.ask("resources/list", "", none).toString());
  }

  private String document(String address) {
    HttpResponse<String> answer = server.send(server.request(address).GET());
    String type = answer.headers().firstValue("Content-Type").orElse("");
    String body = answer.body();
    whole.put(address, body);
    boolean isRaw = address.endsWith("/canonical.md");
    said.put(
        address,
        isRaw
            ? ""
            : type.startsWith("text/html")
                ? Untrusted.withoutElements(body)
                : type.contains("json")
                    ? Untrusted.withoutMarked(Running.parse(body)).toString()
                    : Untrusted.withoutBlocks(body));
    return type.startsWith("text/html") ? body : "";
  }

  private void tool(String name, String arguments) {
    JsonNode result = server.call(name, arguments);
    keep(name + " " + arguments, result.toString());
  }

  private void resource(String uri) {
    ObjectNode asked = JsonNodeFactory.instance.objectNode().put("uri", uri);
    JsonNode contents = server.ask("resources/read", uri, asked).at("/result/contents");
    for (JsonNode content : contents) {
      String text = content.get("text").asString();
      whole.put(uri, text);
      said.put(
          uri,
          text.startsWith("{")
              ? Untrusted.withoutMarked(Running.parse(text)).toString()
              : Untrusted.withoutBlocks(text));
    }
  }

  private void keep(String name, String json) {
    whole.put(name, json);
    ObjectNode answer = Running.parse(json).asObject();
    JsonNode texts = answer.path("content");
    for (JsonNode content : texts) {
      String text = content.path("text").asString("");
      if (text.startsWith("{")) {
        content.asObject().put("text", Untrusted.withoutMarked(Running.parse(text)).toString());
      }
    }
    said.put(name, Untrusted.withoutMarked(answer).toString());
  }
}
