package be.becivic.corpus.voice;

import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An earlier commit of main, of which only some texts are wanted. */
final class EarlierState {
  private final CorpusFiles files;
  private volatile @Nullable PathDirectory paths;

  EarlierState(CorpusFiles files) {
    this.files = files;
  }

  CorpusFiles files() {
    return files;
  }

  Optional<Skill> find(SkillId id) {
    return text(Skill.pathOf(id)).map(file -> Skill.parse(id, file));
  }

  Optional<PathEntry> find(PathId id) {
    PathDirectory known = paths;
    if (known == null) {
      String text = text(PathDirectory.FILE).map(SourceFile::text).orElse("");
      known = PathDirectory.of(JsonDocument.parse(text).json());
      paths = known;
    }
    return known.find(id);
  }

  private Optional<SourceFile> text(String path) {
    return files.blobs().containsKey(path)
        ? Optional.of(SourceFile.decode(path, files.read(path)))
        : Optional.empty();
  }
}
