package be.becivic.server.openapi;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.server.http.HttpMethod;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One thing a client can ask for.
 *
 * @param path with parameters in braces, as in a route
 * @param body the name of the schema a request body has to match
 * @param answers what success looks like
 * @param problems the reasons it can be refused for, beside those every address shares
 */
record Operation(
    HttpMethod method,
    String path,
    String id,
    String summary,
    Access access,
    List<Parameter> parameters,
    Optional<SchemaRef> body,
    List<Reply> answers,
    Set<ErrorCategory> problems) {

  /** Who may ask. */
  enum Access {
    ANYONE,
    SUBMITTER,
    OPERATOR
  }

  /** An answer: its status, what it means, and its shape where it is JSON. */
  record Reply(int status, String meaning, Optional<SchemaRef> shape) {}

  static Operation get(String path, String id, String summary) {
    return of(HttpMethod.GET, path, id, summary);
  }

  static Operation post(String path, String id, String summary, SchemaRef body) {
    return of(HttpMethod.POST, path, id, summary).withBody(body);
  }

  static Operation patch(String path, String id, String summary, SchemaRef body) {
    return of(HttpMethod.PATCH, path, id, summary).withBody(body);
  }

  static Operation delete(String path, String id, String summary) {
    return of(HttpMethod.DELETE, path, id, summary);
  }

  private static Operation of(HttpMethod method, String path, String id, String summary) {
    return new Operation(
        method,
        path,
        id,
        summary,
        Access.ANYONE,
        Parameter.inPath(path).toList(),
        Optional.empty(),
        List.of(),
        Set.of());
  }

  private Operation withBody(SchemaRef schema) {
    return new Operation(
        method,
        path,
        id,
        summary,
        access,
        parameters,
        Optional.of(schema),
        answers,
        EnumSet.of(
            ErrorCategory.INVALID_JSON,
            ErrorCategory.SCHEMA_FAIL,
            ErrorCategory.PAYLOAD_TOO_LARGE,
            ErrorCategory.UNSUPPORTED_MEDIA_TYPE));
  }

  Operation taking(Parameter... more) {
    return new Operation(
        method,
        path,
        id,
        summary,
        access,
        Stream.concat(parameters.stream(), Stream.of(more)).toList(),
        body,
        answers,
        problems);
  }

  Operation answering(int status, String meaning, SchemaRef shape) {
    return answering(new Reply(status, meaning, Optional.of(shape)));
  }

  Operation answering(int status, String meaning) {
    return answering(new Reply(status, meaning, Optional.empty()));
  }

  private Operation answering(Reply reply) {
    return new Operation(
        method,
        path,
        id,
        summary,
        access,
        parameters,
        body,
        Stream.concat(answers.stream(), Stream.of(reply)).toList(),
        problems);
  }

  Operation refusing(ErrorCategory... more) {
    Set<ErrorCategory> all = EnumSet.copyOf(List.of(more));
    all.addAll(problems);
    return new Operation(
        method, path, id, summary, access, parameters, body, answers, Set.copyOf(all));
  }

  Operation onlyFor(Access who) {
    Operation restricted =
        new Operation(method, path, id, summary, who, parameters, body, answers, problems);
    return restricted.refusing(ErrorCategory.UNAUTHORISED);
  }

  String verb() {
    return method.name().toLowerCase(Locale.ROOT);
  }
}
