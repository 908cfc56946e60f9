// A client of standard input and output, led to the server by mcp-remote.
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { overSdk } from './over-sdk.mjs';

const proxy = fileURLToPath(import.meta.resolve('mcp-remote/dist/proxy.js'));
const client = new Client({ name: 'outside-client', version: '1.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [proxy, process.argv[2], '--allow-http', '--transport', 'http-only'],
    env: process.env,
    stderr: 'inherit',
  })
);
await overSdk(client);
await client.close();
