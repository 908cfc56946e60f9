package be.becivic.bench.http;

import be.becivic.bench.load.RequestSource;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Random;

/** The same ten items again and again, each time under ids of their own. */
public final class FreshEnvelopes implements RequestSource {
  static final int ITEMS = 10;

  private final NoArgGenerator ids = Generators.timeBasedEpochGenerator(new Random());
  private final byte[] request;
  private final int[] idsAt;

  private FreshEnvelopes(byte[] request, int[] idsAt) {
    this.request = request;
    this.idsAt = idsAt;
  }

  /** Where servers take them. */
  public static FreshEnvelopes toServer() {
    return to(ServerUnderLoad.ENVELOPE);
  }

  static FreshEnvelopes to(String path) {
    byte[] body = Samples.envelope(Instant.now());
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
    return new FreshEnvelopes(request.getBytes(StandardCharsets.UTF_8), idsIn(request));
  }

  private static int[] idsIn(String request) {
    int[] places = new int[1 + ITEMS];
    int at = -1;
    for (int i = 0; i < places.length; i++) {
      at = request.indexOf(Samples.UUID, at + 1);
      places[i] = at;
    }
    return places;
  }

  @Override
  public byte[] next() {
    for (int at : idsAt) {
      byte[] id = ids.generate().toString().getBytes(StandardCharsets.US_ASCII);
      System.arraycopy(id, 0, request, at, id.length);
    }
    return request;
  }
}
