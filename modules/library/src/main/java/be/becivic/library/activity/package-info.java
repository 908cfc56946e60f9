/** The indexes and the dashboard that are published with the corpus (§6.5). */
@NullMarked
package be.becivic.library.activity;

import org.jspecify.annotations.NullMarked;
