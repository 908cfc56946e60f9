package be.becivic.records.model;

import be.becivic.protocol.feedback.TargetType;

/** What a row is about, by the pair every submission carries (§6.2). */
public record Target(TargetType type, String id) {}
