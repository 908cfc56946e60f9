package be.becivic.server.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Reads settings out of the file, the environment and the command line. */
final class SettingsSources {
  static final Set<String> RESERVED = Set.of("BECIVIC_HOME", "BECIVIC_DATA", "BECIVIC_JAVA_OPTS");
  private static final String PREFIX = "BECIVIC_";

  private SettingsSources() {}

  static SettingsSource file(Path file) {
    List<Setting> settings = new ArrayList<>();
    List<String> lines = lines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        settings.add(assignment(line, file + " line " + (i + 1)));
      }
    }
    return new SettingsSource(settings, ConfigurationKey::name);
  }

  static SettingsSource environment(Map<String, String> variables) {
    List<Setting> settings = new ArrayList<>();
    new TreeMap<>(variables)
        .forEach(
            (name, value) -> {
              if (name.startsWith(PREFIX) && !RESERVED.contains(name)) {
                settings.add(new Setting(name, value.strip(), "environment"));
              }
            });
    return new SettingsSource(settings, ConfigurationKey::environmentName);
  }

  static SettingsSource commandLine(List<String> assignments) {
    return new SettingsSource(
        assignments.stream().map(text -> assignment(text.strip(), "--set")).toList(),
        ConfigurationKey::name);
  }

  private static Setting assignment(String text, String origin) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new ConfigurationException(origin + ": not of the form key = value");
    }
    return new Setting(
        text.substring(0, equals).strip(), text.substring(equals + 1).strip(), origin);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException _) {
      throw new ConfigurationException(file + ": cannot be read as UTF-8 text");
    }
  }
}
