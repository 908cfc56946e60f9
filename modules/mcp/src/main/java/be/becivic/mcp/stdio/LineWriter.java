package be.becivic.mcp.stdio;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.locks.ReentrantLock;

/** Writes whole lines, one at a time, whoever writes. */
final class LineWriter {
  private final OutputStream out;
  private final ReentrantLock lock = new ReentrantLock();

  LineWriter(OutputStream out) {
    this.out = out;
  }

  void writeLine(byte[] bytes) throws IOException {
    lock.lock();
    try {
      out.write(bytes);
      out.write('\n');
      out.flush();
    } finally {
      lock.unlock();
    }
  }
}
