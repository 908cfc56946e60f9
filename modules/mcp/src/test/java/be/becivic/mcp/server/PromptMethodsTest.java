package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.example.ExampleServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromptMethodsTest {
  private final Asking asking = new Asking(ExampleServer.build(), ProtocolRevision.V2025_11_25);

  @Test
  void promptsAreListedWithWhatTheyWant() {
    assertThat(
            asking.result("prompts/list", "{}").at("/prompts/1/arguments/0/required").asBoolean())
        .isTrue();
  }

  @Test
  void aPromptIsWrittenFromItsArguments() {
    assertThat(
            asking
                .result(
                    "prompts/get",
                    "{'name':'test_prompt_with_arguments','arguments':{'arg1':'a','arg2':'b'}}")
                .at("/messages/0/content/text")
                .stringValue())
        .isEqualTo("Prompt with arguments: arg1='a', arg2='b'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'name':'nope'}",
        "{'name':'test_prompt_with_arguments'}",
        "{'name':'test_prompt_with_arguments','arguments':{'arg1':'a'}}",
        "{'name':'test_prompt_with_arguments','arguments':{'arg1':'a','arg2':2}}",
        "{'name':'test_simple_prompt','arguments':{'x':'y'}}",
        "{'name':'test_simple_prompt','arguments':[]}"
      })
  void argumentsThatAreNotThePromptsAreRefused(String params) {
    assertThat(asking.error("prompts/get", params)).isEqualTo(-32602);
  }

  @Test
  void argumentsAreCompleted() {
    assertThat(
            asking
                .result(
                    "completion/complete",
                    "{'ref':{'type':'ref/prompt','name':'test_prompt_with_arguments'},"
                        + "'argument':{'name':'arg1','value':'pari'}}")
                .at("/completion/values/0")
                .stringValue())
        .isEqualTo("paris");
  }
}
