import { describe, expect, it } from 'vitest';
import { DropReason } from '@spinout/api-client/schemas';
import { hypothesisMessages } from './hypothesis.messages.js';
import { describeModelReport, writeModelNote } from './model-report.js';

const report = { name: 'made-up-1', proposed: 5, dropped: [] };
const noteOn = (parts: object) => {
  const note = describeModelReport({ ...report, ...parts });
  return note && writeModelNote(note, hypothesisMessages);
};

describe('the note on a language model’s proposals', () => {
  it('counts those that were dropped, with the reasons', () => {
    const dropped = [
      { reason: 'quote', count: 2 },
      { reason: 'topic', count: 1 },
    ];
    expect(noteOn({ dropped })).toBe(
      '3 proposals of the language model were dropped: 2 without a matching quote, 1 off topic.',
    );
    expect(noteOn({ dropped: [{ reason: 'answered', count: 1 }] })).toBe(
      '1 proposal of the language model was dropped: 1 already tested in your papers.',
    );
  });

  it('has words of its own for every reason, and others for one that it does not know', () => {
    const texts = DropReason.options.map((reason) => noteOn({ dropped: [{ reason, count: 2 }] }));
    expect(new Set(texts).size).toBe(DropReason.options.length);
    expect(texts.join()).not.toContain('another reason');
    for (const reason of ['new', 'constructor'])
      expect(noteOn({ dropped: [{ reason, count: 2 }] })).toMatch(/2 for another reason\.$/u);
  });

  it('says why the model was not used', () => {
    expect(noteOn({ failure: 'timeout' })).toBe(
      'The language model was not used because it took too long.',
    );
    expect(noteOn({ failure: 'toString' })).toBe(
      'The language model was not used because it failed.',
    );
  });

  it('is missing where nothing was dropped, or no model was asked', () => {
    expect(noteOn({})).toBeNull();
    expect(describeModelReport(undefined)).toBeNull();
  });
});
