package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.config.Cidr;
import be.becivic.server.http.ClientAddress;
import be.becivic.server.http.RequestHeaders;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.TrustedProxies;
import java.io.IOException;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClientAddressTest {
  private static final TrustedProxies PROXIES =
      new TrustedProxies(
          Stream.of("10.0.0.0/8", "fd00::/8").map(each -> Cidr.parse(each).orElseThrow()).toList());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "203.0.113.7|198.51.100.1|203.0.113.7",
        "10.0.0.1||10.0.0.1",
        "10.0.0.1|198.51.100.1|198.51.100.1",
        "10.0.0.1|198.51.100.1:4711|198.51.100.1",
        "10.0.0.1|192.0.2.9, 198.51.100.1|198.51.100.1",
        "10.0.0.1|198.51.100.1, 10.0.0.2|198.51.100.1",
        "10.0.0.1|198.51.100.1 ; 10.0.0.2|198.51.100.1",
        "10.0.0.1|192.0.2.9 ; 198.51.100.1, 10.0.0.2|198.51.100.1",
        "10.0.0.1|10.0.0.3, 10.0.0.2|10.0.0.3",
        "10.0.0.1|2001:db8::5|2001:db8::5",
        "10.0.0.1|[2001:db8::5]|2001:db8::5",
        "10.0.0.1|[2001:db8::5]:443|2001:db8::5",
        "10.0.0.1|::ffff:198.51.100.1|198.51.100.1",
        "10.0.0.1|198.51.100.1, ::ffff:10.0.0.2|198.51.100.1",
        "fd00::1|198.51.100.1, fd00::2|198.51.100.1",
        "10.0.0.1|unknown|10.0.0.1",
        "10.0.0.1|localhost|10.0.0.1",
        "10.0.0.1|198.51.100.1, garbage|10.0.0.1",
        "10.0.0.1|198.51.100.1, garbage, 10.0.0.2|10.0.0.2",
        "10.0.0.1|198.51.100.1,|10.0.0.1",
        "10.0.0.1|198.51.1|10.0.0.1",
        "10.0.0.1|3325256705|10.0.0.1",
        "10.0.0.1|0x7f.1.1.1|10.0.0.1",
        "10.0.0.1|256.1.1.1|10.0.0.1",
        "10.0.0.1|fe80::1%lo|10.0.0.1",
        "10.0.0.1|[2001:db8::5|10.0.0.1",
        "10.0.0.1|[2001:db8::5]x|10.0.0.1",
        "10.0.0.1|[::1]:port|10.0.0.1"
      })
  void clientIsTheRightmostHopNotTrusted(String peer, String forwarded, String expected) {
    RequestHeaders headers =
        name ->
            forwarded == null || !name.equals("X-Forwarded-For")
                ? List.of()
                : List.of(forwarded.split(" ; "));
    assertThat(PROXIES.client(InetAddress.ofLiteral(peer), headers))
        .isEqualTo(InetAddress.ofLiteral(expected));
  }

  @ParameterizedTest
  @CsvSource({
    "198.51.100.1,c6336401",
    "::ffff:198.51.100.1,c6336401",
    "2001:db8:1:2:3:4:5:6,20010db800010002",
    "::1,0000000000000000"
  })
  void networkIsTheAddressForIpv4AndTheSlash64ForIpv6(String address, String hex) {
    ClientAddress client = ClientAddress.of(InetAddress.ofLiteral(address));
    assertThat(HexFormat.of().formatHex(client.network())).isEqualTo(hex);
  }

  @Test
  void neighboursInOneIpv6NetworkAreOneClient() {
    assertThat(ClientAddress.of(InetAddress.ofLiteral("2001:db8::1")))
        .isEqualTo(ClientAddress.of(InetAddress.ofLiteral("2001:db8::2")))
        .isNotEqualTo(ClientAddress.of(InetAddress.ofLiteral("2001:db8:0:1::1")));
  }

  @Test
  void addressIsNeverShown() {
    assertThat(ClientAddress.of(InetAddress.ofLiteral("198.51.100.1")).toString())
        .doesNotContain("198");
  }

  @Test
  void handlerSeesTheClientBehindATrustedProxy() throws IOException {
    Route route =
        Route.get("/", request -> Response.of(200, "text/plain", request.client().network()));
    String request = "GET / HTTP/1.1\nHost: h\nX-Forwarded-For: 65.66.67.68\n\n";
    try (TestListener trusting =
            TestListener.start(new TestSettings().trusting("127.0.0.0/8"), route);
        TestListener wary = TestListener.start(route)) {
      assertThat(trusting.ask(request).body()).isEqualTo("ABCD");
      assertThat(wary.ask(request).body()).isEqualTo("\u007f\u0000\u0000\u0001");
    }
  }
}
