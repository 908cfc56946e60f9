package be.becivic.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ResponseReaderTest {

  @Test
  void readsOneAnswerAfterTheOther() throws IOException {
    var reader =
        reader(
            "HTTP/1.1 201 Created\r\nX-Other: 1\r\nContent-Length: 5\r\n\r\nHTTP/"
                + "HTTP/1.1 404 Not Found\r\ncontent-length:  0\r\n\r\n");
    assertThat(reader.read()).isEqualTo(201);
    assertThat(reader.read()).isEqualTo(404);
  }

  @Test
  void aBodyLargerThanTheBufferIsReadToItsEnd() throws IOException {
    int length = 100_000;
    var reader =
        reader(
            "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s".formatted(length, "x".repeat(length))
                + "HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n");
    assertThat(reader.read()).isEqualTo(200);
    assertThat(reader.read()).isEqualTo(503);
  }

  @Test
  void anAnswerCutOffIsAnError() {
    assertThatThrownBy(reader("HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\nabc")::read)
        .isInstanceOf(EOFException.class);
    assertThatThrownBy(reader("")::read).isInstanceOf(EOFException.class);
  }

  @Test
  void anAnswerWithoutALengthIsAnError() {
    assertThatThrownBy(reader("HTTP/1.1 201 Created\r\n\r\n")::read)
        .isInstanceOf(IOException.class);
  }

  private static ResponseReader reader(String bytes) {
    return new ResponseReader(new ByteArrayInputStream(bytes.getBytes(StandardCharsets.US_ASCII)));
  }
}
