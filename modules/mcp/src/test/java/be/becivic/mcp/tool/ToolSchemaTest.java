package be.becivic.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.SchemaException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ToolSchemaTest {
  private static final ToolSchema TRIP =
      ToolSchema.of(
          """
          {"type": "object", "required": ["to"], "additionalProperties": false,
           "properties": {
             "to": {"type": "string", "minLength": 2},
             "on": {"type": "string", "format": "date"},
             "seats": {"type": "integer", "minimum": 1, "maximum": 9},
             "class": {"enum": ["first", "second"]},
             "stops": {"type": "array", "maxItems": 2, "items": {"type": "string"}},
             "notes": {"type": "object", "additionalProperties": {"type": "string"}}}}
          """);

  @Test
  void aValueThatFitsHasNoProblems() {
    assertThat(TRIP.findProblems(object("{'to':'Gent','on':'2026-01-31','seats':2}"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{} | misses to",
        "{'to':7} | /to: does not meet type \"\"string\"\"",
        "{'to':'x'} | /to: does not meet minLength 2",
        "{'to':'Gent','on':'soon'} | /on: does not meet format \"\"date\"\"",
        "{'to':'Gent','seats':10} | /seats: does not meet maximum 9",
        "{'to':'Gent','class':'third'} | /class: does not meet enum [\"\"first\"\",\"\"second\"\"]",
        "{'to':'Gent','stops':['a',1]} | /stops/1: does not meet type \"\"string\"\"",
        "{'to':'Gent','surprise':1} | holds a member that is not known",
        "{'to':'Gent','notes':{'surprise':1}} | /notes: does not meet type \"\"string\"\"",
        "{'to':'Gent','seats':1e99} | a number is out of range",
        "{'to':'Gent','seats':1e-31} | a number is out of range",
        "{'to':'Gent','seats':9007199254740993} | a number is out of range"
      })
  void aProblemIsToldInTheSchemasOwnWords(String value, String problem) {
    assertThat(TRIP.findProblems(object(value))).containsExactly(problem.replace("\"\"", "\""));
  }

  @Test
  void aProblemNeverRepeatsTheValue() {
    String secret = "85073003328";
    String value =
        "{'to':{'S':'S'},'on':'S','class':'S','stops':['S','S','S',1],'S':'S','notes':{'S':1}}";
    assertThat(TRIP.findProblems(object(value.replace("S", secret))))
        .isNotEmpty()
        .noneMatch(problem -> problem.contains(secret));
  }

  @Test
  void thereIsAnEndToProblems() {
    String many = "{'to':'Gent','stops':[" + "1,".repeat(50_000) + "1]}";
    assertThat(TRIP.findProblems(object(many))).hasSizeLessThanOrEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'type':'array'}",
        "{'type':['object']}",
        "{'type':'object','properties':{'a':{'type':'string','x-mcp-header':'A'}}}"
      })
  void aSchemaClientsCouldNotUseIsRefusedAtStart(String schema) {
    assertThatIllegalArgumentException().isThrownBy(() -> ToolSchema.of(schema.replace('\'', '"')));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/$defs/nothing", "http://127.0.0.1:9/schema.json"})
  void aReferenceThatLeadsNowhereOrElsewhereStopsTheStart(String reference) {
    String schema = "{'type':'object','properties':{'a':{'$ref':'" + reference + "'}}}";
    assertThatThrownBy(() -> ToolSchema.of(schema.replace('\'', '"')))
        .isInstanceOf(SchemaException.class);
  }

  @Test
  void theSchemaIsShownAsItWasGiven() {
    String text = "{\"type\":\"object\",\"$defs\":{\"a\":{\"$anchor\":\"b\"}},\"x-own\":1}";
    assertThat(ToolSchema.of(text).json().toString()).isEqualTo(text);
  }

  private static ObjectNode object(String text) {
    return JsonMapper.builder()
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .build()
        .readTree(text.replace('\'', '"'))
        .asObject();
  }
}
