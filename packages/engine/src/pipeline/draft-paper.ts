import { fill } from '@spinout/domain/text';
import { isUnsupported, type PipelinePaper } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import type { PipelineDependencies } from './agent.types.js';
import { draftExhibits } from './draft-exhibits.js';
import {
  writeSearchSummary,
  writeHypothesisSentence,
  writeIntroduction,
  writeMethods,
  type DraftMaterial,
} from './draft-background.js';
import { writeConclusion, writeDiscussion, writeResults } from './draft-outcome.js';
import {
  createSentence,
  createSentences,
  SECTION_NAMES,
  type DraftSection,
  type NamedSection,
  type Wording,
  type DraftSentence,
  type SectionName,
} from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';
import { createReferenceList, type ReferenceList } from './references.js';
import { collectRunReferences } from './run-references.js';
import { selectTargetJournals } from './target-journals.js';
import { formatTopic } from '../literature/topic.js';

const PARAGRAPH = '\n\n';

const SECTIONS: Readonly<Record<SectionName, (material: DraftMaterial) => DraftSection>> = {
  introduction: writeIntroduction,
  methods: writeMethods,
  results: writeResults,
  discussion: writeDiscussion,
  conclusion: writeConclusion,
};

/** The sections of a draft; each sentence includes its source. */
export const draftSections = (material: DraftMaterial): readonly NamedSection[] =>
  SECTION_NAMES.map((name) => [name, SECTIONS[name](material)] as const);

const createTitle = ({ topic, runResults }: DraftMaterial): string => {
  const { primary } = runResults.hypotheses ?? {};
  const title = primary?.['title'];
  const isSupported = !isUnsupported(primary) && (primary?.statement ?? '') !== '';
  return isSupported && typeof title === 'string' && title !== ''
    ? fill(messages.titleHypothesis, { title })
    : fill(messages.titleTopic, { topic: formatTopic(topic) });
};

const writeAbstract = (material: DraftMaterial): DraftSentence[] => {
  const design = material.runResults.experimentDesign?.statistical_design;
  const size = design?.power_analysis.sample_size ?? 0;
  const hypothesis = writeHypothesisSentence(material);
  return [
    createSentence('draft', messages.draft),
    ...writeSearchSummary(material),
    ...(hypothesis ? [{ ...hypothesis, papers: [] }] : []),
    ...createSentences(
      'experiment-agent',
      design ? [fill(messages.abstractTest, { size, test: design.type })] : [],
    ),
  ];
};

const formatSection = (section: DraftSection, references: ReferenceList): string =>
  section
    .map((paragraph) =>
      paragraph.map(({ text, papers }) => text + references.cite(papers)).join(' '),
    )
    .filter(Boolean)
    .join(PARAGRAPH);

/**
 * Composes a draft from the results of a run. Every sentence comes from an agent or the person; `trace` lists the sources
 * by section. Only papers of the run are cited, with DOIs that were checked in the library or provided by a public source.
 * A wording changes sentences but not their sources. Target journals are those of most of the papers, without impact factors.
 */
export function draftPaper(
  material: DraftMaterial,
  library: readonly LibraryPaper[],
  dependencies: Pick<PipelineDependencies, 'now' | 'seed'>,
  wording: Wording | null = null,
): PipelinePaper & { trace: unknown } {
  const { runResults, details } = material;
  const papers = collectRunReferences(runResults, details, library);
  const references = createReferenceList(papers);
  const built = wording?.sections ?? draftSections(material);
  const abstract = writeAbstract(material);
  const texts = new Map(built.map(([name, section]) => [name, formatSection(section, references)]));
  const journals = selectTargetJournals(details.key_papers.map(({ journal }) => journal));
  return {
    title: createTitle(material),
    draft: true,
    authors: [],
    abstract: abstract.map(({ text }) => text).join(' '),
    sections: {
      introduction: texts.get('introduction') ?? '',
      methods: texts.get('methods') ?? '',
      results: texts.get('results') ?? '',
      discussion: texts.get('discussion') ?? '',
      conclusion: texts.get('conclusion') ?? '',
    },
    ...draftExhibits(runResults, details),
    target_journal: journals[0]?.name ?? '',
    impact_factor: null,
    target_journals: journals.map((journal) => ({ ...journal })),
    references: references.format(),
    trace: [['abstract', [abstract]] as const, ...built].flatMap(([section, paragraphs]) =>
      paragraphs.flat().map(({ text, from, papers: cited }) => ({
        section,
        text,
        from,
        papers: cited.filter((id) => papers.has(id)),
      })),
    ),
    source: {
      origin: wording?.isWrittenByModel ? 'live' : 'computed',
      by: wording?.by ?? messages.by,
      at: dependencies.now().toISOString(),
      seed: dependencies.seed,
    },
  };
}
