/** What the command line does with a corpus, as functions from arguments to text and exit code. */
@NullMarked
package be.becivic.corpus.command;

import org.jspecify.annotations.NullMarked;
