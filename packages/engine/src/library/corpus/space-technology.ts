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
    openQuestions: [
      'Whether stellar metallicity predicts the occurrence of close-in giant planets in Sun-like stars was not tested.',
    ],
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
    openQuestions: [
      'Whether stellar metallicity affects the mass distribution of merging black holes in nearby galaxies was not tested.',
    ],
  },
  {
    id: 'abbott-2017',
    title: 'GW170817: Observation of Gravitational Waves from a Binary Neutron Star Inspiral',
    authors: 'B. P. Abbott; R. Abbott; T. D. Abbott; F. Acernese; K. Ackley; C. Adams',
    authorsTruncated: true,
    journal: 'Physical Review Letters',
    year: 2017,
    doi: '10.1103/physrevlett.119.161101',
    summary:
      'LIGO and Virgo observed the inspiral of two neutron stars. The source was located well enough for telescopes to find its light, which opened astronomy with several messengers and tied such mergers to short gamma-ray bursts.',
    terms: 'gravitational waves; neutron star; interferometer; general relativity',
    methods: 'laser interferometry; matched filtering; bayesian inference',
    openQuestions: [
      'Whether tidal deformability predicts the ejected mass in binary neutron star mergers was not tested.',
    ],
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
    openQuestions: [
      'Whether accretion variability affects the brightness asymmetry of the black hole ring in M87 over several years was not tested.',
    ],
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
      'Distances of type Ia supernovae at high redshift were larger than expected in a universe without a cosmological constant. The data favor an accelerating expansion, as a cosmological constant or another kind of dark energy would cause.',
    terms: 'dark energy; cosmology; supernova; distance measurement',
    methods: 'photometry; statistical analysis',
    openQuestions: [
      'Whether gray intergalactic dust lowers the brightness of type Ia supernovae in galaxies of very high redshift was not tested.',
      'Which physical form dark energy has was left open.',
    ],
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
    openQuestions: [
      'Whether host galaxy mass affects the corrected brightness of type Ia supernovae in high-redshift samples was not tested.',
    ],
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
    openQuestions: [
      'Whether early dark energy increases the Hubble constant inferred from the cosmic microwave background in joint fits with local distances was not tested.',
      'Why local distances give a higher Hubble constant than the cosmic microwave background was left open.',
    ],
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
    openQuestions: [
      'Whether stellar temperature affects the occurrence of Earth-size planets in the Kepler field was not tested.',
    ],
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
    openQuestions: [
      'Whether stellar activity reduces the detection rate of transiting super-Earths in red dwarf stars was not tested.',
    ],
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
    openQuestions: [
      'Whether a convolutional neural network improves the recovery of Earth-size planets in TESS light curves was not tested.',
    ],
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
    openQuestions: [
      'Whether flare activity of the host star reduces atmospheric retention in the TRAPPIST-1 planets was not tested.',
    ],
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
    openQuestions: [
      'Whether cloud feedback affects the inner edge of the habitable zone in slowly rotating planets was not tested.',
    ],
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
    openQuestions: [
      'Whether a parallax zero-point correction improves the accuracy of Cepheid distances in the Gaia catalog was not tested.',
    ],
  },
  {
    id: 'foreman-mackey-2013',
    title: 'emcee: The MCMC Hammer',
    authors: 'D. Foreman-Mackey; D. W. Hogg; D. Lang; J. Goodman',
    journal: 'Publications of the Astronomical Society of the Pacific',
    year: 2013,
    doi: '10.1086/670067',
    summary:
      'emcee is a Python implementation of an affine-invariant ensemble sampler for Markov chain Monte Carlo. It has few tuning parameters, runs in parallel, and needs far fewer function evaluations per independent sample than simple random-walk sampling.',
    terms:
      'bayesian statistics; open-source software; uncertainty; markov chain monte carlo; data analysis',
    methods: 'bayesian inference; software development',
    openQuestions: [
      'Whether the number of walkers affects convergence time in affine-invariant sampling of posteriors with more than fifty parameters was not tested.',
    ],
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
    openQuestions: [
      'Whether a shared code base reduces unit conversion errors in astronomical data reduction was not tested.',
    ],
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
    openQuestions: [
      'Whether perchlorate in mudstone reduces the detection of organic carbon in heated samples from Gale crater was not tested.',
    ],
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
    openQuestions: [
      'Whether polyethylene shielding lowers the dose equivalent of galactic cosmic rays in crewed spacecraft bound for Mars was not tested.',
    ],
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
    openQuestions: [
      'Whether mission duration affects telomere length in astronauts of both sexes was not tested.',
    ],
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
    openQuestions: [
      'Whether surface boulder coverage affects momentum transfer in kinetic impacts on rubble-pile asteroids was not tested.',
    ],
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
    openQuestions: [
      'Whether active removal of large satellites reduces the collision rate in low Earth orbit was not tested.',
    ],
  },
  {
    id: 'colaprete-2010',
    title: 'Detection of Water in the LCROSS Ejecta Plume',
    authors: 'A. Colaprete; P. Schultz; J. Heldmann; D. Wooden; M. Shirley; K. Ennico',
    authorsTruncated: true,
    journal: 'Science',
    year: 2010,
    doi: '10.1126/science.1186986',
    summary:
      'A spent rocket stage was crashed into a permanently shadowed crater near the lunar south pole while a shepherding craft watched the plume. Near-infrared and ultraviolet spectra showed water vapor, ice and other volatiles.',
    terms: 'moon; water ice; spacecraft mission; spectroscopy',
    methods: 'spectroscopy; in situ analysis',
    openQuestions: [
      'Whether the temperature of shadowed craters predicts water ice concentration in the lunar polar regolith was not tested.',
    ],
  },
  {
    id: 'waite-2017',
    title:
      'Cassini finds molecular hydrogen in the Enceladus plume: Evidence for hydrothermal processes',
    authors: 'J. H. Waite; C. R. Glein; R. S. Perryman; B. D. Teolis; B. A. Magee; G. Miller',
    authorsTruncated: true,
    journal: 'Science',
    year: 2017,
    doi: '10.1126/science.aai8703',
    summary:
      "The mass spectrometer of Cassini found molecular hydrogen in the plume of Saturn's moon Enceladus. Reactions of hot water with rock are the likely source, and the hydrogen could feed methane-producing microbes.",
    terms: 'habitability; hydrogen; ocean; methane; spacecraft mission',
    methods: 'mass spectrometry; in situ analysis',
    openQuestions: [
      'Whether dissolved hydrogen increases methane production in microbial cultures with simulated Enceladus ocean water was not tested.',
    ],
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
    openQuestions: [
      'Whether scattered sunlight reduces the secret key rate in satellite quantum key distribution was not tested.',
    ],
  },
  {
    id: 'boley-2021',
    title:
      'Satellite mega-constellations create risks in Low Earth Orbit, the atmosphere and on Earth',
    authors: 'A. C. Boley; M. Byers',
    journal: 'Scientific Reports',
    year: 2021,
    summary:
      'The risks of constellations of tens of thousands of satellites were estimated. Crowded shells in low Earth orbit raise the chance of collisions and of space debris, reentering satellites could bring more aluminum into the upper atmosphere than meteoroids do, and the authors argue that orbital shells need rules for shared use.',
    terms: 'satellite; space debris; low earth orbit; stratosphere',
    methods: 'numerical simulation; literature review',
    openQuestions: [
      'Whether autonomous collision avoidance reduces the collision rate in dense satellite constellations was not tested.',
    ],
  },
  {
    id: 'hoffman-2022',
    title: 'Mars Oxygen ISRU Experiment (MOXIE)—Preparing for human Mars exploration',
    authors: 'J. A. Hoffman; M. H. Hecht; D. Rapp; J. J. Hartvigsen; J. G. SooHoo; A. M. Aboobaker',
    authorsTruncated: true,
    journal: 'Science Advances',
    year: 2022,
    doi: '10.1126/sciadv.abp8636',
    summary:
      'MOXIE on the Perseverance rover made oxygen from the carbon dioxide of the Martian air in seven runs, by day and by night and in different seasons. Solid oxide electrolysis reached at least six grams of oxygen per hour at high purity, the first use of a local resource on another planet.',
    terms:
      'mars; carbon dioxide; electrolysis; human spaceflight; spacecraft mission; solid electrolyte',
    methods: 'in situ analysis; electrochemical testing',
    openQuestions: [
      'Whether dust loading of the inlet filter reduces oxygen production in solid oxide electrolysis units on Mars was not tested.',
    ],
  },
  {
    id: 'riess-2022',
    title:
      'A Comprehensive Measurement of the Local Value of the Hubble Constant with 1 km s−1 Mpc−1 Uncertainty from the Hubble Space Telescope and the SH0ES Team',
    authors: 'A. G. Riess; W. Yuan; L. M. Macri; D. Scolnic; D. Brout; S. Casertano',
    authorsTruncated: true,
    journal: 'The Astrophysical Journal Letters',
    year: 2022,
    doi: '10.3847/2041-8213/ac5c5b',
    summary:
      'Cepheid variables in the hosts of 42 type Ia supernovae, observed with the Hubble Space Telescope and anchored by geometric distances, gave a local Hubble constant of about 73 with an uncertainty of one kilometer per second and megaparsec. The value lies five standard deviations above that inferred from the cosmic microwave background.',
    terms:
      'cosmology; distance measurement; supernova; space telescope; dark energy; cosmic microwave background',
    methods: 'photometry; statistical analysis; satellite observation',
    openQuestions: [
      'Whether crowding of Cepheid variables affects the local Hubble constant in infrared images of higher resolution was not tested.',
    ],
  },
  {
    id: 'agazie-2023',
    title: 'The NANOGrav 15 yr Data Set: Evidence for a Gravitational-wave Background',
    authors: 'G. Agazie; A. Anumarlapudi; A. M. Archibald; Z. Arzoumanian; P. T. Baker; B. Bécsy',
    authorsTruncated: true,
    journal: 'The Astrophysical Journal Letters',
    year: 2023,
    doi: '10.3847/2041-8213/acdac6',
    summary:
      'Pulse arrival times of 67 millisecond pulsars, timed by radio telescopes for fifteen years, share a slow random signal. Its correlation between pulsars depends on their angle on the sky as general relativity predicts for a background of gravitational waves, and pairs of supermassive black holes could cause its strength.',
    terms: 'gravitational waves; black hole; neutron star; radio astronomy; general relativity',
    methods: 'radio measurement; bayesian inference',
    openQuestions: [
      'Whether the spectral slope of the nanohertz background predicts orbital eccentricity in supermassive black hole binaries was not tested.',
    ],
  },
  {
    id: 'greene-2023',
    title: 'Thermal emission from the Earth-sized exoplanet TRAPPIST-1 b using JWST',
    authors: 'T. P. Greene; T. J. Bell; E. Ducrot; A. Dyrek; P.-O. Lagage; J. J. Fortney',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-05951-7',
    summary:
      'The Webb telescope measured the light lost at 15 micrometers when TRAPPIST-1 b passed behind its star. The day side is about as hot as bare rock that carries no heat to the night side, so the planet has little or no atmosphere, and no absorption by carbon dioxide was seen.',
    terms: 'exoplanet; habitability; space telescope; infrared astronomy; carbon dioxide',
    methods: 'photometry; satellite observation',
    openQuestions: [
      'Whether a thin oxygen atmosphere lowers dayside infrared emission in the planet TRAPPIST-1 b was not tested.',
    ],
  },
  {
    id: 'jwst-2023',
    title: 'Identification of carbon dioxide in an exoplanet atmosphere',
    authors: 'JWST Transiting Exoplanet Community Early Release Science Team',
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-022-05269-w',
    summary:
      'The Webb telescope took a spectrum of starlight that passed through the air of the hot gas giant WASP-39 b during transits. A strong feature at 4.3 micrometers identified carbon dioxide with high significance, and models with about ten times the metal content of the Sun fit it best.',
    terms:
      'exoplanet; hot jupiter; space telescope; carbon dioxide; infrared astronomy; transit photometry',
    methods: 'spectroscopy; satellite observation; numerical simulation',
    openQuestions: [
      'Whether planetary mass predicts atmospheric metallicity in transiting hot giant planets was not tested.',
    ],
  },
  {
    id: 'murphy-2023',
    title: 'Metals from spacecraft reentry in stratospheric aerosol particles',
    authors: 'D. M. Murphy; M. Abou-Ghanem; D. J. Cziczo; K. D. Froyd; J. Jacquot; M. J. Lawler',
    authorsTruncated: true,
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2023,
    doi: '10.1073/pnas.2313374120',
    summary:
      'Single particles were analyzed by mass spectrometry aboard an aircraft in the stratosphere. About a tenth of the larger sulfuric acid particles held aluminum and other metals from satellites and rocket stages that burned up on reentry, and the share could grow to about half with the satellites now planned.',
    terms: 'satellite; space debris; low earth orbit; stratosphere',
    methods: 'mass spectrometry; atmospheric measurement',
    openQuestions: [
      'Whether aluminum from spacecraft reentry affects ozone loss in the polar stratosphere was not tested.',
    ],
  },
  {
    id: 'postberg-2023',
    title: "Detection of phosphates originating from Enceladus's ocean",
    authors: 'F. Postberg; Y. Sekine; F. Klenner; C. R. Glein; Z. Zou; B. Abel',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-05987-9',
    summary:
      'Spectra of ice grains that Enceladus had thrown into a ring of Saturn, taken by the dust analyzer of Cassini, show sodium phosphates. The ocean must hold at least a hundred times as much phosphate as the seas of Earth, and experiments explain it by water rich in carbonate that dissolves rock.',
    terms: 'habitability; ocean; spacecraft mission; carbon dioxide',
    methods: 'mass spectrometry; in situ analysis; numerical simulation',
    openQuestions: [
      'Whether a high phosphate concentration increases microbial growth in simulated Enceladus ocean water was not tested.',
    ],
  },
  {
    id: 'thomas-2023',
    title: 'Orbital period change of Dimorphos due to the DART kinetic impact',
    authors: 'C. A. Thomas; S. P. Naidu; P. Scheirich; N. A. Moskovitz; P. Pravec; S. R. Chesley',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-05805-2',
    summary:
      'Light curves and radar showed that the impact of the DART spacecraft shortened the orbit of the asteroid Dimorphos around Didymos by 33 minutes. The change is larger than the momentum of the spacecraft alone could cause, so debris thrown off the surface added to the push.',
    terms: 'asteroid; planetary defense; spacecraft mission; dynamical system',
    methods: 'photometry; radar observation',
    openQuestions: [
      'Whether internal porosity affects momentum enhancement in kinetic impacts on small asteroids was not tested.',
    ],
  },
  {
    id: 'zieba-2023',
    title: 'No thick carbon dioxide atmosphere on the rocky exoplanet TRAPPIST-1 c',
    authors: 'S. Zieba; L. Kreidberg; E. Ducrot; M. Gillon; C. Morley; L. Schaefer',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06232-z',
    summary:
      'The Webb telescope measured the day side of TRAPPIST-1 c at 15 micrometers from its passages behind the star. The planet is too warm there for a thick carbon dioxide atmosphere like that of Venus; a thin atmosphere or bare rock fits, which suggests that the planet formed with little water.',
    terms: 'exoplanet; habitability; space telescope; infrared astronomy; carbon dioxide',
    methods: 'photometry; satellite observation; numerical simulation',
    openQuestions: [
      'Whether orbital distance affects atmospheric retention in the outer TRAPPIST-1 planets was not tested.',
    ],
  },
  {
    id: 'adame-2025',
    title:
      'DESI 2024 VI: cosmological constraints from the measurements of baryon acoustic oscillations',
    authors: 'A. G. Adame; J. Aguilar; S. Ahlen; S. Alam; D. M. Alexander; M. Alvarez',
    authorsTruncated: true,
    journal: 'Journal of Cosmology and Astroparticle Physics',
    year: 2025,
    doi: '10.1088/1475-7516/2025/02/021',
    summary:
      'The first year of the DESI survey measured the scale of acoustic oscillations in more than six million galaxies and quasars at seven ranges of redshift. The data alone agree with a cosmological constant, but together with the cosmic microwave background and supernovae they prefer dark energy that changes with time.',
    terms: 'dark energy; cosmology; distance measurement; cosmic microwave background; supernova',
    methods: 'spectroscopy; bayesian inference; statistical analysis',
    openQuestions: [
      'Whether recalibration of low-redshift supernovae reduces the preference for evolving dark energy in joint cosmological fits was not tested.',
    ],
  },
];
