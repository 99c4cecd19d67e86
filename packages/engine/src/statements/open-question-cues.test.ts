import { describe, expect, it } from 'vitest';
import { statesOpenQuestion } from './open-question-cues.js';

describe('a sentence that states an open question', () => {
  it.each([
    'It is unknown whether lipid nanoparticles reduce off-target editing.',
    'Whether sleep spindles improve recall remains unclear.',
    'The mechanism by which biochar lowers emissions is poorly understood.',
    'How the receptor binds the ligand has not yet been determined.',
    'The contribution of microglia to plaque growth remains to be determined.',
    'No studies have compared slot-die coating with spin coating.',
    'Few clinical trials have tested the vaccine in infants.',
    'Little is known about the effect of dose on uptake.',
    'To date, the role of the kinase in invasion is still largely unknown.',
    'There is no direct evidence that the enzyme degrades lignin.',
    'Further studies are needed to determine how the drug raises survival.',
    'The link between diet and recall has never been tested.',
    'We asked whether the chaperone increases uptake.',
    'To elucidate whether the effect depends on IL-2, cells were cultured.',
    'The precise function of the adaptor in kinase activation has not been defined fully.',
    'The relation of humidity to defect density warrants further investigation.',
    'A lack of data on older patients limits what can be said of safety.',
    'Why the monolayer slows ions is an open question.',
    'We do not know how the channel opens.',
  ])('is recognized: "%s"', (sentence) => {
    expect(statesOpenQuestion(sentence)).toBe(true);
  });

  it.each([
    'Lipid nanoparticles reduce off-target editing.',
    'We found that sleep spindles improved recall in all groups.',
    'Depletion of the kinase had no effect on uptake.',
    'The film remained stable for months under dry air.',
    'The effect was seen regardless of whether the cells were starved.',
    'The enzyme is known to degrade lignin.',
    'Patients with unknown mutations were excluded, which raised survival.',
    'These studies have shown that biochar lowers emissions.',
    'The receptor is well characterized and binds the ligand.',
    'Uptake was not changed by the inhibitor.',
    'The difference was not explained by age and was partly explained by dose.',
  ])('is not "%s"', (sentence) => {
    expect(statesOpenQuestion(sentence)).toBe(false);
  });
});
