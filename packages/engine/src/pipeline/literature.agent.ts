import { sumUp } from '../literature/review.js';
import { addMentions } from '../library/mentions.js';
import type { Gap } from '../library/synthesis.js';
import type { AgentTask } from './agent.types.js';
import { extractFindings } from './extract-findings.js';
import { findRunPapers, type FoundPapers } from './find-run-papers.js';
import type { LiveQuery } from '../dependencies/live-sources.types.js';
import type { RunPaper } from '../literature/searchable-paper.js';
import { findTrends } from './trends.js';

const MAX_KEY_PAPERS = 10;

const createReference = ({ paper, review: { label } }: RunPaper) => {
  const { id, title, authors, journal, year, doi, url } = paper;
  return { id, title, authors, journal, year, doi, url, label };
};

const createKeyPaper = (found: RunPaper) => {
  const { paper, review, relevance } = found;
  const findings = extractFindings(paper.abstract, review.isOwnSummary);
  return {
    ...createReference(found),
    citations: paper.citations ?? null,
    relevance_score: relevance,
    key_findings: findings.length > 0 ? findings : null,
    source: paper.source,
  };
};

const formatQuery = ({ provider, query, hits, retrieved, at, failure }: LiveQuery) => ({
  provider,
  query,
  hits,
  retrieved,
  at,
  failure: failure?.kind,
});

/** Input for hypotheses on live papers; saved so that a resumed run does not repeat requests. */
const formatAbstract = (found: RunPaper) => ({
  ...createReference(found),
  abstract: found.paper.abstract,
  terms: found.review.terms,
  methods: found.review.methods,
});

const formatGap = (gap: Gap) =>
  gap.kind === 'open-question'
    ? { kind: gap.kind, paper_id: gap.paperId, text: gap.text }
    : {
        kind: gap.kind,
        a: gap.a,
        b: gap.b,
        count_a: gap.countA,
        count_b: gap.countB,
        text: gap.text,
      };

const createOutput = (found: FoundPapers) => {
  const reviews = found.papers.map(({ review }) => review);
  const { themes, gaps, methodologies } = sumUp(reviews);
  const trends = findTrends(addMentions(reviews));
  const years = reviews.flatMap(({ year }) => year ?? []);
  return {
    papers_analyzed: found.papers.length,
    key_papers: found.papers.slice(0, MAX_KEY_PAPERS).map(createKeyPaper),
    research_gaps: gaps.map(({ text }) => text),
    emerging_trends: trends.map(({ text }) => text),
    themes: themes.map(({ term, count, paperIds }) => ({ term, count, paper_ids: paperIds })),
    gaps: gaps.map(formatGap),
    trends,
    methodologies: methodologies.map(({ text }) => text),
    years: years.length > 0 ? { from: Math.min(...years), to: Math.max(...years) } : null,
    papers_searched: found.searched,
    retracted_left_out: found.retracted,
    paper_ids: found.papers.map(({ paper }) => paper.id),
    ...(found.isLive ? { abstracts: found.papers.map(formatAbstract) } : {}),
    search_log: found.log.map(formatQuery),
    source: found.source,
  };
};

/**
 * Finds and summarizes publications: `papers_analyzed` counts the matching papers, each read as library summary or
 * abstract; gaps and trends refer to all of them.
 */
export const runLiteratureAgent: AgentTask = async (dependencies, { topic, work: { signal } }) =>
  createOutput(await findRunPapers(dependencies, await dependencies.library(), topic, signal));
