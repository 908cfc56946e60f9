/** Synthetic corpora of any size, and how fast they are read and checked. */
package be.becivic.corpus.speed;
