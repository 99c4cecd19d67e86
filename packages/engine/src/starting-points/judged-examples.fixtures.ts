import type { Direction } from './effect-verbs.js';

/** What a sentence names as the parts of a hypothesis, as a person reads it. What is missing must stay empty. */
export interface JudgedExample {
  readonly text: string;
  readonly factor?: string;
  readonly comparator?: string;
  readonly outcome?: string;
  readonly direction?: Direction;
  readonly mechanism?: string;
  readonly population?: string;
  readonly conditions?: string;
}

/** Sentences in the style of papers of many fields. Their contents are invented. */
export const JUDGED_EXAMPLES: readonly JudgedExample[] = [
  // Molecular and cell biology
  {
    text: 'It is possible that the membrane protein Tav3 promotes the secretion of collagen in chondrocytes.',
    factor: 'the membrane protein Tav3',
    outcome: 'the secretion of collagen in chondrocytes',
    direction: 'raises',
  },
  {
    text: 'The exact mechanism by which RelD suppresses interferon signaling remains to be determined.',
    factor: 'RelD',
    outcome: 'interferon signaling',
    direction: 'lowers',
  },
  {
    text: 'How exactly dimer formation is linked to the activation of the receptor has yet to be elucidated.',
    factor: 'dimer formation',
    outcome: 'the activation of the receptor',
    direction: 'associated',
  },
  {
    text: 'The role of Kip9 during axon regeneration remains to be elucidated.',
    factor: 'Kip9',
    conditions: 'during axon regeneration',
  },
  {
    text: 'Further biochemical studies will be needed to better define the role of Orf12.',
    factor: 'Orf12',
  },
  {
    text: 'However, the contribution of this process to cell polarity remains unknown.',
    outcome: 'cell polarity',
  },
  {
    text: 'We speculate that chromatin loops near the promoter could modulate the expression of neighboring genes.',
    factor: 'chromatin loops near the promoter',
    outcome: 'the expression of neighboring genes',
  },
  // Microbiology
  {
    text: 'The mechanisms of zinc uptake by Candida auris during biofilm growth remain to be investigated.',
    outcome: 'zinc uptake by Candida auris',
    conditions: 'during biofilm growth',
  },
  {
    text: 'Deletion of the gene marB reduced biofilm formation and virulence.',
    factor: 'Deletion of the gene marB',
    outcome: 'biofilm formation and virulence',
    direction: 'lowers',
  },
  {
    text: 'Any stress factor that opens the channel could disrupt the balance of latent infections.',
    outcome: 'the balance of latent infections',
  },
  // Medicine
  {
    text: 'It is not known whether early mobilization reduces length of stay in patients with hip fracture.',
    factor: 'early mobilization',
    outcome: 'length of stay',
    direction: 'lowers',
    population: 'patients with hip fracture',
  },
  {
    text: 'Future trials should examine the effect of evening dosing on nocturnal blood pressure in older adults.',
    factor: 'evening dosing',
    outcome: 'nocturnal blood pressure',
    population: 'older adults',
  },
  {
    text: 'In adolescents, further research is needed to clarify the relationship between screen time and sleep quality.',
    factor: 'screen time',
    outcome: 'sleep quality',
    direction: 'associated',
    population: 'adolescents',
  },
  {
    text: 'Low serum vitamin D may be a risk factor for postoperative delirium.',
    factor: 'Low serum vitamin D',
    outcome: 'postoperative delirium',
    direction: 'associated',
  },
  {
    text: 'Whether the decline in kidney function is due to chronic dehydration needs to be tested.',
    factor: 'chronic dehydration',
    outcome: 'kidney function',
    direction: 'lowers',
  },
  {
    text: 'These findings suggest that the harmful effects of prolonged fasting may predominate and lead to excess mortality.',
    factor: 'prolonged fasting',
    outcome: 'mortality',
    direction: 'raises',
  },
  {
    text: 'Further studies are needed to define cut-off values of circulating memory cells that may predict relapse after chemotherapy.',
    factor: 'cut-off values of circulating memory cells',
    outcome: 'relapse',
    direction: 'associated',
    conditions: 'after chemotherapy',
  },
  {
    text: 'Higher adherence was associated with reduced mortality.',
    factor: 'Higher adherence',
    outcome: 'reduced mortality',
    direction: 'associated',
  },
  {
    text: 'The optimal duration of treatment is unknown.',
  },
  {
    text: 'The five hospitals with most cases accounted for more than half of all admissions.',
  },
  // Neuroscience and psychology
  {
    text: 'Sleep spindles might mediate the benefit of training, but this was not tested here.',
    factor: 'Sleep spindles',
    outcome: 'the benefit of training',
  },
  {
    text: 'It remains unclear whether loneliness contributes to the decline of working memory.',
    factor: 'loneliness',
    outcome: 'the decline of working memory',
  },
  {
    text: 'Another possibility is that social anxiety leads to greater levels of rumination.',
    factor: 'social anxiety',
    outcome: 'rumination',
    direction: 'raises',
  },
  {
    text: 'The extraversion score predicted reduced avoidance of crowds, and age did not matter.',
    factor: 'The extraversion score',
    outcome: 'reduced avoidance of crowds',
    direction: 'associated',
  },
  {
    text: 'Whether they improve performance remains unknown.',
    outcome: 'performance',
  },
  // Ecology and agriculture
  {
    text: 'Future investigations should look into how land-use change contributes to the decline of hoverflies.',
    factor: 'land-use change',
    outcome: 'the decline of hoverflies',
  },
  {
    text: 'We also need to address how much of the species turnover is explained by soil differences.',
    factor: 'soil differences',
    outcome: 'the species turnover',
  },
  {
    text: 'Future work could test the response of juvenile corals to repeated heat waves.',
    factor: 'repeated heat waves',
    outcome: 'the response of juvenile corals',
  },
  {
    text: 'Warm nights, unlike warm days, may reduce the nectar volume of clover.',
    factor: 'Warm nights',
    outcome: 'the nectar volume of clover',
    direction: 'lowers',
  },
  {
    text: 'Different pesticides impacting immunity may act together, promoting viral replication in honeybees carrying latent infections.',
    factor: 'Different pesticides impacting immunity',
    outcome: 'viral replication',
    direction: 'raises',
    population: 'honeybees carrying latent infections',
  },
  {
    text: 'By raising the stocking density, larval growth could be substantially reduced.',
    factor: 'raising the stocking density',
    outcome: 'larval growth',
    direction: 'lowers',
  },
  {
    text: 'The geographic distribution of the two haplotypes is unknown.',
    outcome: 'The geographic distribution of the two haplotypes',
  },
  // Materials, energy and physics
  {
    text: 'The measured conductivity depends on the grain size of the film.',
    factor: 'the grain size of the film',
    outcome: 'The measured conductivity',
  },
  {
    text: 'It is conceivable that the oxide layer slows the corrosion of the alloy through lower diffusion of chloride.',
    factor: 'the oxide layer',
    outcome: 'the corrosion of the alloy',
    direction: 'lowers',
    mechanism: 'lower diffusion of chloride',
  },
  {
    text: 'Surface defects may be responsible for the loss of coherence under strong magnetic fields.',
    factor: 'Surface defects',
    outcome: 'the loss of coherence',
    conditions: 'under strong magnetic fields',
  },
  {
    text: 'Why a crack starts at the interface is not understood.',
  },
  // Computing
  {
    text: 'An open question is whether curriculum order affects the robustness of language models.',
    factor: 'curriculum order',
    outcome: 'the robustness of language models',
  },
  {
    text: 'Our model can lead to better predictions for rare classes.',
  },
  {
    text: 'Larger batch sizes might increase the sensitivity of the classifier compared with smaller batch sizes.',
    factor: 'Larger batch sizes',
    outcome: 'the sensitivity of the classifier',
    direction: 'raises',
    comparator: 'smaller batch sizes',
  },
  // Economics, education and history
  {
    text: 'Little is known about the effect of rent subsidies on school attendance.',
    factor: 'rent subsidies',
    outcome: 'school attendance',
  },
  {
    text: 'Higher fuel prices could reduce commuting distance in rural households.',
    factor: 'Higher fuel prices',
    outcome: 'commuting distance',
    direction: 'lowers',
    population: 'rural households',
  },
  {
    text: 'It would be interesting to test whether peer feedback improves essay quality in first-year students.',
    factor: 'peer feedback',
    outcome: 'essay quality',
    direction: 'raises',
    population: 'first-year students',
  },
  {
    text: 'Grain shortages may have contributed to the revolts of the period, although no ledger survives.',
    factor: 'Grain shortages',
    outcome: 'the revolts of the period',
  },
  {
    text: 'It is possible that other strategies exist that the witnesses did not observe.',
  },
  // Traps: negation, pointing words, places, studies, counts
  {
    text: 'Gene 17 may not provide any benefit to the host.',
  },
  {
    text: 'This may conflict with existing treaties.',
  },
  {
    text: 'Caffeine may never reduce reaction time at night.',
  },
  {
    text: 'This enzyme might increase the yield of maize.',
    outcome: 'the yield of maize',
  },
  {
    text: 'The significance of enamel ridges in rodent teeth, which two genera share, is not clear.',
  },
  {
    text: 'We found descriptions of practices related to the promotion of the drug.',
  },
  {
    text: 'Combinations of alleles may have substantial effects on individuals with both copies.',
    factor: 'Combinations of alleles',
  },
];

/** Two sentences that are read together. */
export const JUDGED_PAIRS: readonly JudgedExample[] = [
  {
    text: 'Another pathway is that religious practice leads to higher levels of social trust. Future research could test this hypothesis, but trust may also come first.',
    factor: 'religious practice',
    outcome: 'social trust',
    direction: 'raises',
  },
  {
    text: 'Stained cells were found next to the vessels. Whether vessel density affects their survival is unknown.',
    factor: 'vessel density',
  },
];
