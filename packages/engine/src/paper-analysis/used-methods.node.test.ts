import { describe, expect, it } from 'vitest';
import { extractSentences } from '../paper-parts/sections.js';
import { findUsedMethods } from './used-methods.js';

const methodsOf = (title: string, ...paragraphs: readonly string[]) => {
  const text = paragraphs.join('\n\n');
  return findUsedMethods(extractSentences([text]), title, text);
};

describe('the methods of a paper', () => {
  it.each([
    ['psychology', 'Memory was assessed with a questionnaire after each session.', 'Survey'],
    ['ecology', 'Counts of seedlings were compared by ANOVA.', 'Analysis of variance'],
    [
      'materials',
      'The phase of each film was determined by X-ray diffraction.',
      'X-ray diffraction',
    ],
    ['medicine', 'Relapse was analyzed with Cox regression.', 'Regression'],
    ['genetics', 'Variants were confirmed by Sanger sequencing.', 'Sanger sequencing'],
    ['energy', 'Cells were characterized using impedance spectroscopy.', 'Impedance spectroscopy'],
    ['economics', 'We estimated wages with a mixed model for firms.', 'Mixed model'],
    ['neuroscience', 'We recorded EEG during the task.', 'Electrophysiology'],
    ['chemistry', 'Products were identified by mass spectrometry.', 'Mass spectrometry'],
  ])('are those of its methods section, in %s', (_, sentence, method) => {
    expect(
      methodsOf('A title', 'Materials and Methods', sentence, 'Results', 'It worked.'),
    ).toEqual([method]);
  });

  it.each([
    [
      'cited in the introduction',
      'Introduction\n\nMice without this gene sleep longer in functional MRI studies [4].',
    ],
    ['of others', 'Methods\n\nPrevious studies used flow cytometry to count such cells.'],
    ['that may come', 'Discussion\n\nFuture work could use machine learning to sort the stones.'],
    [
      'a program offers',
      'Methods\n\nThe package allows segmentation of images, fMRI analysis and finite element analysis.',
    ],
    [
      'named in a reagent',
      'Methods\n\nSections were stained with a mouse monoclonal antibody and with anti-mouse serum. A clone of murine leukemia virus was used.',
    ],
    ['named once as a source', 'Results\n\nThe sequence was compared with that of mice.'],
  ])('leave out a method %s', (_, text) => {
    expect(methodsOf('Sleep in voles', text)).toEqual([]);
  });

  it.each([
    'In this cohort study we followed nurses for ten years.',
    'Nurses entered a prospective cohort study at hire.',
    'Earlier cohort studies of nurses were small.',
  ])('have a study design only where the paper says that it is one: %s', (sentence) => {
    expect(methodsOf('Night work', 'Methods', sentence).includes('Cohort study')).toBe(
      sentence.startsWith('In this'),
    );
  });

  it('have a study design from the title, and a passive one from the abstract', () => {
    expect(
      methodsOf('Yoga for back pain: a randomized controlled double-blind trial', 'Abstract', 'x'),
    ).toEqual(['Randomized controlled trial']);
    expect(
      methodsOf('Tea and sleep', 'Abstract', 'A meta-analysis was then undertaken of all trials.'),
    ).toEqual(['Meta-analysis']);
  });

  it('have the animals of the experiment', () => {
    expect(
      methodsOf(
        'Heat and sleep',
        'Methods',
        'Male mice were housed in pairs. All mice were weighed and injected twice. Blood of mice was collected on day 3.',
      ),
    ).toEqual(['Mouse model']);
  });

  it('do not read a short form that the paper uses for something else', () => {
    const rate = 'The neonatal mortality rate (NMR) fell. NMR was estimated for each country.';
    expect(methodsOf('Deaths of newborns', 'Methods', rate)).toEqual([]);
    expect(methodsOf('Resins', 'Methods', 'NMR was measured at 400 MHz.')).toEqual([
      'NMR spectroscopy',
    ]);
  });
});
