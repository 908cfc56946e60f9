/** The files of one commit, read with jgit and with no configuration but our own. */
@NullMarked
package be.becivic.corpus.git.tree;

import org.jspecify.annotations.NullMarked;
