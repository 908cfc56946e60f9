package be.becivic.citizen.client;

import be.becivic.citizen.client.JsonPlaces.Member;
import be.becivic.citizen.client.JsonPlaces.Span;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Servers as members of one object.
 *
 * @param member the object's name: {@code mcpServers} nearly everywhere
 * @param isTyped whether an entry says that it talks over standard input and output
 */
record JsonConfiguration(String member, boolean isTyped) implements ClientConfiguration {

  @Override
  public String blank() {
    return "{}\n";
  }

  @Override
  public Optional<String> with(String text, ServerEntry entry) {
    return JsonPlaces.top(text)
        .filter(top -> !top.isAmbiguous(member))
        .flatMap(
            top ->
                top.find(member)
                    .map(servers -> into(text, servers, entry))
                    .orElseGet(
                        () ->
                            Optional.of(
                                insert(text, top, member, "{\"becivic\": " + json(entry) + "}"))));
  }

  @Override
  public Optional<String> without(String text) {
    Optional<Span> top = JsonPlaces.top(text).filter(span -> !span.isAmbiguous(member));
    if (top.isEmpty()) {
      return Optional.empty();
    }
    Optional<Span> servers =
        top.flatMap(span -> span.find(member)).flatMap(each -> JsonPlaces.at(text, each.valueAt()));
    return servers
        .flatMap(span -> span.find(ServerEntry.NAME).map(ours -> cut(text, span, ours)))
        .or(() -> Optional.of(text));
  }

  private Optional<String> into(String text, Member servers, ServerEntry entry) {
    return JsonPlaces.at(text, servers.valueAt())
        .filter(span -> !span.isAmbiguous(ServerEntry.NAME))
        .map(
            span ->
                span.find(ServerEntry.NAME)
                    .map(
                        ours ->
                            text.substring(0, ours.valueAt())
                                + json(entry)
                                + text.substring(ours.to()))
                    .orElseGet(() -> insert(text, span, ServerEntry.NAME, json(entry))));
  }

  /** Puts a member first, on a line of its own where the others have theirs. */
  private static String insert(String text, Span span, String name, String value) {
    String before = text.substring(0, span.open() + 1);
    String after = text.substring(span.open() + 1);
    String entry = "\"" + name + "\": " + value;
    if (span.members().isEmpty()) {
      return before + entry + after;
    }
    String gap = text.substring(span.open() + 1, span.members().getFirst().from());
    String lead = gap.isBlank() ? gap : "\n";
    return before + lead + entry + "," + (gap.isEmpty() ? " " : "") + after;
  }

  /** Takes a member out with the comma that set it apart, and nothing of its neighbours. */
  private static String cut(String text, Span span, Member ours) {
    int index = span.members().indexOf(ours);
    String gap = index == 0 ? text.substring(span.open() + 1, ours.from()) : "comment";
    if (ours.comma() >= 0) {
      int from = gap.isBlank() ? span.open() + 1 : ours.from();
      // The blank put in front of a neighbour on the same line goes with it.
      int to = ours.comma() + (gap.isEmpty() && text.startsWith(" ", ours.comma() + 1) ? 2 : 1);
      return text.substring(0, from) + text.substring(to);
    }
    if (index == 0) {
      return text.substring(0, ours.from()) + text.substring(ours.to());
    }
    int comma = span.members().get(index - 1).comma();
    return text.substring(0, comma)
        + text.substring(comma + 1, ours.from())
        + text.substring(ours.to());
  }

  private String json(ServerEntry entry) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    if (isTyped) {
      json.put("type", "stdio");
    }
    json.put("command", entry.command());
    ArrayNode arguments = json.putArray("args");
    entry.arguments().forEach(arguments::add);
    return json.toString();
  }
}
