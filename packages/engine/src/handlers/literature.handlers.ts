import { reviewLiterature, searchLiterature, type Paper } from '@spinout/api-client';
import {
  findableDocument,
  findablePaper,
  findPapers,
  type Findable,
} from '../discovery/find-papers.js';
import { reviewMessages as messages } from '../discovery/review.messages.js';
import { reviewPapers, sumUp, type ReviewPaper } from '../discovery/review.js';
import { fillIn } from '../discovery/discovery.messages.js';
import { documentsIn } from '../store/documents.js';
import type { World } from '../world.js';
import { handle, Refusal } from './handle.js';

const findables = async (world: World, journeyId: string): Promise<readonly Findable[]> => {
  const at = world.now().toISOString();
  const [library, documents] = await Promise.all([
    world.library(),
    documentsIn(world.store).ofJourney(journeyId),
  ]);
  return [
    ...documents.map((document) => findableDocument(document, at)),
    ...library.map((paper) => findablePaper(paper, at)),
  ];
};

/** A paper that only the request knows, from another server's list. */
const sentPaper = ({ id, title, abstract, year }: Paper): ReviewPaper => ({
  id,
  title,
  summary: abstract,
  year,
  terms: [],
  methods: [],
  openQuestions: [],
  summarised: false,
  label: `“${title}”${year === null ? '' : ` (${String(year)})`}`,
});

const chosen = (
  ids: readonly string[],
  known: readonly Findable[],
  sent: readonly Paper[],
): readonly ReviewPaper[] => {
  const byId = new Map([
    ...sent.map((paper) => [paper.id, sentPaper(paper)] as const),
    ...known.map(({ review }) => [review.id, review] as const),
  ]);
  const unknown = ids.filter((id) => !byId.has(id));
  if (unknown.length > 0) {
    const text = unknown.length === 1 ? messages.unknown.one : messages.unknown.other;
    throw new Refusal(400, fillIn(text, { ids: unknown.join('”, “') }));
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const sourceOf = ({ now }: World) => ({
  origin: 'computed',
  by: 'Bundled library',
  at: now().toISOString(),
});

/** Answers API-03 from the bundled library and the journey's own papers, and API-04 from the papers chosen. */
export const literatureHandlers = (world: World) => [
  handle(searchLiterature, async ({ journey_id, hypothesis, query, limit }) => {
    const hits = findPapers(await findables(world, journey_id), { query, hypothesis, limit });
    const { themes, gaps, methodologies } = sumUp(hits.map(({ review }) => review));
    return {
      papers: hits.map(({ found }) => found),
      analysis: {
        themes: themes.map(({ text }) => text),
        gaps: gaps.map(({ text }) => text),
        methodologies: methodologies.map(({ text }) => text),
      },
      source: sourceOf(world),
    };
  }),
  handle(reviewLiterature, async ({ journey_id, selected_papers, papers }) => {
    const ids = [...new Set(selected_papers)];
    if (ids.length === 0) throw new Refusal(400, messages.nothingSelected);
    const review = reviewPapers(chosen(ids, await findables(world, journey_id), papers));
    return { success: true, ...review, papers_reviewed: ids.length, source: sourceOf(world) };
  }),
];
