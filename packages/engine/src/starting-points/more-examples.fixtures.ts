import type { JudgedExample } from './judged-examples.fixtures.js';

/** Forms that sentences of unseen papers had. Their contents are invented. What is missing must stay empty. */
export const MORE_EXAMPLES: readonly JudgedExample[] = [
  {
    text: 'Stearic acid may also be responsible for reducing the stiffness of young cartilage.',
    factor: 'Stearic acid',
    outcome: 'the stiffness of young cartilage',
    direction: 'lowers',
  },
  {
    text: 'High nitrite levels, however, may have reduced KLM2 synthesis in guard cells.',
    factor: 'High nitrite levels',
    outcome: 'KLM2 synthesis in guard cells',
    direction: 'lowers',
  },
  {
    text: 'Therefore, the DrpA factor may act as a key regulator of spore color and root length.',
    factor: 'the DrpA factor',
    outcome: 'spore color and root length',
  },
  {
    text: 'Velin may function as an inhibitor of bone growth.',
    factor: 'Velin',
    outcome: 'bone growth',
    direction: 'lowers',
  },
  {
    text: 'We believe that the toxicity of cobalt dust can be reduced by selectively blocking its uptake.',
  },
  {
    text: 'The role of bacterial sulfate reduction in the formation of reef crusts is worthy of further investigation.',
    factor: 'bacterial sulfate reduction',
    outcome: 'the formation of reef crusts',
  },
  {
    text: 'Differential splicing may cause differences in flowering time.',
    factor: 'Differential splicing',
    outcome: 'flowering time',
  },
  {
    text: 'It is not known whether balance training reduces falls in older adults.',
    factor: 'balance training',
    outcome: 'falls',
    population: 'older adults',
    direction: 'lowers',
  },
  {
    text: 'Whether Orb7 is involved in other physiological processes has not been characterized.',
    factor: 'Orb7',
  },
  {
    text: 'The toxicity of cobalt dust may be reduced through selectively blocking cobalt uptake.',
    factor: 'blocking cobalt uptake',
    outcome: 'The toxicity of cobalt dust',
    direction: 'lowers',
  },
  {
    text: 'Anise tea as well as anise oil may improve appetite.',
    factor: 'Anise tea as well as anise oil',
    outcome: 'appetite',
    direction: 'raises',
  },
  {
    text: 'The variation may be due to the anatomical, histological or other differences among plants.',
  },
  { text: 'The differences in Figs 1 and 3B may be due to a bite.', factor: 'a bite' },
  { text: 'The next step will be to find compounds that affect leaf weight.' },
  {
    text: 'Finally, higher values for yield components in ex situ accessions in C3, C4, and C5 could be due to warmer soil.',
    factor: 'warmer soil',
  },
  {
    text: 'However, further investigation into the relationship between knee and ankle stiffness and how inter-individual variation in factors like step patterns influences this relationship is required.',
  },
  {
    text: 'In plums, zinc sprays also increased the activities of KLM and two peroxidases, but not of TRP, suggesting that TRP might not depend on zinc.',
  },
  {
    text: 'In rye, the functions of velin on the regulation of root growth largely remain unclear.',
    factor: 'velin',
    outcome: 'the regulation of root growth',
  },
  {
    text: 'It would be interesting to focus on the effect of shade in RTK4 barley when KLM9 on chromosome 1 was switched on during the salt stress.',
    factor: 'shade in RTK4 barley',
  },
  {
    text: 'Under this law, night cameras might also raise implications for the privacy rules.',
  },
];
