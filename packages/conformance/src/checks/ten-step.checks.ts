import * as z from 'zod/mini';
import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
} from '@spinout/api-client/contract';
import { expectJson, expectStatus, expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { checksOf } from '../kit/checks-of.js';
import { amount, doi, text, nonBlankText } from '../rules/rules.js';
import { tenStepRequest } from '../samples/samples.js';

const StartReply = z.looseObject({
  success: z.literal(true),
  hypothesis: z.union([
    nonBlankText,
    z.looseObject({
      title: nonBlankText,
      hypothesis: nonBlankText,
      methodology: z.nullish(z.union([nonBlankText, z.array(nonBlankText)])),
    }),
  ]),
  related_topics: z.array(z.unknown()),
  literature_references: z.array(
    z.looseObject({
      title: nonBlankText,
      authors: z.array(nonBlankText),
      journal: text,
      year: z.nullable(z.union([z.number(), z.string()])),
      citations: z.nullable(z.number()),
      impact_factor: z.nullable(z.number()),
      doi: z.nullish(z.union([doi, z.literal('')])),
    }),
  ),
  funding_requirements: z.looseObject({ total_budget: z.nullable(amount) }),
  timeline_estimate: nonBlankText,
});

const StoredJson = z.union([z.looseObject({}), z.array(z.unknown())]);

export const tenStepChecks = [
  ...checksOf('API-28', {
    'says whether the backend is up': async (kit) => {
      const answer = await kit.ask(checkHealth);
      if (answer.status >= 400) expectStatus(answer, [503], 'a backend that is down');
      else expectJson(answer);
    },
  }),
  ...checksOf('API-29', {
    'starts a journey with a complete hypothesis (ENT-25, ENT-26)': async (kit) => {
      const request = { ...tenStepRequest, conformance_extra: 1 };
      const reply = await kit.read(startTenStep, request, StartReply);
      warnIfUnsourced(kit, reply, reply.hypothesis);
    },
  }),
  ...checksOf('API-30', {
    'returns the analytics as JSON': async (kit) => {
      await kit.read(readAnalytics, undefined, StoredJson);
    },
  }),
  ...checksOf('API-31', {
    'writes the paper of a journey from its hypothesis, a text or an object': async (kit) => {
      const hypotheses = [
        { title: 'Spindles', hypothesis: 'Sleep spindles mediate recall.', methodology: ['EEG'] },
        'Sleep spindles mediate recall.',
        null,
      ];
      for (const hypothesis of hypotheses) {
        const request = { hypothesis, topic: tenStepRequest.topic, conformance_extra: 1 };
        const reply = await kit.read(writeTenStepPaper, request, StoredJson);
        expectThat(Object.keys(reply).length > 0, 'a paper', 'the reply is empty');
      }
    },
  }),
];
