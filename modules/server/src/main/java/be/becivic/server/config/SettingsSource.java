package be.becivic.server.config;

import java.util.List;
import java.util.function.Function;

/**
 * One place where settings come from, which may name each key once.
 *
 * @param naming how this source spells a key
 */
record SettingsSource(List<Setting> settings, Function<ConfigurationKey<?>, String> naming) {}
