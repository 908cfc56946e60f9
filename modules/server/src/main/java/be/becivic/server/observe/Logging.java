package be.becivic.server.observe;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.LogFormat;
import be.becivic.server.config.LogLevel;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/** Sets up the log once at start, for our own events and for whatever libraries log by. */
public final class Logging {
  /** It logs that a port is taken, which ends the start with a sentence of its own. */
  private static final String REPORTED_BY_US = "io.helidon.webserver.LoomServer";

  /** It recommends a part of the JVM that is still incubating, which the search can do without. */
  private static final String RECOMMENDS_AN_INCUBATOR =
      "org.apache.lucene.internal.vectorization.VectorizationProvider";

  private Logging() {}

  public static void start(Configuration configuration) {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      context.reset();
      install(
          context,
          configuration.get(ConfigurationKeys.LOG_LEVEL),
          configuration.get(ConfigurationKeys.LOG_FORMAT));
    }
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
    Thread.setDefaultUncaughtExceptionHandler(
        (_, thrown) -> Log.error(Event.named("thread_died").thrown(thrown)));
  }

  /** The configured level is for our own events; libraries are heard from warnings up. */
  static void install(LoggerContext context, LogLevel level, LogFormat format) {
    LogEncoder encoder = new LogEncoder(format);
    encoder.setContext(context);
    encoder.start();
    ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
    console.setContext(context);
    console.setTarget("System.err");
    console.setEncoder(encoder);
    console.start();
    context.getLogger(Log.LOGGER_NAME).setLevel(Level.valueOf(level.name()));
    ch.qos.logback.classic.Logger root = context.getLogger("ROOT");
    root.setLevel(Level.WARN);
    context.getLogger(REPORTED_BY_US).setLevel(Level.OFF);
    context.getLogger(RECOMMENDS_AN_INCUBATOR).setLevel(Level.OFF);
    root.addAppender(console);
  }
}
