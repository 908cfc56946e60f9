package be.becivic.corpus.json;

import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A JSON value and the characters it was written with. */
public record JsonTree(JsonNode value, Span span, List<Member> members, List<JsonTree> items) {

  /** One name and its value. */
  public record Member(String name, Span nameSpan, JsonTree value) {}

  public JsonTree {
    members = List.copyOf(members);
    items = List.copyOf(items);
  }

  public Optional<Member> member(String name) {
    return members.stream().filter(member -> member.name.equals(name)).findFirst();
  }
}
