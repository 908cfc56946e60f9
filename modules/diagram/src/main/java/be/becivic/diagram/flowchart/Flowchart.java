package be.becivic.diagram.flowchart;

import be.becivic.diagram.Diagram;
import java.util.List;

/**
 * A Mermaid flowchart as read: what could be drawn, and what could not.
 *
 * @param problems empty when everything was understood
 */
public record Flowchart(Diagram diagram, List<FlowchartProblem> problems) {
  /** More than any reader can take in; text beyond these limits is a problem, not a diagram. */
  public static final int MOST_CHARACTERS = 100_000;

  public static final int MOST_NODES = 300;
  public static final int MOST_EDGES = 600;
  public static final int MOST_GROUPS = 40;
  public static final int LONGEST_LABEL = 300;

  public Flowchart {
    problems = List.copyOf(problems);
  }

  public static Flowchart parse(String mermaid) {
    return FlowchartParser.parse(mermaid);
  }
}
