const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Nouns that a company can be named after: substances, living things, devices and fields of research, in the singular.
 * Everyday words, names of persons, places, diseases and parts of the body that would sound odd are left out.
 */
export const SUBJECT_NOUNS = list(`
  acoustics actin actuator adhesion adipocyte aerosol aflatoxin agriculture albumin algae algorithm alloy ammonia amphibian amyloid anode
  antibiotic antibody antigen antimicrobial antioxidant antiviral apoptosis aquaculture aquifer arabidopsis archaea arthropod assembly asteroid astrocyte
  astronomy atmosphere atom auxin axon
  bacillus bacteria bacterium bamboo barley battery beam bee beetle biochar biodiversity biofilm biofuel biogas biology
  biomarker biomass biomaterial biophysics bioscience biosensor biosonar biosphere boron boson botany brain butterfly
  caenorhabditis calcium capsid carbohydrate carbon carotenoid cartilage cassava catalysis catalyst cathode cellulose ceramic ceramics
  cereal cerebellum chaperone chemistry chickpea chemokine chirality chitin chlorophyll chloroplast cholesterol chromatin chromosome cilia circadian
  circuit climate cloud cobalt cognition collagen collider colloid comet composite
  computing concrete conductor connectome copper coral cornea cortex cosmology cotton cowpea crater cricket crop cryptococcus crystal curcumin cyanobacteria cytokine
  cytoskeleton cytometry
  dendrite dendrimer diamond diatom diffraction diode dolphin dopamine drone drosophila dynein
  earthquake echolocation ecology ecosystem electricity electrode electrolyte electron electronics emulsion endocrinology
  endosome endothelium energy entanglement enzyme epigenetics epigenome epithelium epitope erosion escherichia ethanol
  eukaryote evaporation exoplanet exosome
  fermentation ferment ferritin fiber fibre fibroblast fibrin filament flagella flavonoid flavor flight flower fluorescence fluoride foam
  folate forest fossil fruit fungi fungus fusion
  galaxy gallium ganglion gel gluten genetics genome genomics geology geometry geothermal germination glacier glia
  glucose glutamate glutamine glutathione glycan gold grain graphene graphite grass grassland gravity groundwater
  gyroscope
  habitat haptics hearing heat heme hemoglobin herbicide herbivore hippocampus histone holography honeybee hormone
  humidity hydration hydrogel hydrogen hydrology hygiene hypothalamus
   imaging immunity immunology insect insecticide insulin integrin interferon interneuron invertebrate ion iron irrigation
  isotope
  keratin ketone kinase kinesin
  lactate lamin laser leaf legume lens lichen leukocyte ligand ligament lightning lignin lipid liposome liquid lithium
  logistics lymph lymphocyte lysosome
   macrophage magnesium magnet magnetism maize malaria manganese mangrove manufacturing materials mathematics
  mechanics medicine melanin melanocyte melatonin membrane memory mercury meristem metabolism metabolite metabolome metabolomics metagenome metal metamaterial
  metasurface meteorite methane methanol microalgae microbe microbiome microbiota microchip microfluidics microglia
  microphone microplastic microrna microscope microscopy microtubule migration millet mineral mitochondria mitochondrion mitosis
  moisture molecule moon moss motor mushroom mutagenesis mycelium mycobacteriophage mycobacterium mycorrhiza mycotoxin
  myelin myosin
  nanocomposite nanocrystal nanofiber nanomaterial nanoparticle nanopore nanotube nanowire navigation nectar nematode neocortex neonicotinoid
  nerve neuroimaging neuron neuroscience neutrino neutron neutrophil nickel nitrate nitrogen nucleosome nucleus nutrient nutrition
  ocean oligonucleotide olivine oncology optics orbital orchid organelle organoid orthology oscillator osmosis osteoblast oxide
  oxygen oxytocin ozone
  paleontology palladium particle peatland peptide permafrost perovskite pesticide phage pharmacology phenology phonon phosphate
  phosphorus photocatalysis photocatalyst photon photonics photosynthesis phylogeny physics physiology phytochemical phytoplankton pigment plankton   plasma plasmid plasmon plasmonics plasmodium plastic plasticity platelet platinum pollen pollination pollinator polymer polymerase
  polymorphism polypeptide polysaccharide porphyrin potassium potato prairie precipitation prebiotic prion probiotic propulsion protease proteasome protein
  proteome proteomics proton pulsar
  quantum qubit quinoa quinolone radar radiation radio radiography rain rainfall rainforest rapamycin receptor reef
   resin resistor resonance resonator retina ribosome rice river robot robotics rubber ruthenium
  salinity salmon salmonella satellite scaffold seagrass seaweed sediment seed seismology semiconductor sensor
  sensing sequencing serotonin serum shell silica silicon silk silver simulator sleep sodium soil soliton sorghum sound soybean
  spectrometer spectroscopy spectrometry speech spin spintronics spliceosome splicing spore starch statin steel
  stochasticity storm streptococcus sugarcane superconductor superconductivity supernova surfactant symbiosis synapse
  tardigrade telescope telomerase telomere temperature tensor termite tetrahedron thalamus thermodynamics thermoelectric thorium
  thymus tissue titanium tomato toxicology toxin transcriptome transcriptomics transferrin transformer transistor transplantation
  transposon tribology tubulin tungsten turbine turbulence
  ubiquitin ultrasound uranium
  vaccine vaccinia vacuole vacuum vanadium vegetation ventilation vesicle vibration virology vision vitamin volcano
   water waveguide wavefunction weather wetland whale wheat wildlife wind
  xenon xenograft xenotransplantation yeast zebrafish zeolite zinc zircon zoology`);

/** Words that make a noun more precise but name nothing alone. */
export const PARTNER_NOUNS = list(`
  architecture cell clock coding correction design diversity engineering immunity learning localization
  matter printing propagation reprogramming science signaling signalling sink storage surface therapy transport uptake vector wave`);

/** Words that only begin a name. */
export const FIRST_NOUNS = list(`dark deep host machine solar`);

/** Plural forms that are names of their own. */
export const KEPT_PLURALS = list(`
  materials mechanics physics ceramics optics genomics proteomics metabolomics transcriptomics photonics plasmonics electronics robotics
  genetics epigenetics acoustics haptics thermodynamics spintronics microfluidics mathematics logistics`);

/** Endings of technical nouns. */
export const TECHNICAL_ENDING =
  /(?:[a-z]{4}(?:some|cyte|mycin|plast|phage|coccus|bacter|myces|genome|biome|scope|tronics|omics|ferrin|synuclein|kinase|synthase|reductase|transferase|nuclease|polymerase|protease|ligase))$/u;
