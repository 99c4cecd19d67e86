import type { Hypothesis, Source as ReplySource } from '@spinout/api-client';
import { composeHypothesis } from '../discovery/compose.js';
import { discover, type Discovery } from '../discovery/discover.js';
import type { Link } from '../discovery/links.js';
import type { Source } from '../discovery/sources.js';
import { designExperiment } from '../experiment/design-experiment.js';
import { fillMessage } from '../library/library.messages.js';
import type { LibraryPaper } from '../library/library.js';
import { writeHypothesis } from '../discovery/write-hypothesis.js';
import type { ModelCallOptions } from '../providers/ask-model.js';
import { modelMessages, withoutModel } from '../providers/model.messages.js';
import { createUsageMeter } from '../providers/usage-meter.js';
import type { Agent, PipelineDependencies } from './agent.types.js';
import {
  parseLiteratureDetails,
  type Abstract,
  type LiteratureDetails,
} from './literature-details.js';
import { createUnsupportedHypotheses } from './unsupported-hypotheses.js';
import { rateNovelty } from './novelty.js';
import { parseRunResults } from './run-results.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { rateTestability } from './testability.js';
import { cleanTopic } from './topic.js';
import { toJson } from './to-json.js';

const SECONDARY = 3;
const NO_LIBRARY: readonly LibraryPaper[] = [];

const createAbstractSource = ({
  id,
  title,
  label,
  abstract,
  terms,
  methods,
}: Abstract): Source => ({
  id,
  title,
  kind: 'live',
  label: fillMessage(messages.abstractOf, { label }),
  paged: false,
  pages: [{ number: 1, text: abstract }],
  terms,
  methods,
  category: null,
});

/** The searched graph, and the links with evidence from at least one paper of the run. */
interface FoundLinks extends Pick<Discovery, 'graph'> {
  readonly links: readonly Link[];
  readonly by: string;
}

const getEvidencePaperIds = ({ ab, bc }: Link) =>
  [ab[0], bc[0]].map((coMention) => coMention?.passage.source.id ?? '');

const search = async (
  { seed }: PipelineDependencies,
  topic: string,
  { paper_ids: ids, abstracts }: LiteratureDetails,
  searched: { readonly library: readonly LibraryPaper[]; readonly by: string },
  signal: AbortSignal,
): Promise<FoundLinks> => {
  const { candidates, graph } = await discover(
    {
      topic,
      interest: '',
      documents: [],
      abstracts: abstracts.map(createAbstractSource),
      library: searched.library,
      seed,
    },
    signal,
  );
  const found = new Set(ids);
  const links = candidates.filter((link) => getEvidencePaperIds(link).some((id) => found.has(id)));
  return { graph, links, by: searched.by };
};

/** Searches links among live papers first, and includes the library only if there are none. */
const findLinks = async (
  dependencies: PipelineDependencies,
  topic: string,
  details: LiteratureDetails,
  papersBy: string,
  signal: AbortSignal,
): Promise<FoundLinks> => {
  const isLive = details.abstracts.length > 0;
  const among = isLive
    ? await search(dependencies, topic, details, { library: NO_LIBRARY, by: papersBy }, signal)
    : null;
  if (among && among.links.length > 0) return among;
  const by = isLive ? fillMessage(messages.withLibrary, { by: papersBy }) : papersBy;
  return search(
    dependencies,
    topic,
    details,
    { library: await dependencies.library(), by },
    signal,
  );
};

const writeRationale = ({ claims = [], confidence_basis: basis }: Hypothesis): string =>
  [
    ...claims
      .slice(0, 2)
      .flatMap(({ text, evidence }) => [
        text,
        ...evidence.slice(0, 1).map(({ quote }) => fillMessage(messages.quoted, { quote })),
      ]),
    basis?.statement ?? '',
  ]
    .filter(Boolean)
    .join(' ');

const composeCandidate = (link: Link, { graph, links }: FoundLinks) =>
  composeHypothesis(link, graph, {
    number: links.indexOf(link) + 1,
    of: links.length,
    missing: 0,
  });

