package be.becivic.server.observe;

import be.becivic.server.config.LogFormat;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.slf4j.event.KeyValuePair;

/**
 * Writes one line an event. Of what libraries log, only who logged and what was thrown is kept:
 * their messages, and those of exceptions, quote requests, rows and addresses.
 */
final class LogEncoder extends EncoderBase<ILoggingEvent> {
  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
  private static final byte[] NOTHING = {};
  private static final int MAX_CAUSES = 5;
  private static final int MAX_FRAMES = 12;

  private final LogFormat format;

  LogEncoder(LogFormat format) {
    this.format = format;
  }

  @Override
  public byte[] encode(ILoggingEvent event) {
    Map<String, Object> fields = fields(event);
    String line =
        switch (format) {
          case TEXT -> text(fields);
          case JSON -> json(fields);
        };
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public byte[] headerBytes() {
    return NOTHING;
  }

  @Override
  public byte[] footerBytes() {
    return NOTHING;
  }

  private static Map<String, Object> fields(ILoggingEvent event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("time", TIME.format(event.getInstant()));
    fields.put("level", event.getLevel().levelStr);
    if (event.getLoggerName().equals(Log.LOGGER_NAME)) {
      fields.put("event", event.getMessage());
      List<KeyValuePair> pairs = event.getKeyValuePairs();
      if (pairs != null) {
        pairs.forEach(pair -> fields.put(pair.key, pair.value));
      }
    } else {
      fields.put("event", "library");
      fields.put("logger", event.getLoggerName().replaceAll("[^\\w.$@-]", "?"));
    }
    IThrowableProxy thrown = event.getThrowableProxy();
    if (thrown != null) {
      fields.put("thrown", kinds(thrown));
      fields.put("at", frames(rootCause(thrown)));
    }
    return fields;
  }

  private static String text(Map<String, Object> fields) {
    StringJoiner line = new StringJoiner(" ");
    fields.forEach(
        (name, value) ->
            line.add(
                switch (name) {
                  case "time", "level", "event" -> value.toString();
                  default -> name + "=" + value;
                }));
    return line.toString();
  }

  /** Nothing needs escaping: values are numbers, class names and words of ours. */
  private static String json(Map<String, Object> fields) {
    StringJoiner line = new StringJoiner(",", "{", "}");
    fields.forEach(
        (name, value) ->
            line.add(
                "\"" + name + "\":" + (value instanceof Number ? value : "\"" + value + "\"")));
    return line.toString();
  }

  private static String kinds(IThrowableProxy thrown) {
    StringJoiner kinds = new StringJoiner("<");
    IThrowableProxy each = thrown;
    for (int i = 0; each != null && i < MAX_CAUSES; i++) {
      kinds.add(each.getClassName());
      each = each.getCause();
    }
    return kinds.toString();
  }

  private static IThrowableProxy rootCause(IThrowableProxy thrown) {
    IThrowableProxy root = thrown;
    for (int i = 1; root.getCause() != null && i < MAX_CAUSES; i++) {
      root = root.getCause();
    }
    return root;
  }

  private static String frames(IThrowableProxy thrown) {
    StringJoiner frames = new StringJoiner("<");
    StackTraceElementProxy[] trace = thrown.getStackTraceElementProxyArray();
    for (int i = 0; i < trace.length && i < MAX_FRAMES; i++) {
      StackTraceElement frame = trace[i].getStackTraceElement();
      frames.add(frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber());
    }
    return frames.toString();
  }
}
