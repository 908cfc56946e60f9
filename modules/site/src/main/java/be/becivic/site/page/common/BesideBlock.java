package be.becivic.site.page.common;

import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.library.voice.Support;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.site.template.part.JtebesideGenerated;
import be.becivic.site.view.Banner;
import be.becivic.site.view.BesideView;
import be.becivic.site.view.PageFrame;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What stands beside our text, in every form of its page. */
public final class BesideBlock {
  private final PageContext context;
  private final Optional<Beside> beside;

  public BesideBlock(PageContext context, Optional<Beside> beside) {
    this.context = context;
    this.beside = beside;
  }

  /** The caution above a page of which a part is under review. */
  public List<Banner> banners() {
    return beside
        .filter(Beside.Changed.class::isInstance)
        .map(_ -> Banner.of("review", context.t("review.banner"), List.of()))
        .stream()
        .toList();
  }

  /** The fields that differ, which have no place of their own in a text. */
  public List<ChangedPassage> fields() {
    return beside.stream()
        .flatMap(found -> found.passages().stream())
        .filter(ChangedPassage.OfField.class::isInstance)
        .toList();
  }

  /** The places at which the body differs. */
  public List<ChangedPassage.OfBody> body() {
    return beside.stream()
        .flatMap(found -> found.passages().stream())
        .filter(ChangedPassage.OfBody.class::isInstance)
        .map(ChangedPassage.OfBody.class::cast)
        .toList();
  }

  /** Written into a page that is being written. */
  public Content html(
      List<? extends ChangedPassage> passages, PageFrame frame, HtmlTemplateOutput page) {
    return _ -> {
      if (!passages.isEmpty()) {
        JtebesideGenerated.render(page, null, frame, view(passages, frame));
      }
    };
  }

  public String markdown(List<? extends ChangedPassage> passages) {
    return passages.isEmpty() ? "" : BesideMarkdown.of(beside.orElseThrow(), passages);
  }

  /** The whole of it as a member of a JSON document. */
  public void addTo(ObjectNode json) {
    beside.ifPresent(
        found -> {
          switch (found) {
            case Beside.Changed(UnderReview change) ->
                json.set(UnderReviewJson.MEMBER, UnderReviewJson.of(change));
            case Beside.Former former ->
                json.set("former", UnderReviewJson.former(former.version(), former.passages()));
          }
        });
  }

  private BesideView view(List<? extends ChangedPassage> passages, PageFrame frame) {
    boolean isChanged = beside.orElseThrow() instanceof Beside.Changed;
    String words =
        switch (beside.orElseThrow()) {
          case Beside.Changed(UnderReview change) -> words(change.support(), frame);
          case Beside.Former _ -> context.t("review.former");
        };
    return new BesideView(
        isChanged,
        words,
        passages.stream()
            .map(
                passage ->
                    new BesideView.Line(
                        switch (passage) {
                          case ChangedPassage.OfBody _ -> "";
                          case ChangedPassage.OfField field ->
                              context
                                  .findName("field", field.field())
                                  .orElse(context.t("field.other"));
                        },
                        passage.changed()))
            .toList());
  }

  private String words(Support support, PageFrame frame) {
    return context.t(
        "review.words", frame.date(support.since()), support.confirms(), support.needed());
  }
}
