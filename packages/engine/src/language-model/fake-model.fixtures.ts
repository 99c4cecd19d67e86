import type { Usage } from '@spinout/api-client';
import type { LanguageModel, WritingRequest } from './language-model.types.js';
import { ProviderFailure, type ProviderFailureKind } from '../providers/provider-failure.js';

/**
 * A model with given answers that records its requests and reports usage if given. It proposes no candidates unless
 * `propose` does.
 */
export const createFakeModel = (
  answer: (request: WritingRequest) => unknown,
  usage?: Usage,
  propose: (request: WritingRequest) => unknown = () => ({ hypotheses: [] }),
) => {
  const requests: WritingRequest[] = [];
  const model: LanguageModel = {
    name: 'made-up-1',
    write: async (request, signal, onUsage) => {
      signal.throwIfAborted();
      requests.push(request);
      if (usage) onUsage?.(usage);
      return request.task === 'candidates' ? propose(request) : answer(request);
    },
  };
  return { model, requests };
};

/** A model that always fails with the given kind. */
export const createFailingModel = (kind: ProviderFailureKind) => {
  const fail = () => {
    throw new ProviderFailure('made-up-1', kind);
  };
  return createFakeModel(fail, undefined, fail);
};

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

/** Parses the parts and sentences of a request for a hypothesis. */
const parseCandidate = ({ material }: WritingRequest) => {
  const lines = material.find(({ id }) => id === 'candidate')?.text.split('\n') ?? [];
  const part = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const middle = lines.indexOf('Reported results:');
  const quotesIn = (from: number, to?: number) =>
    lines.slice(from, to).flatMap((line) => {
      const [, document = '', quote = ''] = SENTENCE.exec(line) ?? [];
      return quote === '' ? [] : [{ document, quote }];
    });
  return {
    factor: part('Factor'),
    outcome: part('Outcome'),
    basis: quotesIn(0, middle).slice(0, 1),
    results: quotesIn(middle).slice(0, 2),
  };
};

/** An answer that follows the instructions: a claim on each result with its verbatim quote, and a supposition. */
export const createGoodHypothesis = (request: WritingRequest) => {
  const { factor, outcome, basis, results } = parseCandidate(request);
  return {
    title: `${factor} and ${outcome}`,
    claims: results.map((result) => ({
      text: `According to one work, ${result.quote}`,
      quotes: [result],
      citations: [],
    })),
    statement: {
      text: `In short, ${factor} may act on ${outcome}.`,
      quotes: basis,
      citations: [],
    },
  };
};
