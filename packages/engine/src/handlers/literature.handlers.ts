import { fill } from '@spinout/domain/text';
import {
  reviewLiterature,
  searchLiterature,
  supportedOrNull,
  type Paper,
  type Source,
} from '@spinout/api-client';
import {
  addReferences,
  collectionOf,
  documentCollection,
  libraryCollection,
  type Collection,
  hideOwnRecords,
} from '../literature/collections.js';
import { findPapers } from '../literature/find-papers.js';
import { readCitedWorks } from '../literature/cited-works.js';
import { createSearchLog } from '../literature/search-log.js';
import { getHypothesisSubject, getPapersSubject } from '../literature/search-subject.js';
import { sourceOfDocument } from '../literature/sources.js';
import { addTitleTerms } from '../literature/imported-terms.js';
import { hideRepeated, loadImportedCollections } from '../literature/imported-collections.js';
import type { SearchablePaper } from '../literature/searchable-paper.js';
import { reviewMessages as messages } from '../literature/review.messages.js';
import { reviewPapers, sumUp, type ReviewPaper } from '../literature/review.js';
import { writeThemes, type CountedThemes } from '../literature/write-themes.js';
import { formatTermTitle } from '../library/term-phrase.js';
import { sourceOfRecord } from '../hypotheses/imported-abstracts.js';
import { findTermLinks, getAskedTerm } from '../hypotheses/links/find-term-links.js';
import { loadLanguage } from '../language/parse-text.js';
import type { LibraryPaper } from '../library/library.js';
import { findFlowPapers, getOfferedSources } from '../literature/flow-papers.js';
import { modelMessages, withoutModel } from '../language-model/model.messages.js';
import { createUsageMeter } from '../language-model/usage-meter.js';
import { createDocumentStore } from '../store/documents.js';
import { createImportStore } from '../store/imports.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { Refusal } from '../calls/refusal.js';
import { handle, type Handler, type HandlerContext } from './handle.js';
import { toBibliographyImport } from './import.handlers.js';

const getPapers = (all: readonly Collection[]): readonly SearchablePaper[] =>
  all.flatMap(({ papers }) => papers);

/** The person's papers, the imported records and the library. */
const loadSources = async (
  { store, now }: EngineDependencies,
  library: readonly LibraryPaper[],
  journeyId: string,
) => {
  const at = now().toISOString();
  const documents = await createDocumentStore(store).listByJourney(journeyId);
  const imports = await createImportStore(store).listByJourney(journeyId);
  const imported: (readonly Collection[])[] = [];
  for (const each of imports) imported.push(await loadImportedCollections(store, each));
  const own = documents.map((document) => documentCollection(document, at));
  const hideOwn = (others: readonly Collection[]) => hideOwnRecords(others, documents);
  const bundled = hideOwn([libraryCollection(library, at)]);
  const collections =
    imported.length === 0
      ? [...own, ...bundled]
      : hideRepeated([own, ...imported.map(hideOwn), bundled]);
  const language = documents.length === 0 ? undefined : await loadLanguage();
  return {
    collections,
    imports,
    /** What the person brought: papers, and imported records that have an abstract. */
    own: [
      ...documents.map(sourceOfDocument),
      ...getPapers(collections)
        .filter(({ paper }) => paper.collection === 'imported' && paper.abstract !== '')
        .map(sourceOfRecord),
    ],
    /** What the person's papers are about; undefined without papers. */
    papersSubject: language && getPapersSubject(documents, language.parse),
    /** Usable entries of all their reference lists. */
    referenceEntries: documents.flatMap(readCitedWorks).length,
    /** With the references of the person's papers. */
    withReferences: (others: readonly Collection[]): readonly Collection[] => {
      const all = [...collections, ...hideOwn(others)];
      return language ? addReferences(all, documents, language.parse, at) : all;
    },
  };
};

/** Creates a paper for review from the request, for papers of another server. */
const createReviewPaper = ({ id, title, abstract, year }: Paper): ReviewPaper => ({
  id,
  title,
  summary: abstract,
  year,
  terms: [],
  methods: [],
  openQuestions: [],
  isOwnSummary: false,
  label: `“${title}”${year === null ? '' : ` (${String(year)})`}`,
});

