package be.becivic.protocol.operation;

import be.becivic.protocol.error.ErrorCategory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts an operation together; saying who may ask for it comes last and cannot be left out. */
public final class OperationBuilder {
  private final String name;
  private final Optional<Operation.Address> address;
  private final List<Parameter<?>> parameters = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private final Set<ErrorCategory> refusals = EnumSet.noneOf(ErrorCategory.class);
  private final List<String> toolNames = new ArrayList<>();
  private String title = "";
  private String summary = "";
  private String details = "";
  private Optional<Shape> body = Optional.empty();
  private Optional<String> toolText = Optional.empty();
  private Optional<Duration> kept = Optional.empty();
  private Optional<String> docs = Optional.empty();
  private boolean isInManifest = true;
  private boolean looksUp;
  private boolean isNoTool;

  OperationBuilder(String name, Optional<Operation.Address> address) {
    this.name = name;
    this.address = address;
    this.looksUp = address.filter(place -> place.method() == HttpMethod.GET).isPresent();
  }

  static OperationBuilder at(String name, Operation.Address address) {
    return new OperationBuilder(name, Optional.of(address));
  }

  /** One sentence on what it does. */
  public OperationBuilder says(String sentence) {
    this.summary = sentence;
    return this;
  }

  /** What else somebody should know before asking. */
  public OperationBuilder adds(String sentences) {
    this.details = sentences;
    return this;
  }

  public OperationBuilder takes(Parameter<?>... more) {
    parameters.addAll(List.of(more));
    return this;
  }

  public OperationBuilder takesBody(Shape shape) {
    this.body = Optional.of(shape);
    return this;
  }

  public OperationBuilder answers(int status, String meaning, Shape shape) {
    answers.add(new Answer(status, meaning, shape));
    return this;
  }

  public OperationBuilder refuses(ErrorCategory... categories) {
    refusals.addAll(List.of(categories));
    return this;
  }

  /** Agents can call it, under this name and older ones. */
  public OperationBuilder asTool(String shownTitle, String... names) {
    this.title = shownTitle;
    toolNames.addAll(List.of(names));
    return this;
  }

  /** Agents that want it ask over HTTP. */
  public OperationBuilder notAsTool() {
    this.isNoTool = true;
    return this;
  }

  /** The member of the answer that a tool gives as text. */
  public OperationBuilder toolText(String member) {
    this.toolText = Optional.of(member);
    return this;
  }

  /** It looks something up although it is asked for with a body. */
  public OperationBuilder changesNothing() {
    this.looksUp = true;
    return this;
  }

  public OperationBuilder keptFor(Duration time) {
    this.kept = Optional.of(time);
    return this;
  }

  public OperationBuilder explainedAt(String page) {
    this.docs = Optional.of(page);
    return this;
  }

  /** Agents are not told of it. */
  public OperationBuilder notInManifest() {
    this.isInManifest = false;
    return this;
  }

  /** Everyone may ask. */
  public Operation open() {
    return onlyFor(Access.OPEN);
  }

  public Operation onlyFor(Access access) {
    if (access == Access.OPEN && toolNames.isEmpty() != isNoTool) {
      throw new IllegalStateException(name + " does not say whether it is a tool");
    }
    return new Operation(
        name,
        address,
        title,
        summary,
        details,
        access,
        parameters,
        body,
        answers,
        refusals,
        toolNames.isEmpty()
            ? Optional.empty()
            : Optional.of(new Operation.ToolForm(List.copyOf(toolNames), looksUp, toolText)),
        kept,
        isInManifest && !access.isInternal(),
        docs);
  }
}
