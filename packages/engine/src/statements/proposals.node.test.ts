import { expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { findProposals } from './proposals.js';

const { parse } = await loadLanguage();
const proposalsIn = (text: string) => {
  const sentences = parse(text).sentences.map((sentence) => ({
    ...sentence,
    page: 1,
    section: 'discussion' as const,
  }));
  return findProposals(sentences, () => text).map(({ clause }) => clause.text);
};

it('what the authors suggest is a proposal', () =>
  expect(proposalsIn('Dense stroma may reduce the reach of lipid nanoparticles in mice.')).toEqual([
    'Dense stroma may reduce the reach of lipid nanoparticles in mice.',
  ]));

it('a clause that is cut before its participle keeps no connecting word', () =>
  expect(
    proposalsIn(
      'Peer support may reduce the loss to follow-up in rural clinics, thus emphasizing staff.',
    ),
  ).toEqual(['Peer support may reduce the loss to follow-up in rural clinics.']));

it('what an effect may run through is kept', () =>
  expect(
    proposalsIn(
      'Slow growth may raise the survival of bacteria, perhaps by lowering the uptake of drugs.',
    ),
  ).toEqual([
    'Slow growth may raise the survival of bacteria, perhaps by lowering the uptake of drugs.',
  ]));

it('names with colons are not cut', () =>
  expect(proposalsIn('Leaky Prx1::cre lines may increase apoptosis in limb buds.')).toEqual([
    'Leaky Prx1::cre lines may increase apoptosis in limb buds.',
  ]));

it.each([
  [
    'a premise of what follows',
    'Activation of microglia may increase the leakage of the barrier; therefore, proteins might rise.',
  ],
  [
    'conceded',
    'While it is possible that longer treatment may prevent rejection, delay remains a possibility.',
  ],
  [
    'true whatever happens',
    'Zinc may maintain synthesis and/or inhibit degradation of chlorophyll.',
  ],
  [
    'similar to what another sentence says',
    'G-CSF could have a similar effect on blood neutrophils.',
  ],
  [
    'said to be unknown',
    'The way in which lime trees may influence and manipulate soil fungi is still unknown.',
  ],
  [
    'an excuse for a result',
    'It is possible that the large changes in humidity masked the effect of shade on growth.',
  ],
  ['about something that is only called specific', 'A specific isoform may reduce cell damage.'],
  ['about what another sentence names', 'Zinc may increase the phosphorylation of that enzyme.'],
])('what is %s is none', (_, sentence) => expect(proposalsIn(sentence)).toEqual([]));
