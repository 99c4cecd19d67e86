import { describe, expect, it } from 'vitest';
import { paperExamples } from './paper.examples.js';
import type { PaperDraft } from './paper.machine.js';
import { getSubmission, getTitle } from './paper.submission.js';

const draft: PaperDraft = {
  method: 'text',
  url: '',
  text: '',
  exampleTitle: null,
  fileName: null,
  fileSizeBytes: null,
};
const submitText = (text: string) => getSubmission({ ...draft, text }, null);

describe('the submission', () => {
  it('PAPER-08, PAPER-09 is null if the selected method has no input, even if others have', () => {
    const file = new File(['x'], 'a.txt');
    const full: PaperDraft = { ...draft, url: 'https://example.org', text: 'Some text' };
    expect(getSubmission({ ...full, method: 'file' }, null)).toBeNull();
    expect(getSubmission({ ...full, method: 'url', url: ' \t' }, file)).toBeNull();
    expect(getSubmission({ ...full, method: 'text', text: ' \n ' }, file)).toBeNull();
  });

  it('is the file, the trimmed URL or the text as pasted', () => {
    const file = new File(['x'], 'a.txt');
    expect(getSubmission({ ...draft, method: 'file' }, file)).toEqual({ method: 'file', file });
    expect(
      getSubmission({ ...draft, method: 'url', url: ' https://example.org/p ' }, null),
    ).toEqual({ method: 'url', url: 'https://example.org/p', title: 'https://example.org/p' });
    expect(submitText('  A title\nBody ')).toEqual({
      method: 'text',
      text: '  A title\nBody ',
      title: 'A title',
    });
  });

  it.each([
    ['the first line that is not empty', '\n  \r\n A title \nBody', 'A title'],
    ['at most 120 characters', 'x'.repeat(200), 'x'.repeat(120)],
    ['whole characters', '🧬'.repeat(121), '🧬'.repeat(120)],
  ])('titles a text by %s', (_, text, title) => {
    const submission = submitText(text);
    expect(submission && getTitle(submission)).toBe(title);
  });

  it('titles an example by its own title', () => {
    for (const { text, title } of paperExamples) {
      const submission = getSubmission({ ...draft, text, exampleTitle: title }, null);
      expect(submission && getTitle(submission)).toBe(title);
    }
  });
});
