package be.becivic.site.body;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.commonmark.node.Node;

/** Takes what a renderer writes, and between it what only a reader can decide. */
final class BodyParts implements Appendable {
  private final List<BodyPart> parts = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final IdentityHashMap<Node, List<BodyPart>> kept = new IdentityHashMap<>();

  void add(BodyPart part) {
    end();
    parts.add(part);
  }

  /** How much there is, to take away what comes after. */
  int mark() {
    end();
    return parts.size();
  }

  /** Remembers what was written of a node since, for another place it may stand in. */
  void keep(Node node, int mark) {
    end();
    kept.put(node, List.copyOf(parts.subList(mark, parts.size())));
  }

  /** Writes amid words of the reader's language what was written of a node before. */
  void repeat(Node node) {
    end();
    kept.getOrDefault(node, List.of()).stream().map(BodyPart::local).forEach(parts::add);
  }

  /** Takes away what was written since. */
  List<BodyPart> takeSince(int mark) {
    end();
    List<BodyPart> since = parts.subList(mark, parts.size());
    List<BodyPart> taken = List.copyOf(since);
    since.clear();
    return taken;
  }

  List<BodyPart> list() {
    end();
    return List.copyOf(parts);
  }

  @Override
  public Appendable append(CharSequence some) {
    text.append(some);
    return this;
  }

  @Override
  public Appendable append(CharSequence some, int start, int end) {
    text.append(some, start, end);
    return this;
  }

  @Override
  public Appendable append(char one) {
    text.append(one);
    return this;
  }

  private void end() {
    if (!text.isEmpty()) {
      parts.add(new BodyPart.Fixed(text.toString().getBytes(StandardCharsets.UTF_8)));
      text.setLength(0);
    }
  }
}
