package be.becivic.corpus.voice;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An entry of the path directory in our voice. The entry and each of its sources are reviewed by
 * themselves, so each is put back by itself.
 */
record OurEntry(PathEntry main, EarlierStates states) {

  /** Whether anything of the entry is under review. */
  static boolean isWanted(PathEntry path) {
    return isPutBack(PreviousText.of(path))
        || path.sources().stream().anyMatch(source -> isPutBack(PreviousText.of(source)));
  }

  /** The entry; nothing where it has no text of ours. */
  Optional<ObjectNode> json() {
    Optional<PreviousText> named = PreviousText.of(main);
    Optional<ObjectNode> entry =
        isPutBack(named)
            ? named.flatMap(states::find).flatMap(then -> then.find(main.id())).map(OurEntry::copy)
            : Optional.of(copy(main));
    entry.ifPresent(this::putSources);
    return entry;
  }

  private void putSources(ObjectNode entry) {
    ArrayNode sources = entry.putArray("sources");
    for (PathSource source : main.sources()) {
      Optional<PreviousText> named = PreviousText.of(source);
      if (!isPutBack(named)) {
        sources.add(source.json());
        continue;
      }
      Optional<PathEntry> then =
          named.flatMap(states::find).flatMap(state -> state.find(main.id()));
      then.flatMap(path -> path.findSource(source.id()))
          .ifPresent(each -> sources.add(each.json()));
      if (!isPutBack(PreviousText.of(main))) {
        then.flatMap(PathEntry::version)
            .ifPresent(version -> entry.put("version", version.toString()));
      }
    }
  }

  private static ObjectNode copy(PathEntry path) {
    return path.json().deepCopy().asObject();
  }

  private static boolean isPutBack(Optional<PreviousText> text) {
    return text.filter(PreviousText::isOurs).isPresent();
  }
}
