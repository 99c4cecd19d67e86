import type { Kind } from './kinds.js';
import { phraseKey } from './tokens.js';

const keys = (list: string): readonly string[] => list.split(';').map(phraseKey);

const KINDS: Readonly<Record<Kind, string>> = {
  model: `
    decision tree; density functional theory; exchange-correlation functional; random forest; monte carlo tree search;
    interatomic potential; classifier; convolutional layer; climate model; language model; black-box model; interpretable model`,
  technique: `
    antibiotic discovery; materials discovery; adversarial training; backpropagation; scoring function; resource estimation;
    phase estimation; variant calling; weather forecasting; molecular property prediction; neural decoding;
    language understanding; machine translation; object detection; image classification; reaction prediction; dynamic programming; pathway analysis; quantum error correction;
    quantum key distribution; markov chain monte carlo; molecular dynamics; model intercomparison; self-play; surface code;
    tree search; feature attribution; sequence alignment; autonomous navigation; protein engineering; data assimilation;
    quantum gate; variational inference; shapley value; score matching; transfer learning; active learning; self-supervised learning; few-shot learning;
    high-throughput screening; representation learning; semi-supervised learning; multi-task learning; federated learning;
    uncertainty quantification; microfluidics; chemical library; bioactivity database; molecular graph; attention`,
  measurement: `
    genome-wide screen; interferometer; optogenetics; electrode array; rover; satellite; space telescope; astrometry;
    transit photometry; radial velocity; atmospheric observation; satellite observation; ice core; reanalysis`,
  intervention: `
    electroporation; gene therapy; base editing; prime editing; genome editing; ex vivo editing; in vivo editing;
    cancer immunotherapy; targeted therapy; reprogramming; car-t cell; vaccine; monoclonal antibody; kinase inhibitor;
    carbon capture; carbon sequestration; negative emissions; planetary defence; prosthesis; viral vector;
    immune checkpoint inhibitor; chemotherapy; guide rna; crispr-cas9; cas9; odor cue; transcranial stimulation; closed-loop stimulation;
    lipid nanoparticle; messenger rna; adeno-associated virus; mrna; human spaceflight; land use; chemical synthesis`,
  disorder: `alzheimer's disease; parkinson's disease; sickle cell disease`,
  process: `
    action potential; barren plateau; neural population dynamics; population coding; catalysis; decoherence;
    double-strand break; tipping point; phase transition; cosmic rays; associative memory; memory; rem sleep; slow-wave sleep; synaptic strength; brain clearance; phagocytosis; neuroinflammation; t cell killing;
    supernova; activity cliff; water splitting; self-renewal; gravitational waves; greenhouse gas emissions`,
  quality: `
    carbon budget; crystal structure; electronic structure; protein structure; blood oxygenation; band gap; equivariance;
    off-target editing; uncertainty; quantum advantage; solubility; habitability; molecular energy; circuit depth; drug-likeness; declarative memory; spatial memory; episodic memory; cognitive decline; local accuracy; mutual information; variable importance; hit rate;
    applicability domain; binding affinity; synthetic accessibility; entanglement; biodiversity; free energy`,
  thing: `
    brain-computer interface; receptive field; reward; trapped ion; amazon forest; forest; two-dimensional material;
    porous material; cathode material; high-entropy alloy; metal-organic framework; solid solution; low earth orbit;
    cosmic microwave background; tumor microenvironment; chimeric antigen receptor; lithium hydride; logical qubit;
    halide perovskite; liquid electrolyte; fossil fuel; pd-1; ctla-4; pd-l1`,
};

/** Names of fields, of adjectives and of what everything has: no hypothesis is about them. */
const REFUSED = keys(`
  bayesian statistics; cosmology; cryptography; database search; clinical trial; computational model; data analysis;
  deep learning; machine learning; quantum machine learning; electrochemistry; explainable ai; genomics; photochemistry;
  thermodynamics; synthetic biology; sedimentary geology; radio astronomy; infrared astronomy; quantum chemistry;
  photovoltaics; game theory; robotics; open data; open-source software; benchmark dataset; benchmarking quantum devices;
  many-body physics; quantum algorithm; statistical model; energy system; spacecraft mission; natural language processing;
  paleoclimate; trust; speech; communication; distance measurement; noisy intermediate-scale quantum; human genome;
  hierarchical representation; partial differential equation; techno-economic analysis; dynamical system; linear systems;
  linear system; inverse problem; general relativity; optimization; imaging; single cell; delivery; enzyme; ocean; liver; moon; mars;
  sequence model; spatial mapping; clustering; computer vision; drug discovery; cancer gene editing; neural network;
  escherichia coli; staphylococcus aureus; resistant bacteria; hydrogen; silicon; radiation; forest; quantum simulation; photonic quantum computing; drug target; natural product;
  convection; protein design; alloy design; genetic variant; reward; lesion; distance; prosthesis; self-play; electronic health record;
  electronic array; machine learning model; deep neural network; training data; test data; data set; small data; molecule; drug design;
  three-dimensional coordinate; natural language; large collection; physical estimate; random choice; close analogue; future work;
  machine learning for drug discovery; gene editing; vivo gene editing; structure-based drug design; learned model; normal one`);

