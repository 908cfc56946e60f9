package be.becivic.site.view;

import java.util.List;

/**
 * How skills are made of each other.
 *
 * @param picture the graph drawn; empty when it could not be
 */
public record GraphView(Html picture, List<Row> rows) {
  /** What the three cells of a row are called. */
  public static final List<String> COLUMNS =
      List.of("graph.requires", "graph.prerequisites", "graph.related");

  /** A skill and, in three cells, what it requires, what comes before it, what is related. */
  public record Row(ArtefactLink skill, List<List<ArtefactLink>> cells) {}
}
