package be.becivic.corpus.body;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.body.parser.BodyParser;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TagEditsTest {
  private static final List<String> PIECES =
      List.of(
          "Text é€😀 ",
          "<VV name=\"a-b\" uid=\"val-00001\">€1</VV> ",
          "<Ref name='c-d'\n  title=\"t\">label</Ref>",
          "<Path id=\"p-q\" />",
          "<VV name=\"x-y\">2</VV>",
          "\n\n- item ",
          "\n\n> quote ",
          "\n\n1. **bold** ",
          "<Risk reason=\"r\">risky</Risk>",
          "\n\n<Risk>\n\nblock\n\n</Risk>\n\n",
          "[a-b] ",
          "| cell ",
          "\t",
          "&amp; ");

  @Test
  void settingAnAttributeTouchesOnlyItsValue() {
    String text = "a <VV name=\"x\" uid=\"\">1</VV> b <VV name='y'>2</VV>\n";
    List<Tag> tags = BodyParser.parse(text, 0).tags();

    assertThat(TagEdits.setAttribute(tags.getFirst(), "uid", "val-00007").applyTo(text))
        .isEqualTo(text.replace("uid=\"\"", "uid=\"val-00007\""));
    assertThat(TagEdits.setAttribute(tags.getLast(), "uid", "val-00008").applyTo(text))
        .isEqualTo(text.replace("'y'", "'y' uid=\"val-00008\""));
    assertThat(TagEdits.setContent(tags.getFirst(), "€9").orElseThrow().applyTo(text))
        .isEqualTo(text.replace(">1<", ">€9<"));
  }

  @Test
  void aTagWithoutAttributesGetsItsFirst() {
    String text = "<Risk>x</Risk>\n";

    assertThat(
            TagEdits.setAttribute(BodyParser.parse(text, 0).tags().getFirst(), "reason", "a \"b\"")
                .applyTo(text))
        .isEqualTo("<Risk reason=\"a &quot;b&quot;\">x</Risk>\n");
  }

  @Test
  void rewritingOneTagChangesOnlyItsBytesWhateverSurroundsIt() {
    Random random = new Random(42);
    for (int run = 0; run < 3_000; run++) {
      StringBuilder built = new StringBuilder("---\nid: x\n---\n");
      for (int i = 1 + random.nextInt(12); i > 0; i--) {
        built.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      String text = built.append('\n').toString();
      List<Tag> tags = BodyParser.parse(text, 14).tags();
      for (Tag tag : tags) {
        rewrite(text, tag, tags.size());
      }
    }
  }

  private static void rewrite(String text, Tag tag, int count) {
    String edited = TagEdits.setAttribute(tag, "uid", "val-12345").applyTo(text);

    assertThat(edited).startsWith(text.substring(0, tag.opening().start()));
    assertThat(edited).endsWith(text.substring(tag.opening().end()));
    List<Tag> after = BodyParser.parse(edited, 14).tags();
    assertThat(after).hasSize(count);
    assertThat(after)
        .filteredOn(other -> other.opening().start() == tag.opening().start())
        .singleElement()
        .satisfies(
            other -> {
              assertThat(other.value("uid")).contains("val-12345");
              assertThat(other.kind()).isEqualTo(tag.kind());
            });
  }
}
