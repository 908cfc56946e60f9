package be.becivic.server.observe;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.LogFormat;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.LoggerFactory;

/** All that is logged by anyone at any level, as it would be written. */
public final class CapturedLog implements AutoCloseable {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private CapturedLog() {}

  public static CapturedLog of(LogFormat format) {
    CapturedLog captured = new CapturedLog();
    Logging.start(Configuration.defaults());
    LoggerContext context = context();
    LogEncoder encoder = new LogEncoder(format);
    encoder.setContext(context);
    encoder.start();
    OutputStreamAppender<ILoggingEvent> appender = new OutputStreamAppender<>();
    appender.setContext(context);
    appender.setEncoder(encoder);
    appender.setOutputStream(captured.bytes);
    appender.start();
    Logger root = context.getLogger("ROOT");
    root.detachAndStopAllAppenders();
    root.addAppender(appender);
    return captured;
  }

  public CapturedLog everything() {
    context().getLogger("ROOT").setLevel(Level.TRACE);
    context().getLogger(Log.LOGGER_NAME).setLevel(Level.TRACE);
    java.util.logging.Logger.getLogger("").setLevel(java.util.logging.Level.ALL);
    return this;
  }

  public String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    java.util.logging.Logger.getLogger("").setLevel(java.util.logging.Level.INFO);
    Logging.start(Configuration.defaults());
  }

  private static LoggerContext context() {
    return (LoggerContext) LoggerFactory.getILoggerFactory();
  }
}
