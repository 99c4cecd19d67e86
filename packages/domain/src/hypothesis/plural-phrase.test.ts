import { describe, expect, it } from 'vitest';
import { isPluralPhrase } from './plural-phrase.js';

/** Phrases with a verb in the plural, of those given. */
const pluralOf = (...phrases: readonly string[]) => phrases.filter(isPluralPhrase);

describe('the verb after a noun phrase', () => {
  it.each([
    ['a singular noun', 'the virus', 'loss of cells', 'a slice', 'pumice', 'RelD', 'IBS', 'Kras'],
    ['a mass noun', 'information', 'sleep in older adults', 'water', 'rice', 'biomass', 'biogas'],
    ['a name with "s"', 'diabetes', 'analysis of genes', 'asbestos', 'Pseudomonas', 'C. elegans'],
    ['a possessive', 'Parkinson’s', "Alzheimer's"],
    ['a field', 'genetics', 'epigenetics', 'proteomics', 'mathematics', 'thermodynamics'],
    ['an amount of time', '30 minutes of exercise', 'two weeks of training', '8 hours of sleep'],
    ['one of several', 'one of the genes', 'each of the drugs', 'a combination of drugs'],
    ['a noun before others', 'the number of cells', 'heat as well as droughts', 'heat or drought'],
    ['one of an unchanged noun', 'a species', 'the species', 'each sheep'],
  ])('is singular after %s', (_, ...phrases) => {
    expect(pluralOf(...phrases)).toEqual([]);
  });

  it.each([
    ['a plural noun', 'naps', 'Tregs', 'higher temperatures', 'analyses', 'cells in the gut'],
    ['a plural noun without "s"', 'mice', 'cyanobacteria', 'microalgae', 'schoolchildren', 'data'],
    ['a Latin plural', 'loci near the gene', 'streptococci', 'mitochondria', 'phenomena'],
    ['things with "-ics"', 'antibiotics', 'probiotics', 'microplastics', 'characteristics'],
    ['joined nouns', 'age and sex', 'training and diet', 'sleep & stress', 'heat, salt, and wind'],
    ['counted nouns', 'a number of drugs', 'most of the cells', '5% of patients', 'several trout'],
    ['an unchanged noun', 'invasive species', 'oxygen species (ROS)', 'fish (cod) in tanks'],
    [
      'a noun and what belongs to it',
      'patients undergoing surgery',
      'cells derived from skin',
      'mice fed with sugar',
      'drugs (such as aspirin)',
      'drugs together with heat',
      'genes via one pathway',
    ],
  ])('is plural after %s', (_, ...phrases) => {
    expect(pluralOf(...phrases)).toEqual(phrases);
  });

  it.each([
    'raising the doses',
    'raising doses',
    'Varying subsistence strategies',
    'reducing reaction times',
    'eating ultra-processed foods',
    'not eating breakfasts',
    'regularly taking antibiotics',
    'feeding the mice',
    'eating fruit and nuts',
    'reading books',
    'sleeping in groups',
    'training of dogs',
  ])('is singular after the act "%s"', (phrase) => {
    expect(isPluralPhrase(phrase)).toBe(false);
  });

  it.each([
    'rising sea temperatures',
    'increasing temperatures',
    'declining bee populations',
    'wing lengths in birds',
    'spring sea temperatures',
    'signaling pathways in the gut',
    'eating disorders in women',
    'reading skills',
    'reducing agents',
    'eating fruit and drinking tea',
  ])('is plural after "%s", which is no single act', (phrase) => {
    expect(isPluralPhrase(phrase)).toBe(true);
  });
});
