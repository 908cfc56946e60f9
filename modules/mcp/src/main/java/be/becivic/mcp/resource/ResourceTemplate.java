package be.becivic.mcp.resource;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Resources that share the shape of their address.
 *
 * @param listing those to name in a list, in an order that stays the same
 */
public record ResourceTemplate<A>(
    UriTemplate uri,
    String name,
    Optional<String> title,
    Optional<String> description,
    Optional<String> mimeType,
    TemplateReader<A> reader,
    Map<String, Completer> completers,
    Supplier<List<Resource>> listing) {

  public ResourceTemplate {
    completers = Map.copyOf(completers);
    if (!uri.variables().containsAll(completers.keySet())) {
      throw new IllegalArgumentException("a completer for no variable of " + uri.text());
    }
  }

  public static <A> ResourceTemplate<A> of(String uri, String name, TemplateReader<A> reader) {
    return new ResourceTemplate<>(
        UriTemplate.of(uri),
        name,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        reader,
        Map.of(),
        List::of);
  }

  public ResourceTemplate<A> titled(String text) {
    return new ResourceTemplate<>(
        uri, name, Optional.of(text), description, mimeType, reader, completers, listing);
  }

  public ResourceTemplate<A> described(String text) {
    return new ResourceTemplate<>(
        uri, name, title, Optional.of(text), mimeType, reader, completers, listing);
  }

  public ResourceTemplate<A> typed(String type) {
    return new ResourceTemplate<>(
        uri, name, title, description, Optional.of(type), reader, completers, listing);
  }

  public ResourceTemplate<A> completing(String variable, Completer completer) {
    Map<String, Completer> more = new HashMap<>(completers);
    more.put(variable, completer);
    return new ResourceTemplate<>(uri, name, title, description, mimeType, reader, more, listing);
  }

  public ResourceTemplate<A> listing(Supplier<List<Resource>> resources) {
    return new ResourceTemplate<>(
        uri, name, title, description, mimeType, reader, completers, resources);
  }

  public ObjectNode json() {
    ObjectNode json =
        JsonNodeFactory.instance.objectNode().put("uriTemplate", uri.text()).put("name", name);
    title.ifPresent(text -> json.put("title", text));
    description.ifPresent(text -> json.put("description", text));
    mimeType.ifPresent(text -> json.put("mimeType", text));
    return json;
  }
}
