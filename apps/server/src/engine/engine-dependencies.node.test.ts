import { createApiClient } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/configuration.js';
import { openModelServer } from '../providers/model-server.test-tools.js';
import { createEngineDependencies } from './engine-dependencies.js';

const KEY = 'sk-made-up-and-secret';
const now = () => new Date('2026-03-01T12:00:00Z');

/** Starts a local server that replies to every request with this status and body. */
const startModelServer = async (status: number, body: unknown) => {
  const sent: string[] = [];
  const { baseUrl } = await openModelServer((_, incoming) => {
    sent.push(`${incoming.url ?? ''} ${incoming.headers.authorization ?? ''}`);
    return (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
  });
  return { sent, url: baseUrl };
};

const createCompletion = (content: string) => ({
  id: 'made-up',
  object: 'chat.completion',
  created: 0,
  model: 'made-up-1',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
});

const INVENTED_QUOTES = JSON.stringify({
  title: 'Everything cures everything',
  claims: [
    {
      text: 'Everything was cured.',
      quotes: [{ document: 'nobody-1999', quote: 'Everything was cured in 40 mice at once.' }],
      citations: ['nobody-1999'],
    },
  ],
  statement: {
    text: 'Everything may be cured.',
    quotes: [{ document: 'nobody-1999', quote: 'Everything was cured in 40 mice at once.' }],
    citations: [],
  },
});

const requestHypothesis = async (environment: Record<string, string>) => {
  const dependencies = createEngineDependencies(readConfiguration(environment, '/srv'), now);
  const api = createApiClient({ transport: createNodeEngine({ ...dependencies, now }) });
  const request = { topic: 'Delivery of gene editors inside the body', interest: '', papers: [] };
  return api.hypothesis.generate(request);
};

const getHypothesis = async (environment: Record<string, string>) =>
  (await requestHypothesis(environment)).hypothesis;

describe('the dependencies of the engines', () => {
  it('include no model and no public source unless configured', () =>
    expect(Object.keys(createEngineDependencies(readConfiguration({}, '/srv')))).toEqual([
      'fetchPaper',
    ]));

  it('include the configured model with its key', async () => {
    const { url, sent } = await startModelServer(200, createCompletion(INVENTED_QUOTES));
    const environment = {
      LANGUAGE_MODEL_URL: url,
      LANGUAGE_MODEL_NAME: 'made-up-1',
      LANGUAGE_MODEL_KEY: KEY,
    };
    expect(createEngineDependencies(readConfiguration(environment, '/srv')).model?.name).toBe(
      'made-up-1',
    );
    await getHypothesis(environment);
    expect(sent).toEqual([`/v1/chat/completions Bearer ${KEY}`]);
  });

  it('report the usage of the model as its server states it', async () => {
    const usage = { prompt_tokens: 812, completion_tokens: 94, total_tokens: 906 };
    const { url } = await startModelServer(200, { ...createCompletion(INVENTED_QUOTES), usage });
    const reply = await requestHypothesis({
      LANGUAGE_MODEL_URL: url,
      LANGUAGE_MODEL_NAME: 'made-up-1',
    });
    expect(reply.usage).toEqual({ input_tokens: 812, output_tokens: 94, model: 'made-up-1' });
  });

  it.each<[string, number, unknown]>([
    ['none of its sentences passed the check', 200, createCompletion(INVENTED_QUOTES)],
    ['malformed', 200, createCompletion('I would rather talk about it.')],
    ['refused', 401, { error: { message: KEY } }],
    ['limited', 429, { error: { message: KEY } }],
    ['unreachable', 500, {}],
  ])('fall back to the engine’s own hypothesis and say why: %s', async (why, status, body) => {
    const plain = await getHypothesis({});
    const { url } = await startModelServer(status, body);
    const { source, ...shown } = await getHypothesis({
      LANGUAGE_MODEL_URL: url,
      LANGUAGE_MODEL_NAME: 'made-up-1',
    });
    expect({ ...shown, source: plain.source }).toEqual(plain);
    expect(source).toMatchObject({
      origin: 'computed',
      by: `Open questions in the sources; language model not used: ${why}`,
    });
  });
});
