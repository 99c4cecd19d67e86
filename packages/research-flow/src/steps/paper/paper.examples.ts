export interface PaperExample {
  readonly id: 'gene-editing' | 'drug-discovery';
  readonly title: string;
  /** The first line says that it is an example; it reports no measured results. */
  readonly text: string;
}

const GENE_EDITING = `Example text written for this demonstration. It reports no measured results.

Delivering CRISPR-Cas9 into solid tumors: approaches, mechanisms and open problems

Abstract
Cancer gene editing asks for a CRISPR-Cas9 system that reaches tumor cells inside the body, cuts the intended sequence and leaves healthy tissue alone. This text describes how lipid nanoparticle delivery, guide RNA design and immunotherapy could be combined for that purpose, and which questions are still open.

Approach
In vivo gene editing packs Cas9 messenger RNA and a guide RNA into a lipid nanoparticle. After injection the ionizable lipid stays neutral in blood and becomes charged inside the endosome, where it helps endosomal escape. Without further steps most lipid nanoparticles collect in the liver, because apolipoprotein E binds to their surface and hepatocytes take them up. Selective organ targeting adds a charged helper lipid, which shifts delivery towards lung or spleen. A targeting ligand, for example an antibody fragment against a receptor of the tumor cell, is a second route.

Mechanism
Three kinds of targets are considered. The first is a driver oncogene such as mutant KRAS, where a guide RNA that matches only the mutant allele spares the normal one. The second is an immune checkpoint: disruption of PD-L1 in the tumor cell may restore T cell killing in the tumor microenvironment. The third is DNA repair, because tumor cells that lose a repair gene become sensitive to chemotherapy. Base editing and prime editing change single letters without a double-strand break and therefore lower the risk of large deletions and of p53 activation.

Safety
Off-target editing depends on the guide RNA, on the Cas9 variant and on how long the nuclease is present. Messenger RNA delivery keeps this time short, whereas an adeno-associated virus can express Cas9 for months. High-fidelity Cas9 variants tolerate fewer mismatches. Existing antibodies against Cas9 suggest that repeated doses could provoke an immune response.

Open problems
It remains unclear which share of tumor cells must be edited for a lasting effect, and whether edited cells release signals that also slow their unedited neighbours. Heterogeneity limits every approach with a single guide RNA, since cells without the target sequence survive. Penetration of lipid nanoparticles into dense stroma is poor, and few studies compare delivery in primary tumors and metastases of the same animal. Further work is needed on biodegradable lipids, on repeated dosing and on methods that detect rare off-target edits in blood.

Questions
Does PD-L1 disruption in tumor cells slow tumor growth more than an immune checkpoint inhibitor alone? Can circulating tumor DNA show early whether editing has succeeded? Would a panel of guide RNAs in one lipid nanoparticle overcome tumor heterogeneity without raising off-target editing? Each question can be tested first in tumor organoids and then in mouse models.`;

const DRUG_DISCOVERY = `Example text written for this demonstration. It reports no measured results.

Machine learning for drug discovery: learning from molecular graphs with few measurements

Abstract
Machine learning supports drug discovery by predicting which molecules bind a target protein, are safe and can be made. This text describes how a graph neural network, active learning and generative models work together, where they fail, and which questions deserve an experiment.

Representation
A molecule is a graph: atoms are nodes and bonds are edges. A graph neural network passes messages along the bonds and learns an embedding for molecular property prediction. Molecular fingerprints with a random forest remain a strong baseline when data are scarce. Transformer models read molecules as text and profit from self-supervised pretraining on large unlabelled collections. Equivariant neural networks also use three-dimensional coordinates, which matters for binding affinity because the shape of the binding pocket decides which interactions are possible.

Finding candidates
Virtual screening ranks a library of compounds before any of them is bought. Molecular docking gives a physical estimate of the binding pose, but its scoring function is crude; a learned model can rescore the poses. Protein structure prediction with AlphaFold extends structure-based drug design to targets without a crystal structure, although predicted pockets may differ from the shape that a ligand induces. Generative models, such as a variational autoencoder or a diffusion model, propose new molecules for a desired profile, and a filter for synthetic accessibility removes those that cannot be made.

Learning in rounds
Active learning chooses the next compounds to measure. The model predicts activity together with its uncertainty; Bayesian optimization then balances exploration and exploitation. High-throughput screening supplies the first labels, and each round of measurement retrains the model. Transfer learning from related targets may reduce the number of measurements, and multi-task learning shares information between binding, solubility and toxicity.

Limitations
Benchmarks often split molecules at random, so that close analogues stand in both training and test data and performance is overestimated. A scaffold split is harder and more honest. Models are poorly calibrated outside their applicability domain, and it is not known how well uncertainty estimates hold for new chemical series. Activity cliffs, where a small change of structure causes a large change of activity, remain a challenge for graph neural networks. Published data lack negative results, which biases every model that is trained on them. Toxicity prediction suffers from small and inconsistent data sets, and explanations of a prediction are rarely checked by a chemist.

Questions
Does pretraining on protein-ligand complexes improve binding affinity prediction for targets that have no known ligand? Can active learning with well calibrated uncertainty find active compounds for antimicrobial resistance with fewer measurements than random choice? Would federated learning let several laboratories train one model without sharing their compounds? Future work should test each of these prospectively: choose compounds first, measure afterwards, and report the failures as well.`;

export const paperExamples: readonly [PaperExample, PaperExample] = [
  {
    id: 'gene-editing',
    title: 'Delivering CRISPR-Cas9 into solid tumors',
    text: GENE_EDITING,
  },
  {
    id: 'drug-discovery',
    title: 'Machine learning for drug discovery',
    text: DRUG_DISCOVERY,
  },
];
