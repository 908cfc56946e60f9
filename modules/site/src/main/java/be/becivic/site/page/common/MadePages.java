package be.becivic.site.page.common;

import java.util.Optional;
import java.util.function.Supplier;

/** Pages that are at hand already, for what repeats them. */
public interface MadePages {
  MadePages NONE = _ -> Optional.empty();

  /**
   * A text whose length is known before it is read, so that thousands need not stand in memory
   * beside what is made of them.
   */
  record Text(int length, Supplier<byte[]> bytes) {
    public static Text of(byte[] bytes) {
      return new Text(bytes.length, () -> bytes);
    }
  }

  /** The page of an address as Markdown, as agents read it who name no language. */
  Optional<Text> findMarkdown(String address);
}
