package be.becivic.site.page.glance;

import be.becivic.site.language.Language;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.util.Optional;

/** Short texts an author wrote in English: in the reader's language, or marked as English. */
public final class AuthorWords {
  private final PageContext context;

  public AuthorWords(PageContext context) {
    this.context = context;
  }

  /** As a line of its own. */
  public GlanceLine line(String english) {
    return find(english)
        .map(CaseWords::capitalised)
        .map(GlanceLine::ours)
        .orElseGet(() -> GlanceLine.written(CaseWords.capitalised(english)));
  }

  /** The words in the reader's language; absent where nobody translated them. */
  public Optional<String> find(String english) {
    Language language = context.reader().language();
    return context.corpus().phrases().find(english, language.code()).map(language::typeset);
  }
}
