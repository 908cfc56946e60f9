package be.becivic.server.observe;

import be.becivic.server.config.LogFormat;
import be.becivic.server.config.LogLevel;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.spi.ContextAwareBase;

/** Found by the logging library as a service, so that it neither looks for nor parses any XML. */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class LogbackDefaults extends ContextAwareBase implements Configurator {

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    Logging.install(context, LogLevel.INFO, LogFormat.TEXT);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }
}
