/** Rules about characters, and about names as they are written, that hold everywhere alike. */
@NullMarked
package be.becivic.protocol.text;

import org.jspecify.annotations.NullMarked;
