import type { PlatformClient } from '@spinout/api-client';
import { pdfFileName } from '@spinout/flow-kit/pdf';
import { fromPromise } from 'xstate';
import { createArticleRequest } from './paper/article.js';
import { autosaveTwelveSteps } from './saved/autosave-twelve-steps.js';
import { announceRun, watchRun } from './saved/run-lock.js';
import { createSubject } from './structure/subject.js';
import { createPaperInput } from './twelve-step.requests.js';
import type { TwelveStepMessages } from './twelve-step.messages.js';
import type { StepInput, StepOutcome } from './twelve-step.types.js';

type StepHandler = (input: StepInput, signal: AbortSignal) => Promise<StepOutcome>;

/**
 * Connects the page to the client.
 * @param messages for the headings of the PDF
 */
export const twelveStepActors = (api: PlatformClient, messages: TwelveStepMessages) => {
  const research: StepHandler = async ({ topic }, signal) => {
    const { results } = await api.research.run({ topic }, { signal });
    return { found: { research: results }, result: { kind: 'research', research: results } };
  };

  const hypothesize: StepHandler = async ({ topic }, signal) => {
    const hypothesis = await api.research.hypothesis({ research_area: topic }, { signal });
    return { found: { hypothesis }, result: { kind: 'value', value: hypothesis.hypothesis } };
  };

  const visualize: StepHandler = async ({ research: bundle, random }) => {
    const subject = createSubject(bundle?.structure, random);
    const residues = subject.kind === 'backbone' ? subject.residues.length : null;
    return { found: { subject }, result: { kind: 'drawing', protein: subject.protein, residues } };
  };

  const write: StepHandler = async (input, signal) => {
    const { paper, source } = await api.research.paper(createPaperInput(input), { signal });
    return {
      found: { paper: { ...paper, source: paper.source ?? source } },
      result: { kind: 'value', value: paper },
    };
  };

  const typeset: StepHandler = async ({ paper, today }, signal) => {
    if (!paper) throw new Error('twelve steps: a PDF before its paper');
    const pdf = await api.pdf.article(createArticleRequest(paper, messages), { signal });
    const name = pdfFileName(paper.title, today);
    return { found: { file: { kind: 'pdf', name, pdf } }, result: { kind: 'file', name } };
  };

  const stepHandlers: Readonly<Partial<Record<StepInput['step'], StepHandler>>> = {
    2: research,
    3: hypothesize,
    4: visualize,
    7: write,
    8: typeset,
  };

  return {
    autosaveTwelveSteps,
    announceRun,
    watchRun,
    performStep: fromPromise<StepOutcome, StepInput>(async ({ input, signal }) => {
      const perform = stepHandlers[input.step];
      if (!perform) throw new Error(`twelve steps: nobody performs step ${input.step}`);
      return perform(input, signal);
    }),
  };
};
