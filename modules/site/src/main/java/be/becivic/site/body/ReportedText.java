package be.becivic.site.body;

import be.becivic.corpus.body.Attribute;
import be.becivic.library.voice.Support;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A correction of the catalogue that is under review, as it stands beside ours in a sentence.
 *
 * @param ours the revision that a vote for ours names
 * @param text anybody's words, as programs read them
 * @param told the same as people read it in a language
 */
public record ReportedText(
    String uid,
    int revision,
    int ours,
    Support support,
    String text,
    Function<Language, String> told) {

  static <C> Optional<ReportedText> of(
      CatalogueEntry<C> entry, Function<C, String> words, BiFunction<C, Language, String> told) {
    return entry
        .changed()
        .flatMap(
            row ->
                row.content()
                    .map(
                        said ->
                            new ReportedText(
                                row.uid().toString(),
                                row.revision(),
                                entry.ours().map(Revision::revision).orElse(0),
                                entry.support().orElseThrow(),
                                words.apply(said),
                                in -> told.apply(said, in))));
  }

  /** In plain words, such as "reported since 17 November 2026: €1,030, 0 of 3". */
  public String words(Language language) {
    return Messages.in(language)
        .get(
            "review.reported",
            language.date(LocalDate.ofInstant(support.since(), ZoneOffset.UTC)),
            told.apply(language),
            support.confirms(),
            support.needed());
  }

  /** As a tag that the text cannot leave. */
  public String markdown() {
    return "<UnderReview uid=\"%s\" revision=\"%d\" revision_of_ours=\"%d\" since=\"%s\""
            .formatted(
                Attribute.escape(uid),
                revision,
                ours,
                support.since().truncatedTo(ChronoUnit.SECONDS))
        + " confirms=\"%d\" needed=\"%d\" untrusted=\"true\">"
            .formatted(support.confirms(), support.needed())
        + MarkdownText.inline(text)
        + "</UnderReview>";
  }
}
