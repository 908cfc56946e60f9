package be.becivic.training;

import be.becivic.ner.lexicon.Analyser;
import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.ThingKind;
import be.becivic.ner.tagger.Features;
import be.becivic.ner.tagger.Weights;
import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.Tokeniser;
import java.util.Arrays;
import java.util.List;

/** An example as the perceptron sees it: feature slots per token and the right tags. */
record Instance(int[][] slots, int[] tags) {

  static Instance of(Example example, Analyser analyser) {
    FoldedText folded = FoldedText.of(example.text());
    List<Token> tokens = Tokeniser.tokens(folded);
    int[] tags = new int[tokens.size()];
    boolean[] unlisted = new boolean[tokens.size()];
    int previous = -1;
    for (int at = 0; at < tags.length; at++) {
      int person = personAt(example, folded, tokens.get(at));
      tags[at] = person < 0 ? 0 : person == previous ? 2 : 1;
      unlisted[at] = person >= 0 && example.people().get(person).unlisted();
      previous = person;
    }
    Analysis analysis = analyser.analyse(tokens);
    if (example.hidesThings()) {
      for (int at = 0; at < tags.length; at++) {
        unlisted[at] |= tags[at] == 0 && isHidden(analysis.thing(at));
      }
    }
    var features = new Features(analysis.unlisting(unlisted));
    int[][] slots = new int[tags.length][];
    int[] buffer = new int[Features.MOST];
    for (int at = 0; at < tags.length; at++) {
      int count = features.fill(at, buffer, unlisted[at]);
      slots[at] = Arrays.stream(buffer, 0, count).map(Weights::slot).toArray();
    }
    return new Instance(slots, tags);
  }

  /** Communes and saints are known to the last; brands and villages never are. */
  private static boolean isHidden(ThingKind thing) {
    return thing == ThingKind.NAMED_THING || thing == ThingKind.PLACE;
  }

  private static int personAt(Example example, FoldedText folded, Token token) {
    int start = folded.originalStart(token.start());
    int end = folded.originalEnd(token.end() - 1);
    for (int i = 0; i < example.people().size(); i++) {
      Example.Person person = example.people().get(i);
      if (start < person.end() && person.start() < end) {
        return i;
      }
    }
    return -1;
  }
}
