package be.becivic.server.surface;

import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Surface;
import java.util.List;
import java.util.stream.Collectors;

/** The tables of docs/http.md, written from the declarations. */
final class OperationTables {
  private static final String HEAD =
      """

      **%s**

      | operation | what it does | takes | answers | tool |
      |---|---|---|---|---|
      """;

  private OperationTables() {}

  static String markdown() {
    return table("Everyone may ask", Access.OPEN)
        + table("Who handed something in may ask, with the `cancel_token`", Access.SUBMITTER)
        + table(
            "Maintainers may ask, with the operator's token or, on GitHub, the App's",
            Access.MAINTAINER)
        + table("The operator may ask, with the operator's token", Access.OPERATOR)
        + "\n";
  }

  private static String table(String title, Access access) {
    return HEAD.formatted(title)
        + Operations.list().stream()
            .filter(each -> each.access() == access && each.isOn(Surface.HTTP))
            .map(OperationTables::row)
            .collect(Collectors.joining());
  }

  private static String row(Operation operation) {
    return "| `%s` | %s | %s | %s | %s |\n"
        .formatted(
            operation.address().orElseThrow(),
            operation.summary(),
            taken(operation),
            operation.answers().stream()
                .map(answer -> answer.status() + ": " + answer.meaning())
                .distinct()
                .collect(Collectors.joining("; ")),
            operation.tool().map(tool -> code(tool.names())).orElse(""));
  }

  private static String taken(Operation operation) {
    String parameters =
        code(
            operation.parameters(Surface.HTTP).stream()
                .filter(each -> !each.isInPath())
                .map(Parameter::name)
                .toList());
    return operation.body().isEmpty()
        ? parameters
        : parameters.isEmpty() ? "a body" : "a body; " + parameters;
  }

  private static String code(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }
}
