/** The salts that keep hashes apart, and who is recognised by them. */
@NullMarked
package be.becivic.records.salt;

import org.jspecify.annotations.NullMarked;