/** Words the first hypothesis with the language model, if there is one and the quotes support its claims. */
const writePrimaryHypothesis = async (
  link: Link,
  found: FoundLinks,
  { model, deadline }: PipelineDependencies,
  { signal, onUsage }: ModelCallOptions,
) => {
  const base = composeCandidate(link, found);
  const by = (text: string) => text;
  if (!model) return { hypothesis: base, isWritten: false, by };
  const { graph } = found;
  const written = await writeHypothesis(
    model,
    { link, graph, base },
    { signal, deadline, onUsage },
  );
  return written.isWritten
    ? {
        hypothesis: written.hypothesis,
        isWritten: true,
        by: (text: string) => fillMessage(modelMessages.worded, { by: text, name: model.name }),
      }
    : {
        hypothesis: base,
        isWritten: false,
        by: (text: string) => withoutModel(text, written.why),
      };
};

const createCandidate = (
  link: Link,
  hypothesis: Hypothesis,
  { graph }: FoundLinks,
  dependencies: PipelineDependencies,
) => {
  const novelty = rateNovelty(link, graph);
  const design = designExperiment(hypothesis, dependencies);
  const testability = rateTestability(hypothesis, design, link.c);
  return {
    design,
    output: {
      ...hypothesis,
      novelty: novelty.value,
      novelty_basis: novelty.basis,
      testability: testability.value,
      testability_basis: testability.basis,
      rationale: writeRationale(hypothesis),
    },
  };
};

const describeApproach = ({ timeline, duration }: ReturnType<typeof designExperiment>) => {
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
  found: FoundLinks,
  dependencies: PipelineDependencies,
  work: ModelCallOptions,
) => {
  const [first, ...others] = found.links.slice(0, SECONDARY + 1);
  if (!first) return null;
  const { hypothesis, isWritten, by } = await writePrimaryHypothesis(
    first,
    found,
    dependencies,
    work,
  );
  const primary = createCandidate(first, hypothesis, found, dependencies);
  return {
    isWritten,
    by,
    output: {
      primary: primary.output,
      secondary: others.map(
        (link) => createCandidate(link, composeCandidate(link, found), found, dependencies).output,
      ),
      experimental_approach: describeApproach(primary.design),
    },
  };
};

/**
 * Generates hypotheses by linking statements of the papers of the run (`docs/discovery.md`), or reports that the papers
 * support none. The first candidate is the primary hypothesis, the next three are secondary. A language model, if
 * configured, may word the primary one; its claims are checked.
 */
export const hypothesisAgent = (dependencies: PipelineDependencies): Agent => ({
  id: 'hypothesis-agent',
  needs: ['literature-agent'],
  async run({ topic: requestedTopic, done, work: { signal } }) {
    const topic = cleanTopic(requestedTopic);
    const { literature } = await parseRunResults(done);
    const details = parseLiteratureDetails(literature);
    const papersBy = literature?.source?.by ?? '';
    const createSource = (by: string): ReplySource => ({
      origin: 'computed',
      by: by === '' ? messages.byLinks : fillMessage(messages.byLinksIn, { by }),
      at: dependencies.now().toISOString(),
      seed: dependencies.seed,
    });
    const papers = literature?.papers_analyzed ?? 0;
    if (papers === 0)
      return toJson({
        ...createUnsupportedHypotheses(topic, papers, papersBy),
        source: createSource(''),
      });
    const found = await findLinks(dependencies, topic, details, papersBy, signal);
    const meter = createUsageMeter();
    const created = await createOutput(found, dependencies, { signal, onUsage: meter.add });
    const plain = createSource(found.by);
    if (!created)
      return toJson({ ...createUnsupportedHypotheses(topic, papers, found.by), source: plain });
    return toJson({
      ...created.output,
      source: {
        ...plain,
        ...(created.isWritten ? { origin: 'live' } : {}),
        by: created.by(plain.by ?? ''),
      },
      ...meter.read(),
    });
  },
});