const SAME = `
  messenger rna = mrna; adeno-associated virus = adeno-associated viral vector = aav = aav vector; genome editing = gene editing;
  crispr-cas9 = crispr = crispr/cas9 = crispr cas9; programmed death ligand 1 = pd-l1; programmed death 1 = pd-1;
  variational quantum eigensolver = vqe; density functional theory = dft; eeg = electroencephalography;
  functional mri = fmri = functional magnetic resonance imaging; large language model = language model = llm;
  molecular docking = docking; lipid nanoparticle = lnp; antibiotic activity = growth inhibition; recurrent neural network = recurrent network;
  convolutional neural network = convolutional network; graph neural network = graph network = message-passing neural network;
  carbon dioxide = co2; protein structure prediction = structure prediction; interatomic potential = machine-learned potential;
  alzheimer's disease = alzheimer disease = alzheimer; cas9 variant = high-fidelity cas9 variant; aβ = amyloid-beta = amyloid beta = amyloid-β = aβ42;
  amyloid-beta oligomer = oligomer = aβ oligomer = aβ42 oligomer = amyloid-β oligomer; chaperone = small-molecule chaperone = molecular chaperone;
  odor cue = odour cue; sharp-wave ripple = hippocampal ripple; amyloid plaque = plaque;
  tumor microenvironment = tumour microenvironment; off-target editing = off-target edit; guide rna = sgrna`;

const kinds = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, list]) =>
    keys(list).map((key) => [key, kind as Kind] as const),
  ),
);
const refused = new Set(REFUSED);
const same = new Map(
  SAME.split(';').flatMap((group) => {
    const [first = '', ...others] = group.split('=').map(phraseKey);
    return others.map((other) => [other, first] as const);
  }),
);

/** The kind of a term that its last word does not tell rightly. */
export const curatedKind = (key: string): Kind | undefined => kinds.get(key);

/** Whether a term is excluded although it looks specific. */
export const isRefused = (key: string): boolean => refused.has(key);

/** The key of a term and its synonyms. */
export const canonicalKey = (key: string): string => same.get(key) ?? key;

/** Other names and their canonical keys. */
export const synonyms = (): Iterable<readonly [string, string]> => same;

/** Terms to look for besides those that the library lists. */
export const curatedTerms: readonly string[] = `
  random forest; monte carlo tree search; adeno-associated virus; chimeric antigen receptor; tumor microenvironment;
  logical qubit; circuit depth; binding affinity; molecular graph; amazon forest; fossil fuel; liquid electrolyte;
  halide perovskite; activity cliff; multi-task learning; federated learning; uncertainty quantification; messenger RNA;
  amyotrophic lateral sclerosis; cytokine release syndrome; reward prediction error; synaptic transmission; firing rate;
  memory recall; engram population; cell division; tumour growth; tumour response; adaptive immunity; ovarian cancer;
  lung cancer; skin lesion; histone modification; missense mutation; splice junction; RNA velocity; antibiotic activity;
  drug efficacy; hit rate; scaffold split; internal representation; residual network; unsupervised learning;
  additive model; partial dependence; transparent model; human intuition; object detection; machine translation;
  systematic error; zero-noise extrapolation; logical error; hardware-efficient ansatz; adiabatic preparation;
  bell inequality; fault tolerance; chemical accuracy; electron density; formation energy; photovoltaic efficiency;
  radiative recombination; bulk heterojunction; proton conduction; catalytic cycle; vapour deposition;
  elastic stiffness; magnetic moment; cumulative emissions; cement emissions; tropical deforestation; seasonal cycle;
  nitrogen cycle; nitrogen fixation; subgrid convection; energy balance; atmospheric flow;
  renewable electricity; power flow; solid oxide electrolysis; kessler syndrome; energetic particle radiation;
  accelerating expansion; nuclease activity; selective organ targeting; transthyretin amyloidosis; crispr interference;
  growth inhibition; arm movement; articulatory movement; potassium conductance; spiking activity; experience replay; molecular hydrogen; dead time; grid expansion;
  protein structure prediction; endosomal escape; helper lipid; ionizable lipid; dendrite growth; spike sorting;
  Shapley value; edge detector; black-box model; failure mode; node feature; chemical group; variable importance;
  bootstrap sample; variational bound; health care; classifier; convolutional layer; latent-variable model; score matching; local accuracy; language understanding;
  Markov chain; mutual information; chemical substructure; neural fingerprint; feature attribution; saliency map
`
  .split(';')
  .map((term) => term.trim());
