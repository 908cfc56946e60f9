package be.becivic.records.internal;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jooq.Converter;

/** How columns become values and back, in spellings that mean the same to both engines. */
public final class Columns {
  private Columns() {}

  public static Converter<Long, Instant> instant() {
    return Converter.ofNullable(
        Long.class, Instant.class, Instant::ofEpochMilli, Instant::toEpochMilli);
  }

  public static Converter<String, LocalDate> date() {
    return Converter.ofNullable(
        String.class, LocalDate.class, LocalDate::parse, LocalDate::toString);
  }

  public static Converter<String, Hash> hash() {
    return Converter.ofNullable(String.class, Hash.class, Hash::parse, Hash::base64Url);
  }

  public static Converter<String, Salt> salt() {
    return Converter.ofNullable(String.class, Salt.class, Salt::parse, Salt::base64Url);
  }

  public static Converter<String, TextDigest> digest() {
    return Converter.ofNullable(
        String.class,
        TextDigest.class,
        text -> TextDigest.parse(text).orElseThrow(),
        TextDigest::toString);
  }

  public static Converter<String, SubmissionId> submissionId() {
    return Converter.ofNullable(
        String.class,
        SubmissionId.class,
        text -> SubmissionId.parse(text).orElseThrow(),
        SubmissionId::toString);
  }

  public static Converter<String, Uid> uid() {
    return Converter.ofNullable(
        String.class, Uid.class, text -> Uid.parse(text).orElseThrow(), Uid::toString);
  }

  public static Converter<Long, Uid> uid(Uid.Kind kind) {
    return Converter.ofNullable(
        Long.class, Uid.class, number -> new Uid(kind, number), uid -> number(kind, uid));
  }

  public static <E extends Enum<E>> Converter<String, E> closed(Class<E> values) {
    Map<E, String> texts = new EnumMap<>(values);
    for (E value : values.getEnumConstants()) {
      texts.put(value, value.name().toLowerCase(Locale.ROOT));
    }
    return Converter.ofNullable(
        String.class,
        values,
        text -> Enum.valueOf(values, text.toUpperCase(Locale.ROOT)),
        texts::get);
  }

  private static long number(Uid.Kind kind, Uid uid) {
    if (uid.kind() != kind) {
      throw new IllegalArgumentException("not a uid of this table");
    }
    return uid.number();
  }
}
