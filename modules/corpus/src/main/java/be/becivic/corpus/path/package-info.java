/** The path directory: routes to documents, tools and desks (§6.12). */
@NullMarked
package be.becivic.corpus.path;

import org.jspecify.annotations.NullMarked;
