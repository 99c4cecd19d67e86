/**
 * Sentences in the style of papers, with the part of speech of their content words (N noun or name, V verb, A adjective
 * or participle before a noun, R adverb) and their base noun phrases in brackets.
 */
export const LABELLED_SENTENCES: readonly string[] = `
[Dietary/A fiber/N] raised/V [butyrate/N levels/N] in the [colon/N] of [germ-free/A mice/N] .
[Butyrate/N] inhibits/V [histone/N deacetylases/N] in [colonic/A epithelial/A cells/N] .
Our [analysis/N] points/V at a [role/N] of [TREM2/N] in [synaptic/A pruning/N] .
[Loss/N] of [PINK1/N] causes/V [mitochondrial/A dysfunction/N] and [muscle/N degeneration/N] .
The [mutant/N] showed/V [reduced/A growth/N] on [glycerol/N] at 37 °C .
It is unknown/A whether [oxytocin/N] influences/V [social/A memory/N] in [voles/N] .
[Infected/A bees/N] returned/V later/R to the [hive/N] than [healthy/A bees/N] .
We measured/V [serum/N ferritin/N] and [telomere/N length/N] in 129 [women/N] .
[IL-10/N production/N] of [regulatory/A B-cells/N] was significantly/R lower/A in [transplant/N recipients/N] .
[NF-κB/N] binds/V to the [promoter/N] of the [RANKL/N gene/N] .
The [patients/N] received/V [aspirin/N] daily/R for two [years/N] .
[Low-dose/A aspirin/N] reduced/V the [risk/N] of [stroke/N] by 18% .
No [association/N] was found/V between [coffee/N consumption/N] and [pancreatic/A cancer/N] .
[Sleep/N deprivation/N] impairs/V [working/A memory/N] in [young/A adults/N] .
[Participants/N] who slept/V less than six [hours/N] reported/V more [headaches/N] .
[Depressive/A symptoms/N] predicted/V [school/N dropout/N] in [adolescent/A girls/N] .
This [scale/N] measures/V [aptitude/N] for [abstract/A reasoning/N] .
[Older/A adults/N] recalled/V fewer [details/N] of the [stories/N] .
[Rising/A temperatures/N] shift/V the [flowering/A time/N] of [alpine/A plants/N] .
[Insect/N biomass/N] declined/V steeply/R in [protected/A areas/N] .
[Habitat/N fragmentation/N] limits/V the [dispersal/N] of [forest/N birds/N] .
[Warming/N] changes/V the [composition/N] of [soil/N microbial/A communities/N] .
The [wolves/N] avoided/V [roads/N] at [night/N] .
[Coral/N bleaching/N] followed/V the [marine/A heatwave/N] of 2016 .
[Species/N richness/N] increases/V with [reef/N area/N] .
[Nitrogen/N deposition/N] favors/V [fast-growing/A grasses/N] .
[Annealing/N] at 450 °C improves/V the [crystallinity/N] of the [films/N] .
The [alloy/N] hardens/V after [severe/A plastic/A deformation/N] .
[Grain/N boundaries/N] scatter/V [phonons/N] and lower/V the [thermal/A conductivity/N] .
We coated/V the [electrode/N] with [graphene/N oxide/N] .
[Doped/A perovskite/N films/N] retain/V 90% of their [initial/A efficiency/N] .
[Dendrite/N growth/N] shortens/V the [cycle/N life/N] of [lithium/N metal/N batteries/N] .
The [membrane/N] separates/V [hydrogen/N] from [methane/N] .
[Wind/N turbines/N] slow/V the [wake/N flow/N] .
[Platinum/N nanoparticles/N] catalyze/V the [oxygen/N reduction/N reaction/N] .
The [detector/N] records/V [gamma/N rays/N] above 20 GeV .
[Neutrinos/N] oscillate/V because they have [mass/N] .
The [magnetic/A field/N] suppresses/V the [superconducting/A gap/N] .
[Quantum/N entanglement/N] decays/V rapidly/R in [noisy/A channels/N] .
[Galaxies/N] with [active/A nuclei/N] host/V more [dust/N] .
The [algorithm/N] finds/V the [shortest/A path/N] in [linear/A time/N] .
[Transformer/N models/N] outperform/V [recurrent/A networks/N] on [long/A documents/N] .
[Data/N augmentation/N] improved/V the [accuracy/N] of the [classifier/N] .
We trained/V the [network/N] on 10,000 [labelled/A images/N] .
[Users/N] trusted/V the [explanations/N] even when they were wrong/A .
[Minimum/A wages/N] raise/V [household/N income/N] without reducing/V [employment/N] .
[Carbon/N taxes/N] lower/V [emissions/N] in [European/A countries/N] .
[Remittances/N] support/V [school/N attendance/N] in [rural/A households/N] .
[Trade/N liberalization/N] widened/V the [wage/N gap/N] between [skilled/A workers/N] .
[Interest/N rates/N] affect/V [housing/N prices/N] with a [delay/N] .
[Guild/N records/N] show/V that [apprentices/N] married/V late/R .
The [plague/N] weakened/V [feudal/A institutions/N] in [western/A Europe/N] .
[Printed/A pamphlets/N] spread/V [religious/A dissent/N] .
[Colonial/A archives/N] understate/V the [number/N] of [displaced/A families/N] .
[C. elegans/N] lacks/V [adaptive/A immunity/N] .
[E. coli/N] was grown/V in [minimal/A medium/N] .
[Resistance/N] to [vancomycin/N] has spread/V in [Enterococcus/N faecium/N] .
[BRCA1/N depletion/N] delayed/V [centrosome/N maturation/N] .
[Phosphorylated/A tau/N] accumulates/V in [hippocampal/A neurons/N] .
[CD4+/N T-cells/N] secrete/V [interferon-γ/N] after [antigenic/A stimulation/N] .
[Glutamate/N uptake/N] depends/V on [astrocytic/A transporters/N] .
[Lactate/N] fuels/V [axonal/A firing/N] during [prolonged/A activity/N] .
The [cAMP/N pathway/N] influences/V [iron/N uptake/N] in [fungi/N] .
[Mentalizing/N deficits/N] constrain/V [intuitive/A belief/N] .
We tested/V whether [enzymes/N] that degrade/V [lignin/N] tolerate/V [heat/N] .
[Alzheimer's/N disease/N] begins/V [decades/N] before [clinical/A diagnosis/N] .
[Statins/N] were well/R tolerated/V by most [participants/N] .
[Follow-up/N visits/N] took/V [place/N] at six and twelve [months/N] .
These [findings/N] suggest/V that [gut/N microbes/N] shape/V [behavior/N] .
`
  .trim()
  .split('\n');

