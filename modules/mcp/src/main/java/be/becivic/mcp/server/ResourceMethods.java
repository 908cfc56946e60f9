package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import be.becivic.mcp.resource.ResourceReader;
import be.becivic.mcp.resource.ResourceTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code resources/list}, {@code resources/templates/list} and {@code resources/read}. */
final class ResourceMethods<A> {

  /** A resource with an address of its own. */
  record Fixed<A>(Resource resource, ResourceReader<A> reader) {}

  private final Map<String, Fixed<A>> fixed;
  private final List<ResourceTemplate<A>> templates;
  private final ListPages pages;

  /** Lists them in the order of the map and the list. */
  ResourceMethods(
      Map<String, Fixed<A>> fixed, List<ResourceTemplate<A>> templates, ListPages pages) {
    this.fixed = fixed;
    this.templates = templates;
    this.pages = pages;
  }

  Reply list(ObjectNode params, CallContext<A> context) {
    Map<String, Resource> all = new LinkedHashMap<>();
    fixed.values().forEach(each -> all.put(each.resource().uri(), each.resource()));
    templates.stream()
        .flatMap(template -> template.listing().get().stream())
        .forEach(resource -> all.putIfAbsent(resource.uri(), resource));
    List<Resource> resources = List.copyOf(all.values());
    return pages.page(params, "resources", resources, Resource::uri, Resource::json);
  }

  Reply listTemplates(ObjectNode params, CallContext<A> context) {
    return pages.page(
        params,
        "resourceTemplates",
        templates,
        template -> template.uri().text(),
        ResourceTemplate::json);
  }

  Reply read(ObjectNode params, CallContext<A> context) {
    Optional<String> uri = params.path("uri").stringValueOpt();
    if (uri.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "The address to read is a text");
    }
    List<ResourceContents> contents = contents(uri.get(), context);
    if (contents.isEmpty()) {
      return Reply.failure(
          context.revision().isStateless()
              ? ErrorKind.INVALID_PARAMS
              : ErrorKind.RESOURCE_NOT_FOUND,
          "Resource not found");
    }
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    ArrayNode array = result.putArray("contents");
    contents.stream().map(ResourceContents::json).forEach(array::add);
    return new Reply.Success(result);
  }

  private List<ResourceContents> contents(String uri, CallContext<A> context) {
    Fixed<A> known = fixed.get(uri);
    if (known != null) {
      return known.reader().read(context);
    }
    for (ResourceTemplate<A> template : templates) {
      Optional<Map<String, String>> variables = template.uri().match(uri);
      if (variables.isPresent()) {
        return template.reader().read(uri, variables.get(), context);
      }
    }
    return List.of();
  }
}
