package be.becivic.protocol.operation;

import be.becivic.protocol.error.ErrorCategory;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Something a client can ask for, whichever way: route, OpenAPI, manifest and tool follow from it.
 *
 * @param name in snake case, as the manifest lists it
 * @param address where it stands over HTTP; nothing for what only tools do
 * @param title a few words, as a list of tools shows them
 * @param summary one sentence on what it does
 * @param details further sentences, for who is about to call it
 * @param refusals why it can be refused, beside what follows from the rest
 * @param kept how long an answer over HTTP may be kept
 * @param docs the page about it
 */
public record Operation(
    String name,
    Optional<Address> address,
    String title,
    String summary,
    String details,
    Access access,
    List<Parameter<?>> parameters,
    Optional<Shape> body,
    List<Answer> answers,
    Set<ErrorCategory> refusals,
    Optional<ToolForm> tool,
    Optional<Duration> kept,
    boolean isInManifest,
    Optional<String> docs) {

  /** A method and a path, with parameters in braces. */
  public record Address(HttpMethod method, String path) {
    @Override
    public String toString() {
      return method + " " + path;
    }
  }

  /**
   * How an operation looks as a tool.
   *
   * @param names what it is called; whatever follows the first is an older name
   * @param looksUp whether it changes nothing
   * @param text the member of the answer that reads better than the whole as JSON
   */
  public record ToolForm(List<String> names, boolean looksUp, Optional<String> text) {}

  public Operation {
    parameters = List.copyOf(parameters);
    answers = List.copyOf(answers);
    refusals = Set.copyOf(refusals);
    if (tool.isPresent() && access != Access.OPEN) {
      throw new IllegalArgumentException(name + " is no tool: tools show no token");
    }
    if (tool.isEmpty() && address.isEmpty()) {
      throw new IllegalArgumentException(name + " cannot be asked for");
    }
    if (address.isPresent()) {
      checkSegments(address.get(), parameters);
    }
  }

  private static void checkSegments(Address address, List<Parameter<?>> parameters) {
    long segments = address.path().chars().filter(letter -> letter == '{').count();
    long declared =
        parameters.stream()
            .filter(Parameter::isInPath)
            .filter(each -> address.path().contains("{" + each.name() + "}"))
            .count();
    if (segments != declared
        || parameters.stream().filter(Parameter::isInPath).count() != declared) {
      throw new IllegalArgumentException(address + " and its segments differ");
    }
  }

  public static OperationBuilder get(String name, String path) {
    return OperationBuilder.at(name, new Address(HttpMethod.GET, path));
  }

  public static OperationBuilder post(String name, String path) {
    return OperationBuilder.at(name, new Address(HttpMethod.POST, path));
  }

  public static OperationBuilder patch(String name, String path) {
    return OperationBuilder.at(name, new Address(HttpMethod.PATCH, path));
  }

  public static OperationBuilder delete(String name, String path) {
    return OperationBuilder.at(name, new Address(HttpMethod.DELETE, path));
  }

  /** Something only tools do. */
  public static OperationBuilder tool(String name) {
    return new OperationBuilder(name, Optional.empty());
  }

  public List<Parameter<?>> parameters(Surface surface) {
    return parameters.stream().filter(each -> each.isOn(surface)).toList();
  }

  public boolean isOn(Surface surface) {
    return surface == Surface.HTTP ? address.isPresent() : tool.isPresent();
  }
}
