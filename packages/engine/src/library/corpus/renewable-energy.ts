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
      'Nanocrystals of methylammonium lead halide perovskite sensitised titanium dioxide in a photoelectrochemical cell. The bromide gave a high voltage and the iodide a wide spectral response: the start of perovskite solar cells.',
    terms: 'perovskite; solar cell; photovoltaics; dye-sensitised cell; nanocrystal; band gap',
    methods: 'device fabrication; photovoltaic testing',
    openQuestions: ['The liquid electrolyte dissolved the perovskite, so stability was poor.'],
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
  },
  {
    id: 'burschka-2013',
    title: 'Sequential deposition as a route to high-performance perovskite-sensitized solar cells',
    authors: 'J. Burschka; N. Pellet; S.-J. Moon; R. Humphry-Baker; P. Gao; M. K. Nazeeruddin',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2013,
    summary:
      'Lead iodide was first placed in the pores of titanium dioxide and then turned into perovskite by dipping into methylammonium iodide. The two-step deposition controls the film, so solar cells became more efficient and reproducible.',
    terms: 'perovskite; solar cell; photovoltaics; porous material; dye-sensitised cell',
    methods: 'device fabrication; photovoltaic testing',
  },
  {
    id: 'liu-2013',
    title: 'Efficient planar heterojunction perovskite solar cells by vapour deposition',
    authors: 'M. Liu; M. B. Johnston; H. J. Snaith',
    journal: 'Nature',
    year: 2013,
    summary:
      'Vapor deposition made uniform perovskite films and simple planar heterojunction solar cells of high efficiency. No nanostructured scaffold is needed, which fits established thin-film manufacture.',
    terms: 'perovskite; solar cell; photovoltaics; thin film',
    methods: 'device fabrication; photovoltaic testing; electron microscopy',
  },
  {
    id: 'oregan-1991',
    title: 'A low-cost, high-efficiency solar cell based on dye-sensitized colloidal TiO2 films',
    authors: "B. O'Regan; M. Grätzel",
    journal: 'Nature',
    year: 1991,
    doi: '10.1038/353737a0',
    summary:
      'A monolayer of dye on a porous film of titanium dioxide nanoparticles absorbs sunlight and injects electrons, and a liquid electrolyte regenerates the dye. The dye-sensitised cell combined fair efficiency with cheap, simple materials.',
    terms:
      'dye-sensitised cell; solar cell; photovoltaics; porous material; semiconductor; titanium dioxide',
    methods: 'device fabrication; photovoltaic testing',
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
  },
  {
    id: 'yu-1995',
    title:
      'Polymer Photovoltaic Cells: Enhanced Efficiencies via a Network of Internal Donor-Acceptor Heterojunctions',
    authors: 'G. Yu; J. Gao; J. C. Hummelen; F. Wudl; A. J. Heeger',
    journal: 'Science',
    year: 1995,
    summary:
      'Blending a semiconducting polymer with fullerene derivatives makes a network of internal donor-acceptor junctions. Charges separate and travel through the bulk heterojunction, so polymer solar cells became much more efficient.',
    terms: 'organic photovoltaics; solar cell; fullerene; photovoltaics; semiconductor',
    methods: 'device fabrication; photovoltaic testing',
  },
  {
    id: 'fujishima-1972',
    title: 'Electrochemical Photolysis of Water at a Semiconductor Electrode',
    authors: 'A. Fujishima; K. Honda',
    journal: 'Nature',
    year: 1972,
    doi: '10.1038/238037a0',
    summary:
      'Light on a titanium dioxide electrode connected to platinum split water into oxygen and hydrogen. The short paper started photocatalysis and the search for fuels made from sunlight.',
    terms: 'water splitting; photocatalysis; hydrogen; titanium dioxide; semiconductor; catalysis',
    methods: 'electrochemical testing',
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
  },
  {
    id: 'lewis-2006',
    title: 'Powering the planet: Chemical challenges in solar energy utilization',
    authors: 'N. S. Lewis; D. G. Nocera',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2006,
    summary:
      'The perspective compares world energy demand with carbon-neutral sources and finds that sunlight alone is ample. It states the chemical challenges: cheap capture, conversion and storage, above all catalysts for water splitting.',
    terms:
      'solar fuel; water splitting; energy storage; hydrogen; greenhouse gas emissions; catalysis',
    methods: 'literature review',
  },
  {
    id: 'kanan-2008',
    title:
      'In Situ Formation of an Oxygen-Evolving Catalyst in Neutral Water Containing Phosphate and Co2+',
    authors: 'M. W. Kanan; D. G. Nocera',
    journal: 'Science',
    year: 2008,
    summary:
      'A cobalt catalyst that evolves oxygen forms by itself on an electrode in neutral water with phosphate and cobalt ions. It works at modest overpotential and renews itself, made of abundant elements.',
    terms: 'water splitting; electrocatalysis; oxygen evolution; catalysis; cobalt; hydrogen',
    methods: 'electrochemical testing; electron microscopy',
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
      'Catalysts that break scaling relations under operating conditions are still sought.',
    ],
  },
  {
    id: 'whittingham-1976',
    title: 'Electrical Energy Storage and Intercalation Chemistry',
    authors: 'M. S. Whittingham',
    journal: 'Science',
    year: 1976,
    summary:
      'Lithium ions move reversibly into the layers of titanium disulfide. The intercalation cathode with a lithium anode made a rechargeable battery that works at room temperature, the forerunner of lithium-ion cells.',
    terms: 'lithium-ion battery; cathode material; intercalation; energy storage; lithium metal',
    methods: 'electrochemical testing',
  },
  {
    id: 'padhi-1997',
    title: 'Phospho-olivines as Positive-Electrode Materials for Rechargeable Lithium Batteries',
    authors: 'A. K. Padhi; K. S. Nanjundaswamy; J. B. Goodenough',
    journal: 'Journal of The Electrochemical Society',
    year: 1997,
    doi: '10.1149/1.1837571',
    summary:
      'Lithium can be taken out of and put back into the olivine lithium iron phosphate at a steady voltage. Cheap, safe and free of toxic elements, it became a major cathode material, although slow transport limited the rate.',
    terms:
      'lithium-ion battery; cathode material; intercalation; energy storage; crystal structure',
    methods: 'electrochemical testing; chemical synthesis; x-ray diffraction',
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
  },
  {
    id: 'kamaya-2011',
    title: 'A lithium superionic conductor',
    authors: 'N. Kamaya; K. Homma; Y. Yamakawa; M. Hirayama; R. Kanno; M. Yonemura',
    authorsTruncated: true,
    journal: 'Nature Materials',
    year: 2011,
    summary:
      'The sulfide Li10GeP2S12 conducts lithium ions at room temperature as well as liquid electrolytes do. Its structure has chains along which ions move, which made all-solid-state batteries look practical.',
    terms:
      'solid electrolyte; lithium-ion battery; crystal structure; ionic conductivity; energy storage',
    methods: 'chemical synthesis; x-ray diffraction; electrochemical testing',
  },
  {
    id: 'doyle-1993',
    title: 'Modeling of Galvanostatic Charge and Discharge of the Lithium/Polymer/Insertion Cell',
    authors: 'M. Doyle; T. F. Fuller; J. Newman',
    journal: 'Journal of The Electrochemical Society',
    year: 1993,
    doi: '10.1149/1.2221597',
    summary:
      'A model joins concentrated solution theory in the electrolyte with diffusion in the particles of porous electrodes to describe charge and discharge of a lithium cell. It is the physics-based standard for battery simulation.',
    terms:
      'lithium-ion battery; computational model; partial differential equation; energy storage; porous electrode',
    methods: 'mathematical modeling; numerical simulation',
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
  },
  {
    id: 'jacobson-2011',
    title:
      'Providing all global energy with wind, water, and solar power, Part I: Technologies, energy resources, quantities and areas of infrastructure, and materials',
    authors: 'M. Z. Jacobson; M. A. Delucchi',
    journal: 'Energy Policy',
    year: 2011,
    summary:
      'The study asks what it takes to meet all energy demand by wind, water and sunlight. It counts turbines, plants, area and materials and finds no fundamental barrier of resources; neodymium, lithium and platinum need care.',
    terms: 'wind energy; solar energy; energy system; greenhouse gas emissions; electricity grid',
    methods: 'energy system modeling; techno-economic analysis',
    openQuestions: ['Cost and reliability of a fully renewable system were disputed by others.'],
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
      'The review looks at the services that are hardest to decarbonise: aviation, long-distance transport, steel, cement and reliable electricity. Hydrogen, synthetic fuels, storage and carbon capture could serve together in a net-zero energy system.',
    terms:
      'energy system; greenhouse gas emissions; hydrogen; carbon capture; energy storage; electricity grid',
    methods: 'literature review',
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
  },
  {
    id: 'veers-2019',
    title: 'Grand challenges in the science of wind energy',
    authors: 'P. Veers; K. Dykes; E. Lantz; S. Barth; C. L. Bottasso; O. Carlson',
    authorsTruncated: true,
    journal: 'Science',
    year: 2019,
    summary:
      'Three grand challenges of wind energy science are named: the physics of atmospheric flow through wind plants, the dynamics of very large flexible turbines, and the control of plants that must support the grid.',
    terms: 'wind energy; electricity grid; turbulence; energy system',
    methods: 'literature review',
  },
];
