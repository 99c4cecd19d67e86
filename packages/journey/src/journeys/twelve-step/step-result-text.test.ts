import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { formatStepResult } from './step-result-text.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { StepResult } from './twelve-step.types.js';

const shown = (result: StepResult) => formatStepResult(result, twelveStepMessages, 'en-US');

describe('formatStepResult', () => {
  it('TWELVE-12, CONST-34 truncates after exactly 100 characters, without an ellipsis', () => {
    const text = `${'0123456789'.repeat(10)}rest`;
    expect(shown({ kind: 'text', text })).toBe('0123456789'.repeat(10));
    expect(shown({ kind: 'text', text: 'short' })).toBe('short');
  });

  it('TWELVE-12 does not split characters', () => {
    expect(shown({ kind: 'text', text: '𝛼'.repeat(150) })).toBe('𝛼'.repeat(100));
  });

  it('TWELVE-12 summarizes an object, or else truncates its JSON', () => {
    const summary = 'All of it. '.repeat(20);
    expect(shown({ kind: 'value', value: { summary, title: 'other' } })).toBe(
      summary.slice(0, 100),
    );
    expect(shown({ kind: 'value', value: { statement: 'Sleep helps.', confidence: 1 } })).toBe(
      'Sleep helps.',
    );
    expect(shown({ kind: 'value', value: examplePipelinePaper })).toBe(examplePipelinePaper.title);
    const value = { summary: ' ', figures: Array.from({ length: 60 }, (_, index) => index) };
    expect(shown({ kind: 'value', value })).toBe(JSON.stringify(value).slice(0, 100));
  });

  it('names the number of papers and the protein', () => {
    expect(shown({ kind: 'research', research: exampleBundle })).toBe(
      'Papers analyzed: 14. Structure: EXAMPLE-1.',
    );
    expect(shown({ kind: 'research', research: { ...exampleBundle, structure: null } })).toBe(
      'Papers analyzed: 14.',
    );
    expect(shown({ kind: 'research', research: { ...exampleBundle, literature: null } })).toBe(
      'No literature found.',
    );
  });

  it.each<[StepResult, string]>([
    [{ kind: 'value', value: 7 }, ''],
    [{ kind: 'skipped', reason: 'noProtein' }, 'Skipped: the topic does not mention a protein.'],
    [{ kind: 'skipped', reason: 'turnedOff' }, 'Skipped: protein structures are turned off.'],
    [{ kind: 'dataInstead' }, 'PDF service unavailable: JSON data instead'],
    [{ kind: 'simulated' }, 'Simulated. No work was done.'],
    [{ kind: 'file', name: 'a.pdf' }, 'PDF ready: a.pdf'],
    [
      { kind: 'drawing', protein: '', residues: null },
      'Illustration only: no coordinates available',
    ],
    [{ kind: 'drawing', protein: 'P38398', residues: 1863 }, 'Backbone of P38398, 1,863 residues.'],
  ])('%j reads “%s”', (result, text) => expect(shown(result)).toBe(text));
});
