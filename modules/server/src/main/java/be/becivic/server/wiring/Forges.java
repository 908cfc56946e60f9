package be.becivic.server.wiring;

import be.becivic.changes.Forge;
import be.becivic.changes.LocalForge;
import be.becivic.changes.github.AppKey;
import be.becivic.changes.github.AppTokens;
import be.becivic.changes.github.GitHubForge;
import be.becivic.changes.github.GitHubSettings;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.data.StartFailure;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forge the configuration asks for. */
public final class Forges {
  private static final Pattern GITHUB_REPOSITORY =
      Pattern.compile("https://[^/]+/([A-Za-z0-9_.-]+)/([A-Za-z0-9_.-]+?)(?:\\.git)?");

  private Forges() {}

  /**
   * The repository of this server, or the one that several share.
   *
   * @param own where it is when it is not shared
   */
  public static Path repository(Configuration configuration, Path own) {
    String url = configuration.get(ConfigurationKeys.FORGE_URL);
    return switch (configuration.get(ConfigurationKeys.FORGE_KIND)) {
      case LOCAL -> url.isEmpty() ? own : Path.of(url);
      case GITHUB -> own;
    };
  }

  /** Whether the repository is kept here, alone or shared, and not by a service elsewhere. */
  public static boolean isLocal(Configuration configuration) {
    return switch (configuration.get(ConfigurationKeys.FORGE_KIND)) {
      case LOCAL -> true;
      case GITHUB -> false;
    };
  }

  static Forge of(Configuration configuration, CorpusRepository repository, InstantSource clock) {
    return switch (configuration.get(ConfigurationKeys.FORGE_KIND)) {
      case LOCAL -> new LocalForge(repository);
      case GITHUB -> gitHub(configuration, repository, clock);
    };
  }

  /** Whose tokens open the review queue besides the operator's (§8.3). */
  static Optional<AppTokens> tokens(Configuration configuration, InstantSource clock) {
    return switch (configuration.get(ConfigurationKeys.FORGE_KIND)) {
      case LOCAL -> Optional.empty();
      case GITHUB -> Optional.of(new AppTokens(settings(configuration), clock, Forges::pause));
    };
  }

  private static Forge gitHub(
      Configuration configuration, CorpusRepository repository, InstantSource clock) {
    return new GitHubForge(
        settings(configuration),
        clock,
        Forges::pause,
        token ->
            repository
                .writer()
                .fetchMain(configuration.get(ConfigurationKeys.FORGE_URL), Optional.of(token)));
  }

  private static GitHubSettings settings(Configuration configuration) {
    String url = configuration.get(ConfigurationKeys.FORGE_URL);
    Matcher address = GITHUB_REPOSITORY.matcher(url);
    if (!address.matches()) {
      throw new StartFailure("forge.url has to be https://github.com/<owner>/<repository>");
    }
    return new GitHubSettings(
        URI.create(configuration.get(ConfigurationKeys.FORGE_GITHUB_API).toString()),
        address.group(1),
        address.group(2),
        configuration.get(ConfigurationKeys.FORGE_GITHUB_APP),
        configuration.get(ConfigurationKeys.FORGE_GITHUB_INSTALLATION),
        key(Path.of(configuration.get(ConfigurationKeys.FORGE_GITHUB_KEY_FILE))));
  }

  private static AppKey key(Path file) {
    try {
      return AppKey.parse(Files.readString(file));
    } catch (IOException | IllegalArgumentException _) {
      throw new StartFailure("forge.github.key-file is not an RSA private key in PEM form");
    }
  }

  private static void pause(Duration duration) {
    LockSupport.parkNanos(duration.toNanos());
  }
}
