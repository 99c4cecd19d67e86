import { isUnsupported, type PipelinePaper } from '@spinout/api-client';
import { fillMessage } from '../library/library.messages.js';
import type { LibraryPaper } from '../library/library.js';
import type { PipelineDependencies } from './agent.types.js';
import { draftExhibits } from './draft-exhibits.js';
import {
  foundSentences,
  hypothesisSentences,
  introduction,
  methods,
  type DraftMaterial,
} from './draft-background.js';
import { conclusion, discussion, results } from './draft-outcome.js';
import {
  sentence,
  SECTION_NAMES,
  type DraftSection,
  type NamedSection,
  type Wording,
  type DraftSentence,
  type SectionName,
} from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';
import { referenceList, type ReferenceList } from './references.js';
import { runReferences } from './run-references.js';
import { targetJournals } from './target-journals.js';
import { shownTopic } from './topic.js';

const PARAGRAPH = '\n\n';

const SECTIONS: Readonly<Record<SectionName, (material: DraftMaterial) => DraftSection>> = {
  introduction,
  methods,
  results,
  discussion,
  conclusion,
};

/** The sections of a draft, each sentence with what bears it out. */
export const sectionsOf = (material: DraftMaterial): readonly NamedSection[] =>
  SECTION_NAMES.map((name) => [name, SECTIONS[name](material)] as const);

const titleOf = ({ topic, parts }: DraftMaterial): string => {
  const { primary } = parts.hypotheses ?? {};
  const title = primary?.['title'];
  const isSupported = !isUnsupported(primary) && (primary?.statement ?? '') !== '';
  return isSupported && typeof title === 'string' && title !== ''
    ? fillMessage(messages.titleHypothesis, { title })
    : fillMessage(messages.titleTopic, { topic: shownTopic(topic) });
};

const abstractOf = (material: DraftMaterial): DraftSentence[] => {
  const { experimentDesign } = material.parts;
  const design = experimentDesign?.statistical_design;
  const conclusionSentence = hypothesisSentences(material).at(-1);
  return [
    sentence('draft', messages.draft),
    ...foundSentences(material),
    ...(conclusionSentence ? [{ ...conclusionSentence, papers: [] }] : []),
    ...(design
      ? [
          sentence(
            'experiment-agent',
            fillMessage(messages.abstractTest, {
              size: design.power_analysis.sample_size,
              test: design.type,
            }),
          ),
        ]
      : []),
  ];
};

const written = (section: DraftSection, references: ReferenceList): string =>
  section
    .map((paragraph) =>
      paragraph.map(({ text, papers }) => text + references.cite(papers)).join(' '),
    )
    .filter(Boolean)
    .join(PARAGRAPH);

/**
 * Composes a draft from the parts of a run. Every sentence comes from a part or from the person: `trace` says
 * which, section by section. Cited are only papers of the run; a DOI stands where the library checked it or a public
 * source gave it. A wording changes the sentences, not what bears them out. Journals are those in which most of the papers used were published, without an impact factor.
 */
export function draftPaper(
  material: DraftMaterial,
  library: readonly LibraryPaper[],
  dependencies: Pick<PipelineDependencies, 'now' | 'seed'>,
  wording: Wording | null = null,
): PipelinePaper & { trace: unknown } {
  const { parts, details } = material;
  const papers = runReferences(parts, details, library);
  const references = referenceList(papers);
  const built = wording?.sections ?? sectionsOf(material);
  const abstract = abstractOf(material);
  const texts = new Map(built.map(([name, section]) => [name, written(section, references)]));
  const journals = targetJournals(details.key_papers.map(({ journal }) => journal));
  return {
    title: titleOf(material),
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
    ...draftExhibits(parts, details),
    target_journal: journals[0]?.name ?? '',
    impact_factor: null,
    target_journals: journals.map((journal) => ({ ...journal })),
    references: references.printed(),
    trace: [['abstract', [abstract]] as const, ...built].flatMap(([section, paragraphs]) =>
      paragraphs.flat().map(({ text, from, papers: cited }) => ({
        section,
        text,
        from,
        papers: cited.filter((id) => papers.has(id)),
      })),
    ),
    source: {
      origin: wording?.isWritten ? 'live' : 'computed',
      by: wording?.by ?? messages.by,
      at: dependencies.now().toISOString(),
      seed: dependencies.seed,
    },
  };
}
