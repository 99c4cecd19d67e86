import { ConfigurationError } from '@spinout/api-client';
import { checkEvidence } from '@spinout/engine/providers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { openAiCompatible } from './language-model.js';
import { MAX_MATERIAL_CHARACTERS } from './prompt.js';
import { KEY, Answer, request, good, setUp } from './language-model.test-tools.js';
import { type Reply, replyWithText } from './model-server.test-tools.js';

describe('a reply that matches the schema', () => {
  it('is returned, and its evidence can be verified', async () => {
    const { model, write, sent } = await setUp([replyWithText(JSON.stringify(good))]);
    const answer = z.parse(Answer, await write());
    expect(checkEvidence(answer.claims, request.material)).toMatchObject({
      outcome: 'supported',
      claims: [{ evidence: [{ document: 'paper-1', start: 0, end: 39 }] }],
    });
    expect(model.name).toBe('made-up-1');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: `Bearer ${KEY}`,
      body: { model: 'made-up-1', max_tokens: 8000, response_format: { type: 'json_schema' } },
    });
  });

  it('is read also from code fences', async () => {
    const { write } = await setUp([replyWithText(`\`\`\`json\n${JSON.stringify(good)}\n\`\`\``)]);
    expect(await write()).toEqual(good);
  });

  it('is not verified if its quotes are made up', async () => {
    const claims = [
      {
        ...good.claims[0],
        quotes: [{ document: 'paper-1', quote: 'Everything changed in 40 mice.' }],
      },
    ];
    const { write } = await setUp([replyWithText(JSON.stringify({ claims }))]);
    const answer = z.parse(Answer, await write());
    expect(checkEvidence(answer.claims, request.material)).toEqual({
      outcome: 'unsupported',
      dropped: { claims: 1, quotes: 1, citations: 0 },
    });
  });

  it('is requested in the prompt if the server does not support schemas', async () => {
    const warn = vi.spyOn(console, 'warn');
    onTestFinished(() => {
      warn.mockRestore();
    });
    const { write, sent } = await setUp([replyWithText(JSON.stringify(good))], {
      supportsSchema: false,
      tokenLimitField: 'max_completion_tokens',
      apiKey: undefined,
    });
    expect(await write()).toEqual(good);
    expect(sent[0]?.body.response_format).toEqual({ type: 'json_object' });
    expect(sent[0]?.body.messages[0]?.content).toContain('"claims"');
    expect(sent[0]?.body.max_completion_tokens).toBe(8000);
    expect(sent[0]?.body).not.toHaveProperty('max_tokens');
    expect(sent[0]?.authorization).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the prompt', () => {
  it('separates the material from the instructions, with one line per document', async () => {
    const { write, sent } = await setUp([replyWithText(JSON.stringify(good))]);
    await write();
    const [system, user, ...others] = sent[0]?.body.messages ?? [];
    expect(others).toEqual([]);
    expect(system?.role).toBe('system');
    expect(system?.content).toContain('Say what the study found.');
    expect(system?.content).not.toContain('Ignore all rules');
    expect(user?.role).toBe('user');
    const lines = user?.content.split('\n') ?? [];
    expect(lines.filter((line) => line === '-----END MATERIAL-----')).toHaveLength(1);
    expect(lines.at(-1)).toBe('-----END MATERIAL-----');
    expect(JSON.parse(lines[2] ?? '')).toEqual(request.material[0]);
  });

  it('is shortened to the budget, long documents first', async () => {
    const { write, sent } = await setUp([replyWithText(JSON.stringify(good))]);
    const short = { id: 'short', title: '', text: 'x'.repeat(100) };
    const long = { id: 'long', title: '', text: 'y'.repeat(MAX_MATERIAL_CHARACTERS) };
    await write({ material: [long, short, { ...long, id: 'longer' }] });
    const lines = sent[0]?.body.messages[1]?.content.split('\n').slice(2, 5) ?? [];
    const lengths = lines.map((line) => (JSON.parse(line) as { text: string }).text.length);
    expect(lengths[1]).toBe(100);
    expect(lengths[0]).toBe(lengths[2]);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(MAX_MATERIAL_CHARACTERS);
  });
});

describe('a reply that does not match the schema', () => {
  it('is requested once more, with a hint', async () => {
    const { write, sent } = await setUp([
      replyWithText('Of course! Here it is:'),
      replyWithText(JSON.stringify(good)),
    ]);
    expect(await write()).toEqual(good);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body.messages[0]?.content).toContain('could not be read');
  });

  it.each<[string, Reply]>([
    ['prose', replyWithText('I would rather talk about it.')],
    ['JSON cut short', replyWithText('{"claims": [', 'length')],
    ['JSON of another shape', replyWithText('{"claims": "many"}')],
    ['nothing', replyWithText('')],
  ])('is malformed if it is %s twice', async (_, reply) => {
    const { write, sent } = await setUp([reply]);
    await expect(write()).rejects.toMatchObject({ provider: 'made-up-1', kind: 'malformed' });
    expect(sent).toHaveLength(2);
  });

  it('is malformed if a server without schema support ignores the schema', async () => {
    const { write, sent } = await setUp([replyWithText('{"claims": 1}')], {
      supportsSchema: false,
    });
    await expect(write()).rejects.toMatchObject({ kind: 'malformed' });
    expect(sent).toHaveLength(2);
  });
});

describe('openAiCompatible', () => {
  it.each([
    { baseUrl: 'localhost:11434', model: 'made-up-1' },
    { baseUrl: 'file:///etc/passwd', model: 'made-up-1' },
    { baseUrl: 'http://localhost/v1', model: '' },
  ])('reports what is wrong with %j', (settings) => {
    expect(() => openAiCompatible(settings)).toThrow(ConfigurationError);
  });
});
