package be.becivic.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.diff.AppliedDiff;
import be.becivic.corpus.diff.TextDiff;
import be.becivic.corpus.diff.UnifiedDiff;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.yaml.StrictYaml;
import be.becivic.mcp.jsonrpc.MessageReader;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.predicate.Audience;
import be.becivic.protocol.predicate.Predicate;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Something that reads what strangers wrote: it may refuse, but neither throws nor takes long. */
enum FuzzTarget {
  FRONTMATTER {
    @Override
    void read(byte[] input) {
      Skill skill = Skill.parse(SKILL, SourceFile.decode(Skill.pathOf(SKILL), input));
      skill.frontmatter();
      skill.description();
      skill.tags();
    }
  },
  BODY {
    @Override
    void read(byte[] input) {
      BodyParser.parse(new String(input, UTF_8), 0);
    }
  },
  /**
   * The difference between two texts, applied to the one, gives the other. Carriage returns at the
   * ends of a diff's lines are not content.
   */
  DIFF {
    @Override
    void read(byte[] input) {
      String before = ended(new String(input, 0, input.length / 2, UTF_8));
      String after =
          ended(new String(Arrays.copyOfRange(input, input.length / 2, input.length), UTF_8));
      String diff =
          TextDiff.of(
              "a.md", Optional.of(before.getBytes(UTF_8)), Optional.of(after.getBytes(UTF_8)));
      if (!diff.isEmpty()
          && UnifiedDiff.parse(diff) instanceof Outcome.Ok<UnifiedDiff>(UnifiedDiff parsed)
          && parsed.applyTo(before) instanceof Outcome.Ok<AppliedDiff>(AppliedDiff applied)
          && !applied.text().equals(after)) {
        throw new AssertionError("applied, it gives another text");
      }
      UnifiedDiff.parse(before);
    }

    private String ended(String text) {
      String plain = text.replace("\r", "");
      return plain.endsWith("\n") ? plain : plain + "\n";
    }
  },
  JSON {
    @Override
    void read(byte[] input) {
      if (StrictJson.parse(input) instanceof Outcome.Ok<JsonNode>(JsonNode document)) {
        for (SchemaName schema : SchemaName.values()) {
          Holder.SCHEMAS.check(schema, document);
        }
      }
    }
  },
  MCP {
    @Override
    void read(byte[] input) {
      MessageReader.read(input);
    }
  },
  PREDICATE {
    @Override
    void read(byte[] input) {
      if (StrictJson.parse(input) instanceof Outcome.Ok<JsonNode>(JsonNode document)) {
        Predicate.parse(document, "");
        Audience.parse(document, "");
      }
    }
  },
  YAML {
    @Override
    void read(byte[] input) {
      StrictYaml.parse(new String(input, UTF_8), 0);
    }
  },
  SCRUB {
    @Override
    void read(byte[] input) {
      String text = new String(input, UTF_8);
      Holder.SCRUBBER.scan(text);
      Holder.SCRUBBER.maskedMatches(text);
    }
  };

  private static final SkillId SKILL = SkillId.parse("change-of-address").orElseThrow();

  abstract void read(byte[] input);

  /** For {@code -Dfuzz.target} and the folder of its kept cases. */
  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What takes long to make, made by whoever needs it first. */
  private static final class Holder {
    static final Schemas SCHEMAS = Schemas.load();
    static final Scrubber SCRUBBER = scrubber();

    private static Scrubber scrubber() {
      try {
        return Scrubber.of(
            ScrubRules.parse(
                StrictJson.parseStored(
                    Files.readString(Path.of("../../corpus/tools/scrub/regex-rules.json")))));
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }
}
