/** The trained sequence model: features, weights, decoding, language detection. */
@NullMarked
package be.becivic.ner.tagger;

import org.jspecify.annotations.NullMarked;
