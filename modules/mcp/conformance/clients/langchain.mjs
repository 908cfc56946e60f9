// The tools as LangChain hands them to a model.
import assert from 'node:assert/strict';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { journey } from './journey.mjs';

const client = new MultiServerMCPClient({
  mcpServers: { becivic: { transport: 'http', url: process.argv[2] } },
});
const tools = new Map((await client.getTools()).map((tool) => [tool.name, tool]));

/** A model is shown text; objects come as text here too. */
function shown(answer) {
  const parts = Array.isArray(answer) ? answer : [answer];
  return { content: parts.map((part) => ({ text: typeof part === 'string' ? part : part.text })) };
}

await journey({
  list: async () => [...tools.keys()],
  call: async (name, args) => shown(await tools.get(name).invoke(args)),
  refused: async (name, args) => {
    try {
      await tools.get(name).invoke(args);
    } catch (refusal) {
      return refusal.message;
    }
    return assert.fail(`${name} was not refused`);
  },
});
await client.close();