const selectPapers = (
  ids: readonly string[],
  known: readonly SearchablePaper[],
  sent: readonly Paper[],
): readonly ReviewPaper[] => {
  const byId = new Map([
    ...sent.map((paper) => [paper.id, createReviewPaper(paper)] as const),
    ...known.map(({ review }) => [review.id, review] as const),
  ]);
  const unknown = ids.filter((id) => !byId.has(id));
  if (unknown.length > 0) {
    const text = unknown.length === 1 ? messages.unknown.one : messages.unknown.other;
    throw new Refusal(400, fill(text, { ids: unknown.join('”, “') }));
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const BY_LIBRARY = 'Bundled library';

const nameLocalSources = (hits: readonly SearchablePaper[]): string => {
  const isAmong = (wanted: string) => hits.some(({ paper }) => paper.collection === wanted);
  const names = [
    ...(isAmong('references') ? ['References of your papers'] : []),
    ...(isAmong('imported') ? ['your imported records'] : []),
    'bundled library',
  ].join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
};

/** Imported papers need the terms that their titles share with others. */
const describeImported = async <Found extends SearchablePaper>(
  papers: readonly Found[],
): Promise<readonly Found[]> => {
  if (papers.every(({ paper }) => paper.collection !== 'imported')) return papers;
  const { parse } = await loadLanguage();
  return addTitleTerms(papers, parse);
};

const getText = ({ text }: { readonly text: string }) => text;

interface Attribution {
  readonly isLive: boolean;
  readonly by: string;
}

const createSource = ({ now }: EngineDependencies, { isLive, by }: Attribution): Source => ({
  origin: isLive ? 'live' : 'computed',
  by,
  at: now().toISOString(),
});

/** Lets the language model, if there is one, word the counted themes. */
async function writeThemesWithModel(
  papers: readonly ReviewPaper[],
  counted: CountedThemes,
  origin: Attribution,
  { signal, dependencies: { model, deadline } }: HandlerContext,
  isAllowed = true,
) {
  if (!model || !isAllowed || papers.every(({ summary }) => summary === ''))
    return { ...counted, origin, usage: {} };
  const meter = createUsageMeter();
  const context = { signal, deadline, onUsage: meter.add };
  const { why, ...written } = await writeThemes(model, papers, counted, context);
  const usage = meter.read();
  if (why !== undefined)
    return { ...counted, usage, origin: { ...origin, by: withoutModel(origin.by, why) } };
  const by = fill(modelMessages.worded, { by: origin.by, name: model.name });
  return { ...written, usage, origin: { isLive: true, by } };
}

/**
 * Answers literature searches from the papers of the journey, the bundled library and the enabled public sources, and
 * literature reviews from the selected papers.
 */
export const literatureHandlers: readonly Handler[] = [
  handle(searchLiterature, async (request, context) => {
    const { dependencies } = context;
    const library = await dependencies.library();
    const local = await loadSources(dependencies, library, request.journey_id);
    const { papersSubject } = local;
    const search = { ...request, papersSubject, local: getPapers(local.collections), library };
    const live = await findFlowPapers(dependencies, search, context.signal);
    const offered = getOfferedSources(dependencies.live);
    const found = findPapers(local.withReferences([collectionOf(live.papers)]), {
      ...request,
      papersSubject,
    });
    const hits = await describeImported(found.papers);
    const log = createSearchLog({
      ...request,
      subject: getHypothesisSubject(request.hypothesis) ?? papersSubject,
      found,
      referenceEntries: local.referenceEntries,
      live,
      at: dependencies.now().toISOString(),
    });
    const asked = getAskedTerm(
      request.query,
      supportedOrNull(request.hypothesis)?.structure?.factor,
    );
    const term_links = asked && (await findTermLinks(asked, local.own, context.signal));
    const papers = hits.map(({ review }) => review);
    const { themes, gaps, methodologies } = sumUp(papers);
    const counted = { themes: themes.map(getText), gaps: gaps.map(getText) };
    const counts = {
      isLive: hits.some(({ paper }) => paper.source?.origin === 'live'),
      by: live.addAttribution(nameLocalSources(hits)),
    };
    const isAllowed = request.language_model;
    const written = await writeThemesWithModel(papers, counted, counts, context, isAllowed);
    const { origin, usage, ...worded } = written;
    return {
      papers: hits.map((hit) => hit.found),
      ...(log && { log }),
      ...(term_links && { term_links }),
      stored_in: dependencies.storedIn ?? 'server',
      ...(local.imports.length > 0 && { imports: local.imports.map(toBibliographyImport) }),
      ...(offered && { public_sources: { ...offered, state: live.state } }),
      analysis: {
        ...worded,
        methodologies: methodologies.map(getText),
        ...(themes.length > 0 && {
          theme_papers: themes.map(({ term, paperIds }) => ({
            theme: formatTermTitle(term),
            papers: paperIds,
          })),
        }),
      },
      source: createSource(dependencies, origin),
      ...usage,
    };
  }),
  handle(reviewLiterature, async (request, context) => {
    const { dependencies } = context;
    const { journey_id, selected_papers, papers } = request;
    const ids = [...new Set(selected_papers)];
    if (ids.length === 0) throw new Refusal(400, messages.nothingSelected);
    const local = await loadSources(dependencies, await dependencies.library(), journey_id);
    const wanted = new Set(ids);
    const known = getPapers(local.withReferences([])).filter(({ doc }) => wanted.has(doc.id));
    const selected = selectPapers(ids, await describeImported(known), papers);
    const review = reviewPapers(selected);
    const counted = { themes: review.themes, gaps: review.gaps };
    const counts = { isLive: false, by: BY_LIBRARY };
    const isAllowed = request.language_model;
    const written = await writeThemesWithModel(selected, counted, counts, context, isAllowed);
    const { origin, usage, ...worded } = written;
    return {
      success: true,
      ...review,
      ...worded,
      papers_reviewed: ids.length,
      source: createSource(dependencies, origin),
      ...usage,
    };
  }),
];
