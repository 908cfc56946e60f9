// The official SDK since it was split into packages, which speaks the newest revision.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { overSdk } from './over-sdk.mjs';

const client = new Client({ name: 'outside-client', version: '1.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
await overSdk(client);
await client.close();
