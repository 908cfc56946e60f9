package be.becivic.harness.dossier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** What came of reading a file. */
public sealed interface FileReading {

  /** It can be bound. */
  record Usable(PersonFile file) implements FileReading {}

  /** It cannot; why, in words that follow the document's name. */
  record Unusable(String reason) implements FileReading {}

  /** More is refused before it is read. */
  long LARGEST = 25L << 20;

  int MOST_PAGES = 300;

  static FileReading of(String place) {
    try {
      Path path = Path.of(place);
      if (!path.isAbsolute() || !Files.isRegularFile(path)) {
        return new Unusable("its file is not there; give the whole path");
      }
      if (Files.size(path) > LARGEST) {
        return new Unusable("its file is larger than 25 MB");
      }
      return of(Files.readAllBytes(path));
    } catch (IOException | InvalidPathException _) {
      return new Unusable("its file cannot be read");
    }
  }

  static FileReading of(byte[] content) {
    Optional<FileKind> kind = FileKind.of(content);
    if (kind.isEmpty()) {
      return new Unusable("its file is no PDF, JPEG or PNG");
    }
    return switch (kind.get()) {
      case PDF -> pdf(content);
      case JPEG ->
          JpegFile.parse(content).filter(JpegFile::isSensible).isPresent()
              ? new Usable(new PersonFile(FileKind.JPEG, content, 1, false))
              : new Unusable("its picture is damaged or too large");
      case PNG ->
          PngHeader.parse(content).filter(PngHeader::isSensible).isPresent()
              ? new Usable(new PersonFile(FileKind.PNG, content, 1, false))
              : new Unusable("its picture is damaged or too large");
    };
  }

  private static FileReading pdf(byte[] content) {
    try (PDDocument document = Loader.loadPDF(content)) {
      int pages = document.getNumberOfPages();
      if (pages == 0 || pages > MOST_PAGES) {
        return new Unusable("its PDF has no page, or more than " + MOST_PAGES);
      }
      boolean signed = !document.getSignatureDictionaries().isEmpty();
      return new Usable(new PersonFile(FileKind.PDF, content, pages, signed));
    } catch (InvalidPasswordException _) {
      return new Unusable("its PDF is locked with a password");
    } catch (IOException | RuntimeException | StackOverflowError _) {
      // The parser throws whatever a broken file leads it to; none of it is ours to pass on.
      return new Unusable("its PDF is damaged");
    }
  }
}
