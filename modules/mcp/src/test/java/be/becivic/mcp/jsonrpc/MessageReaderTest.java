package be.becivic.mcp.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessageReaderTest {

  @Test
  void aMethodWithAnIdIsARequest() {
    var request =
        (Message.Request) message("{'jsonrpc':'2.0','id':1,'method':'m','params':{'a':1}}");
    assertThat(request.id().value().intValue()).isEqualTo(1);
    assertThat(request.method()).isEqualTo("m");
    assertThat(request.params().get("a").intValue()).isEqualTo(1);
  }

  @Test
  void aMethodWithoutAnIdIsANotification() {
    assertThat(message("{'jsonrpc':'2.0','method':'m'}")).isInstanceOf(Message.Notification.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"'result':{}", "'error':{'code':1,'message':'m'}"})
  void aResultOrAnErrorWithAnIdIsAResponse(String member) {
    assertThat(message("{'jsonrpc':'2.0','id':'x'," + member + "}"))
        .isInstanceOf(Message.Response.class);
  }

  @Test
  void parametersLeftOutAreEmpty() {
    var request = (Message.Request) message("{'jsonrpc':'2.0','id':1,'method':'m'}");
    assertThat(request.params()).isEmpty();
  }

  @Test
  void unknownMembersAreLeftAlone() {
    assertThat(message("{'jsonrpc':'2.0','id':1,'method':'m','extra':[1]}"))
        .isInstanceOf(Message.Request.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-7",
        "9007199254740993",
        "123456789012345678901234567890",
        "''",
        "'a'",
        "'\u00e9\ud83d\ude00'"
      })
  void anIdIsGivenBackAsItCame(String id) {
    var request = (Message.Request) message("{'jsonrpc':'2.0','id':" + id + ",'method':'m'}");
    assertThat(request.id().value().toString()).isEqualTo(id.replace('\'', '"'));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "1.5", "1.0", "1e3", "true", "[]", "{}"})
  void anIdOfAnotherTypeIsRefused(String id) {
    assertThat(malformed("{'jsonrpc':'2.0','id':" + id + ",'method':'m'}"))
        .isEqualTo(new Refusal(-32600, false));
  }

  @Test
  void anIdTooLongToRepeatIsRefused() {
    assertThat(malformed("{'jsonrpc':'2.0','id':'" + "x".repeat(257) + "','method':'m'}"))
        .isEqualTo(new Refusal(-32600, false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'jsonrpc':'1.0','id':1,'method':'m'}",
        "{'jsonrpc':2.0,'id':1,'method':'m'}",
        "{'id':1,'method':'m'}",
        "{'jsonrpc':'2.0','id':1}",
        "{'jsonrpc':'2.0','id':1,'method':7}",
        "{'jsonrpc':'2.0','id':1,'method':null}",
        "{'jsonrpc':'2.0','id':1,'method':'m','params':[]}",
        "{'jsonrpc':'2.0','id':1,'method':'m','params':null}",
        "{'jsonrpc':'2.0','id':1,'method':'m','params':'p'}",
        "{'jsonrpc':'2.0','id':1,'result':{},'error':{}}"
      })
  void aMessageOfTheWrongShapeIsAnInvalidRequestWithItsId(String text) {
    assertThat(malformed(text)).isEqualTo(new Refusal(-32600, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "[{'jsonrpc':'2.0','id':1,'method':'m'}]",
        "1",
        "'text'",
        "null",
        "true",
        "{}",
        "{'jsonrpc':'2.0','result':{}}"
      })
  void whatIsNoMessageIsAnInvalidRequestWithoutAnId(String text) {
    assertThat(malformed(text)).isEqualTo(new Refusal(-32600, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "nope",
        "{'jsonrpc':'2.0','jsonrpc':'2.0','id':1,'method':'m'}",
        "{'jsonrpc':'2.0','id':1,'method':'m'} {}",
        "{'jsonrpc':'2.0','id':'\\ud800','method':'m'}",
        "{'jsonrpc':'2.0','id':1,'method':'\\u0000'}",
        "{'jsonrpc':'2.0','id':1e999999999999,'method':'m'}",
        "{'jsonrpc':'2.0','id':NaN,'method':'m'}"
      })
  void whatIsNoSoundJsonIsAParseError(String text) {
    assertThat(malformed(text)).isEqualTo(new Refusal(-32700, false));
  }

  @Test
  void deepNestingIsAParseError() {
    String deep = "{'a':".repeat(5000) + "1" + "}".repeat(5000);
    assertThat(malformed("{'jsonrpc':'2.0','id':1,'method':'m','params':" + deep + "}"))
        .isEqualTo(new Refusal(-32700, false));
  }

  @Test
  void bytesThatAreNoUtf8AreAParseError() {
    byte[] bytes = {'"', (byte) 0xC3, '"'};
    assertThat(MessageReader.read(bytes))
        .isInstanceOfSatisfying(
            Incoming.Malformed.class,
            wrong -> assertThat(wrong.error().kind()).isEqualTo(ErrorKind.PARSE_ERROR));
  }

  private record Refusal(int code, boolean hasId) {}

  private static Message message(String text) {
    return ((Incoming.Readable) read(text)).message();
  }

  private static Refusal malformed(String text) {
    var wrong = (Incoming.Malformed) read(text);
    Optional<RequestId> id = wrong.id();
    return new Refusal(wrong.error().kind().code(), id.isPresent());
  }

  private static Incoming read(String text) {
    return MessageReader.read(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }
}
