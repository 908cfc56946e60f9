package be.becivic.snapshot;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The numbers that content on main goes by, which no other row may ever get. */
public final class CitedNumbers {
  private CitedNumbers() {}

  static Set<Uid> in(Corpus corpus) {
    Stream<Uid> paths = corpus.paths().list().stream().flatMap(path -> path.uid().stream());
    Stream<Uid> tags =
        corpus.skills().stream()
            .flatMap(skill -> skill.tags().stream())
            .flatMap(tag -> tag.value("uid").flatMap(Uid::parse).stream());
    Set<Uid> cited = new TreeSet<>(Comparator.comparing(Uid::toString));
    Stream.concat(paths, tags).forEach(cited::add);
    return cited;
  }

  /** What main cites and the catalogues do not have: the snapshot is older than main. */
  public static List<Uid> missing(Tables tables, Corpus corpus) {
    return in(corpus).stream().filter(uid -> !isKnown(tables, uid)).toList();
  }

  private static boolean isKnown(Tables tables, Uid uid) {
    return switch (uid.kind()) {
      case VOLATILE_VALUE -> tables.catalogue().volatileValues().findCurrent(uid).isPresent();
      case REFERENCE -> tables.catalogue().references().findCurrent(uid).isPresent();
      case CONCERN, PATH, AMENDMENT, DRAFT, FEEDBACK, RATING, ANALYTICS -> true;
    };
  }
}
