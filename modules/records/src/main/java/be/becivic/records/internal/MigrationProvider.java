package be.becivic.records.internal;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** Hands Flyway the steps by name, so that it need not search the class path for them. */
record MigrationProvider(List<Migration> migrations) implements ResourceProvider {

  @Override
  public @Nullable LoadableResource getResource(String name) {
    return migrations.stream()
        .filter(migration -> migration.getAbsolutePath().equals(name))
        .findFirst()
        .orElse(null);
  }

  @Override
  public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
    return migrations.stream()
        .filter(migration -> migration.getFilename().startsWith(prefix))
        .filter(migration -> Arrays.stream(suffixes).anyMatch(migration.getFilename()::endsWith))
        .map(LoadableResource.class::cast)
        .toList();
  }
}
