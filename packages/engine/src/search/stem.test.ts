import { describe, expect, it } from 'vitest';
import { stem } from './stem.js';

const alike = (...words: readonly string[]) => new Set(words.map(stem)).size === 1;

describe('stem', () => {
  it('joins singular and plural', () => {
    expect(alike('gene', 'genes')).toBe(true);
    expect(alike('battery', 'batteries')).toBe(true);
    expect(alike('batch', 'batches')).toBe(true);
    expect(alike('glass', 'glasses')).toBe(true);
    expect(alike('antibody', 'antibodies')).toBe(true);
    expect(alike('cas9', 'cas9s')).toBe(true);
  });

  it('joins a verb with its -ing and -ed', () => {
    expect(alike('edit', 'edits', 'edited', 'editing')).toBe(true);
    expect(alike('map', 'maps', 'mapped', 'mapping')).toBe(true);
    expect(alike('decode', 'decodes', 'decoded', 'decoding')).toBe(true);
    expect(alike('screen', 'screened', 'screening')).toBe(true);
    expect(alike('image', 'images', 'imaged', 'imaging')).toBe(true);
  });

  it('joins British and American spelling', () => {
    expect(alike('tumour', 'tumor', 'tumours')).toBe(true);
    expect(alike('modelling', 'modeling', 'modelled')).toBe(true);
    expect(alike('aluminium', 'aluminum')).toBe(true);
    expect(alike('artefact', 'artifacts')).toBe(true);
    expect(alike('leukaemia', 'leukemia')).toBe(true);
    expect(alike('haemoglobin', 'hemoglobin')).toBe(true);
    expect(alike('optimise', 'optimize', 'optimised', 'optimizing')).toBe(true);
    expect(alike('optimisation', 'optimization', 'optimisations')).toBe(true);
    expect(alike('fibre', 'fiber', 'fibres')).toBe(true);
  });

  it('keeps words apart that only look alike', () => {
    expect(stem('editor')).not.toBe(stem('edit'));
    expect(stem('virus')).toBe('virus');
    expect(stem('analysis')).toBe('analysis');
    expect(stem('string')).toBe('string');
    expect(stem('seed')).toBe('seed');
    expect(stem('mass')).toBe('mass');
    expect(stem('cell')).toBe('cell');
  });

  it('leaves names with digits and words of other alphabets alone', () => {
    expect(stem('pd1')).toBe('pd1');
    expect(stem('co2')).toBe('co2');
    expect(stem('нейроны')).toBe('нейроны');
  });
});
