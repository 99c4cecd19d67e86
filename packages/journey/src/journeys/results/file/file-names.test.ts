import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFileName, fullResultsFileName, paperFileName, summaryFileName } from './file-names.js';

const date = new Date(2026, 2, 2, 23, 59);

describe('file names', () => {
  it('CONST-31 T-14 T-35 consist of topic and date', () => {
    expect(paperFileName(date)).toBe('research_paper_2026-03-02.pdf');
    expect(summaryFileName(date)).toBe('research_summary_2026-03-02.pdf');
    expect(dataFileName('Sleep and memory')).toBe('Sleep_and_memory_data.json');
    expect(fullResultsFileName('Sleep and memory', date)).toBe(
      'research-results-Sleep_and_memory-2026-03-02.json',
    );
  });

  it('T-35 are safe for any topic', () => {
    expect(dataFileName('../../α/β:γ?')).toBe('αβγ_data.json');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (topic) => {
        for (const name of [dataFileName(topic), fullResultsFileName(topic, date)]) {
          expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\s]/u);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
          expect(name).toMatch(/\.json$/);
        }
      }),
    );
  });
});
