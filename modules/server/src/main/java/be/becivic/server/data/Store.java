package be.becivic.server.data;

import be.becivic.records.Location;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.Secret;
import java.nio.file.Path;
import java.util.Optional;

/** Which database the configuration asks for. */
public final class Store {
  private static final String EMBEDDED = "embedded";

  private Store() {}

  /** Whether other servers may write to the same database. */
  public static boolean isShared(Configuration configuration) {
    return !configuration.get(ConfigurationKeys.STORE_URL).equals(EMBEDDED);
  }

  public static Location location(Configuration configuration, Path database) {
    if (!isShared(configuration)) {
      return new Location.Embedded(database);
    }
    return new Location.Postgres(
        configuration.get(ConfigurationKeys.STORE_URL),
        Optional.of(configuration.get(ConfigurationKeys.STORE_USER))
            .filter(user -> !user.isEmpty()),
        Optional.of(configuration.get(ConfigurationKeys.STORE_PASSWORD))
            .filter(Secret::isSet)
            .map(Secret::reveal),
        configuration.get(ConfigurationKeys.STORE_POOL));
  }
}
