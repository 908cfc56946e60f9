/**
 * The lists that skills and paths lean on: communes, authorities, categories, types, hosts, seeds.
 */
@NullMarked
package be.becivic.corpus.data;

import org.jspecify.annotations.NullMarked;
