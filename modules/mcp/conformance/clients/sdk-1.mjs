// The official SDK of the revisions with sessions.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { overSdk } from './over-sdk.mjs';

const client = new Client({ name: 'outside-client', version: '1.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
await overSdk(client);
await client.close();
