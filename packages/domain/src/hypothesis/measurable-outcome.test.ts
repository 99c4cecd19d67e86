import { describe, expect, it } from 'vitest';
import { namesMeasurable } from './measurable-outcome.js';

const MEASURABLE: Readonly<Record<string, readonly string[]>> = {
  'biology and medicine': [
    'mortality at 30 days',
    'the expression of iron-response genes',
    'Growth of the yeast in the brain',
    'half-life in serum',
    'blood pressure below 120 mm',
    'postoperative delirium',
  ],
  physics: [
    'the resistivity of thin films',
    'the superconducting gap',
    'quantum coherence',
    'the luminosity of the source',
    'surface roughness after annealing',
    'entropy production',
  ],
  economics: [
    'hourly wages of young workers',
    'youth unemployment',
    'exports to neighboring countries',
    'household savings',
    'market volatility',
    'the profitability of small firms',
  ],
  history: [
    'literacy among farmers',
    'baptisms per parish',
    'the number of eggs',
    'strikes in coal towns',
    'the urbanization of the region',
    'emigrants to Ohio',
  ],
  ecology: [
    'gene densities',
    'fecundity of females',
    'parasitism of caterpillars',
    'leaf litter decomposition',
    'soil acidity',
    'seedlings per square meter',
  ],
  'computer science': [
    'search efficiency',
    'latency under load',
    'perplexity on held-out text',
    'crashes per release',
    'the robustness of classifiers',
    'memory overhead',
  ],
  psychology: [
    'recall scores after one week',
    'trust in strangers',
    'loneliness of caregivers',
    'test anxiety',
    'impulsivity in adolescents',
    'belief in a just world measured by a questionnaire',
  ],
};

const NOT_MEASURABLE: readonly string[] = [
  '',
  'the flight of bats',
  'processes near genes',
  'a homogenizing force',
  'religion',
  'grouping and integration',
  'the meaning of recall',
  'the nature of reality',
  'the importance of speed',
  'our understanding of inflation',
  'the role of trust',
  'the mechanism of growth',
  'the truth about prices',
  'a new perspective on memory',
  'the spirit of the age',
  'national identity',
  'the future of work',
  'consciousness',
  'the essence of democracy',
  'the origin of life',
  'human culture',
];

describe.each(Object.entries(MEASURABLE))('an outcome in %s', (_, phrases) => {
  it.each(phrases)('is measurable: “%s”', (phrase) => expect(namesMeasurable(phrase)).toBe(true));
});

it.each(NOT_MEASURABLE)('nothing measurable is named by “%s”', (phrase) =>
  expect(namesMeasurable(phrase)).toBe(false),
);
