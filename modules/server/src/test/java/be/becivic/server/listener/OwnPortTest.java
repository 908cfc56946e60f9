package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class OwnPortTest {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  @Test
  void portThatNobodyListensOnIsClosed() throws Exception {
    OwnPort port;
    try (var socket = new ServerSocket(0, 1, HERE)) {
      port = OwnPort.of(HERE, socket.getLocalPort());
      assertThat(port.isClosed()).isFalse();
    }
    assertThat(port.isClosed()).isTrue();
  }

  @Test
  void allAddressesAreReachedOverThisMachinesOwn() throws Exception {
    OwnPort port = OwnPort.of(InetAddress.getByName("0.0.0.0"), 80);
    assertThat(port.address().getAddress().isLoopbackAddress()).isTrue();
  }

  @Test
  void listenerThatIsClosedOnPurposeIsNotDeaf() throws Exception {
    TestListener listener = TestListener.start();
    listener.close();
    assertThat(listener.deaf.await(100, TimeUnit.MILLISECONDS)).isFalse();
  }
}
