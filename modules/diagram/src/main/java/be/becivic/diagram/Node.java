package be.becivic.diagram;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A node.
 *
 * @param label its text; line breaks are kept
 * @param href where it leads: a path on the same site or an https address
 * @param kind a word that style sheets can choose it by
 * @param group the group it stands in
 */
public record Node(
    String id,
    String label,
    NodeShape shape,
    Optional<String> href,
    Optional<String> kind,
    Optional<String> group) {
  private static final Pattern HREF = Pattern.compile("(/(?!/)|\\.{1,2}/|#|https://).*");
  private static final Pattern KIND = Pattern.compile("[a-z][a-z0-9-]{0,39}");

  public Node {
    if (href.isPresent() && !HREF.matcher(href.get()).matches()) {
      throw new IllegalArgumentException("a node leads to a path or an https address");
    }
    if (kind.isPresent() && !KIND.matcher(kind.get()).matches()) {
      throw new IllegalArgumentException("a kind is a lowercase word");
    }
  }

  public static Node of(String id, String label, NodeShape shape) {
    return new Node(id, label, shape, Optional.empty(), Optional.empty(), Optional.empty());
  }

  Node labelled(String words) {
    return new Node(id, words, shape, href, kind, group);
  }

  public Node linkedTo(String address) {
    return new Node(id, label, shape, Optional.of(address), kind, group);
  }

  public Node ofKind(String word) {
    return new Node(id, label, shape, href, Optional.of(word), group);
  }

  public Node inGroup(String groupId) {
    return new Node(id, label, shape, href, kind, Optional.of(groupId));
  }
}
