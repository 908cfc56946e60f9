package be.becivic.server;

import be.becivic.corpus.git.CorpusRepository;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.function.Function;

/** The repository in the data folder of a server that runs. */
record ServedRepository(Path folder) {

  /** The id of the commit that main is. */
  String main() {
    return read(repository -> repository.main().value());
  }

  /** What a file says on main. */
  String text(String file) {
    return read(
        repository -> new String(repository.get(repository.main(), file), StandardCharsets.UTF_8));
  }

  private <T> T read(Function<CorpusRepository, T> question) {
    try (CorpusRepository repository =
        CorpusRepository.open(folder.resolve("data/corpus.git"), folder, InstantSource.system())) {
      return question.apply(repository);
    }
  }
}
