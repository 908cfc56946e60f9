package be.becivic.torture.fault;

import be.becivic.torture.run.Fault;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What can happen to the parts of a data folder. */
final class FolderDamages {
  private static final String DATABASE = "becivic.db";
  private static final String MAIN = "corpus.git/refs/heads/main";
  private static final String KEY = "server.key";

  static final List<Fault> LIST =
      List.of(
          fault("db-truncated", "the database ends half-way", data -> cut(data.resolve(DATABASE))),
          fault("db-corrupt", "the database is overwritten", data -> spoil(data.resolve(DATABASE))),
          fault("db-missing", "the database is gone", data -> Files.delete(data.resolve(DATABASE))),
          fault("db-empty", "the database is empty", data -> empty(data.resolve(DATABASE))),
          healed(
              "git-lock",
              "a lock was left on main",
              data -> Files.createFile(data.resolve(MAIN + ".lock"))),
          fault("git-main", "main is gone", data -> Files.delete(data.resolve(MAIN))),
          fault("git-objects", "objects of main are spoilt", FolderDamages::spoilMain),
          fault(
              "git-missing", "the repository is gone", data -> delete(data.resolve("corpus.git"))),
          healed("search-missing", "the search index is gone", FolderDamages::deleteSearch),
          healed(
              "search-spoilt",
              "the search index is a file",
              data -> {
                deleteSearch(data);
                Files.writeString(data.resolve("search"), "not an index");
              }),
          fault("key-missing", "the key is gone", data -> Files.delete(data.resolve(KEY))),
          fault("key-empty", "the key is empty", data -> empty(data.resolve(KEY))),
          fault("key-other", "the key is another one", data -> spoil(data.resolve(KEY))));

  private FolderDamages() {}

  private static Fault fault(String name, String about, Damage damage) {
    return new FolderFault(name, about, false, damage);
  }

  private static Fault healed(String name, String about, Damage damage) {
    return new FolderFault(name, about, true, damage);
  }

  private static void cut(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(channel.size() / 2);
    }
  }

  private static void empty(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(0);
    }
  }

  /** Overwrites the middle half. */
  private static void spoil(Path file) throws IOException {
    boolean wasWritable = file.toFile().setWritable(true);
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      int size = (int) channel.size();
      byte[] rubbish = new byte[size / 2];
      Arrays.fill(rubbish, (byte) 'x');
      channel.write(ByteBuffer.wrap(rubbish), size / 4);
    }
    if (!wasWritable) {
      throw new IOException(file + " cannot be spoilt");
    }
  }

  /** The newest commit itself. */
  private static void spoilMain(Path data) throws IOException {
    String main = Files.readString(data.resolve(MAIN)).strip();
    spoil(
        data.resolve("corpus.git/objects")
            .resolve(main.substring(0, 2))
            .resolve(main.substring(2)));
  }

  private static void deleteSearch(Path data) throws IOException {
    delete(data.resolve("search"));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
