/** What waits for a person, and the texts that are kept from the public meanwhile. */
@NullMarked
package be.becivic.records.review;

import org.jspecify.annotations.NullMarked;
