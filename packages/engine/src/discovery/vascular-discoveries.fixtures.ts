import type { Discovery } from './discoveries.fixtures.types.js';

/**
 * Written for the tests: what was known of each subject before the discovery, in our words. No text is that of a paper, and none
 * names both subjects.
 */

/** Swanson 1986: fish oil may help with Raynaud's syndrome. */
export const FISH_OIL_RAYNAUD: Discovery = {
  term: 'fish oil',
  link: 'Raynaud',
  bridges: [
    'blood viscosity',
    'platelet aggregation',
    'vasoconstriction',
    'red cell deformability',
  ],
  onTerm: [
    [
      'Dietary fish oil and the flow of blood',
      'Volunteers ate fish oil for six weeks. Fish oil lowered blood viscosity. Red cell deformability rose at the same time. The cells of the volunteers passed narrow filters with less pressure.',
    ],
    [
      'Fish oils and platelets',
      'Platelet aggregation was slower after a diet rich in fish oil. Bleeding time became longer. Fish oil lowered the production of thromboxane by platelets.',
    ],
    [
      'Eicosapentaenoic acid in the vessel wall',
      'Fish oil is the main source of eicosapentaenoic acid. Rings of artery from animals fed with fish oil showed weaker vasoconstriction after norepinephrine. Serum triglycerides fell in animals that were given fish oil.',
    ],
    [
      'Blood rheology in eaters of fish',
      'Villagers who eat fish every day have low blood viscosity. Capsules of fish oil reduced blood viscosity and platelet aggregation in city dwellers.',
    ],
  ],
  onLink: [
    [
      'Blood viscosity in Raynaud’s syndrome',
      'Blood viscosity was raised in patients with Raynaud’s syndrome. The rise was larger in cold weather. Plasma exchange lowered blood viscosity and healed ulcers of the fingers.',
    ],
    [
      'Platelets in Raynaud’s phenomenon',
      'Platelet aggregation was increased in Raynaud’s phenomenon. Thromboxane was found in the venous blood of cold hands.',
    ],
    [
      'Digital arteries in Raynaud’s disease',
      'Attacks of Raynaud’s disease begin with vasoconstriction of the digital arteries. Ketanserin shortened the attacks in some patients.',
    ],
    [
      'Red cells in patients with cold fingers',
      'Red cell deformability was low in Raynaud’s syndrome. Stiff red cells pass slowly through the vessels of the fingers.',
    ],
  ],
};

/** Swanson 1988: lack of magnesium may be involved in migraine. */
export const MAGNESIUM_MIGRAINE: Discovery = {
  term: 'magnesium',
  link: 'migraine',
  bridges: [
    'spreading depression',
    'epilepsy',
    'serotonin',
    'vasospasm',
    'substance P',
    'calcium channel',
  ],
  onTerm: [
    [
      'Magnesium and the cortex',
      'Magnesium in the bath stopped cortical spreading depression in slices. Spreading depression returned when magnesium was washed out.',
    ],
    [
      'Magnesium as a natural blocker of calcium',
      'Magnesium closes calcium channels of smooth muscle. Arteries in a solution without magnesium go into vasospasm. Magnesium opposes the vasospasm that serotonin causes.',
    ],
    [
      'Low magnesium and seizures',
      'Low magnesium was found in children with epilepsy. Magnesium sulfate ends the convulsions of eclampsia.',
    ],
    [
      'Nerve peptides in rats that lack magnesium',
      'Rats fed without magnesium have much substance P in the blood. Inflammation of the skin follows when magnesium is low.',
    ],
  ],
  onLink: [
    [
      'The aura of migraine',
      'The aura of migraine moves over the visual field as slowly as cortical spreading depression. Spreading depression may begin the attack of migraine.',
    ],
    [
      'Drugs against migraine',
      'Blockers of calcium channels prevent migraine. Antagonists of serotonin prevent migraine too. Serotonin falls in platelets during migraine.',
    ],
    [
      'Migraine and epilepsy',
      'Epilepsy is frequent in families with migraine. Electroencephalograms of migraine are often abnormal.',
    ],
    [
      'Cerebral arteries in migraine',
      'Vasospasm of cerebral arteries was seen in migraine. Substance P is released around the vessels of the dura in migraine.',
    ],
  ],
};
