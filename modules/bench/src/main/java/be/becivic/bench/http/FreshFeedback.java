package be.becivic.bench.http;

import be.becivic.bench.load.RequestSource;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Random;

/** The same feedback again and again, each time under an id of its own. */
final class FreshFeedback implements RequestSource {
  private static final int KIND = "fbk_".length();
  private static final int UUID = Samples.ID.length() - KIND;

  private final NoArgGenerator ids = Generators.timeBasedEpochGenerator(new Random());
  private final byte[] request;
  private final int idAt;

  private FreshFeedback(byte[] request, int idAt) {
    this.request = request;
    this.idAt = idAt;
  }

  static FreshFeedback to(String path) {
    byte[] body = Samples.feedback(Instant.now());
    String request =
        """
        POST %s HTTP/1.1\r
        Host: 127.0.0.1\r
        User-Agent: becivic-bench\r
        Accept: application/json\r
        Content-Type: application/json\r
        Content-Length: %d\r
        \r
        %s\
        """
            .formatted(path, body.length, new String(body, StandardCharsets.UTF_8));
    int idAt = request.indexOf(Samples.ID) + KIND;
    return new FreshFeedback(request.getBytes(StandardCharsets.UTF_8), idAt);
  }

  @Override
  public byte[] next() {
    byte[] id = ids.generate().toString().getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(id, 0, request, idAt, UUID);
    return request;
  }
}
