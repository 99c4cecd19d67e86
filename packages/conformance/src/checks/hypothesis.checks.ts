import * as z from 'zod/mini';
import { generateHypothesis, analyzePaper } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { warnIfUnsourced } from '../kit/expectations.js';
import { HypothesisRules } from '../rules/flow.rules.js';
import { nonBlankText } from '../rules/rules.js';
import { hypothesisRequest, pastedPaper } from '../samples/samples.js';

const Reply = z.looseObject({ success: z.literal(true), hypothesis: HypothesisRules });

export const hypothesisChecks = checksOf('API-02', {
  'returns a hypothesis with all fields, even without papers (ENT-04)': async (kit) => {
    const { hypothesis } = await kit.read(generateHypothesis, hypothesisRequest, Reply);
    warnIfUnsourced(kit, hypothesis);
  },
  'accepts the id of an uploaded paper': async (kit) => {
    const journeyId = `${kit.runId}-hypothesis`;
    const { metadata } = await kit.read(
      analyzePaper,
      pastedPaper(journeyId),
      z.looseObject({ metadata: z.looseObject({ document_id: z.nullish(nonBlankText) }) }),
    );
    const papers = [metadata.document_id ?? 'paper-1'];
    await kit.read(generateHypothesis, { ...hypothesisRequest, papers }, Reply);
  },
  'answers again, and ignores unknown fields': async (kit) => {
    await kit.read(generateHypothesis, { ...hypothesisRequest, conformance_extra: 1 }, Reply);
  },
});
