package be.becivic.server.doctor;

import be.becivic.server.access.OperatorToken;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKey;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.Secret;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.SecretFile;
import be.becivic.server.data.ServerKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The key and the operator's token. */
record SecretsExam(Configuration configuration, Path data) {

  List<Condition> look() {
    return List.of(
        look("key", ConfigurationKeys.SERVER_KEY, DataFolder.serverKey(data), ServerKey.LENGTH),
        look(
            "token",
            ConfigurationKeys.OPERATOR_TOKEN,
            DataFolder.operatorToken(data),
            OperatorToken.SHORTEST));
  }

  private Condition look(String part, ConfigurationKey<Secret> setting, Path file, int shortest) {
    if (configuration.get(setting).isSet()) {
      return new Condition.Sound(part, "it is a setting");
    }
    if (Files.notExists(file)) {
      return new Condition.Broken(
          part, file + " is missing", "put it back; docs/operating.md says what a new one means");
    }
    try {
      return new SecretFile(file).read().length < shortest
          ? new Condition.Broken(part, file + " is too short", "put it back from a backup")
          : new Condition.Sound(part, "it is there and only its owner can read it");
    } catch (IOException refused) {
      return new Condition.Broken(
          part, file + " cannot be used", String.valueOf(refused.getMessage()));
    }
  }
}
