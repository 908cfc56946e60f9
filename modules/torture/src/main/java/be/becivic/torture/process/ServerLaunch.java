package be.becivic.torture.process;

import be.becivic.bench.process.JavaProgram;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a server is started.
 *
 * @param home where Be Civic is installed
 * @param data its data folder
 * @param before a command that runs the rest, such as a shell that sets a limit first
 */
public record ServerLaunch(
    Path home,
    Path data,
    List<String> settings,
    List<String> before,
    Map<String, String> environment) {

  public static ServerLaunch of(Path home, Path data, List<String> settings) {
    return new ServerLaunch(home, data, settings, List.of(), Map.of());
  }

  /** A later setting takes the place of an earlier one of the same key. */
  public ServerLaunch with(String... more) {
    var byKey = new LinkedHashMap<String, String>();
    settings.forEach(setting -> byKey.put(key(setting), setting));
    for (String setting : more) {
      byKey.put(key(setting), setting);
    }
    return new ServerLaunch(home, data, List.copyOf(byKey.values()), before, environment);
  }

  private static String key(String setting) {
    return setting.substring(0, setting.indexOf('='));
  }

  /** Under a limit that the shell sets. */
  public ServerLaunch limited(String limit) {
    return under("sh", "-c", "ulimit " + limit + " && exec \"$@\"", "becivic");
  }

  /** By another command that becomes it. */
  public ServerLaunch under(String... command) {
    return new ServerLaunch(home, data, settings, List.of(command), environment);
  }

  public ServerLaunch inEnvironment(String name, String value) {
    var more = new HashMap<>(environment);
    more.put(name, value);
    return new ServerLaunch(home, data, settings, before, more);
  }

  /** Any command of the program. */
  Process run(Path log, String... arguments) throws IOException {
    var command = new ArrayList<>(before);
    command.addAll(program(arguments).command());
    var builder = new ProcessBuilder(command).redirectError(Redirect.appendTo(log.toFile()));
    builder.environment().keySet().removeIf(name -> name.startsWith("BECIVIC_"));
    builder.environment().putAll(environment);
    return builder.start();
  }

  Process serve(Path log) throws IOException {
    var arguments = new ArrayList<>(List.of("serve", "--port", "0", "--data", data.toString()));
    settings.forEach(setting -> arguments.addAll(List.of("--set", setting)));
    return run(log, arguments.toArray(String[]::new));
  }

  private JavaProgram program(String... arguments) throws IOException {
    Path jar = home.resolve("modules/cli/target/becivic-cli.jar");
    Path cache = home.resolve("target/becivic.aot");
    boolean isFresh =
        Files.exists(cache)
            && Files.getLastModifiedTime(cache).compareTo(Files.getLastModifiedTime(jar)) > 0;
    return JavaProgram.jar(home, Optional.of(cache).filter(_ -> isFresh), jar, arguments);
  }
}
