package be.becivic.server.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What this server was told: defaults, then the file, the environment and the command line. */
public final class Configuration {
  public static final String FILE_NAME = "becivic.conf";

  private final Map<ConfigurationKey<?>, Object> values;

  private Configuration(Map<ConfigurationKey<?>, Object> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Reads the configuration, or refuses it.
   *
   * @param file the file to read instead of the one in the data folder, which need not exist
   * @param assignments {@code key=value} pairs from the command line
   * @throws ConfigurationException when anything in it is unknown, repeated or not accepted
   */
  public static Configuration load(
      Path dataFolder,
      Optional<Path> file,
      Map<String, String> environment,
      List<String> assignments) {
    Path usual = dataFolder.resolve(FILE_NAME);
    List<SettingsSource> sources = new ArrayList<>();
    file.or(() -> Optional.of(usual).filter(Files::exists))
        .map(SettingsSources::file)
        .ifPresent(sources::add);
    sources.add(SettingsSources.environment(environment));
    sources.add(SettingsSources.commandLine(assignments));
    return of(sources);
  }

  public static Configuration defaults() {
    return of(List.of());
  }

  @SuppressWarnings("unchecked")
  public <T> T get(ConfigurationKey<T> key) {
    return (T) Objects.requireNonNull(values.get(key));
  }

  /**
   * The settings whose names begin like this, as {@code key=value} pairs.
   *
   * @param prefix of settings whose values are written as they are read
   */
  public List<String> list(String prefix) {
    return ConfigurationKeys.ALL.stream()
        .filter(key -> key.name().startsWith(prefix))
        .map(key -> key.name() + "=" + values.get(key))
        .toList();
  }

  private static Configuration of(List<SettingsSource> sources) {
    Map<ConfigurationKey<?>, Object> values = new HashMap<>();
    ConfigurationKeys.ALL.forEach(key -> values.put(key, key.fallbackValue()));
    sources.forEach(source -> values.putAll(read(source)));
    return new Configuration(values);
  }

  private static Map<ConfigurationKey<?>, Object> read(SettingsSource source) {
    Map<ConfigurationKey<?>, Object> values = new HashMap<>();
    Set<String> seen = new HashSet<>();
    for (Setting setting : source.settings()) {
      ConfigurationKey<?> key = key(source, setting);
      if (!seen.add(setting.name())) {
        throw refused(setting, "given twice; keep one");
      }
      values.put(key, value(key, setting));
    }
    return values;
  }

  private static ConfigurationKey<?> key(SettingsSource source, Setting setting) {
    for (ConfigurationKey<?> key : ConfigurationKeys.ALL) {
      if (source.naming().apply(key).equals(setting.name())) {
        return key;
      }
    }
    List<String> names = ConfigurationKeys.ALL.stream().<String>map(source.naming()).toList();
    throw refused(
        setting,
        Suggestion.of(setting.name(), names)
            .map(name -> "no such key; did you mean " + name + "?")
            .orElse("no such key; docs/configuration.md lists those there are"));
  }

  private static Object value(ConfigurationKey<?> key, Setting setting) {
    return key.type()
        .parse(setting.value())
        .map(Object.class::cast)
        .orElseThrow(
            () ->
                refused(
                    setting,
                    (key.discreet() ? "that value" : "\"" + brief(setting.value()) + "\"")
                        + " is not accepted; give "
                        + key.type().accepts()));
  }

  private static ConfigurationException refused(Setting setting, String reason) {
    return new ConfigurationException(
        setting.origin() + ": " + brief(setting.name()) + ": " + reason);
  }

  private static String brief(String text) {
    String printable = text.replaceAll("\\p{Cntrl}", "?");
    return printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
  }
}
