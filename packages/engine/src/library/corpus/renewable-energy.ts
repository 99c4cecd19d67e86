import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Renewable Energy". Facts are checked; every summary is our own wording. */
export const renewableEnergy: readonly CorpusEntry[] = [
  {
    id: 'kojima-2009',
    title: 'Organometal Halide Perovskites as Visible-Light Sensitizers for Photovoltaic Cells',
    authors: 'A. Kojima; K. Teshima; Y. Shirai; T. Miyasaka',
    journal: 'Journal of the American Chemical Society',
    year: 2009,
    doi: '10.1021/ja809598r',
    summary:
      'Nanocrystals of methylammonium lead halide perovskite sensitized titanium dioxide in a photoelectrochemical cell. The bromide gave a high voltage and the iodide a wide spectral response, but the liquid electrolyte dissolved the perovskite, so these first perovskite solar cells did not last.',
    terms: 'perovskite; solar cell; photovoltaics; dye-sensitized cell; nanocrystal; band gap',
    methods: 'device fabrication; photovoltaic testing',
    openQuestions: [
      'Whether a solid hole conductor prevents dissolution of the perovskite in lead halide solar cells was not tested.',
    ],
  },
  {
    id: 'lee-2012',
    title:
      'Efficient Hybrid Solar Cells Based on Meso-Superstructured Organometal Halide Perovskites',
    authors: 'M. M. Lee; J. Teuscher; T. Miyasaka; T. N. Murakami; H. J. Snaith',
    journal: 'Science',
    year: 2012,
    doi: '10.1126/science.1228604',
    summary:
      'A lead halide perovskite coated on a porous alumina scaffold gave efficient solid-state solar cells. Alumina takes no electrons, so the perovskite itself transports charge, and energy losses are small.',
    terms: 'perovskite; solar cell; photovoltaics; porous material; carrier mobility',
    methods: 'device fabrication; photovoltaic testing; spectroscopy',
    openQuestions: [
      'Whether continuous illumination at 60 degrees Celsius reduces power conversion efficiency in meso-superstructured perovskite solar cells was not tested.',
    ],
  },
  {
    id: 'liu-2013',
    title: 'Efficient planar heterojunction perovskite solar cells by vapour deposition',
    authors: 'M. Liu; M. B. Johnston; H. J. Snaith',
    journal: 'Nature',
    year: 2013,
    doi: '10.1038/nature12509',
    summary:
      'Vapor deposition made uniform perovskite films and simple planar heterojunction solar cells of high efficiency. No nanostructured scaffold is needed, which fits established thin-film manufacture.',
    terms: 'perovskite; solar cell; photovoltaics; thin film',
    methods: 'device fabrication; photovoltaic testing; electron microscopy',
    openQuestions: [
      'Whether ambient humidity reduces power conversion efficiency in vapor-deposited planar perovskite solar cells was not tested.',
    ],
  },
  {
    id: 'oregan-1991',
    title: 'A low-cost, high-efficiency solar cell based on dye-sensitized colloidal TiO2 films',
    authors: "B. O'Regan; M. Grätzel",
    journal: 'Nature',
    year: 1991,
    doi: '10.1038/353737a0',
    summary:
      'A monolayer of dye on a porous film of titanium dioxide nanoparticles absorbs sunlight and injects electrons, and a liquid electrolyte regenerates the dye. The dye-sensitized cell combined fair efficiency with cheap, simple materials.',
    terms:
      'dye-sensitized cell; solar cell; photovoltaics; porous material; semiconductor; titanium dioxide',
    methods: 'device fabrication; photovoltaic testing',
    openQuestions: [
      'Whether a polymer gel electrolyte prevents solvent loss in dye-sensitized solar cells was not tested.',
    ],
  },
  {
    id: 'shockley-1961',
    title: 'Detailed Balance Limit of Efficiency of p-n Junction Solar Cells',
    authors: 'W. Shockley; H. J. Queisser',
    journal: 'Journal of Applied Physics',
    year: 1961,
    doi: '10.1063/1.1736034',
    summary:
      'Detailed balance sets an upper limit to the efficiency of a solar cell with one p-n junction, when radiative recombination is the only loss. The limit depends on the band gap and is near a third of sunlight at best.',
    terms: 'solar cell; photovoltaics; band gap; semiconductor; thermodynamics',
    methods: 'theoretical analysis',
    openQuestions: [
      'Whether sunlight concentration increases the efficiency limit in solar cells with two junctions was not tested.',
    ],
  },
  {
    id: 'fujishima-1972',
    title: 'Electrochemical Photolysis of Water at a Semiconductor Electrode',
    authors: 'A. Fujishima; K. Honda',
    journal: 'Nature',
    year: 1972,
    doi: '10.1038/238037a0',
    summary:
      'Light on a titanium dioxide electrode connected to platinum split water into oxygen and hydrogen. The short paper showed that photocatalysis can store the energy of light in a fuel.',
    terms: 'water splitting; photocatalysis; hydrogen; titanium dioxide; semiconductor; catalysis',
    methods: 'electrochemical testing',
    openQuestions: [
      'Whether nitrogen content affects hydrogen evolution under visible light in titanium dioxide photoelectrodes was not tested.',
    ],
  },
  {
    id: 'walter-2010',
    title: 'Solar Water Splitting Cells',
    authors: 'M. G. Walter; E. L. Warren; J. R. McKone; S. W. Boettcher; Q. Mi; E. A. Santori',
    authorsTruncated: true,
    journal: 'Chemical Reviews',
    year: 2010,
    doi: '10.1021/cr1002326',
    summary:
      'The review covers photoelectrodes, catalysts and complete cells that split water with sunlight. It explains the energetics of semiconductor-liquid contacts and why stable materials with suitable band gaps are hard to find.',
    terms: 'water splitting; hydrogen; semiconductor; band gap; electrocatalysis; photocatalysis',
    methods: 'literature review',
    openQuestions: [
      'Whether a protective oxide coating prevents corrosion in silicon photoelectrodes during water splitting was not tested.',
    ],
  },
  {
    id: 'kanan-2008',
    title:
      'In Situ Formation of an Oxygen-Evolving Catalyst in Neutral Water Containing Phosphate and Co2+',
    authors: 'M. W. Kanan; D. G. Nocera',
    journal: 'Science',
    year: 2008,
    doi: '10.1126/science.1162018',
    summary:
      'A cobalt catalyst that evolves oxygen forms by itself on an electrode in neutral water with phosphate and cobalt ions. It works at modest overpotential and renews itself, made of abundant elements.',
    terms: 'water splitting; electrocatalysis; oxygen evolution; catalysis; cobalt; hydrogen',
    methods: 'electrochemical testing; electron microscopy',
    openQuestions: [
      'Whether deposition on a silicon solar cell affects the overpotential of oxygen evolution in cobalt phosphate catalysts was not tested.',
    ],
  },
  {
    id: 'norskov-2004',
    title: 'Origin of the Overpotential for Oxygen Reduction at a Fuel-Cell Cathode',
    authors: 'J. K. Nørskov; J. Rossmeisl; A. Logadottir; L. Lindqvist; J. R. Kitchin; T. Bligaard',
    authorsTruncated: true,
    journal: 'The Journal of Physical Chemistry B',
    year: 2004,
    doi: '10.1021/jp047349j',
    summary:
      'Density functional theory with a computational hydrogen electrode gave free energies of the steps of oxygen reduction. Strongly bound oxygen and hydroxyl explain the overpotential of platinum, and a volcano plot ranks metals for fuel cells.',
    terms: 'electrocatalysis; fuel cell; density functional theory; oxygen reduction; catalysis',
    methods: 'density functional theory',
    openQuestions: [
      'Whether a weaker oxygen binding energy increases oxygen reduction activity in platinum alloy cathodes was not tested.',
    ],
  },
  {
    id: 'seh-2017',
    title: 'Combining theory and experiment in electrocatalysis: Insights into materials design',
    authors:
      'Z. W. Seh; J. Kibsgaard; C. F. Dickens; I. Chorkendorff; J. K. Nørskov; T. F. Jaramillo',
    journal: 'Science',
    year: 2017,
    doi: '10.1126/science.aad4998',
    summary:
      'The review sets out a common framework for electrocatalysis of water splitting, oxygen reduction, carbon dioxide reduction and nitrogen fixation. Theory and experiment show how scaling relations between intermediates limit catalysts and how to break them.',
    terms:
      'electrocatalysis; water splitting; hydrogen; oxygen reduction; carbon dioxide; density functional theory; catalysis',
    methods: 'literature review',
    openQuestions: [
      'Whether compressive surface strain lowers the overpotential of carbon dioxide reduction in copper alloy electrodes was not tested.',
      'Which catalysts break scaling relations under operating conditions was left open.',
    ],
  },
  {
    id: 'whittingham-1976',
    title: 'Electrical Energy Storage and Intercalation Chemistry',
    authors: 'M. S. Whittingham',
    journal: 'Science',
    year: 1976,
    doi: '10.1126/science.192.4244.1126',
    summary:
      'Lithium ions move reversibly into the layers of titanium disulfide. The intercalation cathode with a lithium anode made a rechargeable battery that works at room temperature and holds much energy for its weight.',
    terms: 'lithium-ion battery; cathode material; intercalation; energy storage; lithium metal',
    methods: 'electrochemical testing',
    openQuestions: [
      'Whether electrolyte composition affects cycle life in lithium-titanium disulfide cells at elevated temperature was not tested.',
    ],
  },
  {
    id: 'padhi-1997',
    title: 'Phospho-olivines as Positive-Electrode Materials for Rechargeable Lithium Batteries',
    authors: 'A. K. Padhi; K. S. Nanjundaswamy; J. B. Goodenough',
    journal: 'Journal of The Electrochemical Society',
    year: 1997,
    doi: '10.1149/1.1837571',
    summary:
      'Lithium can be taken out of and put back into the olivine lithium iron phosphate at a steady voltage. The cathode material is cheap and free of toxic elements, but slow transport of lithium limited the rate.',
    terms:
      'lithium-ion battery; cathode material; intercalation; energy storage; crystal structure',
    methods: 'electrochemical testing; chemical synthesis; x-ray diffraction',
    openQuestions: [
      'Whether carbon coating increases discharge capacity at high rate in lithium iron phosphate electrodes was not tested.',
    ],
  },
  {
    id: 'tarascon-2001',
    title: 'Issues and challenges facing rechargeable lithium batteries',
    authors: 'J.-M. Tarascon; M. Armand',
    journal: 'Nature',
    year: 2001,
    doi: '10.1038/35104644',
    summary:
      'The review traces rechargeable lithium batteries from lithium metal to lithium-ion and polymer cells. Choice of cathode, anode and electrolyte and their interfaces decide energy, life and safety.',
    terms:
      'lithium-ion battery; cathode material; energy storage; solid electrolyte; lithium metal',
    methods: 'literature review',
    openQuestions: [
      'Whether a ceramic solid electrolyte prevents dendrite growth in rechargeable lithium metal cells was not tested.',
    ],
  },
  {
    id: 'goodenough-2013',
    title: 'The Li-Ion Rechargeable Battery: A Perspective',
    authors: 'J. B. Goodenough; K.-S. Park',
    journal: 'Journal of the American Chemical Society',
    year: 2013,
    doi: '10.1021/ja3091438',
    summary:
      'The perspective explains how the energy levels of electrodes and electrolyte limit voltage, capacity and life of the lithium-ion battery. It asks for solid electrolytes and new strategies for cells with higher energy.',
    terms:
      'lithium-ion battery; cathode material; energy storage; solid electrolyte; electronic structure',
    methods: 'literature review',
    openQuestions: [
      'Whether a fluorinated electrolyte additive improves cycle life in high-voltage lithium-ion cells was not tested.',
    ],
  },
  {
    id: 'kamaya-2011',
    title: 'A lithium superionic conductor',
    authors: 'N. Kamaya; K. Homma; Y. Yamakawa; M. Hirayama; R. Kanno; M. Yonemura',
    authorsTruncated: true,
    journal: 'Nature Materials',
    year: 2011,
    doi: '10.1038/nmat3066',
    summary:
      'The sulfide Li10GeP2S12 conducts lithium ions at room temperature as well as liquid electrolytes do. Its structure has chains along which ions move, which made all-solid-state batteries look practical.',
    terms:
      'solid electrolyte; lithium-ion battery; crystal structure; ionic conductivity; energy storage',
    methods: 'chemical synthesis; x-ray diffraction; electrochemical testing',
    openQuestions: [
      'Whether contact with lithium metal increases interfacial resistance in Li10GeP2S12 cells was not tested.',
    ],
  },
  {
    id: 'doyle-1993',
    title: 'Modeling of Galvanostatic Charge and Discharge of the Lithium/Polymer/Insertion Cell',
    authors: 'M. Doyle; T. F. Fuller; J. Newman',
    journal: 'Journal of The Electrochemical Society',
    year: 1993,
    doi: '10.1149/1.2221597',
    summary:
      'A model joins concentrated solution theory in the electrolyte with diffusion in the particles of porous electrodes to describe charge and discharge of a lithium cell. It shows which of the processes limits the discharge of a given cell design.',
    terms:
      'lithium-ion battery; computational model; partial differential equation; energy storage; porous electrode',
    methods: 'mathematical modeling; numerical simulation',
    openQuestions: [
      'Whether the particle size distribution affects predicted discharge capacity in porous insertion electrodes was not tested.',
    ],
  },
  {
    id: 'severson-2019',
    title: 'Data-driven prediction of battery cycle life before capacity degradation',
    authors: 'K. A. Severson; P. M. Attia; N. Jin; N. Perkins; B. Jiang; Z. Yang',
    authorsTruncated: true,
    journal: 'Nature Energy',
    year: 2019,
    doi: '10.1038/s41560-019-0356-8',
    summary:
      'Machine learning on discharge curves of early cycles predicted the cycle life of commercial lithium iron phosphate cells before any capacity was lost. The data, from fast charging under many protocols, were released.',
    terms: 'lithium-ion battery; machine learning; battery lifetime; energy storage; open data',
    methods: 'machine learning; electrochemical testing',
    openQuestions: [
      'Whether the early change of the discharge curve predicts cycle life in nickel-rich lithium-ion cells was not tested.',
    ],
  },
  {
    id: 'attia-2020',
    title:
      'Closed-loop optimization of fast-charging protocols for batteries with machine learning',
    authors: 'P. M. Attia; A. Grover; N. Jin; K. A. Severson; T. M. Markov; Y.-H. Liao',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2020,
    doi: '10.1038/s41586-020-1994-5',
    summary:
      'Early prediction of battery life was joined with Bayesian optimization to search fast-charging protocols in a closed loop. Good protocols were found in weeks instead of more than a year of full tests.',
    terms:
      'lithium-ion battery; bayesian optimization; active learning; battery lifetime; machine learning; optimization',
    methods: 'machine learning; electrochemical testing; bayesian inference',
    openQuestions: [
      'Whether ambient temperature affects cycle life under optimized fast charging in lithium iron phosphate cells was not tested.',
    ],
  },
  {
    id: 'huskinson-2014',
    title: 'A metal-free organic-inorganic aqueous flow battery',
    authors: 'B. Huskinson; M. P. Marshak; C. Suh; S. Er; M. R. Gerhardt; C. J. Galvin',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2014,
    doi: '10.1038/nature12909',
    summary:
      'A flow battery paired an anthraquinone disulfonic acid with bromine on carbon electrodes and needs no metal catalyst. Cheap organic molecules, found with the help of computation, could store renewable electricity at the scale of the grid.',
    terms:
      'flow battery; energy storage; electricity grid; electrochemistry; high-throughput computation',
    methods: 'electrochemical testing; density functional theory',
    openQuestions: [
      'Whether replacement of bromine by an organic molecule increases cycle life in aqueous quinone flow batteries was not tested.',
    ],
  },
  {
    id: 'dunn-2011',
    title: 'Electrical Energy Storage for the Grid: A Battery of Choices',
    authors: 'B. Dunn; H. Kamath; J.-M. Tarascon',
    journal: 'Science',
    year: 2011,
    doi: '10.1126/science.1212741',
    summary:
      'The review compares lithium-ion, sodium-sulfur and redox flow batteries for storing electricity in the grid. Cost, life and safety count more there than weight, and each chemistry fits other services.',
    terms:
      'energy storage; electricity grid; lithium-ion battery; flow battery; techno-economic analysis',
    methods: 'literature review',
    openQuestions: [
      'Whether frequency regulation duty reduces cycle life in grid-scale lithium-ion batteries was not tested.',
    ],
  },
  {
    id: 'davis-2018',
    title: 'Net-zero emissions energy systems',
    authors: 'S. J. Davis; N. S. Lewis; M. Shaner; S. Aggarwal; D. Arent; I. L. Azevedo',
    authorsTruncated: true,
    journal: 'Science',
    year: 2018,
    doi: '10.1126/science.aas9793',
    summary:
      'The review looks at the services that are hardest to decarbonize: aviation, long-distance transport, steel, cement and reliable electricity. Hydrogen, synthetic fuels, storage and carbon capture are weighed as parts of a net-zero energy system.',
    terms:
      'energy system; greenhouse gas emissions; hydrogen; carbon capture; energy storage; electricity grid',
    methods: 'literature review',
    openQuestions: [
      'Whether a high carbon price reduces cement emissions in emerging economies was not tested.',
    ],
  },
  {
    id: 'brown-2018',
    title: 'PyPSA: Python for Power System Analysis',
    authors: 'T. Brown; J. Hörsch; D. Schlachtberger',
    journal: 'Journal of Open Research Software',
    year: 2018,
    doi: '10.5334/jors.188',
    summary:
      'PyPSA is an open Python toolbox that simulates and optimizes power systems over many periods, with variable wind and solar generation, storage and links to other sectors. Power flow and investment can be solved together.',
    terms:
      'energy system; electricity grid; open-source software; optimization; wind energy; solar energy',
    methods: 'software development; energy system modeling',
    openQuestions: [
      'Whether network simplification affects the cost-optimal storage capacity in models of the European power system was not tested.',
    ],
  },
  {
    id: 'veers-2019',
    title: 'Grand challenges in the science of wind energy',
    authors: 'P. Veers; K. Dykes; E. Lantz; S. Barth; C. L. Bottasso; O. Carlson',
    authorsTruncated: true,
    journal: 'Science',
    year: 2019,
    doi: '10.1126/science.aau2027',
    summary:
      'Three grand challenges of wind energy science are named: the physics of atmospheric flow through wind plants, the dynamics of very large flexible turbines, and the control of plants that must support the grid.',
    terms: 'wind energy; electricity grid; turbulence; energy system',
    methods: 'literature review',
    openQuestions: [
      'Whether wake steering increases annual energy yield in large offshore wind plants was not tested.',
    ],
  },
  {
    id: 'min-2021',
    title: 'Perovskite solar cells with atomically coherent interlayers on SnO2 electrodes',
    authors: 'H. Min; D. Y. Lee; J. Kim; G. Kim; K. S. Lee; J. Kim',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03964-8',
    summary:
      'An interlayer that forms between a chlorine-bonded tin oxide electrode and a perovskite precursor with chlorine joins the two materials coherently. It improved charge extraction and lowered defects at the contact: solar cells reached a certified efficiency of 25.5 percent and kept about nine tenths of it over 500 hours of light.',
    terms: 'perovskite; solar cell; photovoltaics; semiconductor; thin film',
    methods: 'device fabrication; photovoltaic testing; electron microscopy',
    openQuestions: [
      'Whether a coherent tin-based interlayer prevents efficiency loss in large perovskite modules was not tested.',
    ],
  },
  {
    id: 'nishiyama-2021',
    title: 'Photocatalytic solar hydrogen production from water on a 100-m2 scale',
    authors: 'H. Nishiyama; T. Yamada; M. Nakabayashi; Y. Maehara; M. Yamaguchi; Y. Kuromiya',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03907-3',
    summary:
      'An outdoor array of panel reactors of one hundred square meters, coated with a strontium titanate photocatalyst, split water for several months. Hydrogen was separated safely from the moist gas mixture by a membrane; the solar-to-hydrogen efficiency stayed below one percent, because the catalyst uses ultraviolet light only.',
    terms: 'water splitting; photocatalysis; hydrogen; solar energy; catalysis',
    methods: 'pilot plant',
    openQuestions: [
      'Whether a visible-light photocatalyst improves solar-to-hydrogen efficiency in outdoor panel reactors was not tested.',
    ],
  },
  {
    id: 'sepulveda-2021',
    title: 'The design space for long-duration energy storage in decarbonized power systems',
    authors: 'N. A. Sepulveda; J. D. Jenkins; A. Edington; D. S. Mallapragada; R. K. Lester',
    journal: 'Nature Energy',
    year: 2021,
    doi: '10.1038/s41560-021-00796-8',
    summary:
      'More than a thousand combinations of cost and efficiency of long-duration energy storage were put into models of decarbonized power systems. The cost of storage capacity and the discharge efficiency mattered most: below 20 dollars per kilowatt-hour storage cut system cost by a tenth, and it must cost far less to replace firm low-carbon plants.',
    terms:
      'energy storage; energy system; electricity grid; techno-economic analysis; wind energy; solar energy',
    methods: 'energy system modeling; techno-economic analysis',
    openQuestions: [
      'Whether flexible electricity demand lowers the cost saving from long-duration storage in decarbonized power systems was not tested.',
    ],
  },
  {
    id: 'ye-2021',
    title: 'A dynamic stability design strategy for lithium metal solid state batteries',
    authors: 'L. Ye; X. Li',
    journal: 'Nature',
    year: 2021,
    summary:
      'A solid electrolyte that reacts with lithium was placed between layers of one that is more stable. Dendrites that reach the inner layer are stopped because its local decomposition fills the cracks, and cells with a lithium metal anode kept 82 percent of their capacity over ten thousand fast cycles.',
    terms:
      'solid electrolyte; lithium metal; lithium-ion battery; energy storage; battery lifetime',
    methods: 'electrochemical testing; electron microscopy; density functional theory',
    openQuestions: [
      'Whether low stack pressure reduces cycle life in large lithium metal pouch cells with multilayer solid electrolytes was not tested.',
    ],
  },
  {
    id: 'wang-2022',
    title: 'Fast charging of energy-dense lithium-ion batteries',
    authors: 'C.-Y. Wang; T. Liu; X.-G. Yang; S. Ge; N. V. Stanley; E. S. Rountree',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2022,
    doi: '10.1038/s41586-022-05281-0',
    summary:
      'Lithium-ion cells with a thin nickel foil inside were heated just before charging and then left to cool, and their electrolyte stands heat. Cells of 265 watt-hours per kilogram could be charged to three quarters in twelve minutes more than nine hundred times without early loss of capacity.',
    terms: 'lithium-ion battery; battery lifetime; energy storage; cathode material',
    methods: 'electrochemical testing; numerical simulation',
    openQuestions: [
      'Whether brief thermal stimulation affects cycle life in lithium-ion cells with silicon anodes was not tested.',
    ],
  },
  {
    id: 'way-2022',
    title: 'Empirically grounded technology forecasts and the energy transition',
    authors: 'R. Way; M. C. Ives; P. Mealy; J. D. Farmer',
    journal: 'Joule',
    year: 2022,
    doi: '10.1016/j.joule.2022.08.009',
    summary:
      'Probabilistic cost forecasts, calibrated on the past of many technologies, were applied to whole energy systems. Because solar energy, wind energy, batteries and electrolyzers are likely to become cheaper as they spread, a fast transition probably saves trillions of dollars relative to a fossil system, and more than a slow one.',
    terms:
      'energy system; solar energy; wind energy; energy storage; techno-economic analysis; greenhouse gas emissions',
    methods: 'energy system modeling; statistical analysis',
    openQuestions: [
      'Whether a shortage of critical minerals lowers the rate of cost decline in lithium-ion batteries was not tested.',
    ],
  },
  {
    id: 'xie-2022',
    title: 'A membrane-based seawater electrolyser for hydrogen generation',
    authors: 'H. Xie; Z. Zhao; T. Liu; Y. Wu; C. Lan; W. Jiang',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2022,
    doi: '10.1038/s41586-022-05379-5',
    summary:
      'A waterproof porous membrane lets vapor but no dissolved ions pass from seawater into a concentrated alkaline electrolyte, driven by the difference in vapor pressure. Electrolysis without purified water ran for more than 3,200 hours at a practical current without failure, since chloride stayed out.',
    terms: 'electrolysis; hydrogen; water splitting; porous material; ocean',
    methods: 'electrochemical testing; pilot plant',
    openQuestions: [
      'Whether fouling by organic matter reduces water transport in membranes of coastal seawater electrolyzers was not tested.',
    ],
  },
  {
    id: 'chin-2023',
    title: 'Interface passivation for 31.25%-efficient perovskite/silicon tandem solar cells',
    authors: 'X. Y. Chin; D. Turkay; J. A. Steele; S. Tabean; S. Eswara; M. Mensi',
    authorsTruncated: true,
    journal: 'Science',
    year: 2023,
    doi: '10.1126/science.adg0091',
    summary:
      'A perovskite layer was grown on a silicon cell with the micrometer pyramids usual in industry. A phosphonic acid additive controlled crystallization and lowered recombination at the contact with the electron collector, and the tandem solar cell of about one square centimeter reached a certified efficiency of 31.25 percent.',
    terms: 'perovskite; solar cell; photovoltaics; silicon; thin film',
    methods: 'device fabrication; photovoltaic testing; spectroscopy',
    openQuestions: [
      'Whether thermal cycling reduces power conversion efficiency in perovskite-silicon tandem cells passivated with a phosphonic acid was not tested.',
    ],
  },
  {
    id: 'neumann-2023',
    title: 'The potential role of a hydrogen network in Europe',
    authors: 'F. Neumann; E. Zeyen; M. Victoria; T. Brown',
    journal: 'Joule',
    year: 2023,
    doi: '10.1016/j.joule.2023.06.016',
    summary:
      'A model of the European energy system with net-zero emissions compared scenarios with and without a hydrogen network and new power lines. A hydrogen network lowered total cost by up to a few percent and could mostly reuse gas pipelines; power lines saved more, and having both saved most.',
    terms: 'energy system; hydrogen; electricity grid; wind energy; solar energy; optimization',
    methods: 'energy system modeling; techno-economic analysis',
    openQuestions: [
      'Whether hydrogen import by ship lowers the cost saving from a pipeline network in Europe was not tested.',
    ],
  },
  {
    id: 'zhou-2023',
    title: 'Solar-to-hydrogen efficiency of more than 9% in photocatalytic water splitting',
    authors: 'P. Zhou; I. A. Navid; Y. Ma; Y. Xiao; P. Wang; Z. Ye',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    summary:
      'An indium gallium nitride photocatalyst under concentrated light split pure water with a solar-to-hydrogen efficiency of about nine percent. The heat of the infrared light brings the cell to near 70 degrees Celsius, where the reaction is faster and hydrogen and oxygen recombine less; outdoors the efficiency was about six percent.',
    terms: 'water splitting; photocatalysis; hydrogen; semiconductor; solar energy',
    methods: 'photocatalytic testing; spectroscopy',
    openQuestions: [
      'Whether year-long outdoor operation reduces hydrogen yield in indium gallium nitride photocatalysts was not tested.',
    ],
  },
];
