package be.becivic.server.observe;

import java.util.Map;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/** The only way into the log. */
public final class Log {
  static final String LOGGER_NAME = "becivic";
  private static final Logger LOGGER = LoggerFactory.getLogger(LOGGER_NAME);

  private Log() {}

  /** For what happens often: the event is made only when it is wanted. */
  public static void debug(Supplier<Event> event) {
    if (LOGGER.isDebugEnabled()) {
      write(Level.DEBUG, event.get());
    }
  }

  public static void info(Event event) {
    write(Level.INFO, event);
  }

  public static void warn(Event event) {
    write(Level.WARN, event);
  }

  public static void error(Event event) {
    write(Level.ERROR, event);
  }

  private static void write(Level level, Event event) {
    LoggingEventBuilder line = LOGGER.atLevel(level).setMessage(event.name());
    for (Map.Entry<String, Object> field : event.fields().entrySet()) {
      line = line.addKeyValue(field.getKey(), field.getValue());
    }
    (event.thrown().isPresent() ? line.setCause(event.thrown().get()) : line).log();
  }
}
