package be.becivic.corpus.data;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomNode;
import org.junit.jupiter.api.Test;

/** What our procedures call their sources is told in three languages. */
class ShippedSourceNamesTest {
  @Test
  void everySourceIsNamedInTheNationalLanguages() throws IOException {
    Corpus shipped = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
    SortedSet<String> names = new TreeSet<>();
    shipped.skills().forEach(skill -> collect(skill, names));

    assertThat(names).isNotEmpty();
    for (String language : List.of("fr", "nl", "de")) {
      assertThat(names)
          .as(language)
          .allMatch(name -> shipped.phrases().find(name, language).isPresent());
    }
  }

  private static void collect(Skill skill, SortedSet<String> names) {
    skill
        .body()
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(CustomNode node) {
                if (node instanceof InlineTag tag && tag.tag().kind() == TagKind.REF) {
                  names.add(PlainText.of(node));
                }
                visitChildren(node);
              }
            });
  }
}