/** Further sentences that no rule was made for. */
export const HELD_OUT_SENTENCES: readonly string[] = `
[Chronic/A stress/N] alters/V the [gut/N barrier/N] in [rats/N] .
[Microglia/N] engulf/V [synapses/N] during [early/A development/N] .
The [drug/N] crossed/V the [blood-brain/A barrier/N] only in [aged/A animals/N] .
[Vaccinated/A children/N] had fewer [infections/N] than [unvaccinated/A controls/N] .
[Blood/N pressure/N] fell/V after [surgical/A denervation/N] of the [kidney/N] .
[Air/N pollution/N] increases/V the [incidence/N] of [childhood/N asthma/N] .
[Bilingual/A children/N] switch/V [tasks/N] faster/R than [monolingual/A peers/N] .
[Loneliness/N] was correlated/V with [cortisol/N secretion/N] .
[Predators/N] control/V [herbivore/N density/N] in [kelp/N forests/N] .
[Drought/N] reduces/V [seedling/N survival/N] on [sandy/A soils/N] .
[Pollinator/N visits/N] depend/V on [nectar/N quality/N] .
[Sulfide/N electrolytes/N] conduct/V [lithium/N ions/N] at [room/N temperature/N] .
[Surface/N roughness/N] controls/V the [wetting/N] of [polymer/N films/N] .
[Photocatalysts/N] split/V [water/N] under [visible/A light/N] .
[Thermal/A storage/N] smooths/V the [output/N] of [solar/A plants/N] .
The [laser/N] heats/V the [plasma/N] to [keV/N temperatures/N] .
[Dark/A matter/N] shapes/V the [rotation/N curves/N] of [spiral/A galaxies/N] .
[Attention/N heads/N] encode/V [syntactic/A relations/N] .
[Adversarial/A training/N] hardens/V [classifiers/N] against [small/A perturbations/N] .
[Tariffs/N] hurt/V [small/A exporters/N] more than [large/A firms/N] .
[Microcredit/N] finances/V [female/A entrepreneurs/N] in [poor/A villages/N] .
[Parish/N registers/N] document/V the [spread/N] of [literacy/N] .
[Merchants/N] financed/V the [reconstruction/N] of the [harbor/N] .
It remains/V unclear/A whether [estrogen/N] protects/V [postmenopausal/A women/N] from [dementia/N] .
[Mice/N] that lacked/V the [receptor/N] gained/V less [weight/N] .
`
  .trim()
  .split('\n');
