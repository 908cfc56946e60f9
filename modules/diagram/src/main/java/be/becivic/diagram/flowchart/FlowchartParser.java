package be.becivic.diagram.flowchart;

import be.becivic.diagram.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the flowchart syntax statement by statement; one it cannot read does not spoil the rest.
 */
final class FlowchartParser {
  private static final int MOST_PROBLEMS = 50;
  private static final Pattern HEADER = Pattern.compile("(?:graph|flowchart)(?:\\s+(\\S+))?");
  private static final Pattern SUBGRAPH =
      Pattern.compile("subgraph(?:\\s+([\\w-]+)\\s*\\[(.*)]|\\s+(.*))?");
  private static final Map<String, Direction> DIRECTIONS =
      Map.of(
          "TD", Direction.DOWN,
          "TB", Direction.DOWN,
          "BT", Direction.UP,
          "LR", Direction.RIGHT,
          "RL", Direction.LEFT);
  private static final Set<String> ONLY_LOOKS =
      Set.of(
          "classDef",
          "class",
          "style",
          "linkStyle",
          "click",
          "direction",
          "accTitle:",
          "accDescr:",
          "accTitle",
          "accDescr");

  private final FlowchartBuilder builder = new FlowchartBuilder();
  private final List<FlowchartProblem> problems = new ArrayList<>();
  private boolean hasHeader;

  private FlowchartParser() {}

  static Flowchart parse(String text) {
    FlowchartParser parser = new FlowchartParser();
    parser.read(text);
    return new Flowchart(parser.builder.build(), parser.problems);
  }

  private void read(String text) {
    if (text.length() > Flowchart.MOST_CHARACTERS) {
      problems.add(
          new FlowchartProblem(
              1, "It has more than " + Flowchart.MOST_CHARACTERS + " characters."));
      return;
    }
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size() && problems.size() < MOST_PROBLEMS; i++) {
      for (String statement : Statements.in(lines.get(i))) {
        try {
          statement(statement.strip());
        } catch (FlowchartException unreadable) {
          problems.add(
              new FlowchartProblem(i + 1, Objects.requireNonNull(unreadable.getMessage())));
        }
      }
    }
    if (!hasHeader && problems.isEmpty()) {
      problems.add(new FlowchartProblem(1, "It does not begin with flowchart or graph."));
    }
    if (builder.hasOpen()) {
      problems.add(new FlowchartProblem(Math.max(1, lines.size()), "A subgraph has no end."));
    }
  }

  private void statement(String statement) throws FlowchartException {
    if (statement.isEmpty()) {
      return;
    }
    String word = statement.split("\\s", 2)[0];
    if (!hasHeader) {
      header(statement);
    } else if (word.equals("subgraph")) {
      subgraph(statement);
    } else if (statement.equals("end")) {
      builder.close();
    } else if (!ONLY_LOOKS.contains(word)) {
      new StatementChain(statement, builder).read();
    }
  }

  private void header(String statement) throws FlowchartException {
    hasHeader = true;
    Matcher header = HEADER.matcher(statement);
    if (!header.matches()) {
      throw new FlowchartException("It does not begin with flowchart or graph.");
    }
    if (header.group(1) != null) {
      Direction direction = DIRECTIONS.get(header.group(1));
      if (direction == null) {
        throw new FlowchartException("The direction is none of TD, TB, BT, LR and RL.");
      }
      builder.direction(direction);
    }
  }

  private void subgraph(String statement) throws FlowchartException {
    Matcher subgraph = SUBGRAPH.matcher(statement);
    if (!subgraph.matches()) {
      throw new FlowchartException("This subgraph cannot be read.");
    }
    Optional<String> id = Optional.ofNullable(subgraph.group(1));
    String label =
        id.isPresent() ? subgraph.group(2) : Optional.ofNullable(subgraph.group(3)).orElse("");
    builder.open(id, LabelText.read(label));
  }
}
