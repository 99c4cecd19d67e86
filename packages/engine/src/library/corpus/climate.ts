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
    doi: '10.1111/j.2153-3490.1976.tb00701.x',
    summary:
      'The report covers the first long record of atmospheric carbon dioxide at Mauna Loa. It shows a seasonal cycle driven by land plants and a steady rise that follows the burning of fossil fuel, with part of the emissions taken up elsewhere in the carbon cycle.',
    terms: 'carbon dioxide; carbon cycle; greenhouse gas emissions; atmospheric observation',
    methods: 'atmospheric measurement',
    openQuestions: [
      'Whether tropical drought increases the growth rate of atmospheric carbon dioxide in El Niño years was not tested.',
    ],
  },
  {
    id: 'manabe-1967',
    title: 'Thermal Equilibrium of the Atmosphere with a Given Distribution of Relative Humidity',
    authors: 'S. Manabe; R. T. Wetherald',
    journal: 'Journal of the Atmospheric Sciences',
    year: 1967,
    doi: '10.1175/1520-0469(1967)024<0241:TEOTAW>2.0.CO;2',
    summary:
      'A one-dimensional radiative-convective model with fixed relative humidity computed how the temperature of the atmosphere depends on carbon dioxide. Doubling it warmed the surface by more than two degrees and cooled the stratosphere.',
    terms: 'climate model; climate sensitivity; carbon dioxide; water vapor; radiative transfer',
    methods: 'numerical simulation',
    openQuestions: [
      'Whether drying of the subtropical upper troposphere reduces the surface warming in climates with doubled carbon dioxide was not tested.',
    ],
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
    openQuestions: [
      'Whether finer horizontal resolution reduces the spread of climate sensitivity in CMIP6 models was not tested.',
    ],
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
      'The ERA5 reanalysis combines observations with a weather model by four-dimensional variational data assimilation into an hourly record of atmosphere, land and waves. An ensemble gives its uncertainty, and its fit to observations is better than that of the preceding reanalysis.',
    terms: 'reanalysis; data assimilation; weather forecasting; uncertainty; open data',
    methods: 'data assimilation; numerical simulation',
    openQuestions: [
      'Whether coupled assimilation of ocean and atmosphere reduces errors of near-surface temperature in global reanalysis was not tested.',
    ],
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
    openQuestions: [
      'Whether assimilation of observed precipitation reduces errors of the tropical water cycle in global atmospheric reanalysis was not tested.',
    ],
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
    openQuestions: [
      'Whether the strength of Southern Ocean upwelling predicts the rise of carbon dioxide in glacial terminations was not tested.',
    ],
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
    openQuestions: [
      'Whether loss of biodiversity lowers the resilience to drought in tropical forests was not tested.',
    ],
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
    openQuestions: [
      'Whether rising autocorrelation of melt predicts the approach of a threshold in the Greenland ice sheet was not tested.',
    ],
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
    openQuestions: [
      'Whether aragonite undersaturation lowers the abundance of wild pteropods in the Southern Ocean was not tested.',
    ],
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
    openQuestions: [
      'Whether recovery of Antarctic ozone affects summer rainfall in southern Australia was not tested.',
    ],
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
    openQuestions: [
      'Whether emission of short-lived chlorine compounds reduces total ozone in the tropical stratosphere was not tested.',
    ],
  },
  {
    id: 'lorenz-1963',
    title: 'Deterministic Nonperiodic Flow',
    authors: 'E. N. Lorenz',
    journal: 'Journal of the Atmospheric Sciences',
    year: 1963,
    doi: '10.1175/1520-0469(1963)020<0130:DNF>2.0.CO;2',
    summary:
      'Three ordinary differential equations, reduced from thermal convection, have bounded but nonperiodic solutions that depend on the slightest change of the start. If the atmosphere behaves in this way, long-range weather forecasting fails unless the present state is known exactly.',
    terms: 'dynamical system; weather forecasting; uncertainty; convection',
    methods: 'mathematical modeling; numerical simulation',
    openQuestions: [
      'Whether the size of initial errors affects the limit of predictability in three-dimensional models of the atmosphere was not tested.',
    ],
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
    openQuestions: [
      'Whether rapid removal of aerosols increases peak warming in scenarios with a fixed carbon budget was not tested.',
    ],
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
    openQuestions: [
      'Whether carbon release from thawing permafrost increases the probability of exceeding two degrees in low-emission scenarios was not tested.',
    ],
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
    openQuestions: [
      'Whether a physical constraint on neural networks improves the prediction of carbon fluxes in climates outside the training data was not tested.',
    ],
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
    openQuestions: [
      'Whether a neural network for convection lowers precipitation biases in a global climate model with realistic continents was not tested.',
    ],
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
      'Whether training on simulated warmer climates improves forecasts of record heat waves in graph neural network models of weather was not tested.',
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
    openQuestions: [
      'Whether training on raw satellite observations improves precipitation forecasts in the Pangu-Weather model was not tested.',
    ],
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
    openQuestions: [
      'Whether warming above two degrees reduces carbon storage in restored forests was not tested.',
    ],
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
    openQuestions: [
      'Whether rising carbon dioxide increases wood growth in intact tropical forests was not tested.',
    ],
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
    openQuestions: [
      'Whether legal land title of Indigenous communities lowers the rate of forest loss in the Congo Basin was not tested.',
    ],
  },
  {
    id: 'smith-2016',
    title: 'Biophysical and economic limits to negative CO2 emissions',
    authors: 'P. Smith; S. J. Davis; F. Creutzig; S. Fuss; J. Minx; B. Gabrielle',
    authorsTruncated: true,
    journal: 'Nature Climate Change',
    year: 2016,
    doi: '10.1038/nclimate2870',
    summary:
      'Negative emission technologies, among them bioenergy with carbon capture, direct air capture, enhanced weathering and afforestation, were compared by the land, water, nutrients, energy and money they need. Each meets biophysical or economic limits at large scale.',
    terms:
      'carbon capture; negative emissions; carbon sequestration; land use; techno-economic analysis',
    methods: 'literature review; techno-economic analysis',
    openQuestions: [
      'Whether spreading of crushed basalt increases net carbon removal in tropical croplands was not tested.',
    ],
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
    openQuestions: [
      'Whether the humidity of ambient air affects the cost per tonne in commercial plants for direct air capture was not tested.',
    ],
  },
  {
    id: 'boers-2021',
    title:
      'Observation-based early-warning signals for a collapse of the Atlantic Meridional Overturning Circulation',
    authors: 'N. Boers',
    journal: 'Nature Climate Change',
    year: 2021,
    doi: '10.1038/s41558-021-01097-4',
    summary:
      'Eight independent indices of the Atlantic overturning, from sea surface temperature and salinity over more than a century, were tested for signs of slowing recovery. All showed significant early-warning signals, which suggests that the circulation has lost stability and not only strength.',
    terms: 'ocean circulation; ocean; tipping point; early warning signal; dynamical system',
    methods: 'statistical analysis',
    openQuestions: [
      'Whether the inflow of meltwater from Greenland predicts the loss of stability in the Atlantic overturning circulation was not tested.',
    ],
  },
  {
    id: 'gatti-2021',
    title: 'Amazonia as a carbon source linked to deforestation and climate change',
    authors:
      'L. V. Gatti; L. S. Basso; J. B. Miller; M. Gloor; L. Gatti Domingues; H. L. G. Cassol',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03629-6',
    summary:
      'Nearly 600 aircraft profiles of carbon dioxide and carbon monoxide over nine years gave the carbon balance of four parts of Amazonia. Eastern Amazonia emitted more than the west, and the southeast was a net source; strong dry-season warming and deforestation went along with higher emissions.',
    terms:
      'forest; carbon cycle; carbon dioxide; land use; atmospheric observation; greenhouse gas emissions',
    methods: 'atmospheric measurement; statistical analysis',
    openQuestions: [
      'Whether a halt of deforestation lowers the net carbon emission in southeastern Amazonia was not tested.',
    ],
  },
  {
    id: 'boulton-2022',
    title: 'Pronounced loss of Amazon rainforest resilience since the early 2000s',
    authors: 'C. A. Boulton; T. M. Lenton; N. Boers',
    journal: 'Nature Climate Change',
    year: 2022,
    doi: '10.1038/s41558-022-01287-8',
    summary:
      'Changes in the autocorrelation of satellite vegetation data were used to measure how fast the Amazon forest recovers from disturbance. Since the early 2000s more than three quarters of it have lost resilience, more so in drier regions and nearer to human activity.',
    terms:
      'forest; tipping point; early warning signal; satellite observation; land use; dynamical system',
    methods: 'satellite remote sensing; statistical analysis',
    openQuestions: [
      'Whether local loss of resilience predicts tree mortality after drought in the Amazon forest was not tested.',
    ],
  },
  {
    id: 'armstrong-mckay-2022',
    title: 'Exceeding 1.5°C global warming could trigger multiple climate tipping points',
    authors:
      'D. I. Armstrong McKay; A. Staal; J. F. Abrams; R. Winkelmann; B. Sakschewski; S. Loriani',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abn7950',
    summary:
      'Paleoclimate, observation and model studies were reassessed to list sixteen climate tipping elements with thresholds, time scales and impacts. Present warming already lies within the lower uncertainty range of five thresholds, and several, such as the Greenland and West Antarctic ice sheets, become likely between 1.5 and 2 degrees.',
    terms: 'tipping point; ice sheet; ocean circulation; forest; uncertainty; paleoclimate',
    methods: 'literature review; expert elicitation',
    openQuestions: [
      'Whether meltwater from a collapsing Greenland ice sheet lowers the warming threshold in the Atlantic overturning circulation was not tested.',
    ],
  },
  {
    id: 'richardson-2023',
    title: 'Earth beyond six of nine planetary boundaries',
    authors: 'K. Richardson; W. Steffen; W. Lucht; J. Bendtsen; S. E. Cornell; J. F. Donges',
    authorsTruncated: true,
    journal: 'Science Advances',
    year: 2023,
    doi: '10.1126/sciadv.adh2458',
    summary:
      'All nine planetary boundaries were quantified together for the first time. Six are transgressed, among them climate, biosphere integrity, land use, fresh water and nutrient flows; ocean acidification is close to its boundary, and ozone has slightly recovered. Model runs showed that climate and land use must be considered jointly.',
    terms: 'planetary boundaries; biodiversity; land use; ocean acidification; ozone; carbon cycle',
    methods: 'literature review; numerical simulation',
    openQuestions: [
      'Whether a cut of nitrogen fertilizer reduces the loss of biosphere integrity in global vegetation models was not tested.',
    ],
  },
  {
    id: 'lamboll-2023',
    title: 'Assessing the size and uncertainty of remaining carbon budgets',
    authors: 'R. D. Lamboll; Z. R. J. Nicholls; C. J. Smith; J. S. Kikstra; E. Byers; J. Rogelj',
    journal: 'Nature Climate Change',
    year: 2023,
    doi: '10.1038/s41558-023-01848-5',
    summary:
      'The remaining carbon budget was recomputed with recent emissions, updated climate emulators and scenarios. For an even chance of 1.5 degrees about 250 billion tonnes of carbon dioxide were left from 2023, roughly six years of emissions; assumptions about other emissions, such as aerosols, add much uncertainty.',
    terms:
      'carbon budget; greenhouse gas emissions; climate sensitivity; uncertainty; carbon dioxide',
    methods: 'numerical simulation; statistical analysis',
    openQuestions: [
      'Whether earlier reduction of methane increases the remaining carbon budget in scenarios with regional aerosol controls was not tested.',
    ],
  },
  {
    id: 'kochkov-2024',
    title: 'Neural general circulation models for weather and climate',
    authors: 'D. Kochkov; J. Yuval; I. Langmore; P. Norgaard; J. Smith; G. Mooers',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07744-y',
    summary:
      'NeuralGCM joins a differentiable dynamical core of the atmosphere with neural networks for unresolved physics and is trained end to end. It forecast weather about as well as the best learned and physical models, and with prescribed sea surface temperature it tracked climate over decades at far lower cost.',
    terms:
      'weather forecasting; climate model; deep learning; physics-informed learning; tropical cyclone',
    methods: 'deep learning; numerical simulation; benchmarking',
    openQuestions: [
      'Whether coupling to an ocean model reduces errors of the warming response in neural general circulation models was not tested.',
    ],
  },
  {
    id: 'price-2025',
    title: 'Probabilistic weather forecasting with machine learning',
    authors: 'I. Price; A. Sanchez-Gonzalez; F. Alet; T. R. Andersson; A. El-Kadi; D. Masters',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2025,
    doi: '10.1038/s41586-024-08252-9',
    summary:
      'GenCast is a diffusion model that draws an ensemble of fifteen-day global forecasts in minutes, trained on reanalysis. It had more skill than the leading operational ensemble on 97 percent of targets and predicted extreme weather, tropical cyclone tracks and wind power better.',
    terms:
      'weather forecasting; diffusion model; generative model; reanalysis; uncertainty; tropical cyclone',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether training on kilometer-scale analyses improves forecasts of tropical cyclone intensity in diffusion models of weather was not tested.',
    ],
  },
  {
    id: 'bodnar-2025',
    title: 'A foundation model for the Earth system',
    authors: 'C. Bodnar; W. P. Bruinsma; A. Lucic; M. Stanley; A. Allen; J. Brandstetter',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2025,
    doi: '10.1038/s41586-025-09005-y',
    summary:
      'Aurora was pretrained on more than a million hours of diverse weather and climate data and fine-tuned for single tasks. It outperformed operational forecasts of air quality, ocean waves, tropical cyclone tracks and high-resolution weather at a small share of their computational cost.',
    terms:
      'foundation model; weather forecasting; transformer; transfer learning; reanalysis; tropical cyclone; ocean',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether pretraining on several Earth system data sets improves flood forecasts in river basins with few gauges was not tested.',
    ],
  },
];
