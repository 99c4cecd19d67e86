import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { loadLibrary } from '../library/library.js';
import { findTopicCoverage } from './covered-topic.js';

const cover = async (topic: string) =>
  findTopicCoverage(topic, await loadLibrary(), await loadLanguage());

describe('what the library covers of a topic', () => {
  it.each([
    ['base editing of BRCA1', 'base editing', 'BRCA1'],
    ['a new method for base editing of BRCA1', 'base editing', 'BRCA1'],
    ['BRCA1-directed base editing', 'base editing', 'BRCA1-directed'],
    ['prime editing in Danio rerio', 'prime editing', 'Danio rerio'],
    ['memory consolidation in honeybees', 'memory consolidation', 'honeybees'],
    ['place cells in Egyptian fruit bats', 'place cells', 'Egyptian fruit bats'],
    ['brain-computer interfaces for stuttering', 'brain-computer interfaces', 'stuttering'],
    ['gene therapy for hypertrophic cardiomyopathy', 'gene therapy', 'hypertrophic cardiomyopathy'],
    ['perovskite solar cells in the Atacama', 'perovskite solar cells', 'Atacama'],
    ['ocean acidification in Lake Baikal', 'ocean acidification', 'Lake Baikal'],
    ['water splitting with MIL-53', 'water splitting', 'MIL-53'],
    ['optogenetics in zebrafish', 'optogenetics', 'zebrafish'],
    ['Surface Code On Sycamore', 'Surface Code', 'Sycamore'],
  ])('is, of “%s”, “%s” without “%s”', async (topic, covered, notCovered) => {
    expect(await cover(topic)).toEqual({ covered, notCovered });
  });

  it.each(['base editing', 'sleep spindles and memory consolidation', 'Quantum error correction'])(
    'is all of “%s”, so nothing is left out',
    async (topic) => {
      expect(await cover(topic)).toBeUndefined();
    },
  );

  it.each([
    'football economics',
    'sleep of novelists',
    'trust in bankers',
    'attention to advertising',
    'delivery of pizza',
    'quantum of solace',
    'battery of cannons in Waterloo',
    'editing of medieval manuscripts',
    'transformer toys',
    'communication in ancient Rome',
    'forest spirits in Shinto',
    'deep learning of poetry',
    'clinical trial lawyers',
    'hydrogen peroxide hair bleach',
    'wind instruments of Bach',
  ])('is nothing of “%s”, which shares no more than a word or a method with it', async (topic) => {
    expect(await cover(topic)).toBeUndefined();
  });

  it.each([
    ['two places', 'prime editing of PCSK9 in Mongolia'],
    ['a subject of its own', 'base editing and the price of potatoes at weekly markets'],
  ])('is nothing where the unknown words are %s', async (_, topic) => {
    expect(await cover(topic)).toBeUndefined();
  });

  it('is nothing of hostile topics, found quickly', async () => {
    const start = performance.now();
    for (const topic of ['', '   ', 'x'.repeat(100_000), 'base editing '.repeat(10_000), '( ) – “'])
      expect(await cover(topic)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
