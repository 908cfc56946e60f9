package be.becivic.simulation.world;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where simulated servers have their files unless somebody says otherwise. Every write of a server
 * waits for the disk, and nobody misses a simulated one: where there is a folder in memory, it is
 * taken.
 */
public final class QuickFolder {
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  private QuickFolder() {}

  public static Path path() {
    return Files.isDirectory(IN_MEMORY) && Files.isWritable(IN_MEMORY)
        ? IN_MEMORY
        : Path.of(System.getProperty("java.io.tmpdir"));
  }
}
