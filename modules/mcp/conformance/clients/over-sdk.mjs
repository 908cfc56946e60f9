// The journey over a client of an official SDK. It holds every object against the tool's own output schema.
import assert from 'node:assert/strict';
import { journey, text } from './journey.mjs';

export async function overSdk(client) {
  const call = async (name, args) => {
    const result = await client.callTool({ name, arguments: args });
    assert.ok(!result.isError, `${name}: ${text(result)}`);
    return result;
  };
  const refused = async (name, args) => {
    const result = await client.callTool({ name, arguments: args });
    assert.equal(result.isError, true, name);
    return text(result);
  };
  await journey({ list: async () => (await client.listTools()).tools.map((tool) => tool.name), call, refused });
}
