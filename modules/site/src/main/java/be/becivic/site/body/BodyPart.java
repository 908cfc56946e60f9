package be.becivic.site.body;

import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import gg.jte.TemplateOutput;
import gg.jte.html.escape.Escape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A part of a text: what it is to everybody, or what it is to one reader. */
sealed interface BodyPart {
  void write(ReaderChoices reader, TemplateOutput output);

  /** The same amid words of the reader's language. */
  default BodyPart local() {
    return this;
  }

  /** HTML that does not depend on who reads it. */
  record Fixed(byte[] utf8) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      output.writeBinaryContent(utf8);
    }
  }

  /** The value of an attribute that leads somewhere within the site or the page. */
  record Href(String path) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Escape.htmlAttribute(reader.href().apply(path), output);
    }
  }

  /** The name of a route or procedure as its own page has it, after an opened tag. */
  record Title(Function<Language, String> in) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      writeLocal(in.apply(reader.language()), reader.language(), output);
    }
  }

  /** A heading by the name its reader knows it by. */
  record LocalHeading(HeadingOutline.Item item, LocalHeadings names) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      String tag = "h" + Math.max(2, item.level());
      output.writeContent("<" + tag + " id=\"" + item.id() + "\"");
      names
          .find(item, reader.language())
          .ifPresentOrElse(
              name -> writeLocal(name, reader.language(), output),
              () -> writeLocal(item.title(), Language.EN, output));
      output.writeContent("</" + tag + ">");
    }
  }

  /**
   * The bold words a point of a list opens with. Where they have been translated, the reader's
   * words are the bold ones, and the sentence follows as it was written.
   */
  record PointLead(LocalPhrase phrase, List<BodyPart> written) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Optional<String> local = phrase.in(reader.language());
      output.writeContent("<strong");
      if (local.isPresent()) {
        output.writeContent(" class=\"told\"");
        writeLocal(local.get(), reader.language(), output);
        output.writeContent("</strong> ");
      } else {
        output.writeContent(">");
      }
      written.forEach(part -> part.write(reader, output));
      output.writeContent(local.isPresent() ? "" : "</strong>");
    }
  }

  /** What a value is worth: as the text around it is written, or in the reader's language. */
  record Figure(CitedValue value, boolean isLocal) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Escape.htmlContent(value.text(isLocal ? reader.language() : Language.EN), output);
    }

    @Override
    public BodyPart local() {
      return new Figure(value, true);
    }
  }

  /** In place of what a tag names and nobody has: as the text around it is written. */
  record Missing(boolean isLocal) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Language language = isLocal ? reader.language() : Language.EN;
      Escape.htmlContent(Messages.in(language).get("value.missing"), output);
    }

    @Override
    public BodyPart local() {
      return new Missing(true);
    }
  }

  /** The word before a risk: as the text around it is written, or in the reader's language. */
  record RiskLabel(String english, boolean isLocal) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Escape.htmlContent(
          isLocal ? Messages.in(reader.language()).get("risk.label") : english, output);
    }

    @Override
    public BodyPart local() {
      return new RiskLabel(english, true);
    }
  }

  /**
   * What a text calls a source: as the text around it is written, or in the reader's language. Amid
   * words of that language, a name nobody translated says that it is English.
   */
  record SourceName(LocalPhrase name, List<BodyPart> written, boolean isLocal) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Language language = reader.language();
      Optional<String> local = isLocal ? name.in(language) : Optional.empty();
      if (local.isPresent()) {
        Escape.htmlContent(local.get(), output);
      } else if (isLocal) {
        output.writeContent("<span lang=\"en\">");
        written.forEach(part -> part.write(reader, output));
        output.writeContent("</span>");
        writeEnglishMark(language, output);
      } else {
        written.forEach(part -> part.write(reader, output));
      }
    }

    @Override
    public BodyPart local() {
      return new SourceName(name, written, true);
    }
  }

  /** A paragraph in the languages it has been translated into, and as it was written. */
  record Told(Map<Language, List<BodyPart>> told, List<BodyPart> written) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      List<BodyPart> local = told.get(reader.language());
      if (local == null) {
        written.forEach(part -> part.write(reader, output));
      } else {
        output.writeContent("<span lang=\"" + reader.language().code() + "\">");
        local.forEach(part -> part.write(reader, output));
        output.writeContent("</span>");
      }
    }
  }

  /** Says that a paragraph is in English between others that are not. */
  record EnglishMark(Set<Language> missing) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      if (missing.contains(reader.language())) {
        writeEnglishMark(reader.language(), output);
      }
    }
  }

  /** Words of ours that many texts repeat, such as that they are no authority. */
  record Quotation(LocalPhrase phrase, List<BodyPart> written) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      Optional<String> local = phrase.in(reader.language());
      if (local.isPresent()) {
        output.writeContent("<blockquote");
        writeLocal(local.get(), reader.language(), output);
        output.writeContent("</blockquote>");
      } else {
        written.forEach(part -> part.write(reader, output));
      }
    }
  }

  private static void writeEnglishMark(Language language, TemplateOutput output) {
    output.writeContent(" <small class=\"english\" lang=\"" + language.code() + "\">");
    Escape.htmlContent(Messages.in(language).get("english.mark"), output);
    output.writeContent("</small>");
  }

  /** The end of an opened tag, with its language where that is not the text's own, and words. */
  private static void writeLocal(String words, Language language, TemplateOutput output) {
    if (language != Language.EN) {
      output.writeContent(" lang=\"" + language.code() + "\"");
    }
    output.writeContent(">");
    Escape.htmlContent(words, output);
  }

  /** What was reported. */
  record Observations() implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      reader.observations().writeTo(output);
    }
  }

  /** What stands beside some passages of ours. */
  record Beside(List<ChangedPassage.OfBody> passages) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      reader.beside().apply(passages).writeTo(output);
    }
  }

  /** What a value was before. */
  record Before(CatalogueValue former) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      output.writeContent(" <small lang=\"" + reader.language().code() + "\">(");
      String text = ValueText.of(former, reader.language());
      Escape.htmlContent(Messages.in(reader.language()).get("review.before", text), output);
      output.writeContent(")</small>");
    }
  }

  /** A correction of what the catalogue says, which nobody has confirmed yet. */
  record Reported(ReportedText reported) implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      output.writeContent(
          " <small class=\"review\" data-untrusted=\"true\" lang=\""
              + reader.language().code()
              + "\">(");
      Escape.htmlContent(reported.words(reader.language()), output);
      output.writeContent(")</small>");
    }
  }

  /** The process as a picture. */
  record Diagram() implements BodyPart {
    @Override
    public void write(ReaderChoices reader, TemplateOutput output) {
      reader.diagram().writeTo(output);
    }
  }
}
