package be.becivic.site.page.common;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.library.voice.Support;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.site.body.MarkdownText;
import java.util.List;
import java.util.regex.Pattern;

/** Passages beside ours as tags in a text that agents read; no word in them can leave its tag. */
final class BesideMarkdown {
  private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\u2028\u2029]+");

  private final StringBuilder text = new StringBuilder();

  private BesideMarkdown() {}

  static String of(Beside beside, List<? extends ChangedPassage> passages) {
    BesideMarkdown block = new BesideMarkdown();
    switch (beside) {
      case Beside.Changed(UnderReview change) -> {
        block.open("UnderReview").attribute(change.target().type().wireName(), beside);
        block.attributes(change);
        block.text.append(">\n\n⚠️ ").append(UnderReviewJson.NOTICE).append('\n');
        passages.forEach(block::passage);
        block.text.append("\n</UnderReview>");
      }
      case Beside.Former former -> {
        block.open("Before").attribute(former.target().type().wireName(), beside);
        block.attribute("version", former.version()).text.append(">\n");
        passages.forEach(block::passage);
        block.text.append("\n</Before>");
      }
    }
    return block.text.toString();
  }

  private void attributes(UnderReview change) {
    Support support = change.support();
    attribute("version", change.version())
        .attribute("version_of_ours", change.ours())
        .attribute("since", PageJson.time(support.since()))
        .attribute("confirms", Integer.toString(support.confirms()))
        .attribute("needed", Integer.toString(support.needed()))
        .attribute("untrusted", "true");
  }

  private void passage(ChangedPassage passage) {
    text.append('\n');
    open("Changed");
    switch (passage) {
      case ChangedPassage.OfBody body -> attribute("section", body.section());
      case ChangedPassage.OfField field -> attribute("field", field.field());
    }
    text.append(">\n");
    passage
        .changed()
        .lines()
        .forEach(line -> text.append("> ").append(MarkdownText.inline(line)).append('\n'));
    text.append("</Changed>\n");
  }

  private BesideMarkdown open(String name) {
    text.append('<').append(name);
    return this;
  }

  private BesideMarkdown attribute(String name, Beside about) {
    return attribute(name, about.target().id());
  }

  /** On one line, and without what ends a tag: a place may be named by anybody too. */
  private BesideMarkdown attribute(String name, String value) {
    String escaped = Attribute.escape(value).replace(">", "&gt;");
    text.append(' ').append(name).append("=\"");
    text.append(BREAKS.matcher(escaped).replaceAll(" ")).append('"');
    return this;
  }
}
