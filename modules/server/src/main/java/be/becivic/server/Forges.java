package be.becivic.server;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.CorpusRepository;
import be.becivic.lifecycle.forge.Forge;
import be.becivic.lifecycle.forge.LocalForge;
import be.becivic.lifecycle.forge.github.AppKey;
import be.becivic.lifecycle.forge.github.AppTokens;
import be.becivic.lifecycle.forge.github.GitHubForge;
import be.becivic.lifecycle.forge.github.GitHubSettings;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Key;
import be.becivic.server.config.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The forge the configuration asks for.
 *
 * @param tokens whose tokens open the review queue besides the operator's; only on GitHub
 */
record Forges(Forge forge, Optional<AppTokens> tokens) {
  private static final Consumer<Duration> SLEEP = Forges::sleep;

  static Forges of(Configuration configuration, CorpusRepository corpus, InstantSource clock) {
    return switch (configuration.get(Keys.FORGE_KIND)) {
      case LOCAL -> new Forges(new LocalForge(corpus), Optional.empty());
      case GITHUB -> onGitHub(settings(configuration), corpus, clock);
    };
  }

  private static Forges onGitHub(
      GitHubSettings settings, CorpusRepository corpus, InstantSource clock) {
    String origin =
        "https://github.com/%s/%s.git".formatted(settings.owner(), settings.repository());
    return new Forges(
        new GitHubForge(settings, clock, SLEEP, token -> fetch(corpus, origin, token)),
        Optional.of(new AppTokens(settings, clock, SLEEP)));
  }

  private static CommitId fetch(CorpusRepository corpus, String origin, String token) {
    return corpus.writer().fetchMain(origin, Optional.of(token));
  }

  private static GitHubSettings settings(Configuration configuration) {
    String[] name = required(configuration, Keys.FORGE_GITHUB_REPOSITORY).split("/", -1);
    if (name.length != 2) {
      throw new StartFailure("forge.github.repository is not of the form owner/name");
    }
    return new GitHubSettings(
        configuration.get(Keys.FORGE_GITHUB_API),
        name[0],
        name[1],
        required(configuration, Keys.FORGE_GITHUB_APP),
        required(configuration, Keys.FORGE_GITHUB_INSTALLATION),
        key(Path.of(required(configuration, Keys.FORGE_GITHUB_KEY_FILE))));
  }

  private static String required(Configuration configuration, Key<String> key) {
    String value = configuration.get(key);
    if (value.isEmpty()) {
      throw new StartFailure("forge.kind is github, so " + key.name() + " is needed");
    }
    return value;
  }

  private static AppKey key(Path file) {
    try {
      return AppKey.parse(Files.readString(file));
    } catch (IOException | IllegalArgumentException _) {
      throw new StartFailure("forge.github.key-file: " + file + " is not a readable RSA key");
    }
  }

  private static void sleep(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
