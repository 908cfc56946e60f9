package be.becivic.site.page.common;

import java.util.Optional;

/** Pages that are at hand already, for what repeats them. */
public interface MadePages {
  MadePages NONE = _ -> Optional.empty();

  /** The page of an address as Markdown, as agents read it who name no language. */
  Optional<byte[]> findMarkdown(String address);
}
