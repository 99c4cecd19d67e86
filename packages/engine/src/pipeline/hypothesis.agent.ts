import { fill } from '@spinout/domain/text';
import type { ExperimentDesign, Hypothesis, Source as ReplySource } from '@spinout/api-client';
import type { TopicCoverage } from '../literature/covered-topic.js';
import { designFromSources } from '../experiment/design-from-sources.js';
import type { LibraryPaper } from '../library/library.js';
import type { CandidateKind, HypothesisCandidate } from '../hypotheses/candidate.types.js';
import { composeHypothesis } from '../hypotheses/compose-hypothesis.js';
import {
  findCoveredHypotheses,
  type CoveredHypotheses,
} from '../hypotheses/find-covered-hypotheses.js';
import { nameOrigin } from '../hypotheses/name-origin.js';
import { writeHypothesis } from '../hypotheses/write-hypothesis.js';
import type { ModelCallOptions } from '../language-model/ask-model.js';
import { modelMessages, withoutModel } from '../language-model/model.messages.js';
import { createUsageMeter } from '../language-model/usage-meter.js';
import type { AgentTask, PipelineDependencies } from './agent.types.js';
import { parseLiteratureDetails, type LiteratureDetails } from './literature-details.js';
import { createUnsupportedHypotheses } from './unsupported-hypotheses.js';
import { countSourcesNaming, rateNovelty } from './novelty.js';
import { parseRunResults } from './run-results.js';
import { createAbstractSource, partSources } from './run-sources.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { rateTestability } from './testability.js';

const SECONDARY = 3;
const NO_LIBRARY: readonly LibraryPaper[] = [];

/** The candidates that follow from the papers of the run, and all sources that were read for them. */
interface RunHypotheses extends Pick<CoveredHypotheses, 'candidates' | 'sources' | 'coverage'> {
  readonly by: string;
}

/** Reads the live papers first, and the library's papers of the run only if they lead to nothing. */
const findRunHypotheses = async (
  dependencies: PipelineDependencies,
  topic: string,
  { abstracts, paper_ids: ids }: LiteratureDetails,
  papersBy: string,
  signal: AbortSignal,
): Promise<RunHypotheses> => {
  const input = { topic, interest: '', documents: [], library: NO_LIBRARY };
  if (abstracts.length > 0) {
    const live = { ...input, abstracts: abstracts.map(createAbstractSource) };
    const found = await findCoveredHypotheses(live, signal);
    if (found.candidates.length > 0) return { ...found, by: papersBy };
  }
  const library = await dependencies.library();
  const found = await findCoveredHypotheses(
    { ...input, library, libraryIds: new Set(ids) },
    signal,
  );
  const by = abstracts.length > 0 ? fill(messages.withLibrary, { by: papersBy }) : papersBy;
  return { ...found, by };
};

const writeRationale = (
  { claims = [], confidence_basis: basis }: Hypothesis,
  coverage: TopicCoverage | undefined,
): string =>
  [
    coverage ? fill(messages.notCovered, { ...coverage }) : '',
    ...claims
      .slice(0, 2)
      .flatMap(({ text, evidence }) => [
        text,
        ...evidence.slice(0, 1).map(({ quote }) => fill(messages.quoted, { quote })),
      ]),
    basis?.statement ?? '',
  ]
    .filter(Boolean)
    .join(' ');

const composeCandidate = (candidate: HypothesisCandidate, { candidates, sources }: RunHypotheses) =>
  composeHypothesis(candidate, {
    number: candidates.indexOf(candidate) + 1,
    of: candidates.length,
    missing: 0,
    mentioning: countSourcesNaming(candidate.relation, candidate.basis.sentence, sources).either,
    searched: sources.length,
  });

