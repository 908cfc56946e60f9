package be.becivic.mcp.server;

import be.becivic.mcp.app.AppPage;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.prompt.Prompt;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceReader;
import be.becivic.mcp.resource.ResourceTemplate;
import be.becivic.mcp.tool.Tool;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts a server together. Lists show tools and resources in the order they were added. */
public final class McpServerBuilder<A> {
  private final Implementation self;
  private final Map<String, Tool<A>> tools = new LinkedHashMap<>();
  private final Map<String, ResourceMethods.Fixed<A>> resources = new LinkedHashMap<>();
  private final Map<String, ResourceTemplate<A>> templates = new LinkedHashMap<>();
  private final Map<String, Prompt<A>> prompts = new LinkedHashMap<>();
  private Optional<String> instructions = Optional.empty();
  private ResultFreshness lists = ResultFreshness.NONE;
  private ResultFreshness reads = ResultFreshness.NONE;
  private int pageSize = 100;
  private BugListener bugs = (_, _) -> {};
  private StateSeal seal = StateSeal.ofThisProcess();
  private boolean hasApps;

  McpServerBuilder(Implementation self) {
    this.self = self;
  }

  /** What a model should know of the server as a whole. */
  public McpServerBuilder<A> instructions(String text) {
    instructions = Optional.of(text);
    return this;
  }

  public McpServerBuilder<A> tool(Tool<A> tool) {
    unique(tools.putIfAbsent(tool.name(), tool), tool.name());
    return this;
  }

  public McpServerBuilder<A> prompt(Prompt<A> prompt) {
    unique(prompts.putIfAbsent(prompt.name(), prompt), prompt.name());
    return this;
  }

  /** A page that tools can name as the one that shows their results. */
  public McpServerBuilder<A> app(AppPage page) {
    hasApps = true;
    return resource(page.resource(), _ -> List.of(page.contents()));
  }

  /** How states that wait with the client are kept from being changed. */
  public McpServerBuilder<A> sealing(StateSeal states) {
    seal = states;
    return this;
  }

  public McpServerBuilder<A> resource(Resource resource, ResourceReader<A> reader) {
    var fixed = new ResourceMethods.Fixed<>(resource, reader);
    unique(resources.putIfAbsent(resource.uri(), fixed), resource.uri());
    return this;
  }

  /** Of several templates an address fits, the first one added reads it. */
  public McpServerBuilder<A> template(ResourceTemplate<A> template) {
    String uri = template.uri().text();
    unique(templates.putIfAbsent(uri, template), uri);
    return this;
  }

  /** How long lists, the introduction among them, and what was read stay fresh. */
  public McpServerBuilder<A> fresh(ResultFreshness ofLists, ResultFreshness ofReads) {
    lists = ofLists;
    reads = ofReads;
    return this;
  }

  public McpServerBuilder<A> pageSize(int items) {
    pageSize = items;
    return this;
  }

  public McpServerBuilder<A> onBug(BugListener listener) {
    bugs = listener;
    return this;
  }

  public McpServer<A> build() {
    Map<String, RpcMethod<A>> methods = new HashMap<>();
    Map<String, ResultFreshness> freshness = new HashMap<>();
    ObjectNode capabilities = JsonNodeFactory.instance.objectNode();
    var pages = new ListPages(pageSize);
    var rounds = new RoundTrips(seal);
    Map<String, Prompt<A>> openings = new LinkedHashMap<>(prompts);
    List<ResourceTemplate<A>> shapes = List.copyOf(templates.values());
    if (!tools.isEmpty()) {
      capabilities.putObject("tools");
      var ofTools = new ToolMethods<>(new LinkedHashMap<>(tools), pages, rounds);
      methods.put("tools/list", ofTools::list);
      methods.put(ToolMethods.CALL, ofTools::call);
      freshness.put("tools/list", lists);
    }
    if (!resources.isEmpty() || !shapes.isEmpty()) {
      capabilities.putObject("resources");
      var fixed = new LinkedHashMap<>(resources);
      var ofResources = new ResourceMethods<>(fixed, shapes, pages);
      methods.put("resources/list", ofResources::list);
      methods.put("resources/templates/list", ofResources::listTemplates);
      methods.put("resources/read", ofResources::read);
      freshness.put("resources/list", lists);
      freshness.put("resources/templates/list", lists);
      freshness.put("resources/read", reads);
    }
    if (!openings.isEmpty()) {
      capabilities.putObject("prompts");
      var ofPrompts = new PromptMethods<>(openings, pages, rounds);
      methods.put("prompts/list", ofPrompts::list);
      methods.put(PromptMethods.GET, ofPrompts::get);
      freshness.put("prompts/list", lists);
    }
    if (completes()) {
      capabilities.putObject("completions");
      methods.put("completion/complete", new CompletionMethod<>(shapes, openings));
    }
    if (hasApps) {
      capabilities.putObject("extensions").putObject(CallTerms.APPS_EXTENSION);
    }
    var introduction = new ServerIntroduction(self, capabilities, instructions);
    methods.put(McpServer.DISCOVER, introduction::discover);
    methods.put(McpServer.PING, (_, _) -> new Reply.Success(JsonNodeFactory.instance.objectNode()));
    freshness.put(McpServer.DISCOVER, lists);
    return new McpServer<>(self, introduction, Map.copyOf(methods), freshness, bugs);
  }

  private boolean completes() {
    return prompts.values().stream().anyMatch(prompt -> !prompt.arguments().isEmpty())
        || templates.values().stream().anyMatch(template -> !template.completers().isEmpty());
  }

  private static void unique(@Nullable Object before, String name) {
    if (before != null) {
      throw new IllegalArgumentException("added twice: " + name);
    }
  }
}
