import { describe, expect, it } from 'vitest';
import { findReportedEffects } from './reported-effects.js';
import type { PaperSentence } from './statement.types.js';

const sentence = (text: string, more: Partial<PaperSentence> = {}): PaperSentence => ({
  text,
  start: 100,
  end: 100 + text.length,
  page: 1,
  section: 'results',
  tokens: [],
  nounPhrases: [],
  ...more,
});

const effects = (text: string, more: Partial<PaperSentence> = {}) =>
  findReportedEffects([sentence(text, more)]);

const rounded = (text: string) =>
  effects(text).map(({ scale, size, standardError }) => [
    scale,
    Number(size.toFixed(3)),
    standardError === undefined ? undefined : Number(standardError.toFixed(3)),
  ]);

describe('reported effects', () => {
  it.each([
    ['Recall improved (Cohen’s d = 0.45).', [['d', 0.45, undefined]]],
    ['Naps helped (n = 20 and n = 20; Hedges’ g = 0.5).', [['d', 0.5, 0.321]]],
    ['Naps raised recall, t(38) = 2.20, p = .034.', [['d', 0.714, 0.326]]],
    ['Groups differed, F(1, 38) = 4.84, p = .034.', [['d', 0.714, 0.326]]],
    ['Doses differed, F(2, 57) = 5.00, p = .010.', [['f', 0.419, undefined]]],
    ['Sleep went with recall, r(58) = .30, p = .020.', [['r', 0.3, 0.132]]],
    ['More of them recovered, χ2(1, N = 100) = 9.00, p = .003.', [['r', 0.3, 0.102]]],
    ['Smoking raised the risk (OR 2.00, 95% CI 1.00–4.00).', [['log-odds-ratio', 0.693, 0.354]]],
    [
      'Survival was longer (hazard ratio = 0.50; 95% CI: 0.25 to 1.00).',
      [['log-hazard-ratio', 0.693, 0.354]],
    ],
    [
      'Mean (SD) scores were 12.0 ± 2.0 (n = 20) with and 10.0 ± 2.0 (n = 20) without naps.',
      [['d', 1, 0.335]],
    ],
    ['Cure was seen in 30/50 (60%) against 20/50 (40%).', [['h', 0.403, 0.2]]],
    ['Ages were alike, t(79) = 0.49, p = .627, d = 0.11.', [['d', 0.11, 0.222]]],
    // Medicine
    ['Relapse fell (relative risk 0.50, 95% CI [0.25; 1.00]).', [['log-risk-ratio', 0.693, 0.354]]],
    [
      'Falls were rarer (rate ratio, 0·50; 95% CI: 0·25 to 1·00; p = 0·05).',
      [['log-hazard-ratio', 0.693, 0.354]],
    ],
    [
      'Deaths were fewer with the new drug, HR 0.50 (0.25–1.00).',
      [['log-hazard-ratio', 0.693, 0.354]],
    ],
    ['The response was better (aOR: 2.0 [1.0–4.0]).', [['log-odds-ratio', 0.693, 0.354]]],
    [
      'Cases had more carriers (odds ratio (OR) of 2.00, 99% confidence interval (CI) 1.00–4.00).',
      [['log-odds-ratio', 0.693, 0.269]],
    ],
    [
      'We found more deaths (hazard ratio for high against low salt, 2.00; 95% CI 1.00 to 4.00).',
      [['log-hazard-ratio', 0.693, 0.354]],
    ],
    // Psychology
    [
      'Older age predicted recall, OR = 2.00, Wald = 4.00, p = .05.',
      [['log-odds-ratio', 0.693, 0.347]],
    ],
    ['The gain had a Cohen’s d of −0.40 (95% CI −0.60 to −0.20).', [['d', 0.4, 0.102]]],
    [
      'Scores were higher (M = 12.0, SD = 2.0, n = 20) than without (M = 10.0, SD = 2.0, n = 20).',
      [['d', 1, 0.335]],
    ],
    // Physiology, with the standard error of the mean
    [
      'Heart mass (mean ± SEM) was 12.0 ± 0.5 g (n = 16) against 11.0 ± 0.5 g (n = 16).',
      [['d', 0.5, 0.359]],
    ],
    // Ecology
    ['Seed mass was correlated with latitude (r = 0.30, n = 103).', [['r', 0.3, 0.1]]],
    ['Richness and area were associated (Spearman’s rho = −0.30, p = 0.002).', [['r', 0.3, 0.1]]],
    ['Leaf area was related to rainfall (R2 = 0.09, n = 103, p = .002).', [['r', 0.3, 0.1]]],
    ['Quality improved as a function of depth (r = 0.30, n = 103).', [['r', 0.3, 0.1]]],
    // Chemistry, without the group sizes
    ['Mean (SD) iron was 12.0 ± 2.0 mg versus 10.0 ± 2.0 mg.', [['d', 1, undefined]]],
    // Education
    ['More of them passed: 60% (60 of 100) versus 40 of 100 pupils (40%).', [['h', 0.403, 0.141]]],
    // Economics
    ['Firms differed in size (z = 2.00, p = .046, n = 100).', [['r', 0.2, 0.102]]],
    // Genetics
    ['Carriers were more common (χ2 = 9.00, df = 1, p = .003; n = 100).', [['r', 0.3, 0.102]]],
  ])('reads “%s”', (text, found) => {
    expect(rounded(text)).toEqual(found);
  });

  it.each([
    'The distance was d = 0.45 mm.',
    'Scores were 12.0 ± 2.0 (n = 20) and 10.0 ± 2.0 (n = 20).',
    'Scores (mean ± SEM, not SD) were 12.0 ± 2.0 (n = 20) and 10.0 ± 2.0 (n = 20).',
    'The paired difference was clear, t(38) = 2.20, p = .034.',
    'The risk was higher (OR 2.00, 95% CI 2.50–4.00).',
    'Others found an effect (OR 2.00, 95% CI 1.00–4.00) [12].',
    'Cure was seen in 30/50 (70%) against 20/50 (40%).',
    'Mass was 12.0 ± 0.5 g (n = 16) before and 11.0 ± 0.5 g (n = 16) after, a loss from baseline (SEM).',
    'The markers were in linkage disequilibrium and correlated (r = 0.90, p = 0.001).',
    'Earlier trials found fewer deaths (HR 0.50, 95% CI 0.25–1.00).',
    'A sample size calculation assumed a hazard ratio of 0.50 (95% CI 0.25–1.00).',
    'The risk was higher (OR 2.00, 1.90–4.00, unlike others), with 3 OR 4.5 samples.',
    'The heart rate (HR) was 72.5 (70.1–75.0) beats.',
    'The reference group had HR = 1.0.',
    'Mean (SD) uptake was 12.0 ± 2.0 ml and the mean time after surgery was 10.0 ± 2.0 days.',
    'The best model with three predictors was related to leaf area (R2 = 0.09, n = 103).',
  ])('reads nothing from “%s”', (text) => {
    expect(effects(text)).toEqual([]);
  });

  it('reads ± as the paper says it elsewhere', () => {
    const numbers = 'Yield was 12.0 ± 2.0 (n = 20) on clay and 10.0 ± 2.0 (n = 20) on sand.';
    const legend = 'Values are means ± SD of all plots.';
    const found = findReportedEffects([
      sentence(legend, { section: 'methods' }),
      sentence(numbers),
    ]);
    expect(found.map(({ size }) => size)).toEqual([1]);
    const mixed = 'Lengths are means ± SEM.';
    expect(findReportedEffects([legend, mixed, numbers].map((text) => sentence(text)))).toEqual([]);
  });

  it('leaves out what the introduction and the methods say', () => {
    const text = 'Recall improved (Cohen’s d = 0.45).';
    expect(effects(text, { section: 'introduction' })).toEqual([]);
    expect(effects(text, { section: 'methods' })).toEqual([]);
  });

  it('quotes the numbers verbatim', () => {
    const text = 'Recall improved (Cohen’s d = 0.45).';
    const [found] = effects(text);
    const page = `${'x'.repeat(100)}${text}`;
    expect(page.slice(found?.start, found?.end)).toBe('Cohen’s d = 0.45');
  });

  it('reads a long hostile text in linear time', () => {
    const start = performance.now();
    for (const text of [
      '1.0 ± '.repeat(200),
      'n = 1 ± '.repeat(150),
      '95% CI ('.repeat(150),
      'OR 2.0 ['.repeat(150),
      'n = 3, r = .'.repeat(120),
      'odds ratio for a b c '.repeat(55),
      'related to R2 = 0.1, '.repeat(55),
      '30 of 50 a b '.repeat(100),
    ])
      findReportedEffects(Array.from({ length: 100 }, () => sentence(`SD ${text}`)));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
