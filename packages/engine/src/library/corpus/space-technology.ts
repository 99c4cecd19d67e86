import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Space Technology". Facts are checked; every summary is our own wording. */
export const spaceTechnology: readonly CorpusEntry[] = [
  {
    id: 'mayor-1995',
    title: 'A Jupiter-mass companion to a solar-type star',
    authors: 'M. Mayor; D. Queloz',
    journal: 'Nature',
    year: 1995,
    doi: '10.1038/378355a0',
    summary:
      'Periodic shifts in the radial velocity of the star 51 Pegasi revealed a companion of about the mass of Jupiter on an orbit of four days. It was the first planet found around a star like the Sun and unlike anything in the solar system.',
    terms: 'exoplanet; radial velocity; hot jupiter; spectroscopy',
    methods: 'radial velocity measurement; spectroscopy',
  },
  {
    id: 'abbott-2016',
    title: 'Observation of Gravitational Waves from a Binary Black Hole Merger',
    authors: 'B. P. Abbott; R. Abbott; T. D. Abbott; M. R. Abernathy; F. Acernese; K. Ackley',
    authorsTruncated: true,
    journal: 'Physical Review Letters',
    year: 2016,
    doi: '10.1103/physrevlett.116.061102',
    summary:
      'The two LIGO detectors recorded a signal that sweeps upward in frequency and matches the inspiral and merger of two black holes in general relativity. It was the first direct observation of gravitational waves.',
    terms: 'gravitational waves; black hole; interferometer; general relativity',
    methods: 'laser interferometry; matched filtering; bayesian inference',
  },
  {
    id: 'abbott-2017',
    title: 'GW170817: Observation of Gravitational Waves from a Binary Neutron Star Inspiral',
    authors: 'B. P. Abbott; R. Abbott; T. D. Abbott; F. Acernese; K. Ackley; C. Adams',
    authorsTruncated: true,
    journal: 'Physical Review Letters',
    year: 2017,
    summary:
      'LIGO and Virgo observed the inspiral of two neutron stars. The source was located well enough for telescopes to find its light, which opened astronomy with several messengers and tied such mergers to short gamma-ray bursts.',
    terms: 'gravitational waves; neutron star; interferometer; general relativity',
    methods: 'laser interferometry; matched filtering; bayesian inference',
  },
  {
    id: 'eht-2019',
    title:
      'First M87 Event Horizon Telescope Results. I. The Shadow of the Supermassive Black Hole',
    authors: 'The Event Horizon Telescope Collaboration',
    journal: 'The Astrophysical Journal Letters',
    year: 2019,
    doi: '10.3847/2041-8213/ab0ec7',
    summary:
      'A network of radio telescopes across the Earth imaged the core of the galaxy M87 at a wavelength of 1.3 millimeters. The asymmetric ring around a dark shadow agrees with the image of a spinning supermassive black hole.',
    terms: 'black hole; interferometer; radio astronomy; general relativity; imaging',
    methods: 'very long baseline interferometry; numerical simulation',
  },
  {
    id: 'riess-1998',
    title:
      'Observational Evidence from Supernovae for an Accelerating Universe and a Cosmological Constant',
    authors:
      'A. G. Riess; A. V. Filippenko; P. Challis; A. Clocchiatti; A. Diercks; P. M. Garnavich',
    authorsTruncated: true,
    journal: 'The Astronomical Journal',
    year: 1998,
    doi: '10.1086/300499',
    summary:
      'Distances of type Ia supernovae at high redshift were larger than expected in a universe without a cosmological constant. The data favor an accelerating expansion, now ascribed to dark energy.',
    terms: 'dark energy; cosmology; supernova; distance measurement',
    methods: 'photometry; statistical analysis',
    openQuestions: ['What dark energy is remains unknown.'],
  },
  {
    id: 'perlmutter-1999',
    title: 'Measurements of Omega and Lambda from 42 High-Redshift Supernovae',
    authors: 'S. Perlmutter; G. Aldering; G. Goldhaber; R. A. Knop; P. Nugent; P. G. Castro',
    authorsTruncated: true,
    journal: 'The Astrophysical Journal',
    year: 1999,
    doi: '10.1086/307221',
    summary:
      'Forty-two high-redshift type Ia supernovae constrained the mass density and the cosmological constant of the universe. A flat universe without a cosmological constant was excluded with high confidence, evidence for dark energy independent of the rival team.',
    terms: 'dark energy; cosmology; supernova; distance measurement',
    methods: 'photometry; statistical analysis',
  },
  {
    id: 'planck-2020',
    title: 'Planck 2018 results. VI. Cosmological parameters',
    authors: 'Planck Collaboration',
    journal: 'Astronomy & Astrophysics',
    year: 2020,
    doi: '10.1051/0004-6361/201833910',
    summary:
      'The final Planck maps of temperature and polarization of the cosmic microwave background fit a flat cosmological model with six parameters very well. The inferred Hubble constant is lower than local measurements give.',
    terms:
      'cosmology; cosmic microwave background; dark energy; space telescope; microwave radiation',
    methods: 'bayesian inference; satellite observation',
    openQuestions: ['The tension with local measurements of the Hubble constant is unresolved.'],
  },
  {
    id: 'penzias-1965',
    title: 'A Measurement of Excess Antenna Temperature at 4080 Mc/s',
    authors: 'A. A. Penzias; R. W. Wilson',
    journal: 'The Astrophysical Journal',
    year: 1965,
    summary:
      'A horn antenna measured a steady excess noise of a few kelvin from all directions that no known source explained. It was soon recognized as the cosmic microwave background, the relic radiation of the hot early universe.',
    terms: 'cosmic microwave background; cosmology; radio astronomy; microwave radiation',
    methods: 'radio measurement',
  },
  {
    id: 'borucki-2010',
    title: 'Kepler Planet-Detection Mission: Introduction and First Results',
    authors: 'W. J. Borucki; D. Koch; G. Basri; N. Batalha; T. Brown; D. Caldwell',
    authorsTruncated: true,
    journal: 'Science',
    year: 2010,
    doi: '10.1126/science.1185402',
    summary:
      'The Kepler mission watches well over a hundred thousand stars for the small dips of light that transiting planets cause. First results showed five new planets and a photometric precision sufficient to detect planets of the size of Earth.',
    terms: 'exoplanet; transit photometry; space telescope; habitability',
    methods: 'photometry; satellite observation',
  },
  {
    id: 'ricker-2015',
    title: 'Transiting Exoplanet Survey Satellite',
    authors: 'G. R. Ricker; J. N. Winn; R. Vanderspek; D. W. Latham; G. Á. Bakos; J. L. Bean',
    authorsTruncated: true,
    journal: 'Journal of Astronomical Telescopes, Instruments, and Systems',
    year: 2015,
    doi: '10.1117/1.jatis.1.1.014003',
    summary:
      'The design of the Transiting Exoplanet Survey Satellite is laid out: four wide-field cameras on a high elliptical orbit scan nearly the whole sky for planets that transit bright, nearby stars suited to follow-up.',
    terms: 'exoplanet; transit photometry; space telescope; spacecraft mission; satellite',
    methods: 'mission design; photometry',
  },
  {
    id: 'shallue-2018',
    title:
      'Identifying Exoplanets with Deep Learning: A Five-planet Resonant Chain around Kepler-80 and an Eighth Planet around Kepler-90',
    authors: 'C. J. Shallue; A. Vanderburg',
    journal: 'The Astronomical Journal',
    year: 2018,
    doi: '10.3847/1538-3881/aa9e09',
    summary:
      'A convolutional neural network was trained to tell transiting planets from false signals in Kepler light curves. Applied to known multi-planet systems it revealed a fifth planet of Kepler-80 and an eighth of Kepler-90.',
    terms:
      'exoplanet; transit photometry; convolutional neural network; deep learning; space telescope',
    methods: 'deep learning; photometry',
  },
  {
    id: 'gillon-2017',
    title: 'Seven temperate terrestrial planets around the nearby ultracool dwarf star TRAPPIST-1',
    authors: 'M. Gillon; A. H. M. J. Triaud; B.-O. Demory; E. Jehin; E. Agol; K. M. Deck',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature21360',
    summary:
      'Ground-based and Spitzer photometry found seven planets of about the size of Earth around the ultracool dwarf TRAPPIST-1. Their orbits are near resonance, and several receive light that may allow liquid water.',
    terms: 'exoplanet; transit photometry; habitability; space telescope',
    methods: 'photometry; satellite observation',
    openQuestions: ['Whether the planets keep atmospheres was left to later telescopes.'],
  },
  {
    id: 'kopparapu-2013',
    title: 'Habitable Zones around Main-sequence Stars: New Estimates',
    authors: 'R. K. Kopparapu; R. Ramirez; J. F. Kasting; V. Eymet; T. D. Robinson; S. Mahadevan',
    authorsTruncated: true,
    journal: 'The Astrophysical Journal',
    year: 2013,
    doi: '10.1088/0004-637x/765/2/131',
    summary:
      'A one-dimensional radiative-convective climate model with new absorption data for water vapor and carbon dioxide gave new limits of the habitable zone around stars of several types. For the Sun the inner edge lies just inside the orbit of Earth.',
    terms:
      'habitability; exoplanet; climate model; carbon dioxide; water vapor; radiative transfer',
    methods: 'numerical simulation',
  },
  {
    id: 'gardner-2006',
    title: 'The James Webb Space Telescope',
    authors: 'J. P. Gardner; J. C. Mather; M. Clampin; R. Doyon; M. A. Greenhouse; H. B. Hammel',
    authorsTruncated: true,
    journal: 'Space Science Reviews',
    year: 2006,
    summary:
      'The paper gives the science aims and the design of the James Webb Space Telescope: a cold segmented mirror at the second Lagrange point with infrared instruments, for first galaxies, birth of stars and planets.',
    terms: 'space telescope; spacecraft mission; infrared astronomy; exoplanet',
    methods: 'mission design',
  },
  {
    id: 'gaia-2016',
    title: 'The Gaia mission',
    authors: 'Gaia Collaboration',
    journal: 'Astronomy & Astrophysics',
    year: 2016,
    doi: '10.1051/0004-6361/201629272',
    summary:
      'Gaia measures positions, parallaxes and motions of more than a billion stars, with photometry and radial velocities. The paper describes spacecraft, instruments, operations and data processing of this astrometric survey of the Galaxy.',
    terms: 'space telescope; spacecraft mission; astrometry; satellite; open data',
    methods: 'mission design; satellite observation',
  },
  {
    id: 'charbonneau-2000',
    title: 'Detection of Planetary Transits Across a Sun-like Star',
    authors: 'D. Charbonneau; T. M. Brown; D. W. Latham; M. Mayor',
    journal: 'The Astrophysical Journal Letters',
    year: 2000,
    summary:
      'Photometry showed that a planet passes in front of the star HD 209458. The depth of the transit with the radial velocity gave radius, mass and density, proof that the companion is a gas giant.',
    terms: 'exoplanet; transit photometry; radial velocity; hot jupiter',
    methods: 'photometry; radial velocity measurement',
  },
  {
    id: 'foreman-mackey-2013',
    title: 'emcee: The MCMC Hammer',
    authors: 'D. Foreman-Mackey; D. W. Hogg; D. Lang; J. Goodman',
    journal: 'Publications of the Astronomical Society of the Pacific',
    year: 2013,
    doi: '10.1086/670067',
    summary:
      'emcee is a Python implementation of an affine-invariant ensemble sampler for Markov chain Monte Carlo. It has few tuning parameters, runs in parallel, and became a common tool for parameter inference in astronomy.',
    terms:
      'bayesian statistics; open-source software; uncertainty; markov chain monte carlo; data analysis',
    methods: 'bayesian inference; software development',
  },
  {
    id: 'astropy-2013',
    title: 'Astropy: A community Python package for astronomy',
    authors: 'The Astropy Collaboration',
    journal: 'Astronomy & Astrophysics',
    year: 2013,
    doi: '10.1051/0004-6361/201322068',
    summary:
      'Astropy is a community-developed Python library that gives astronomy common code for units, coordinates, time, tables, files and cosmology, so that specialized packages can work together.',
    terms: 'open-source software; cosmology; open data; data analysis',
    methods: 'software development',
  },
  {
    id: 'grotzinger-2014',
    title: 'A Habitable Fluvio-Lacustrine Environment at Yellowknife Bay, Gale Crater, Mars',
    authors: 'J. P. Grotzinger; D. Y. Sumner; L. C. Kah; K. Stack; S. Gupta; L. Edgar',
    authorsTruncated: true,
    journal: 'Science',
    year: 2014,
    doi: '10.1126/science.1242777',
    summary:
      'The Curiosity rover drilled mudstones at Yellowknife Bay in Gale crater that were laid down in an ancient lake. Neutral, fresh water and the elements of life were present, so the place was habitable for simple microbes.',
    terms: 'mars; habitability; rover; spacecraft mission; sedimentary geology',
    methods: 'in situ analysis; mass spectrometry; x-ray diffraction',
    openQuestions: ['Whether life was ever present was not tested.'],
  },
  {
    id: 'zeitlin-2013',
    title:
      'Measurements of Energetic Particle Radiation in Transit to Mars on the Mars Science Laboratory',
    authors:
      'C. Zeitlin; D. M. Hassler; F. A. Cucinotta; B. Ehresmann; R. F. Wimmer-Schweingruber; D. E. Brinza',
    authorsTruncated: true,
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1235989',
    summary:
      'A detector inside the Mars Science Laboratory measured energetic particle radiation during the cruise to Mars. Galactic cosmic rays dominate, and the dose of a round trip is a sizeable part of the career limits for astronauts.',
    terms: 'mars; radiation; human spaceflight; cosmic rays; spacecraft mission',
    methods: 'radiation measurement',
  },
  {
    id: 'garrett-bakelman-2019',
    title: 'The NASA Twins Study: A multidimensional analysis of a year-long human spaceflight',
    authors: 'F. E. Garrett-Bakelman; M. Darshi; S. J. Green; R. C. Gur; L. Lin; B. R. Macias',
    authorsTruncated: true,
    journal: 'Science',
    year: 2019,
    doi: '10.1126/science.aau8650',
    summary:
      'One identical twin spent almost a year on the space station while the other stayed on Earth. Gene expression, telomeres, immune response, microbiome, eyes and cognition changed in flight; most but not all returned to baseline.',
    terms: 'human spaceflight; gene expression; immune response; radiation; microgravity; genomics',
    methods: 'multi-omics profiling; case study; rna sequencing',
    openQuestions: ['One pair of twins cannot separate spaceflight from individual variation.'],
  },
  {
    id: 'hecht-2021',
    title: 'Mars Oxygen ISRU Experiment (MOXIE)',
    authors: 'M. Hecht; J. Hoffman; D. Rapp; J. McClean; J. SooHoo; R. Schaefer',
    authorsTruncated: true,
    journal: 'Space Science Reviews',
    year: 2021,
    summary:
      'MOXIE, carried by the Perseverance rover, makes oxygen from the carbon dioxide of the Martian atmosphere by solid oxide electrolysis. The paper describes its design as a first test of resource use for human missions.',
    terms:
      'mars; carbon dioxide; electrolysis; human spaceflight; spacecraft mission; solid electrolyte',
    methods: 'mission design; electrochemical testing',
  },
  {
    id: 'daly-2023',
    title: 'Successful kinetic impact into an asteroid for planetary defence',
    authors: 'R. T. Daly; C. M. Ernst; O. S. Barnouin; N. L. Chabot; A. S. Rivkin; A. F. Cheng',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-05810-5',
    summary:
      'The DART spacecraft steered itself into the small asteroid Dimorphos. The paper reconstructs approach, impact site and the nature of the boulder-strewn surface, a first demonstration of a kinetic impactor for planetary defense.',
    terms: 'asteroid; planetary defense; spacecraft mission; autonomous navigation',
    methods: 'spacecraft imaging; mission design',
  },
  {
    id: 'kessler-1978',
    title: 'Collision frequency of artificial satellites: The creation of a debris belt',
    authors: 'D. J. Kessler; B. G. Cour-Palais',
    journal: 'Journal of Geophysical Research',
    year: 1978,
    doi: '10.1029/ja083ia06p02637',
    summary:
      'A model of collisions between satellites shows that fragments raise the chance of further collisions, so that a belt of space debris can grow even without new launches. The cascade is known as the Kessler syndrome.',
    terms: 'space debris; satellite; low earth orbit; dynamical system',
    methods: 'mathematical modeling; numerical simulation',
  },
  {
    id: 'colaprete-2010',
    title: 'Detection of Water in the LCROSS Ejecta Plume',
    authors: 'A. Colaprete; P. Schultz; J. Heldmann; D. Wooden; M. Shirley; K. Ennico',
    authorsTruncated: true,
    journal: 'Science',
    year: 2010,
    summary:
      'A spent rocket stage was crashed into a permanently shadowed crater near the lunar south pole while a shepherding craft watched the plume. Near-infrared and ultraviolet spectra showed water vapor, ice and other volatiles.',
    terms: 'moon; water ice; spacecraft mission; spectroscopy',
    methods: 'spectroscopy; in situ analysis',
  },
  {
    id: 'waite-2017',
    title:
      'Cassini finds molecular hydrogen in the Enceladus plume: Evidence for hydrothermal processes',
    authors: 'J. H. Waite; C. R. Glein; R. S. Perryman; B. D. Teolis; B. A. Magee; G. Miller',
    authorsTruncated: true,
    journal: 'Science',
    year: 2017,
    summary:
      "The mass spectrometer of Cassini found molecular hydrogen in the plume of Saturn's moon Enceladus. Reactions of hot water with rock are the likely source, and the hydrogen could feed methane-producing microbes.",
    terms: 'habitability; hydrogen; ocean; methane; spacecraft mission',
    methods: 'mass spectrometry; in situ analysis',
    openQuestions: ['Whether anything lives on the hydrogen is unknown.'],
  },
  {
    id: 'liao-2017',
    title: 'Satellite-to-ground quantum key distribution',
    authors: 'S.-K. Liao; W.-Q. Cai; W.-Y. Liu; L. Zhang; Y. Li; J.-G. Ren',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature23655',
    summary:
      'The Micius satellite sent single photons to a ground station and distributed secret keys by decoy-state quantum key distribution over up to 1200 kilometers. The loss is far smaller than in optical fiber of the same length.',
    terms: 'quantum key distribution; satellite; cryptography; photon; low earth orbit',
    methods: 'satellite observation; quantum optics experiment',
  },
  {
    id: 'yin-2017',
    title: 'Satellite-based entanglement distribution over 1200 kilometers',
    authors: 'J. Yin; Y. Cao; Y.-H. Li; S.-K. Liao; L. Zhang; J.-G. Ren',
    authorsTruncated: true,
    journal: 'Science',
    year: 2017,
    summary:
      'Entangled photon pairs made on a satellite were sent to two ground stations more than a thousand kilometers apart. A Bell inequality was violated under locality conditions, a step towards a quantum network through space.',
    terms: 'entanglement; satellite; quantum key distribution; photon; low earth orbit',
    methods: 'satellite observation; quantum optics experiment',
  },
];
