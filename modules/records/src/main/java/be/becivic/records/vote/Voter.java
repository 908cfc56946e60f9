package be.becivic.records.vote;

import be.becivic.records.value.Hash;

/**
 * Who cast a vote, under the artefact's salt; erased with the salt.
 *
 * @param address tells one voter from another
 * @param prefix the network prefix the voter speaks with
 */
public record Voter(Hash address, Hash prefix) {}
