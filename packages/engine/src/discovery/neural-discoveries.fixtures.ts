import type { Discovery, Written } from './discoveries.fixtures.types.js';

/**
 * Written for the tests: what was known of each subject before the discovery, in our words. No text is that of a paper, and none
 * names both subjects.
 */

/** Studies of Alzheimer's disease without indomethacin and estrogen. */
const ON_ALZHEIMER: readonly Written[] = [
  [
    'Membranes in Alzheimer’s disease',
    'Membrane fluidity is changed in platelets of patients with Alzheimer’s disease. Lipid peroxidation is raised in the brain in Alzheimer’s disease.',
  ],
  [
    'Cholinergic loss in Alzheimer’s disease',
    'Acetylcholine is low in the cortex in Alzheimer’s disease. Muscarinic receptors of the second type are lost in Alzheimer’s disease.',
  ],
  [
    'Immune cells in Alzheimer’s disease',
    'Natural killer cells are less active in Alzheimer’s disease. Thyrotropin answers weakly to its releasing hormone in Alzheimer’s disease.',
  ],
  [
    'Proteins of plaques in Alzheimer’s disease',
    'Apolipoprotein E binds to the plaques of Alzheimer’s disease. Cathepsin D collects in neurons in Alzheimer’s disease. Calbindin is lost from neurons in Alzheimer’s disease.',
  ],
  [
    'Oxidation and energy in Alzheimer’s disease',
    'Superoxide dismutase is raised in some neurons in Alzheimer’s disease. Cytochrome oxidase is low in platelets in Alzheimer’s disease.',
  ],
];

/** Smalheiser and Swanson 1996: indomethacin may act against, and for, Alzheimer's disease. */
export const INDOMETHACIN_ALZHEIMER: Discovery = {
  term: 'indomethacin',
  link: 'Alzheimer',
  bridges: [
    'acetylcholine',
    'lipid peroxidation',
    'membrane fluidity',
    'killer cells',
    'thyrotropin',
  ],
  onTerm: [
    [
      'Indomethacin and nerve endings of the gut',
      'Indomethacin lowers the release of acetylcholine from strips of ileum. Muscarinic receptors were less sensitive after indomethacin.',
    ],
    [
      'Indomethacin and membranes',
      'Indomethacin changes membrane fluidity in platelets. Lipid peroxidation of the stomach rises with indomethacin.',
    ],
    [
      'Indomethacin in the immune system',
      'Indomethacin makes natural killer cells more active in old mice. Indomethacin raises thyrotropin after its releasing hormone.',
    ],
  ],
  onLink: ON_ALZHEIMER,
};

/** Smalheiser and Swanson 1996: estrogen may protect against Alzheimer's disease. */
export const ESTROGEN_ALZHEIMER: Discovery = {
  term: 'estrogen',
  link: 'Alzheimer',
  bridges: [
    'apolipoprotein',
    'cathepsin',
    'calbindin',
    'superoxide dismutase',
    'cytochrome oxidase',
  ],
  onTerm: [
    [
      'Estrogen and lipoproteins',
      'Estrogen raises apolipoprotein E in the liver. Estrogen protects lipids against lipid peroxidation.',
    ],
    [
      'Estrogen and proteases of the breast',
      'Estrogen induces cathepsin D in cells of breast cancer. Estrogen raises calbindin in the uterus.',
    ],
    [
      'Oestrogen and oxygen in the uterus',
      'Oestrogens raise superoxide dismutase in the uterus. Oestrogen increases cytochrome oxidase in several tissues.',
    ],
  ],
  onLink: ON_ALZHEIMER,
};

/** Swanson 1990: arginine may raise somatomedin C. */
export const ARGININE_SOMATOMEDIN: Discovery = {
  term: 'arginine',
  link: 'somatomedin',
  bridges: ['growth hormone', 'wound healing', 'nitrogen balance', 'thymus'],
  onTerm: [
    [
      'Arginine and the pituitary',
      'Infused arginine makes the pituitary release growth hormone. The rise of growth hormone after arginine serves as a test of the pituitary.',
    ],
    [
      'Arginine after injury',
      'Arginine in the diet speeds wound healing in rats. Nitrogen balance was better in rats that ate arginine after injury.',
    ],
    [
      'Arginine and the thymus',
      'The thymus of injured mice shrinks less when arginine is added to the diet. Lymphocytes from the thymus divided faster with arginine.',
    ],
  ],
  onLink: [
    [
      'Somatomedin C and growth hormone',
      'Growth hormone raises somatomedin C in serum. Short children without growth hormone have little somatomedin C.',
    ],
    [
      'Somatomedin C as a measure of nutrition',
      'Somatomedin C follows nitrogen balance in fasting men. Somatomedin C fell within days of fasting and rose with protein.',
    ],
    [
      'Tissue repair with somatomedin C',
      'Somatomedin C applied to the skin speeds wound healing in pigs. Somatomedin C makes the thymus of old rats grow again.',
    ],
  ],
};
