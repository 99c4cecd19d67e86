import { exportBibliography, createPaperRecord } from '@spinout/api-client/bibliography';
import { parseDoi } from '@spinout/api-client/doi';
import { describe, expect, it } from 'vitest';
import { formatReference } from '../pipeline/references.js';
import { parseReferences } from '../references/parse-references.js';
import { importBibliography } from './import-bibliography.js';

/** DOIs with characters that mean something else in addresses, LaTeX or markup; made up in the form of real ones. */
const DOIS = [
  '10.1002/(sici)1099-0001(199901)10:1<1::aid-xyz1>3.0.co;2-#',
  '10.1002/(sici)1099-0001(199901)10:1<1::aid-xyz1>3.0.co;2-q',
  '10.1016/0000-0001(72)90001-9',
  '10.1043/0001-0001(2004)012<0001:aoddd>2.0.co;2',
  '10.1000/a_b#c;d',
  '10.1000/100%_done&more',
];

const paper = (doi: string) => ({
  id: 'p',
  title: 'Shapes of made-up names',
  authors: ['Ada Example'],
  journal: 'Journal of Examples',
  year: 1999,
  relevance: 1,
  abstract: '',
  doi,
  matched_terms: undefined,
  uploaded: undefined,
  collection: undefined,
  times_cited: undefined,
  contexts: undefined,
  source: undefined,
});

describe.each(DOIS)('the DOI %s', (doi) => {
  it('is accepted bare, labeled and as an address, with an address that leads back to it', () => {
    const url = parseDoi(doi)?.url ?? '';
    expect(parseDoi(doi)?.doi).toBe(doi);
    expect(parseDoi(`doi: ${doi}`)?.doi).toBe(doi);
    expect(parseDoi(url)?.doi).toBe(doi);
    expect(url).not.toMatch(/[<>()\s"]/);
    expect(decodeURIComponent(new URL(url).pathname).slice(1)).toBe(doi);
    expect(new URL(url)).toMatchObject({ host: 'doi.org', hash: '', search: '' });
  });

  it.each(['bibtex', 'ris', 'csl-json'] as const)(
    'comes back from an export as %s',
    async (format) => {
      const text = exportBibliography([createPaperRecord(paper(doi))], format);
      const { records } = await importBibliography(new TextEncoder().encode(text));
      expect(records[0]?.doi).toBe(doi);
    },
  );

  it('is a link in a reference of the draft paper', () => {
    const reference = { ...paper(doi), label: '', url: null };
    expect(formatReference(reference as never)).toContain(parseDoi(doi)?.url ?? 'no address');
  });

  it('is read from a reference list', () => {
    const entry = `1. Example A (1999) Shapes of made-up names. J Examples 3: 1-9. doi: ${doi}`;
    const list = `Text [1].\n\nReferences\n\n${entry}\n2. Muster B (2001) Names of made-up shapes. J Examples 5: 2-8.\n3. Okoye T (2002) Prices of boats in harbors. J Examples 6: 1-3.\n`;
    expect(parseReferences(list)[0]?.doi).toBe(doi);
  });
});
