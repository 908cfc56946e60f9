/** How skills relate: the graph agents route by, and its drawings. */
@NullMarked
package be.becivic.corpus.graph;

import org.jspecify.annotations.NullMarked;
