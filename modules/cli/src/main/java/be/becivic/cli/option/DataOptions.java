package be.becivic.cli.option;

import be.becivic.server.config.Configuration;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which data folder, and with which settings. */
public final class DataOptions {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "var",
      description = "Folder for database, corpus and keys (${DEFAULT-VALUE}).")
  private Path data;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Settings file (DATA/becivic.conf).")
  private @Nullable Path file;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "One setting; repeat for more.")
  private List<String> settings = new ArrayList<>();

  public Path data() {
    return data;
  }

  public Configuration configuration() {
    return configuration(List.of());
  }

  /** With settings that other options stand for; those win. */
  public Configuration configuration(List<String> more) {
    List<String> all = Stream.concat(settings.stream(), more.stream()).toList();
    return Configuration.load(data, Optional.ofNullable(file), System.getenv(), all);
  }
}
