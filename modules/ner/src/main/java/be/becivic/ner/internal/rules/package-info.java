/** Triggers that mark a person whatever the model says, and vetoes that clear one. */
@NullMarked
package be.becivic.ner.internal.rules;

import org.jspecify.annotations.NullMarked;
