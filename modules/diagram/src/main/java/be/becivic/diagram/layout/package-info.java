/** Gives every part of a diagram its place. */
@NullMarked
package be.becivic.diagram.layout;

import org.jspecify.annotations.NullMarked;
