import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paperDraft } from './paper.draft.js';
import type { PaperDraft } from './paper.machine.js';

const draft: PaperDraft = {
  method: 'file',
  url: 'https://example.org',
  text: 'A paper',
  exampleTitle: null,
  fileName: 'spindles.pdf',
  fileSizeBytes: 2_621_440,
};

it('restores a saved draft unchanged (T-79)', () => {
  expect(z.parse(paperDraft, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([[{ ...draft, method: 'fax' }], [{ ...draft, text: null }], [null]])(
  'rejects the draft %j',
  (saved) => expect(z.safeParse(paperDraft, saved).success).toBe(false),
);
