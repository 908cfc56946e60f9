package be.becivic.server.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConfigurationTest {
  @TempDir private Path data;

  @Test
  void fileOverridesDefaultEnvironmentOverridesFileCommandLineOverridesAll() throws IOException {
    file("http.port = 1\nhttp.max-concurrent = 1\nstore.pool = 1\n");
    Configuration configuration =
        load(
            Map.of("BECIVIC_HTTP_PORT", "2", "BECIVIC_HTTP_MAX_CONCURRENT", "2"),
            List.of("http.port=3"));
    assertThat(configuration.get(ConfigurationKeys.HTTP_PORT)).isEqualTo(3);
    assertThat(configuration.get(ConfigurationKeys.HTTP_MAX_CONCURRENT)).isEqualTo(2);
    assertThat(configuration.get(ConfigurationKeys.STORE_POOL)).isEqualTo(1);
    assertThat(configuration.get(ConfigurationKeys.HTTP_MAX_CONNECTIONS)).isEqualTo(2048);
  }

  @Test
  void fileMayHoldCommentsBlankLinesAndSpaces() throws IOException {
    file("# a comment\n\n   store.user   =  an = operator \n");
    assertThat(load().get(ConfigurationKeys.STORE_USER)).isEqualTo("an = operator");
  }

  @Test
  void namedFileIsReadInsteadOfTheOneInTheDataFolder() throws IOException {
    file("http.port = 1\n");
    Path other = Files.writeString(data.resolve("other.conf"), "http.host = ::1\n");
    Configuration configuration = Configuration.load(data, Optional.of(other), Map.of(), List.of());
    assertThat(configuration.get(ConfigurationKeys.HTTP_PORT)).isEqualTo(8080);
    assertThat(configuration.get(ConfigurationKeys.HTTP_HOST)).isEqualTo("::1");
  }

  @Test
  void namedFileMustExist() {
    refusal(
        () -> Configuration.load(data, Optional.of(data.resolve("none.conf")), Map.of(), List.of()),
        "none.conf: cannot be read");
  }

  @Test
  void unknownKeyNamesItsLineAndANearMiss() throws IOException {
    file("\nhttp.prot = 80\n");
    refusal(this::load, "becivic.conf line 2: http.prot: no such key; did you mean http.port?");
  }

  @Test
  void unknownKeyFarFromAnyPointsAtTheReferencePage() {
    refusal(
        () -> load(Map.of(), List.of("colour=blue")),
        "--set: colour: no such key; docs/configuration.md lists those there are");
  }

  @Test
  void unknownVariableOfOursIsRefused() {
    refusal(
        () -> load(Map.of("BECIVIC_HTTP_PROT", "80"), List.of()),
        "environment: BECIVIC_HTTP_PROT: no such key; did you mean BECIVIC_HTTP_PORT?");
  }

  @Test
  void reservedAndForeignVariablesAreLeftAlone() {
    Map<String, String> variables =
        Map.of(
            "BECIVIC_HOME", "x", "BECIVIC_DATA", "y", "BECIVIC_JAVA_OPTS", "z", "HTTP_PORT", "1");
    assertThat(load(variables, List.of()).get(ConfigurationKeys.HTTP_PORT)).isEqualTo(8080);
  }

  @Test
  void keyGivenTwiceInOneSourceIsRefused() throws IOException {
    refusal(
        () -> load(Map.of(), List.of("http.port=1", "http.port=1")),
        "--set: http.port: given twice; keep one");
    file("http.port = 1\nhttp.port = 2\n");
    refusal(this::load, "becivic.conf line 2: http.port: given twice; keep one");
  }

  @Test
  void lineWithoutAnEqualsSignIsRefusedWithoutRepeatingIt() throws IOException {
    file("hunter2\n");
    assertThat(refusal(this::load, "line 1: not of the form key = value"))
        .doesNotContain("hunter2");
  }

  @Test
  void wrongValueIsRepeatedWithWhatIsAccepted() {
    refusal(
        () -> load(Map.of(), List.of("http.port=eighty")),
        "--set: http.port: \"eighty\" is not accepted; give a port from 0 to 65535");
  }

  @Test
  void wrongValueOfASecretIsNotRepeated() {
    assertThat(
            refusal(
                () -> load(Map.of("BECIVIC_SERVER_KEY", "c2hvcnQ="), List.of()),
                "environment: BECIVIC_SERVER_KEY: that value is not accepted"))
        .doesNotContain("c2hvcnQ");
    assertThat(
            refusal(
                () -> load(Map.of(), List.of("store.url=jdbc:postgresql://u:hunter2@h/d")),
                "--set: store.url: that value is not accepted"))
        .doesNotContain("hunter2");
  }

  @Test
  void refusalStaysOnOneShortLine() {
    String message =
        refusal(() -> load(Map.of(), List.of("http.host=a\nb" + "c".repeat(500))), "http.host");
    assertThat(message).doesNotContain("\n").hasSizeLessThan(200);
  }

  @Test
  void secretsDoNotPrint() {
    Configuration configuration = load(Map.of(), List.of("store.password=hunter2"));
    assertThat(configuration.get(ConfigurationKeys.STORE_PASSWORD).reveal()).isEqualTo("hunter2");
    assertThat(configuration.get(ConfigurationKeys.STORE_PASSWORD)).hasToString("(secret)");
  }

  private void file(String text) throws IOException {
    Files.writeString(data.resolve(Configuration.FILE_NAME), text);
  }

  private Configuration load() {
    return load(Map.of(), List.of());
  }

  private Configuration load(Map<String, String> environment, List<String> assignments) {
    return Configuration.load(data, Optional.empty(), environment, assignments);
  }

  private static String refusal(Runnable load, String expected) {
    return assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(load::run)
        .withMessageContaining(expected)
        .actual()
        .getMessage();
  }
}
