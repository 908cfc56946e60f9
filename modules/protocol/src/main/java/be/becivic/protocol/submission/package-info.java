/** What was submitted, as types: parsed once, after its schema was satisfied. */
@NullMarked
package be.becivic.protocol.submission;

import org.jspecify.annotations.NullMarked;
