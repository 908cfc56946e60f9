package be.becivic.records.submission;

import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;

/** Tells whether two submissions came from one network prefix, to whoever knows the prefix. */
public record NetworkMark(Salt salt, Hash prefix) {}
