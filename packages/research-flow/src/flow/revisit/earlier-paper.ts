import type { EarlierPaper, RevisitState } from '../../saved/saved-flow.js';
import { uniqueBy } from '../../steps/unique-by.js';
import type { RevisitChange } from '../flow.types.js';
import { addBases, getBroughtDocuments, type ResultState } from './outdated.js';

/** The paper of the flow with its analysis; null if none was analyzed. */
export function getPaper({ data, drafts, revisit }: ResultState): EarlierPaper | null {
  const { paper_analysis: analysis, paper_metadata: metadata } = data;
  const draft = revisit.paperDraft ?? drafts.paper;
  return analysis && metadata
    ? {
        analysis,
        metadata,
        documents: getBroughtDocuments({ data, drafts }),
        ...(draft && { draft }),
      }
    : null;
}

/** The papers that can be used again, the latest first. */
export const getEarlierPapers = ({
  earlierPaper,
  olderPapers = [],
}: Partial<RevisitState>): readonly EarlierPaper[] =>
  earlierPaper === undefined ? [] : [earlierPaper, ...olderPapers];

/** Saves the papers that can be used again, the latest first. */
export const setEarlierPapers = ([earlierPaper, ...olderPapers]: readonly EarlierPaper[]): Pick<
  RevisitState,
  'earlierPaper' | 'olderPapers'
> => ({
  earlierPaper,
  olderPapers: olderPapers.length === 0 ? undefined : olderPapers,
});

/** Keeps what the current paper was read from, before the person changes it in the step that opens again. */
export const keepPaperDraft = ({ drafts, revisit }: ResultState): RevisitState => ({
  ...revisit,
  paperDraft: revisit.paperDraft ?? drafts.paper,
});

/**
 * Uses the replaced paper again, and keeps the current one as the last of those that can be used again, so that each has its
 * turn. The open step starts again from it.
 */
export function exchangePaper(
  { step }: { readonly step: number },
  state: ResultState,
): RevisitChange | null {
  const [earlierPaper, ...others] = getEarlierPapers(state.revisit);
  const current = getPaper(state);
  if (earlierPaper === undefined || current === null) return null;
  const { analysis, metadata, documents, draft } = earlierPaper;
  const added = state.drafts.literature?.documents ?? [];
  const data = {
    ...state.data,
    papers: {
      ...state.data.papers,
      documents: uniqueBy([...documents, ...added], ({ id }) => id),
    },
    paper_analysis: analysis,
    paper_metadata: metadata,
  };
  const drafts = { ...state.drafts, paper: draft };
  const bases = addBases(state, { data, drafts });
  const revisit = { ...bases, paperDraft: undefined, ...setEarlierPapers([...others, current]) };
  return { step, data, drafts, revisit, problem: null, reported: null };
}

/** Names of the documents of a paper, for a sentence. */
export const getPaperName = ({ documents }: Pick<EarlierPaper, 'documents'>): string =>
  documents.map(({ title }) => title).join(', ');
