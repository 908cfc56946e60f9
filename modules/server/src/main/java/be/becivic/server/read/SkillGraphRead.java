package be.becivic.server.read;

import be.becivic.corpus.graph.GraphFilter;
import be.becivic.corpus.graph.GraphJson;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The skill graph (§24.2). */
record SkillGraphRead(Library library, String baseUrl) implements Read {
  private static final Parameter<List<String>> APPLIES_TO = Filters.topics("applies_to");

  private static final Parameter<List<Status>> STATUS =
      Parameter.choices("status", GraphFilter.ALL.statuses().stream(), Status::wireName)
          .otherwise(GraphFilter.DEFAULT.statuses())
          .says("stable and beta when left out.");

  private static final Parameter<String> LOCALE =
      Parameter.choice("customer_locale", Stream.of("NL", "FR", "DE", "EN"), locale -> locale)
          .says("Repeated in the answer.");

  private static final Parameter<String> PROFILE =
      Parameter.unread("profile_match").says("Ignored; a profile stays with the person.");

  private static final Operation OPERATION =
      Operation.get("skill_graph", "/api/skill-graph")
          .says("Which skills there are and how they lead to each other, for routing.")
          .adds(
              "meta-no-skill-fallback is always among the nodes; left_out tells what the filter"
                  + " hides.")
          .takes(APPLIES_TO, STATUS, LOCALE, PROFILE)
          .answers(200, "Nodes and edges", Shape.of(SchemaName.SKILL_GRAPH))
          .keptFor(Filters.CONTENT)
          .asTool("Skill graph", "get_skill_graph", "get_graph")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new SkillGraphRead(doors.library(), doors.baseUrl()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    var filter =
        new GraphFilter(
            arguments.find(APPLIES_TO).orElse(List.of()),
            arguments.get(STATUS),
            arguments.find(LOCALE));
    return Outcome.ok(GraphJson.of(SkillGraph.of(library.corpus(), filter), baseUrl));
  }
}
