import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Climate & Environmental Science". Facts are checked; every summary is our own wording. */
export const climate: readonly CorpusEntry[] = [
  {
    id: 'keeling-1976',
    title: 'Atmospheric carbon dioxide variations at Mauna Loa Observatory, Hawaii',
    authors:
      'C. D. Keeling; R. B. Bacastow; A. E. Bainbridge; C. A. Ekdahl; P. R. Guenther; L. S. Waterman',
    authorsTruncated: true,
    journal: 'Tellus',
    year: 1976,
    summary:
      'The report covers the first long record of atmospheric carbon dioxide at Mauna Loa. It shows a seasonal cycle driven by land plants and a steady rise that follows the burning of fossil fuel, with part of the emissions taken up elsewhere in the carbon cycle.',
    terms: 'carbon dioxide; carbon cycle; greenhouse gas emissions; atmospheric observation',
    methods: 'atmospheric measurement',
  },
  {
    id: 'manabe-1967',
    title: 'Thermal Equilibrium of the Atmosphere with a Given Distribution of Relative Humidity',
    authors: 'S. Manabe; R. T. Wetherald',
    journal: 'Journal of the Atmospheric Sciences',
    year: 1967,
    doi: '10.1175/1520-0469(1967)024<0241:TEOTAW>2.0.CO;2',
    summary:
      'A one-dimensional radiative-convective model with fixed relative humidity computed how the temperature of the atmosphere depends on carbon dioxide. Doubling it warmed the surface and cooled the stratosphere, the first sound estimate of climate sensitivity.',
    terms: 'climate model; climate sensitivity; carbon dioxide; water vapor; radiative transfer',
    methods: 'numerical simulation',
  },
  {
    id: 'eyring-2016',
    title:
      'Overview of the Coupled Model Intercomparison Project Phase 6 (CMIP6) experimental design and organization',
    authors: 'V. Eyring; S. Bony; G. A. Meehl; C. A. Senior; B. Stevens; R. J. Stouffer',
    authorsTruncated: true,
    journal: 'Geoscientific Model Development',
    year: 2016,
    doi: '10.5194/gmd-9-1937-2016',
    summary:
      'The paper sets out phase 6 of the Coupled Model Intercomparison Project: a small set of common experiments, a historical simulation, and a federation of endorsed projects. It makes output of climate models comparable and open across the world.',
    terms: 'climate model; model intercomparison; open data; climate sensitivity',
    methods: 'numerical simulation; experimental protocol',
  },
  {
    id: 'taylor-2012',
    title: 'An Overview of CMIP5 and the Experiment Design',
    authors: 'K. E. Taylor; R. J. Stouffer; G. A. Meehl',
    journal: 'Bulletin of the American Meteorological Society',
    year: 2012,
    doi: '10.1175/bams-d-11-00094.1',
    summary:
      'The design of CMIP5 is described: long-term and decadal climate model experiments, runs driven by emissions with an interactive carbon cycle, and idealised tests. The archive was to inform international climate assessment.',
    terms: 'climate model; model intercomparison; carbon cycle; open data',
    methods: 'numerical simulation; experimental protocol',
  },
  {
    id: 'hersbach-2020',
    title: 'The ERA5 global reanalysis',
    authors: 'H. Hersbach; B. Bell; P. Berrisford; S. Hirahara; A. Horányi; J. Muñoz-Sabater',
    authorsTruncated: true,
    journal: 'Quarterly Journal of the Royal Meteorological Society',
    year: 2020,
    doi: '10.1002/qj.3803',
    summary:
      'The ERA5 reanalysis combines observations with a weather model by four-dimensional variational data assimilation into an hourly record of atmosphere, land and waves. An ensemble gives its uncertainty. It became the main training data for machine-learned weather forecasting.',
    terms: 'reanalysis; data assimilation; weather forecasting; uncertainty; open data',
    methods: 'data assimilation; numerical simulation',
  },
  {
    id: 'kalnay-1996',
    title: 'The NCEP/NCAR 40-Year Reanalysis Project',
    authors: 'E. Kalnay; M. Kanamitsu; R. Kistler; W. Collins; D. Deaven; L. Gandin',
    authorsTruncated: true,
    journal: 'Bulletin of the American Meteorological Society',
    year: 1996,
    doi: '10.1175/1520-0477(1996)077<0437:TNYRP>2.0.CO;2',
    summary:
      'A frozen state-of-the-art assimilation system was run over four decades of observations, so that changes in the record are not changes of method. The reanalysis gave researchers a consistent and free global description of the atmosphere.',
    terms: 'reanalysis; data assimilation; weather forecasting; open data',
    methods: 'data assimilation; numerical simulation',
  },
  {
    id: 'petit-1999',
    title:
      'Climate and atmospheric history of the past 420,000 years from the Vostok ice core, Antarctica',
    authors: 'J. R. Petit; J. Jouzel; D. Raynaud; N. I. Barkov; J.-M. Barnola; I. Basile',
    authorsTruncated: true,
    journal: 'Nature',
    year: 1999,
    doi: '10.1038/20859',
    summary:
      'The Vostok ice core from Antarctica records four glacial-interglacial cycles. Carbon dioxide and methane moved closely with Antarctic temperature, and present concentrations were found to be beyond anything in that record.',
    terms: 'ice core; carbon dioxide; methane; paleoclimate; climate sensitivity',
    methods: 'ice core analysis',
  },
  {
    id: 'rockstrom-2009',
    title: 'A safe operating space for humanity',
    authors: 'J. Rockström; W. Steffen; K. Noone; Å. Persson; F. S. Chapin III; E. F. Lambin',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2009,
    doi: '10.1038/461472a',
    summary:
      'Nine planetary boundaries were proposed, such as climate change, biodiversity loss, the nitrogen cycle and ocean acidification, within which humanity can operate safely. The authors judged that some had already been crossed.',
    terms: 'planetary boundaries; biodiversity; carbon dioxide; ocean acidification; tipping point',
    methods: 'literature review',
  },
  {
    id: 'lenton-2008',
    title: "Tipping elements in the Earth's climate system",
    authors: 'T. M. Lenton; H. Held; E. Kriegler; J. W. Hall; W. Lucht; S. Rahmstorf',
    authorsTruncated: true,
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2008,
    doi: '10.1073/pnas.0705414105',
    summary:
      'Subsystems of the Earth in which a small change in forcing could cause a qualitative shift were listed and ranked, for example Arctic sea ice, the Greenland ice sheet and the Amazon forest. Expert elicitation and theory support the case for early warning.',
    terms: 'tipping point; sea ice; ice sheet; forest; dynamical system; uncertainty',
    methods: 'literature review; expert elicitation',
    openQuestions: ['How near each element is to its threshold is not well constrained.'],
  },
  {
    id: 'orr-2005',
    title:
      'Anthropogenic ocean acidification over the twenty-first century and its impact on calcifying organisms',
    authors: 'J. C. Orr; V. J. Fabry; O. Aumont; L. Bopp; S. C. Doney; R. A. Feely',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2005,
    doi: '10.1038/nature04095',
    summary:
      'Thirteen ocean carbon models showed that, as the sea takes up carbon dioxide, surface waters of the Southern Ocean become undersaturated in aragonite within this century if emissions continue. Shells of pteropods dissolved under such conditions.',
    terms: 'ocean acidification; ocean; carbon dioxide; carbon cycle; climate model; biodiversity',
    methods: 'numerical simulation; ship survey',
  },
  {
    id: 'farman-1985',
    title: 'Large losses of total ozone in Antarctica reveal seasonal ClOx/NOx interaction',
    authors: 'J. C. Farman; B. G. Gardiner; J. D. Shanklin',
    journal: 'Nature',
    year: 1985,
    doi: '10.1038/315207a0',
    summary:
      'Ground measurements at Halley Bay and the Argentine Islands showed that springtime total ozone over Antarctica had fallen greatly since the 1960s. The authors tied the loss to chlorine chemistry from chlorofluorocarbons in a very cold stratosphere.',
    terms: 'ozone; stratosphere; chlorofluorocarbon; atmospheric observation',
    methods: 'atmospheric measurement',
  },
  {
    id: 'molina-1974',
    title:
      'Stratospheric sink for chlorofluoromethanes: chlorine atom-catalysed destruction of ozone',
    authors: 'M. J. Molina; F. S. Rowland',
    journal: 'Nature',
    year: 1974,
    doi: '10.1038/249810a0',
    summary:
      'Chlorofluoromethanes are inert in the lower atmosphere and reach the stratosphere, where ultraviolet light frees chlorine atoms. These destroy ozone in a catalytic cycle, so the paper warned of large ozone losses from continued release.',
    terms: 'ozone; stratosphere; chlorofluorocarbon; photochemistry; catalysis',
    methods: 'theoretical analysis',
  },
  {
    id: 'lorenz-1963',
    title: 'Deterministic Nonperiodic Flow',
    authors: 'E. N. Lorenz',
    journal: 'Journal of the Atmospheric Sciences',
    year: 1963,
    doi: '10.1175/1520-0469(1963)020<0130:DNF>2.0.CO;2',
    summary:
      'Three ordinary differential equations, reduced from thermal convection, have bounded but nonperiodic solutions that depend on the slightest change of the start. The work founded chaos theory and set a limit to long-range weather forecasting.',
    terms: 'dynamical system; weather forecasting; uncertainty; convection',
    methods: 'mathematical modeling; numerical simulation',
  },
  {
    id: 'allen-2009',
    title: 'Warming caused by cumulative carbon emissions towards the trillionth tonne',
    authors: 'M. R. Allen; D. J. Frame; C. Huntingford; C. D. Jones; J. A. Lowe; M. Meinshausen',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2009,
    doi: '10.1038/nature08019',
    summary:
      'Peak warming depends mainly on cumulative carbon dioxide emissions and hardly on their timing. A simple climate-carbon-cycle model with probabilistic parameters gave the warming for a trillion tonnes of carbon, which makes a carbon budget a natural policy target.',
    terms:
      'carbon budget; greenhouse gas emissions; climate sensitivity; carbon cycle; uncertainty',
    methods: 'numerical simulation; bayesian inference',
  },
  {
    id: 'meinshausen-2009',
    title: 'Greenhouse-gas emission targets for limiting global warming to 2 °C',
    authors: 'M. Meinshausen; N. Meinshausen; W. Hare; S. C. B. Raper; K. Frieler; R. Knutti',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2009,
    doi: '10.1038/nature08017',
    summary:
      'The probability of staying below two degrees of warming was computed for many emission paths with a reduced-complexity model. Cumulative emissions to mid-century are the best indicator, and known fossil reserves hold far more carbon than the budget allows.',
    terms:
      'carbon budget; greenhouse gas emissions; climate sensitivity; uncertainty; climate model',
    methods: 'numerical simulation; bayesian inference',
  },
  {
    id: 'reichstein-2019',
    title: 'Deep learning and process understanding for data-driven Earth system science',
    authors: 'M. Reichstein; G. Camps-Valls; B. Stevens; M. Jung; J. Denzler; N. Carvalhais',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-0912-1',
    summary:
      'This perspective argues that Earth system science should join deep learning with physical process models. Hybrid models could use spatial and temporal context from observations and remain consistent with physics, interpretable and honest about uncertainty.',
    terms:
      'deep learning; climate model; physics-informed learning; explainable ai; satellite observation; uncertainty',
    methods: 'literature review',
    openQuestions: ['How to build hybrid models that extrapolate to a changed climate is open.'],
  },
  {
    id: 'rasp-2018',
    title: 'Deep learning to represent subgrid processes in climate models',
    authors: 'S. Rasp; M. S. Pritchard; P. Gentine',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2018,
    doi: '10.1073/pnas.1810286115',
    summary:
      'A deep neural network learned subgrid convection and radiation from a climate model that resolves clouds. Put into the global model it ran stably for years and reproduced the mean climate and variability at lower cost, and it conserved energy approximately.',
    terms: 'deep learning; climate model; convection; physics-informed learning',
    methods: 'deep learning; numerical simulation',
    openQuestions: ['The network did not extrapolate well to much warmer climates.'],
  },
  {
    id: 'lam-2023',
    title: 'Learning skillful medium-range global weather forecasting',
    authors: 'R. Lam; A. Sanchez-Gonzalez; M. Willson; P. Wirnsberger; M. Fortunato; F. Alet',
    authorsTruncated: true,
    journal: 'Science',
    year: 2023,
    doi: '10.1126/science.adi2336',
    summary:
      'GraphCast is a graph neural network on a multi-scale mesh of the globe, trained on ERA5 reanalysis. It produces ten-day weather forecasts in about a minute on one accelerator and beat the leading deterministic operational system on most of the verification targets.',
    terms: 'weather forecasting; graph neural network; deep learning; reanalysis',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Single deterministic forecasts blur at long lead times and do not give uncertainty.',
    ],
  },
  {
    id: 'bi-2023',
    title: 'Accurate medium-range global weather forecasting with 3D neural networks',
    authors: 'K. Bi; L. Xie; H. Zhang; X. Chen; X. Gu; Q. Tian',
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06185-3',
    summary:
      'Pangu-Weather uses three-dimensional transformers with knowledge of position on Earth and a hierarchy of time steps to limit the growth of error. Trained on the ERA5 reanalysis it tracked tropical cyclones well and forecast more accurately than the operational integrated system.',
    terms:
      'weather forecasting; transformer; deep learning; reanalysis; attention; tropical cyclone',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'griscom-2017',
    title: 'Natural climate solutions',
    authors: 'B. W. Griscom; J. Adams; P. W. Ellis; R. A. Houghton; G. Lomax; D. A. Miteva',
    authorsTruncated: true,
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2017,
    doi: '10.1073/pnas.1710465114',
    summary:
      'Twenty ways to conserve, restore or manage forests, wetlands, grasslands and farmland were assessed for the carbon they could store or keep. With limits for food, fiber and biodiversity they could give about a third of the cost-effective mitigation needed to 2030.',
    terms: 'forest; carbon sequestration; greenhouse gas emissions; land use; biodiversity',
    methods: 'literature review; statistical analysis',
  },
  {
    id: 'pan-2011',
    title: "A Large and Persistent Carbon Sink in the World's Forests",
    authors: 'Y. Pan; R. A. Birdsey; J. Fang; R. Houghton; P. E. Kauppi; W. A. Kurz',
    authorsTruncated: true,
    journal: 'Science',
    year: 2011,
    doi: '10.1126/science.1201609',
    summary:
      'Forest inventories and long-term plots were combined into a global estimate of the forest carbon sink. Established forests take up a large share of fossil emissions, but tropical deforestation returns much of it to the air.',
    terms: 'forest; carbon sequestration; carbon cycle; land use',
    methods: 'forest inventory; statistical analysis',
  },
  {
    id: 'hansen-2013',
    title: 'High-Resolution Global Maps of 21st-Century Forest Cover Change',
    authors: 'M. C. Hansen; P. V. Potapov; R. Moore; M. Hancher; S. A. Turubanova; A. Tyukavina',
    authorsTruncated: true,
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1244693',
    summary:
      'All growing-season Landsat images of a dozen years were analyzed to map forest loss and gain worldwide at thirty-meter resolution. Loss exceeded gain; it rose in the tropics overall, although it fell in Brazil.',
    terms: 'forest; satellite observation; land use; machine learning; open data',
    methods: 'satellite remote sensing; machine learning',
  },
  {
    id: 'smith-2016',
    title: 'Biophysical and economic limits to negative CO2 emissions',
    authors: 'P. Smith; S. J. Davis; F. Creutzig; S. Fuss; J. Minx; B. Gabrielle',
    authorsTruncated: true,
    journal: 'Nature Climate Change',
    year: 2016,
    summary:
      'Negative emission technologies, among them bioenergy with carbon capture, direct air capture, enhanced weathering and afforestation, were compared by the land, water, nutrients, energy and money they need. Each meets biophysical or economic limits at large scale.',
    terms:
      'carbon capture; negative emissions; carbon sequestration; land use; techno-economic analysis',
    methods: 'literature review; techno-economic analysis',
  },
  {
    id: 'keith-2018',
    title: 'A Process for Capturing CO2 from the Atmosphere',
    authors: 'D. W. Keith; G. Holmes; D. St. Angelo; K. Heidel',
    journal: 'Joule',
    year: 2018,
    doi: '10.1016/j.joule.2018.05.006',
    summary:
      'An industrial process that captures carbon dioxide from air with potassium hydroxide solution and calcium looping was designed in detail from pilot-plant data. Mass and energy balances and an engineering estimate gave costs per tonne far below earlier expectations.',
    terms: 'carbon capture; negative emissions; carbon dioxide; techno-economic analysis',
    methods: 'techno-economic analysis; pilot plant',
    openQuestions: ['The cost at full commercial scale has yet to be shown.'],
  },
  {
    id: 'sabine-2004',
    title: 'The Oceanic Sink for Anthropogenic CO2',
    authors: 'C. L. Sabine; R. A. Feely; N. Gruber; R. M. Key; K. Lee; J. L. Bullister',
    authorsTruncated: true,
    journal: 'Science',
    year: 2004,
    summary:
      'Inorganic carbon measured in global ship surveys was used to estimate how much anthropogenic carbon dioxide the ocean has stored. The ocean took up close to half of fossil and cement emissions of the industrial era, so land was a net source.',
    terms: 'ocean; carbon cycle; carbon dioxide; ocean acidification',
    methods: 'ship survey; statistical analysis',
  },
  {
    id: 'cox-2000',
    title:
      'Acceleration of global warming due to carbon-cycle feedbacks in a coupled climate model',
    authors: 'P. M. Cox; R. A. Betts; C. D. Jones; S. A. Spall; I. J. Totterdell',
    journal: 'Nature',
    year: 2000,
    summary:
      'A three-dimensional climate model with an interactive carbon cycle showed that warming turns land from a sink to a source: soils respire more and the Amazon forest dies back. The feedback accelerates warming over the century.',
    terms: 'carbon cycle; climate model; forest; tipping point; climate sensitivity',
    methods: 'numerical simulation',
    openQuestions: ['The size of the land carbon feedback differs widely between models.'],
  },
];