/** Writes the first hypothesis with the language model, if there is one and the quotes support its claims. */
const writePrimaryHypothesis = async (
  candidate: HypothesisCandidate,
  found: RunHypotheses,
  { model, deadline }: PipelineDependencies,
  { signal, onUsage }: ModelCallOptions,
) => {
  const base = composeCandidate(candidate, found);
  if (!model) return { hypothesis: base, isWritten: false, by: (text: string) => text };
  const written = await writeHypothesis(model, { candidate, base }, { signal, deadline, onUsage });
  const { isWritten } = written;
  return {
    hypothesis: isWritten ? written.hypothesis : base,
    isWritten,
    by: (text: string) =>
      isWritten
        ? fill(modelMessages.worded, { by: text, name: model.name })
        : withoutModel(text, written.why),
  };
};

const createCandidate = async (
  candidate: HypothesisCandidate,
  hypothesis: Hypothesis,
  { sources, coverage }: RunHypotheses,
  dependencies: PipelineDependencies,
  signal: AbortSignal,
) => {
  const novelty = rateNovelty(candidate, sources);
  const all = sources.map(({ source }) => source);
  const parted = partSources(hypothesis, all);
  const design = await designFromSources(hypothesis, dependencies, parted, signal);
  const testability = rateTestability(hypothesis, design);
  return {
    design,
    output: {
      ...hypothesis,
      novelty: novelty.value,
      novelty_basis: novelty.basis,
      testability: testability.value,
      testability_basis: testability.basis,
      rationale: writeRationale(hypothesis, coverage),
    },
  };
};

const describeApproach = ({ timeline, duration }: ExperimentDesign) => {
  const formatPhases = (from: number, to: number) =>
    timeline
      .slice(from, to)
      .map((each) => `${each.phase} (${each.duration}): ${each.description}`)
      .join(' ');
  return {
    phase1: formatPhases(0, 2),
    phase2: formatPhases(2, 3),
    phase3: formatPhases(3, 4),
    timeline: duration,
  };
};

const createOutput = async (
  found: RunHypotheses,
  dependencies: PipelineDependencies,
  work: ModelCallOptions,
) => {
  const [first, ...others] = found.candidates.slice(0, SECONDARY + 1);
  if (!first) return null;
  const written = await writePrimaryHypothesis(first, found, dependencies, work);
  const { signal } = work;
  const primary = await createCandidate(first, written.hypothesis, found, dependencies, signal);
  const secondary = [];
  for (const candidate of others) {
    const composed = composeCandidate(candidate, found);
    secondary.push(await createCandidate(candidate, composed, found, dependencies, signal));
  }
  return {
    ...written,
    output: {
      primary: primary.output,
      secondary: secondary.map(({ output }) => output),
      experimental_approach: describeApproach(primary.design),
    },
  };
};

/**
 * Generates hypotheses that follow from the papers of the run (`docs/discovery.md`), or reports that they lead to none. The first candidate is the primary hypothesis, the next three are secondary. A language model, if
 * configured, may write the primary one; its claims are checked.
 */
export const runHypothesisAgent: AgentTask = async (dependencies, { topic, done, work }) => {
  const { signal } = work;
  const { literature } = await parseRunResults(done);
  const details = parseLiteratureDetails(literature);
  const papersBy = literature?.source?.by ?? '';
  const createSource = (by: string, kind?: CandidateKind): ReplySource => ({
    origin: 'computed',
    by: nameOrigin(kind, by),
    at: dependencies.now().toISOString(),
    seed: dependencies.seed,
  });
  const papers = literature?.papers_analyzed ?? 0;
  if (papers === 0)
    return { ...createUnsupportedHypotheses(topic, papers, papersBy), source: createSource('') };
  const found = await findRunHypotheses(dependencies, topic, details, papersBy, signal);
  const meter = createUsageMeter();
  const created = await createOutput(found, dependencies, { signal, onUsage: meter.add });
  const source = createSource(found.by, found.candidates[0]?.kind);
  if (!created) return { ...createUnsupportedHypotheses(topic, papers, found.by), source };
  return {
    ...created.output,
    source: {
      ...source,
      ...(created.isWritten ? { origin: 'live' } : {}),
      by: created.by(source.by ?? ''),
    },
    ...meter.read(),
  };
};
