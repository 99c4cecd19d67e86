import { describe, expect, it } from 'vitest';
import { studyKindTexts } from './study-kind.messages.js';
import { findTextKind } from './text-kind.js';

const OPEN = 'The origin of this pattern is unclear.';
const MATHEMATICS = `Sums of odd squares. ${'Lemma 1. Every odd square is counted once. Proof. By Theorem 2. '.repeat(12)}`;
const SHORT_MATHEMATICS = `Sums of even squares. ${'Theorem 1. Every even square is counted. Proof. By Lemma 2. '.repeat(3)}`;
const PARSER =
  'The parsers were trained on a corpus. Parsing a larger corpus takes longer, and the parser has fewer errors on this benchmark.';
const MODEL =
  'We built a mathematical model of a road. Our model is stochastic. Numerical simulations of this model show that queues grow, and a simulation with other parameter values does so, too.';
const METHOD = 'We propose a new clustering algorithm for bird songs.';
const METALS =
  'Alloys were cast. The hardness of the alloys and their microstructure changed with annealing, as did the tensile strength of films.';
const CELLS =
  'Cells were cultured. A western blot of the cells and cell lines showed apoptosis in vitro after knockdown and overexpression.';
const BACTERIA =
  'Bacterial strains formed biofilms. The antimicrobial oil acted on bacteria, on fungal isolates and on yeast strains.';
const MAIZE =
  'Maize seedlings and wheat plants were grown. Leaves and roots of the plants and the grain of maize were weighed.';

const NO_LABORATORY: readonly (readonly [string, string, string, string])[] = [
  ['a model', 'Observations of queues', MODEL, 'Queues may grow in small towns as well.'],
  ['microbes', 'Synthesis of new ligands', BACTERIA, 'Biofilms may hold the oil back.'],
];

const kindOf = (statement: string, text: string, title = 'Notes') =>
  findTextKind(statement, { title, text })?.kind;

describe('the kind of study that the text of a paper tells', () => {
  it.each([
    ['proof', MATHEMATICS, 'It is unknown whether every sum has this form.'],
    ['model', MODEL, 'Queues may grow in small towns as well.'],
    ['method', METHOD, 'The songs of owls may need another threshold.'],
    [
      'method',
      `${MATHEMATICS} ${'It was run on data sets in experiments. '.repeat(6)}`,
      'The bound may hold for larger data sets.',
    ],
    ['proof', SHORT_MATHEMATICS, 'The bound may hold for every sum.'],
    ['method', PARSER, 'A larger corpus may lower the error rate of the parser.'],
    ['materials', METALS, OPEN],
    ['cells', CELLS, 'The protein may slow apoptosis.'],
    ['microbes', BACTERIA, 'Biofilms may hold the oil back.'],
    ['plant genes', MAIZE, 'The kinase may regulate the growth of roots.'],
    ['plant genes', MAIZE, 'The targets of miR319 in roots are unknown.'],
  ] as const)('is %s', (kind, text, statement) => {
    expect(kindOf(statement, text)).toBe(kind);
    expect(studyKindTexts[kind].steps.length).toBeGreaterThan(3);
  });

  it.each([
    ['a model where something is to be measured', MODEL, 'This needs measurements on roads.'],
    ['a method where people are asked', METHOD, 'Patients may hear the songs of owls better.'],
    ['materials where people are treated', METALS, 'The alloys should be tested in patients.'],
    ['cells where the sentence speaks of none', CELLS, OPEN],
    ['microbes where the sentence speaks of none', BACTERIA, OPEN],
    ['plant genes where the sentence speaks of none', MAIZE, 'Shade may lower the yield.'],
    ['plant genes where they are mapped', MAIZE, 'The gene may lie near the locus of height.'],
    ['plant genes for the name of an author', MAIZE, 'Mirov and others saw less growth in shade.'],
    ['plant genes of a fungus', MAIZE, 'Root colonization by the fungus may raise the expression.'],
    ['anything in a text of few words', 'A note on roads.', OPEN],
  ])('is not %s', (_, text, statement) => {
    expect(kindOf(statement, text)).toBeUndefined();
  });

  it.each(NO_LABORATORY)('is not %s for the title “%s”', (_, title, text, statement) => {
    expect(kindOf(statement, text, title)).toBeUndefined();
  });
});
