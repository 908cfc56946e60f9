package be.becivic.server.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What this server was told: defaults, then the file, the environment and the command line. */
public final class Configuration {
  public static final String FILE_NAME = "becivic.conf";

  private final Map<Key<?>, Object> values;

  private Configuration(Map<Key<?>, Object> values) {
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
    List<Source> sources = new ArrayList<>();
    file.or(() -> Optional.of(usual).filter(Files::exists))
        .map(Sources::file)
        .ifPresent(sources::add);
    sources.add(Sources.environment(environment));
    sources.add(Sources.commandLine(assignments));
    return of(sources);
  }

  public static Configuration defaults() {
    return of(List.of());
  }

  @SuppressWarnings("unchecked")
  public <T> T get(Key<T> key) {
    return (T) values.get(key);
  }

  private static Configuration of(List<Source> sources) {
    Map<Key<?>, Object> values = new HashMap<>();
    Keys.ALL.forEach(key -> values.put(key, key.fallbackValue()));
    sources.forEach(source -> values.putAll(read(source)));
    return new Configuration(values);
  }

  private static Map<Key<?>, Object> read(Source source) {
    Map<Key<?>, Object> values = new HashMap<>();
    Set<String> seen = new HashSet<>();
    for (Setting setting : source.settings()) {
      Key<?> key = key(source, setting);
      if (!seen.add(setting.name())) {
        throw refused(setting, "given twice; keep one");
      }
      values.put(key, value(key, setting));
    }
    return values;
  }

  private static Key<?> key(Source source, Setting setting) {
    for (Key<?> key : Keys.ALL) {
      if (source.naming().apply(key).equals(setting.name())) {
        return key;
      }
    }
    List<String> names = Keys.ALL.stream().<String>map(source.naming()::apply).toList();
    throw refused(
        setting,
        Suggestion.of(setting.name(), names)
            .map(name -> "no such key; did you mean " + name + "?")
            .orElse("no such key; docs/configuration.md lists those there are"));
  }

  private static Object value(Key<?> key, Setting setting) {
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
