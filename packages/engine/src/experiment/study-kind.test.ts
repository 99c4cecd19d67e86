import { describe, expect, it } from 'vitest';
import { findStudyKind, kindOfPaper } from './study-kind.js';

const OPEN = 'The origin of this pattern is unclear.';
const paper = (title: string, text = '') => ({ title, text: `${title}\n\n${text}` });

describe('the kind of study of a paper', () => {
  it.each([
    ['trial', 'Honey for coughs: a randomized controlled trial'],
    ['model', 'Modeling the spread of rust in wheat under four scenarios'],
    ['animals', 'Effects of noise on sleep in a rat model of stress'],
    ['sequences', 'Molecular evolution of a river virus'],
    ['agreement', 'Evaluation of two rapid tests for algae'],
    ['interviews', 'Views of night nurses on naps: a qualitative study'],
    ['extracts', 'Chemical composition of an essential oil of thyme'],
  ] as const)('is %s for “%s”', (kind, title) => expect(kindOfPaper(title, title)).toBe(kind));

  it('follows from the words of its abstract where the title says nothing', () =>
    expect(
      kindOfPaper(
        'Noise and sleep',
        'Patients of two clinics took part. The patients gave informed consent. Women and men were asked.',
      ),
    ).toBe('people'));

  it('is left open where its words say little', () =>
    expect(kindOfPaper('Noise and sleep', 'Noise was measured at night.')).toBeUndefined());
});

describe('the kind of study of a sentence in its paper', () => {
  it('is what the sentence asks for', () =>
    expect(
      findStudyKind(
        'The zoonotic origin of the virus is unknown.',
        paper('Nine children with fever in a clinic: patients and their treatment'),
      ),
    ).toEqual({ kind: 'sequences', from: 'sentence' }));

  it('is that of the paper otherwise', () =>
    expect(findStudyKind(OPEN, paper('Molecular evolution of a river virus'))).toEqual({
      kind: 'sequences',
      from: 'paper',
    }));

  it.each([
    ['a review is read', OPEN, paper('Noise and sleep: a review')],
    [
      'the sentence is on people and the paper on plants',
      'It is open whether women sleep less in spring.',
      paper('Growth of maize seedlings', 'Maize seedlings were grown. Leaves of maize plants.'),
    ],
    [
      'trees are drawn and the paper has no sequences',
      'The power of the phylogenetic test may fall with more species.',
      paper('Traits of birds in a phylogeny', 'The trait was drawn for each of them. '.repeat(200)),
    ],
    [
      'rules of trials are asked about',
      'New regulations may move clinical trials to other towns.',
      paper('Rules of towns'),
    ],
    ['there is no paper', OPEN, undefined],
  ])('is left open where %s', (_, statement, source) =>
    expect(findStudyKind(statement, source)).toBeUndefined(),
  );
});
