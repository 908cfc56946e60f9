package be.becivic.corpus.body;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.text.FileProblem;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BodyTest {

  @Test
  void aWrapperTagIsANodeAroundWhatItWraps() {
    String text = "Pay **<VV name=\"bsr-fee-eur\" uid=\"val-00042\">€180</VV>** first.\n";
    Body body = BodyParser.parse(text, 0);

    Tag tag = body.tags().getFirst();
    assertThat(tag.kind()).isEqualTo(TagKind.VV);
    assertThat(tag.span().in(text))
        .isEqualTo("<VV name=\"bsr-fee-eur\" uid=\"val-00042\">€180</VV>");
    assertThat(tag.content().orElseThrow().in(text)).isEqualTo("€180");
    assertThat(tag.value("name")).contains("bsr-fee-eur");
    Node strong = body.document().getFirstChild().getFirstChild().getNext();
    assertThat(strong).isInstanceOf(StrongEmphasis.class);
    assertThat(strong.getFirstChild()).isInstanceOf(InlineTag.class);
    assertThat(PlainText.of(strong)).isEqualTo("€180");
    assertThat(body.problems()).isEmpty();
  }

  @Test
  void aTagMayRunOverSeveralLinesAndSitInAList() {
    String text =
        """
        > - Under <Ref name="cnb-art-12bis"
        >   title="Code de la nationalité"
        >   url="https://example.be/a" last_verified="2026-01-01">art. 12bis</Ref>.
        """;
    Body body = BodyParser.parse(text, 0);

    Tag tag = body.tags().getFirst();
    assertThat(body.problems()).isEmpty();
    assertThat(tag.attribute("title").orElseThrow().valueSpan().in(text))
        .isEqualTo("Code de la nationalité");
    assertThat(tag.span().in(text)).startsWith("<Ref ").endsWith("</Ref>");
  }

  @Test
  void dashesUnderAParagraphMakeAHeadingAndAloneABreak() {
    Body body = BodyParser.parse("What it costs\n---\n\nFree.\n\n---\n\nAlways.\n", 0);

    assertThat(kinds(body))
        .containsExactly(Heading.class, Paragraph.class, ThematicBreak.class, Paragraph.class);
    assertThat(body.sections())
        .singleElement()
        .extracting(Section::title)
        .isEqualTo("What it costs");
  }

  @Test
  void starsWithSpacesAreABreakAndNotAList() {
    assertThat(kinds(BodyParser.parse("* * *\n- - -\n* one\n", 0)))
        .containsExactly(ThematicBreak.class, ThematicBreak.class, BulletList.class);
  }

  private static List<Class<?>> kinds(Body body) {
    List<Class<?>> kinds = new ArrayList<>();
    for (Node node = body.document().getFirstChild(); node != null; node = node.getNext()) {
      kinds.add(node.getClass());
    }
    return kinds;
  }

  @Test
  void positionsCountFromTheFile() {
    String file = "---\nid: x\n---\nSee <Path id=\"extract-register\" /> now.\n";
    Body body = BodyParser.parse(file, 14);

    assertThat(body.tags().getFirst().span().in(file))
        .isEqualTo("<Path id=\"extract-register\" />");
  }

  @Test
  void attributeEntitiesAreResolvedAndWrittenBack() {
    String said = "5 < 6 & \"so\" on";
    String text = "<Risk reason=\"" + Attribute.escape(said) + "\">x</Risk>\n";

    assertThat(BodyParser.parse(text, 0).tags().getFirst().value("reason")).contains(said);
  }

  @Test
  void aRiskOnItsOwnLinesWrapsBlocks() {
    String text =
        """
        1. First.

           <Risk reason="It cannot be undone.">

           Stop and confirm.

           - one
           - two

           </Risk>

        2. Second.
        """;
    Body body = BodyParser.parse(text, 0);

    assertThat(body.problems()).isEmpty();
    Tag risk = body.tags().getFirst();
    assertThat(risk.content().orElseThrow().in(text))
        .contains("Stop and confirm.")
        .contains("- two");
    Node block = find(body.document(), RiskBlock.class);
    assertThat(block.getFirstChild()).isInstanceOf(Paragraph.class);
    assertThat(block.getLastChild()).isInstanceOf(BulletList.class);
  }

  @Test
  void nestedRiskBlocksCloseFromTheInside() {
    String text = "<Risk>\na\n\n<Risk reason=\"b\">\nc\n</Risk>\n\nd\n</Risk>\n\nafter\n";
    Body body = BodyParser.parse(text, 0);

    assertThat(body.problems()).isEmpty();
    assertThat(body.tags()).hasSize(2);
    assertThat(body.tags().getFirst().content().orElseThrow().in(text)).contains("d");
    assertThat(body.document().getLastChild()).isInstanceOf(Paragraph.class);
  }

  @Test
  void anEndTagInsideAFenceDoesNotCloseARisk() {
    String text = "<Risk>\n```\n</Risk>\n```\n</Risk>\n";

    assertThat(BodyParser.parse(text, 0).problems()).isEmpty();
  }

  @Test
  void aRiskWithinALineIsInline() {
    String text = "1. <Risk reason=\"x\">Confirm <Skill id=\"some-skill\" /> first.</Risk>\n";
    Body body = BodyParser.parse(text, 0);

    assertThat(body.problems()).isEmpty();
    assertThat(body.tags()).extracting(Tag::kind).containsExactly(TagKind.RISK, TagKind.SKILL);
  }

  @Test
  void anUnclosedRiskEndsAtTheNextSection() {
    Body body = BodyParser.parse("<Risk>\ntext\n\n## Process\n\nmore\n", 0);

    assertThat(body.problems())
        .extracting(FileProblem::message)
        .containsExactly("<Risk> is never closed.");
    assertThat(body.sections()).extracting(Section::title).containsExactly("Process");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          <VV name="a-b>€1</VV> x                | The tag <VV> has an attribute 'name' whose quotes are not closed.
          <VV name=a-b>€1</VV>                   | The tag <VV> has an attribute 'name' whose value is not in quotes.
          <VV name={x}>€1</VV>                   | The tag <VV> has an attribute 'name' whose value is not in quotes.
          <VV name>€1</VV>                       | The tag <VV> has an attribute 'name' without a value.
          <VV name="a" name="b">€1</VV>          | The tag <VV> has the attribute 'name' twice.
          <Path id="a-b"                         | The tag <Path> does not end with '>'.
          <Path id="a-b">                        | <Path> is never closed in its paragraph.
          €1</VV>                                | </VV> closes nothing in this paragraph.
          <VV name="a-b">€1                      | <VV> is never closed in its paragraph.
          <Risk>**a</Risk>** b                   | <Risk> is never closed in its paragraph.
          <Foo bar="x">y</Foo>                   | <Foo> is not a tag of the body syntax.
          <div>x                                 | Raw HTML is not part of the body syntax.
          <vv name="a-b">x                       | Raw HTML is not part of the body syntax.
          a <!-- note --> b                      | Raw HTML is not part of the body syntax.
          """)
  void whatIsNoTagIsReportedAndStaysText(String text, String message) {
    Body body = BodyParser.parse(text + "\n", 0);

    assertThat(body.problems()).isNotEmpty();
    assertThat(body.problems().getFirst().message()).isEqualTo(message);
    assertThat(PlainText.of(body.document())).contains("<");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`<VV name=\"x>`",
        "\\<VV name=\"x>",
        "a < B",
        "x <EUR 5",
        "<https://example.be>",
        "```\n<VV name=\n```",
        "<Info@example.be>"
      })
  void codeEscapesAndAutolinksAreNoTags(String text) {
    assertThat(BodyParser.parse(text + "\n", 0).problems()).isEmpty();
    assertThat(BodyParser.parse(text + "\n", 0).tags()).isEmpty();
  }

  @Test
  void tagsInAnIndentedLineAreStillSeen() {
    assertThat(BodyParser.parse("        <Path id=\"a-b\" />\n", 0).tags()).hasSize(1);
  }

  @Test
  void aTagInATableCellIsSeen() {
    String text = "| a | b |\n|---|---|\n| <VV name=\"x-y\">€1</VV> | [x-law] |\n";
    Body body = BodyParser.parse(text, 0);

    assertThat(body.tags().getFirst().span().in(text)).isEqualTo("<VV name=\"x-y\">€1</VV>");
    assertThat(body.recitations().getFirst().span().in(text)).isEqualTo("[x-law]");
  }

  @Test
  void bracketedCatalogueNamesAreRecitations() {
    String text = "As in [cnb-art-12bis] and [ref-00042], *[so-what](https://e.be)* and [sic].\n";
    Body body = BodyParser.parse(text, 0);

    assertThat(body.recitations())
        .extracting(Recitation::name)
        .containsExactly("cnb-art-12bis", "ref-00042");
    assertThat(body.recitations())
        .allSatisfy(r -> assertThat(r.span().in(text)).isEqualTo("[" + r.name() + "]"));
  }

  @Test
  void aBracketWithADefinitionStaysALink() {
    assertThat(BodyParser.parse("See [a-b].\n\n[a-b]: https://example.be\n", 0).recitations())
        .isEmpty();
  }

  @Test
  void sectionsAreTheSecondLevelHeadings() {
    Body body =
        BodyParser.parse(
            "Intro.\n\n## Process\n\n1. x\n\n### Sub\n\ny\n\n## `Known` surprises\n", 0);

    assertThat(body.intro()).hasSize(1);
    assertThat(body.sections())
        .extracting(Section::title)
        .containsExactly("Process", "Known surprises");
    assertThat(body.sections().getFirst().blocks()).hasSize(3);
  }

  private static Node find(Node node, Class<? extends Node> type) {
    for (Node child : children(node)) {
      if (type.isInstance(child)) {
        return child;
      }
      Node below = find(child, type);
      if (below != null) {
        return below;
      }
    }
    return null;
  }

  private static List<Node> children(Node node) {
    List<Node> children = new ArrayList<>();
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      children.add(child);
    }
    return children;
  }
}
