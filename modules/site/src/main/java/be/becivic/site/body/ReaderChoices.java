package be.becivic.site.body;

import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.site.language.Language;
import gg.jte.Content;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What the reader of a text decides about it.
 *
 * @param href turns a path of the site into a link for this reader
 * @param observations what stands where the body asks for them
 * @param diagram what stands at the top of the process
 * @param beside what stands beside some passages
 */
public record ReaderChoices(
    Language language,
    UnaryOperator<String> href,
    Content observations,
    Content diagram,
    Function<List<ChangedPassage.OfBody>, Content> beside) {}
