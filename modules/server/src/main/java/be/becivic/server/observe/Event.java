package be.becivic.server.observe;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.FeedbackType;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened, described by the only fields a log line may have (§8.3). Words that do
 * not look like identifiers of ours are not written.
 */
public final class Event {
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_./{}:+-]{1,100}");

  private final String name;
  private final Map<String, Object> fields = new LinkedHashMap<>();
  private @Nullable Throwable thrown;

  private Event(String name) {
    this.name = name;
  }

  public static Event named(String name) {
    return new Event(word(name));
  }

  /** The pattern of a route, never a path. */
  public Event route(String pattern) {
    return with("route", word(pattern));
  }

  public Event method(String method) {
    return with("method", word(method));
  }

  public Event status(int status) {
    return with("status", status);
  }

  public Event error(ErrorCategory category) {
    return error(category.wireName());
  }

  public Event took(Duration duration) {
    return with("duration_ms", duration.toMillis());
  }

  /** The kind of a submission, never its id. */
  public Event type(FeedbackType type) {
    return with("type", type.wireName());
  }

  public Event job(String name) {
    return with("job", word(name));
  }

  /** Why it happened, as one word. */
  public Event reason(String word) {
    return with("reason", word(word));
  }

  public Event count(long count) {
    return with("count", count);
  }

  public Event port(int port) {
    return with("port", port);
  }

  public Event version(String version) {
    return with("version", word(version));
  }

  /** Its kind and where it came from are written, its message is not. */
  public Event thrown(Throwable throwable) {
    thrown = throwable;
    return this;
  }

  Event error(String category) {
    return with("error", word(category));
  }

  String name() {
    return name;
  }

  Map<String, Object> fields() {
    return fields;
  }

  Optional<Throwable> thrown() {
    return Optional.ofNullable(thrown);
  }

  private Event with(String field, Object value) {
    fields.put(field, value);
    return this;
  }

  private static String word(String text) {
    return WORD.matcher(text).matches() ? text : "?";
  }
}
