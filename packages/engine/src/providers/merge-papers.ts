import type { LivePaper, LiveSource } from './provider.types.js';

/** A paper merged from the records of one or more sources. */
export interface MergedPaper extends LivePaper {
  /** All sources with a record of the paper, the source of the title first. */
  readonly foundIn: readonly LiveSource[];
  /** Sources of the fields that the first record lacks. */
  readonly filledFrom: Partial<Record<'abstract' | 'citations' | 'doi' | 'pmid', string>>;
  /** Best rank in any source, counted from 0. */
  readonly rank: number;
}

/** Shorter titles ("Editorial", "Introduction") do not identify a paper. */
const MIN_TITLE = 20;

/** Reduces a title to letters and digits, so that records of the same paper can be compared. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const isDifferent = <T>(left: T | null | undefined, right: T | null | undefined) =>
  left != null && right != null && left !== right;

const areNear = (left: number | null, right: number | null) =>
  left === null || right === null || Math.abs(left - right) <= 1;

/**
 * Deduplication rules, most reliable first, with their exceptions: papers with different DOIs or PMIDs are different
 * papers even if their titles are equal, for example a preprint and its article.
 */
const MATCH_RULES: readonly {
  readonly getMatchKey: (paper: LivePaper) => string | undefined;
  readonly isMatch: (left: LivePaper, right: LivePaper) => boolean;
}[] = [
  { getMatchKey: ({ doi }) => doi && `doi:${doi}`, isMatch: () => true },
  {
    getMatchKey: ({ pmid }) => pmid && `pmid:${pmid}`,
    isMatch: (left, right) => !isDifferent(left.doi, right.doi),
  },
  {
    getMatchKey: ({ title }) => {
      const folded = foldTitle(title);
      return folded.length < MIN_TITLE ? undefined : `title:${folded}`;
    },
    isMatch: (left, right) => haveNoOtherIds(left, right) && areNear(left.year, right.year),
  },
];

const haveNoOtherIds = (left: LivePaper, right: LivePaper) =>
  !isDifferent(left.doi, right.doi) && !isDifferent(left.pmid, right.pmid);

const joinPapers = (first: MergedPaper, second: MergedPaper): MergedPaper => {
  const { by } = second.source;
  const fills = {
    abstract: first.abstract === '' && second.abstract !== '',
    citations: first.citations === undefined && second.citations !== undefined,
    doi: first.doi === undefined && second.doi !== undefined,
    pmid: first.pmid === undefined && second.pmid !== undefined,
  };
  const names = Object.entries(fills).flatMap(([field, isFilled]) =>
    isFilled ? [[field, second.filledFrom[field as keyof typeof fills] ?? by]] : [],
  );
  const known = new Set(first.foundIn.map((source) => source.by));
  return {
    ...second,
    ...first,
    ...(fills.doi ? { id: second.id, url: second.url } : {}),
    authors: first.authors.length > 0 ? first.authors : second.authors,
    journal: first.journal || second.journal,
    year: first.year ?? second.year,
    abstract: first.abstract || second.abstract,
    isRetracted: first.isRetracted || second.isRetracted,
    foundIn: [...first.foundIn, ...second.foundIn.filter((source) => !known.has(source.by))],
    filledFrom: { ...first.filledFrom, ...(Object.fromEntries(names) as Record<string, string>) },
    rank: Math.min(first.rank, second.rank),
  };
};

/** The records of one paper; `paper` is null after the group was merged into another one. */
interface Group {
  paper: MergedPaper | null;
}

/**
 * Deduplicates papers: records with the same DOI, the same PMID, or the same title within a year and no conflicting ids are
 * merged. The record of the earlier list takes precedence; later ones fill missing fields. A paper is retracted if any
 * source says so.
 * @param lists one per source, in the order of the source
 * @returns papers interleaved by rank, so that no source displaces the others
 */
export function mergePapers(lists: readonly (readonly LivePaper[])[]): readonly MergedPaper[] {
  const groups: Group[] = [];
  const byKey = new Map<string, Group[]>();

  const register = (paper: LivePaper, group: Group) => {
    for (const { getMatchKey } of MATCH_RULES) {
      const key = getMatchKey(paper);
      if (key === undefined) continue;
      const known = byKey.get(key) ?? [];
      byKey.set(key, known.includes(group) ? known : [...known, group]);
    }
  };

  /** Groups that match the paper, most reliable match first. */
  const findRelated = (paper: LivePaper): readonly Group[] => [
    ...new Set(
      MATCH_RULES.flatMap(({ getMatchKey, isMatch }) =>
        (byKey.get(getMatchKey(paper) ?? '') ?? []).filter(
          (group) => group.paper !== null && isMatch(group.paper, paper),
        ),
      ),
    ),
  ];

  const addPaper = (paper: MergedPaper) => {
    const [target = { paper: null }, ...others] = findRelated(paper);
    if (target.paper === null) groups.push(target);
    const members = [target];
    let whole = target.paper === null ? paper : joinPapers(target.paper, paper);
    for (const other of others) {
      if (other.paper === null || !haveNoOtherIds(whole, other.paper)) continue;
      whole = joinPapers(whole, other.paper);
      members.push(other);
    }
    // The earliest record takes precedence.
    const parts = groups
      .filter((group) => members.includes(group))
      .flatMap((group) => group.paper ?? []);
    for (const member of members) member.paper = null;
    target.paper = [...parts, paper].reduce(joinPapers);
    for (const part of [...parts, paper]) register(part, target);
  };

  for (const list of lists)
    list.forEach((paper, rank) => {
      addPaper({ ...paper, foundIn: [paper.source], filledFrom: {}, rank });
    });
  return groups
    .flatMap(({ paper }) => paper ?? [])
    .toSorted((left, right) => left.rank - right.rank);
}
