import { loadLibrary } from '../../library/library.js';
import { WORKS } from '../well-known-works.fixtures.js';
import { CITATION_STYLES, type PrintDoi, type PrintedWork } from './citation-styles.fixtures.js';

type LibraryWork = Awaited<ReturnType<typeof loadLibrary>>[number];

/** A reference list as the text of a paper has it, with what a reader reads in it. */
export interface LabeledList {
  readonly name: string;
  readonly style: string;
  readonly text: string;
  readonly works: readonly PrintedWork[];
}

const DOIS = {
  none: () => '',
  prefix: (doi) => (doi ? ` doi: ${doi}` : ''),
  tight: (doi) => (doi ? ` doi:${doi}.` : ''),
  address: (doi) => (doi ? ` https://doi.org/${doi}` : ''),
  old: (doi) => (doi ? ` http://dx.doi.org/${doi}.` : ''),
} satisfies Record<string, PrintDoi>;

const LABELS = {
  none: () => '',
  dot: (number) => `${number}. `,
  bracket: (number) => `[${number}] `,
  parenthesis: (number) => `(${number}) `,
  plain: (number) => `${number} `,
} satisfies Record<string, (number: number) => string>;

interface Layout {
  readonly style: string;
  readonly label: keyof typeof LABELS;
  readonly doi: keyof typeof DOIS;
  /** Letters of a line. */
  readonly width: number;
  /** What stands at the top of each page, which has some lines of the list. @default nothing */
  readonly head?: string;
  /** Spaces before all lines of an entry but the first. @default 0 */
  readonly indent?: number;
  /** Whether an empty line is between entries. @default they follow each other */
  readonly isApart?: boolean;
}

/** Twenty lists in eighteen styles. */
const LAYOUTS: readonly Layout[] = [
  { style: 'Vancouver', label: 'dot', doi: 'tight', width: 74 },
  { style: 'Vancouver', label: 'none', doi: 'none', width: 62, isApart: true },
  { style: 'AMA', label: 'dot', doi: 'tight', width: 58, head: 'Example et al. Page 12 of 14' },
  { style: 'PLOS', label: 'dot', doi: 'prefix', width: 90, isApart: true },
  { style: 'PLOS before 2015', label: 'dot', doi: 'prefix', width: 60 },
  { style: 'APA', label: 'none', doi: 'address', width: 86, indent: 4 },
  {
    style: 'APA',
    label: 'none',
    doi: 'address',
    width: 56,
    isApart: true,
    head: 'EXAMPLE AND MUSTER 17',
  },
  { style: 'Chicago author–date', label: 'none', doi: 'address', width: 80, isApart: true },
  { style: 'Harvard', label: 'none', doi: 'old', width: 78, isApart: true },
  { style: 'MLA', label: 'none', doi: 'none', width: 76, indent: 4, isApart: true },
  { style: 'IEEE', label: 'bracket', doi: 'prefix', width: 56 },
  { style: 'ACS', label: 'parenthesis', doi: 'none', width: 60 },
  { style: 'Nature', label: 'dot', doi: 'none', width: 54 },
  { style: 'Cell', label: 'none', doi: 'address', width: 66, isApart: true },
  {
    style: 'Science',
    label: 'dot',
    doi: 'prefix',
    width: 64,
    head: 'Invented Reports 8, 211 (2022)',
  },
  { style: 'ACM', label: 'bracket', doi: 'address', width: 58 },
  { style: 'AIP', label: 'plain', doi: 'none', width: 60, isApart: true },
  { style: 'plainnat', label: 'none', doi: 'none', width: 72, isApart: true },
  { style: 'Elsevier', label: 'bracket', doi: 'address', width: 58, head: 'A. Example, B. Muster' },
  { style: 'Springer', label: 'dot', doi: 'address', width: 62 },
];

const LINES_OF_A_PAGE = 30;
const FROM_LIBRARY = 17;
/** Works whose volume and pages are known too, as those of the library are not. */
const WITH_VOLUME = 6;

/** Prints the lists of the set: each of other works of the library, and of some whose volumes and pages are known. */
export async function printLists(): Promise<readonly LabeledList[]> {
  const library = await loadLibrary();
  const articles = WORKS.filter(({ volume }) => volume !== undefined);
  return LAYOUTS.map((layout, at) => {
    const works = [
      ...take(library, FROM_LIBRARY, at * FROM_LIBRARY).map(workOf),
      ...take(articles, WITH_VOLUME, at * WITH_VOLUME).map((work) => ({ ...work, hasMore: false })),
    ];
    const isNumbered = layout.label !== 'none';
    const ordered = isNumbered ? works : works.toSorted(byAuthor);
    const name = `${at + 1}, ${layout.style}, ${layout.label}`;
    return { name, style: layout.style, text: printPaper(ordered, layout), works: ordered };
  });
}

const take = <Item>(items: readonly Item[], count: number, from: number): readonly Item[] =>
  Array.from({ length: count }, (_, at) => items[(from + at) % items.length]).filter(
    (item) => item !== undefined,
  );

const byAuthor = (a: PrintedWork, b: PrintedWork) =>
  (a.authors[0]?.[0] ?? '').localeCompare(b.authors[0]?.[0] ?? '', 'en');

/** "K. S. Novoselov"; what has no initials is the name of a group. */
const NAME = /^((?:\p{Lu}\p{M}?\p{Ll}?\.[\s-]?)+)\s*(\S.*)$/u;

const workOf = ({
  authors,
  authorsTruncated,
  title,
  year,
  journal,
  doi,
}: LibraryWork): PrintedWork => ({
  authors: authors.map((author) => {
    const [, given, family] = NAME.exec(author) ?? [];
    return [family ?? author, given?.trim() ?? ''] as const;
  }),
  hasMore: authorsTruncated === true,
  title,
  year,
  journal,
  ...(doi ? { doi } : {}),
});

/** A paper of two pages of text and the list, with the same head on each page. */
const printPaper = (works: readonly PrintedWork[], layout: Layout): string => {
  const { head } = layout;
  const page = 'Introduction\n\nThe lists of this paper were printed by a program in 2022.';
  const body = head === undefined ? [page] : [head, page, head];
  return [...body, 'References', printList(works, layout)].join('\n\n');
};

const printList = (works: readonly PrintedWork[], layout: Layout): string => {
  const { style, label, doi, width, indent = 0, head, isApart = false } = layout;
  const entries = works.map((work, at) => {
    const entry = CITATION_STYLES[style]?.(work, DOIS[doi]) ?? '';
    return wrap(`${LABELS[label](at + 1)}${entry}`, width, ' '.repeat(indent));
  });
  const lines = entries.flatMap((entry, at) => (isApart && at > 0 ? ['', ...entry] : entry));
  return lines
    .flatMap((line, at) =>
      head !== undefined && at > 0 && at % LINES_OF_A_PAGE === 0 ? ['', head, '', line] : [line],
    )
    .join('\n');
};

/** Breaks an entry into lines as a column does, some long words with a hyphen. */
const wrap = (entry: string, width: number, indent: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of entry.split(' ')) {
    const start = lines.length === 0 ? '' : indent;
    if (line === '') line = `${start}${word}`;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else if (/^\p{Ll}{9,}$/u.test(word) && line.length + 6 < width) {
      lines.push(`${line} ${word.slice(0, 4)}-`);
      line = `${indent}${word.slice(4)}`;
    } else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line];
};
