import { describe, expect, it } from 'vitest';
import { exportBibtex } from './export-bibtex.js';
import { exportCslJson } from './export-csl-json.js';
import { exportRis } from './export-ris.js';
import type { BibliographyRecord } from './bibliography.types.js';

const record: BibliographyRecord = {
  id: 'example2020',
  type: 'article-journal',
  title: 'Naps',
  authors: [{ family: 'Example', given: 'Ada' }, { family: 'et al.' }],
  keywords: [],
};

describe('a record whose authors are not all listed', () => {
  it('says so in a note of RIS and CSL-JSON, which have no sign for it', () => {
    expect(exportRis([record])).toMatch(
      /AU {2}- Example, Ada\r\nTI[\s\S]*N1 {2}- Not all authors are listed\./u,
    );
    expect(exportRis([record])).not.toContain('et al');
    const [item] = JSON.parse(exportCslJson([record])) as readonly object[];
    expect(item).toMatchObject({
      author: [{ family: 'Example', given: 'Ada' }],
      note: 'Not all authors are listed.',
    });
  });

  it('has the sign of BibTeX', () => expect(exportBibtex([record])).toContain('and others'));
});
