package be.becivic.corpus.voice;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * Puts artefacts of main back to texts of ours, with every file that belongs to them. Where the
 * earlier text cannot be found there is none of ours, and the artefact is left out.
 */
record OurTexts(Corpus main, EarlierStates states, List<Skill> skills, List<PathEntry> paths) {

  Corpus corpus() {
    if (skills.isEmpty() && paths.isEmpty()) {
      return main;
    }
    List<FileChange> changes = new ArrayList<>();
    for (Skill skill : skills) {
      putBack("skills/" + skill.id() + "/", PreviousText.of(skill), changes);
    }
    for (PathEntry path : paths) {
      PreviousText.of(path)
          .ifPresent(
              text ->
                  putBack(
                      "paths/research-reports/" + path.id() + ".md", Optional.of(text), changes));
    }
    FileChanges files = FileChanges.of(changes);
    if (!paths.isEmpty()) {
      files = files.write(PathDirectory.FILE, JsonText.file(directory()));
    }
    return AlteredCorpus.of(main, files);
  }

  private void putBack(String prefix, Optional<PreviousText> text, List<FileChange> changes) {
    below(main.files(), prefix).keySet().forEach(path -> changes.add(new FileChange.Remove(path)));
    text.flatMap(states::find)
        .map(EarlierState::files)
        .ifPresent(
            then ->
                below(then, prefix)
                    .keySet()
                    .forEach(path -> changes.add(new FileChange.Write(path, then.read(path)))));
  }

  private static SortedMap<String, String> below(CorpusFiles files, String prefix) {
    return files.blobs().subMap(prefix, prefix + Character.MAX_VALUE);
  }

  private ObjectNode directory() {
    ObjectNode directory = main.paths().json().deepCopy().asObject();
    ObjectNode entries = directory.path("paths").asObject();
    for (PathEntry path : paths) {
      String id = path.id().value();
      new OurEntry(path, states)
          .json()
          .ifPresentOrElse(entry -> entries.set(id, entry), () -> entries.remove(id));
    }
    return directory;
  }
}
