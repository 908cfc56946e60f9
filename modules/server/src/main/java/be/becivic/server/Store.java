package be.becivic.server;

import be.becivic.records.Location;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.config.Secret;
import java.nio.file.Path;
import java.util.Optional;

/** Which database the configuration asks for. */
final class Store {
  private static final String EMBEDDED = "embedded";

  private Store() {}

  static Location location(Configuration configuration, Path database) {
    String url = configuration.get(Keys.STORE_URL);
    if (url.equals(EMBEDDED)) {
      return new Location.Embedded(database);
    }
    return new Location.Postgres(
        url,
        Optional.of(configuration.get(Keys.STORE_USER)).filter(user -> !user.isEmpty()),
        Optional.of(configuration.get(Keys.STORE_PASSWORD))
            .filter(Secret::isSet)
            .map(Secret::reveal),
        configuration.get(Keys.STORE_POOL));
  }
}
