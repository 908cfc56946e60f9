package be.becivic.corpus.body;

import be.becivic.corpus.text.FileProblem;
import java.util.List;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * A parsed body. The tree is mutable, as CommonMark's is: parse again rather than share one between
 * threads that change it.
 *
 * @param document the syntax tree
 * @param intro the blocks before the first section
 * @param tags every tag in the order written
 * @param recitations every bracketed name in the order written
 * @param links every link, bare addresses included
 * @param problems malformed tags, raw HTML and whatever else is not part of the body syntax
 */
public record Body(
    Node document,
    List<Node> intro,
    List<Section> sections,
    List<Tag> tags,
    List<Recitation> recitations,
    List<Link> links,
    List<FileProblem> problems) {

  public Body {
    intro = List.copyOf(intro);
    sections = List.copyOf(sections);
    tags = List.copyOf(tags);
    recitations = List.copyOf(recitations);
    links = List.copyOf(links);
    problems = List.copyOf(problems);
  }

  public List<Tag> tags(TagKind kind) {
    return tags.stream().filter(tag -> tag.kind() == kind).toList();
  }
}
