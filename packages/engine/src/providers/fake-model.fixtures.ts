import type { Usage } from '@spinout/api-client';
import type { LanguageModel, WritingRequest } from './language-model.types.js';
import { ProviderFailure, type ProviderFailureKind } from './provider-failure.js';

/** A model with given answers that records its requests and reports usage if given. */
export const createFakeModel = (answer: (request: WritingRequest) => unknown, usage?: Usage) => {
  const requests: WritingRequest[] = [];
  const model: LanguageModel = {
    name: 'made-up-1',
    write: async (request, signal, onUsage) => {
      signal.throwIfAborted();
      requests.push(request);
      if (usage) onUsage?.(usage);
      return answer(request);
    },
  };
  return { model, requests };
};

/** A model that always fails with the given kind. */
export const createFailingModel = (kind: ProviderFailureKind) =>
  createFakeModel(() => {
    throw new ProviderFailure('made-up-1', kind);
  });

/** A model that never answers, with a timeout that expires as soon as it is called. */
export const createSlowModel = () => {
  const limit = new AbortController();
  const model: LanguageModel = {
    name: 'made-up-1',
    write: () => {
      limit.abort(new DOMException('late', 'TimeoutError'));
      return new Promise(() => undefined);
    },
  };
  return { model, deadline: () => limit.signal };
};

const SENTENCE = /^- in document “(.+?)”: (.+)$/;

/** Parses the terms and sentences of a request for a hypothesis. */
const parseCandidate = ({ material }: WritingRequest) => {
  const lines = material.find(({ id }) => id === 'candidate')?.text.split('\n') ?? [];
  const term = (letter: string) =>
    lines.find((line) => line.startsWith(`${letter}: `))?.slice(3) ?? '';
  const middle = lines.indexOf('B with C:');
  const quotesIn = (from: number, to?: number) =>
    lines.slice(from, to).flatMap((line) => {
      const [, document = '', quote = ''] = SENTENCE.exec(line) ?? [];
      return quote === '' ? [] : [{ document, quote }];
    });
  return {
    a: term('A'),
    b: term('B'),
    c: term('C'),
    ab: quotesIn(0, middle).slice(0, 1),
    bc: quotesIn(middle).slice(0, 1),
  };
};

/** An answer that follows the instructions: premises with verbatim quotes, and an assumption. */
export const createGoodHypothesis = (request: WritingRequest) => {
  const { a, b, c, ab, bc } = parseCandidate(request);
  return {
    title: `${a} and ${c}`,
    claims: [
      { text: `One work deals with ${a} and ${b}.`, quotes: ab, citations: [] },
      { text: `Another deals with ${b} and ${c}.`, quotes: bc, citations: [] },
    ],
    statement: {
      text: `Through ${b}, ${a} may act on ${c}.`,
      quotes: [...ab, ...bc],
      citations: [],
    },
  };
};
