import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.js';
import { exampleReplies } from '../testing/example-replies.js';
import { scriptedTransport } from '../testing/scripted-transport.js';
import type { ApiRequest } from '../transport/transport.js';

const open = () => {
  const sent: ApiRequest[] = [];
  const inner = scriptedTransport(exampleReplies);
  const api = createApiClient({
    transport: {
      send: (request) => {
        sent.push(request);
        return inner.send(request);
      },
    },
  });
  return { api, sent };
};

const TOO_LONG = 'x'.repeat(2001);

describe('a call with input above a maximum', () => {
  it('is refused before it is sent, in the words of a server, once the schemas are loaded', async () => {
    const { api, sent } = open();
    const generate = (topic: string) =>
      api.hypothesis.generate({ topic, interest: 'i', papers: [] });
    await generate('Sleep');
    expect(sent).toHaveLength(1);
    await expect(generate(TOO_LONG)).rejects.toMatchObject({
      code: 'status',
      details: {
        endpoint: 'hypothesis.generate',
        status: 413,
        serverMessage: 'Too large: topic has more than 2,000 characters',
      },
    });
    expect(sent).toHaveLength(1);
    await generate('Memory');
    expect(sent).toHaveLength(2);
  });

  it('is always refused before it is sent if it asks for a PDF', async () => {
    const { api, sent } = open();
    const report = { title: 'Report', content: 'x'.repeat(2_000_001) };
    await expect(api.pdf.generate(report)).rejects.toMatchObject({
      details: {
        status: 413,
        serverMessage: 'Too large: content has more than 2,000,000 characters',
      },
    });
    expect(sent).toEqual([]);
  });

  it('is sent if it is wrong in another way, so that the server answers', async () => {
    const { api, sent } = open();
    await api.hypothesis.generate({ topic: 't', interest: 'i', papers: [] });
    await api.hypothesis.generate({ topic: 42 as never, interest: 'i', papers: [] });
    expect(sent).toHaveLength(2);
  });
});
