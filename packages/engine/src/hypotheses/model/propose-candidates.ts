import type { DropReason, LanguageModelReport } from '@spinout/api-client';
import type { Language } from '../../language/parse-text.js';
import { askModel, type ModelCallOptions } from '../../language-model/ask-model.js';
import type { LanguageModel } from '../../language-model/language-model.types.js';
import { hashText } from '../../text/text-hash.js';
import { findReportedResults } from '../../statements/reported-results.js';
import type { Store } from '../../store/store.js';
import { profileOf } from '../candidates-of.js';
import type { HypothesisCandidate } from '../candidate.types.js';
import { expandAcronyms, findAcronyms } from '../../statements/expand-acronyms.js';
import { findSupport, reportedResultsOf, type ReportedResult } from '../find-support.js';
import type { ReadSource } from '../read-source.js';
import { scoreCandidate } from '../score-candidate.js';
import { checkModelCandidate, type CheckedCandidate } from './check-model-candidate.js';
import { createQuoteLocator } from './locate-quotes.js';
import { ModelAnswer } from './model-candidate.types.js';
import { MAX_MODEL_CANDIDATES, modelCandidatesMessages } from './model-candidates.messages.js';
import { selectSentences, type NumberedMaterial } from './select-sentences.js';

/** The hypotheses of a language model that passed the checks, and what became of the others. */
export interface ProposedCandidates {
  readonly candidates: readonly HypothesisCandidate[];
  readonly report: LanguageModelReport;
}

export interface ProposalOptions extends ModelCallOptions {
  readonly model: LanguageModel;
  readonly store: Store;
  /** False: only an earlier answer is used. */
  readonly mayAsk: boolean;
}

/**
 * Lets a language model propose hypotheses from numbered sentences of the person's papers, once for the same papers: the
 * answer is saved, so that candidates keep their numbers, and is checked anew each time.
 * @returns undefined if nothing was asked
 * @throws only the reason of the signal
 */
export async function proposeCandidates(
  sources: readonly ReadSource[],
  language: Language,
  options: ProposalOptions,
): Promise<ProposedCandidates | undefined> {
  const numbered = selectSentences(sources);
  const { model, store, mayAsk } = options;
  if (numbered.sentences.length === 0) return undefined;
  const key = `hypothesis:model:${hashText(JSON.stringify([model.name, numbered.material]))}`;
  const saved = ModelAnswer.safeParse(await store.get(key));
  if (saved.success) return checkAnswer(saved.data, numbered, language, model.name);
  if (!mayAsk) return undefined;
  const { instructions } = modelCandidatesMessages;
  const { material } = numbered;
  const task = { task: 'candidates', instructions, material, schema: ModelAnswer } as const;
  const answer = await askModel(model, task, options);
  if (!answer.ok) {
    const report = { name: model.name, proposed: 0, dropped: [], failure: answer.failure.kind };
    return { candidates: [], report };
  }
  // A longer list than asked for is cut, so that an answer of any size can be saved and checked.
  const hypotheses = answer.value.hypotheses.slice(0, MAX_MODEL_CANDIDATES);
  await store.set(key, { hypotheses });
  return checkAnswer({ hypotheses }, numbered, language, model.name);
}

/** Counts reasons in the order in which they first occur. */
export const countReasons = (reasons: readonly string[]): LanguageModelReport['dropped'] =>
  [...new Set(reasons)].map((reason) => ({
    reason,
    count: reasons.filter((each) => each === reason).length,
  }));

function checkAnswer(
  { hypotheses }: ModelAnswer,
  { sentences, material }: NumberedMaterial,
  language: Language,
  model: string,
): ProposedCandidates {
  const sources = [...new Set(sentences.map(({ read }) => read))];
  const results = new Map(
    sources.map((read) => [read, reportedResultsOf(read, findReportedResults(read.sentences))]),
  );
  const locate = createQuoteLocator(sentences);
  const resultsOf = (read: ReadSource) => results.get(read) ?? [];
  const checked = hypotheses.map((each) =>
    checkModelCandidate(each, { model, material, locate, language, resultsOf }),
  );
  const reasons = checked.filter((each): each is DropReason => typeof each === 'string');
  return {
    candidates: checked
      .filter((each) => typeof each !== 'string')
      .map((each) => rate(each, [...results.values()].flat())),
    report: { name: model, proposed: hypotheses.length, dropped: countReasons(reasons) },
  };
}

/** A model's proposal has passed checks of its own. */
const ALWAYS_ACCEPTED = 1;

/** Rates a proposal as any other candidate, by the same results and the same score. */
const rate = (
  { read, ...checked }: CheckedCandidate,
  results: readonly ReportedResult[],
): HypothesisCandidate => {
  const text = read.source.pages.map((page) => page.text).join('\n\n');
  const candidate = {
    ...checked,
    statement: expandAcronyms(checked.statement, findAcronyms(text)),
    support: findSupport(checked.relation, checked.basis.sentence, results),
  };
  return {
    ...candidate,
    rating: ALWAYS_ACCEPTED,
    score: scoreCandidate(candidate, profileOf(read)),
  };
};

/** The report of a reply: what passed the checks but is not among the candidates offered is like one of them, or weaker. */
export const reportOffered = (
  { candidates, report }: ProposedCandidates,
  offered: readonly HypothesisCandidate[],
): LanguageModelReport => {
  const left = candidates.filter((each) => !offered.includes(each)).length;
  return left === 0
    ? report
    : { ...report, dropped: [...report.dropped, { reason: 'repeated', count: left }] };
};
