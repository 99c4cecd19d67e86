import { describe, expect, it } from 'vitest';
import { mainSystemOf, studySystemOf } from './study-system.js';

const system = (statement: string, ...papers: readonly string[]) =>
  studySystemOf({ population: '', statement, papers });

const padded = (title: string, end: string) => `${title}\n\n${'We looked. '.repeat(500)}${end}`;

describe('the system of a study', () => {
  it('does not take the makers of reagents for companies under study', () => {
    const methods = 'Sera came from banks, stocks and companies in many countries. '.repeat(20);
    const paper = padded('Red cells and antibodies. Erythrocytes were kept.', methods);
    expect(system('Antibodies may block invasion.', paper)).not.toBe('records');
  });

  it('measures what happens to molecules in samples, even those of people', () => {
    const paper = 'A human peptide in patients. Patients and patients gave blood.';
    expect(system('S12 phosphorylation contributes to the status of the peptide.', paper)).toBe(
      'cells',
    );
    expect(system('Sleep improves recall.', paper)).toBe('people');
  });

  it('studies the long dead as specimens', () => {
    const paper = 'A frog from the Late Cretaceous. The frog is large. Frogs and frogs.';
    expect(system('The flanges may have affected the limbs.', paper)).toBe('specimens');
  });

  it('takes no paper for one on companies that names them in passing', () => {
    const paper = 'Welds of two plates\n\nPlates of two companies were joined. Their market grows.';
    expect(mainSystemOf([paper])).toBeUndefined();
  });

  it('works with the cell lines that a sentence names, whatever animal they are of', () => {
    const paper = 'The brains of sheep. Sheep were housed; the sheep were healthy.';
    expect(system('Zyx7 regulates secretion in rodent cell lines.', paper)).toBe('cells');
  });

  it('reads no animal from a short form in capitals', () => {
    const paper = 'MITEs in the genome of maize. Maize has MITEs, and MITEs jump.';
    expect(system('MITEs near genes affect transcripts.', paper)).toBe('plants');
  });

  it.each([
    'Spectroscopic quality of wheat',
    'Wheat yields in a changing global climate',
    'Adsorption of lead by calcined wheat husks',
  ])('grows no crops for “%s”', (title) => {
    expect(
      mainSystemOf([`${title}\n\nWheat, wheat, wheat. The wheat was measured.`]),
    ).toBeUndefined();
  });

  it('studies in people what food does to their health', () => {
    const paper = 'Metabolites of rye and wheat. Wheat was milled, rye and wheat were baked.';
    expect(system('Fiber intake may lower the risk of type 2 diabetes.', paper)).toBe('people');
    expect(mainSystemOf([paper], 'Its effect on the insulin response is unclear.')).toBe('people');
  });

  it('follows a title that says in which animals', () => {
    const paper = 'Effects of fermented rice in female AB mice\n\nRice, rice, rice and brown rice.';
    expect(mainSystemOf([paper])).toBe('animals');
  });

  it('names a main system only where it clearly leads', () => {
    expect(mainSystemOf(['Mice on a diet. The mice ate.'])).toBe('animals');
    expect(mainSystemOf(['Mice and patients. Mice ate, patients ate.'])).toBeUndefined();
    expect(mainSystemOf(['A note on ropes.'])).toBeUndefined();
  });
});
