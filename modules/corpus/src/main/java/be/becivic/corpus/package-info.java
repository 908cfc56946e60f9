/** The git content of Be Civic: procedures, routes and what is computed from them. */
@NullMarked
package be.becivic.corpus;

import org.jspecify.annotations.NullMarked;
