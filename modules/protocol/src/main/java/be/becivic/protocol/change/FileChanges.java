package be.becivic.protocol.change;

import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a change does to files, at most one thing to each path and in the order of the paths.
 *
 * <pre>{@code
 * FileChanges.none().write("skills/move/SKILL.md", text).remove("skills/move/old.md")
 * }</pre>
 */
public final class FileChanges implements Iterable<FileChange> {
  private static final FileChanges NONE = new FileChanges(new TreeMap<>());

  private final SortedMap<String, FileChange> byPath;

  private FileChanges(SortedMap<String, FileChange> byPath) {
    this.byPath = Collections.unmodifiableSortedMap(byPath);
  }

  public static FileChanges none() {
    return NONE;
  }

  /** Gathers changes; of several to one path the last counts. */
  public static FileChanges of(Iterable<? extends FileChange> changes) {
    return NONE.and(changes);
  }

  /** The same with this file written, whatever happened to it before. */
  public FileChanges write(String path, byte[] bytes) {
    return plus(new FileChange.Write(path, bytes));
  }

  public FileChanges write(String path, String text) {
    return plus(FileChange.Write.of(path, text));
  }

  /** The same with this file removed, whatever happened to it before. */
  public FileChanges remove(String path) {
    return plus(new FileChange.Remove(path));
  }

  /** These changes and then the others, which count where both touch a path. */
  public FileChanges plus(FileChanges others) {
    return and(others);
  }

  private FileChanges plus(FileChange change) {
    return and(Collections.singleton(change));
  }

  private FileChanges and(Iterable<? extends FileChange> changes) {
    SortedMap<String, FileChange> next = new TreeMap<>(byPath);
    changes.forEach(change -> next.put(change.path(), change));
    return new FileChanges(next);
  }

  public FileChanges filter(Predicate<FileChange> wanted) {
    return of(stream().filter(wanted).toList());
  }

  public Optional<FileChange> find(String path) {
    return Optional.ofNullable(byPath.get(path));
  }

  /** What is written to a path; nothing when it is removed or left alone. */
  public Optional<byte[]> findContent(String path) {
    return find(path).flatMap(FileChange::content);
  }

  public Set<String> paths() {
    return byPath.keySet();
  }

  public boolean isEmpty() {
    return byPath.isEmpty();
  }

  public Stream<FileChange> stream() {
    return byPath.values().stream();
  }

  @Override
  public Iterator<FileChange> iterator() {
    return byPath.values().iterator();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FileChanges changes && byPath.equals(changes.byPath);
  }

  @Override
  public int hashCode() {
    return byPath.hashCode();
  }

  @Override
  public String toString() {
    return byPath.values().toString();
  }
}
