package be.becivic.server.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OperatorTokenTest {
  private static final String SHARED = "shared-by-three-servers";

  @TempDir private Path folder;
  private DataFolder data;

  @BeforeEach
  void open() {
    data = DataFolder.open(folder);
  }

  @AfterEach
  void close() throws IOException {
    data.close();
  }

  @Test
  void theFirstStartMakesATokenAndLaterOnesKnowIt() {
    OperatorToken made = token();
    OperatorToken known = token();

    assertThat(made.isNew()).isTrue();
    assertThat(known.isNew()).isFalse();
    assertThat(made.reveal()).matches("[A-Za-z0-9_-]{43}").isEqualTo(known.reveal());
    assertThat(OperatorToken.find(configuration(), folder)).contains(made.reveal());
  }

  @Test
  void everyFolderHasATokenOfItsOwn(@TempDir Path other) throws IOException {
    try (DataFolder another = DataFolder.open(other)) {
      assertThat(OperatorToken.of(configuration(), another, new SecureRandom()).reveal())
          .isNotEqualTo(token().reveal());
    }
  }

  @Test
  void theTokenItselfAndNothingLikeItLetsIn() {
    OperatorToken token = token();

    assertThat(token.isToken(token.reveal())).isTrue();
    assertThat(token.isToken(token.reveal() + "x")).isFalse();
    assertThat(token.isToken(token.reveal().substring(1))).isFalse();
    assertThat(token.isToken("")).isFalse();
  }

  @Test
  void aConfiguredTokenStandsBeforeTheFile() {
    String inTheFile = token().reveal();
    Configuration shared = configuration("operator.token=" + SHARED);
    OperatorToken token = OperatorToken.of(shared, data, new SecureRandom());

    assertThat(token.isNew()).isFalse();
    assertThat(token.isToken(SHARED)).isTrue();
    assertThat(token.isToken(inTheFile)).isFalse();
    assertThat(OperatorToken.find(shared, folder)).contains(SHARED);
  }

  @Test
  void withoutASettingAndAFileThereIsNoTokenToFind() {
    assertThat(OperatorToken.find(configuration(), folder)).isEmpty();
  }

  @Test
  void aFileWithFewerThanSixteenLettersIsNotTaken() throws IOException {
    write("x".repeat(OperatorToken.SHORTEST - 1));
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(this::token)
        .withMessageContaining("cannot be used")
        .withStackTraceContaining("too short");

    write("x".repeat(OperatorToken.SHORTEST));
    assertThat(token().isToken("x".repeat(OperatorToken.SHORTEST))).isTrue();
  }

  private OperatorToken token() {
    return OperatorToken.of(configuration(), data, new SecureRandom());
  }

  private Configuration configuration(String... settings) {
    return Configuration.load(folder, Optional.empty(), Map.of(), List.of(settings));
  }

  private void write(String token) throws IOException {
    Files.writeString(data.operatorToken(), token + "\n");
    Files.setPosixFilePermissions(
        data.operatorToken(), PosixFilePermissions.fromString("rw-------"));
  }
}
