const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns that a paper of any field uses: no key terms on their own, nor together with each other. */
export const GENERIC_NOUNS = words(`
vivo vitro silico whilst theorem corollary lemma proof remark
ability absence abstract abundance accession access account accordance accumulation accuracy action activation activity addition advance
advantage age agent agreement aim alignment alternative amount amplification analysis answer appearance application approach area
argument article aspect assay assessment assignment association assumption attention author availability average background
balance band base baseline basis beginning behavior behaviour benefit bias block body book bottom bound boundary box branch
calculation candidate capability capacity case category cause cell center centre central chain challenge chance change chapter
characteristic characterization child choice circumstance class classification clinic cluster code coefficient cohort
collection column combination comment community company comparison complexity component composition computation concentration
concept concern conclusion condition confidence configuration connection consensus consequence consideration constant
constraint construct construction contact content context contrast contribution control coordinate copy core correction correlation
correspondence cost count country coverage criterion culture curve cutoff cycle data database dataset date day decade decision
decline decrease defect definition degree demand density dependence depth derivation description design detail detection
determination development deviation device diagram difference differentiation dimension direction discovery discrepancy
discussion disease distance distribution diversity division dna document domain dose drop dynamics editor effect efficacy efficiency
effort element emergence emphasis end energy enrichment environment equation equilibrium equivalent error estimate estimation
event evidence evolution examination example exception exclusion existence expansion expectation experiment expert explanation
exposure expression extension extent extract extraction fact factor failure family feature field figure fig file film finding fit
flow fluctuation focus fold following force form formation formula formulation fraction fragment framework frequency
function funding future gain gap gene generation genome goal gradient graph grid ground group growth guide half hand
head height history hour human hypothesis idea identification identity illustration image impact implementation implication
importance improvement incidence inclusion increase increment independence index indication indicator individual inference
influence information initiation input insight inspection instance institution instruction insufficiency interaction interest
interpretation interval intervention introduction investigation investigator involvement isolate isolation issue item journal key kind kit
knowledge lab label laboratory lack language layer length letter level library light limit limitation line link list literature
load loading location locus log long loss machine magnitude maintenance majority manner manufacturer manuscript map mapping
marker mass match material matrix maximum mean meaning means measure measurement mechanism median medium member membership method
methodology minimum minority minute mixture mode model modeling modelling modification modulation molecule month morning motivation
mutant mutation name nature need neighborhood network node noise none notation note notion null number object objective
observation observer occurrence offspring ones onset operation opinion opportunity optimization option order organ organism organization
orientation origin other outcome outline output overlap overview package page pair panel paper paragraph parameter part participant
particle partner party path pathway patient pattern peak people percent percentage performance period permission person perspective
phase phenomenon phenotype picture piece place plan plane plate plot point policy pool population portion position possibility
potential power practice precision prediction predictor preference preparation presence present presentation pressure prevalence
principle priority probability problem procedure process processing product production profile program programme progress
project promotion proof property proportion proposal protein protocol provision proximity publication purification purpose quality
quantity query question random range rank rate ratio reaction reader reading reagent realization reason recognition recommendation record
recruitment reduction reference refinement regard region regression regulation relation relationship relevance reliability reliance remainder
removal replicate replication report representation requirement research researcher resolution resource respect response
responsibility rest restriction result retention review rise risk rna role root round row rule run safety sample sampling scale
scan scenario schema scheme scholar science scientist scope score screen screening search season section segment selection sensitivity
separation sequence series set setting shape shift short side sign signal significance similarity simplicity simulation site
situation size slope society software solution source space species specification specificity specimen spectrum speed spread stability
staff stage standard start state statement statistics status step stimulus storage story strain strategy strength
stress string structure study style subgroup subject subset substance subsection success suggestion suitability sum summary supplement supply
support surface survey survival symbol syndrome system table target task team technique technology tendency term test testing text
theory therapy thing threshold time tip tissue today tool top topic total track trait transfer transformation
transition treatment trend trial turn type uncertainty unit university update usage use user validation validity value variability variable
variance variant variation variety vector version view visualization volume way website week weight whole width window word work
world year yield zero
material supporting information dataset supplementary appendix caption legend footnote permit license licence copyright
correspondence acknowledgment acknowledgement grant fund foundation department institute faculty hospital school email e-mail
address phone fax reviewer referee publisher competing conflict www http https html pdf doi pmc pmid issn isbn org com
anova ci sd se sem or hr iqr df usa uk eu
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
man woman male female boy girl adult mouse rat animal sex gender
republic kingdom germany france england britain america japan china canada australia switzerland netherlands europe africa asia
kb bp mb kda min mg ml kg mm cm nm µm μm µl μl mol mmol µm hz khz rpm °c pcr
min. max. ii iii iv vi vii viii
wald confounder covariate gfp yfp nls read pro con pilot cut-off cutoff follow-up back-up set-up trade-off northern southern eastern western north south east west middle contrary sternal
course arrangement asian african european american southeast southwest northeast northwest
person somebody evening night minute second hour inc ltd gmbh corp co
`);

/** Adjectives and participles that rate, compare or point: never the first word of a key term, as they could stand anywhere. */
export const GENERIC_MODIFIERS = words(`
able absolute abundant accurate actual additional adequate adjacent alternate alternative analogous apparent appropriate
approximate available average basic best better big biggest broad brief careful central certain characteristic clear close closer
combined common comparable complete complex comprehensive considerable consistent constant contemporary conventional corresponding
critical crucial current dedicated deep deeper detailed different difficult direct distinct distinctive diverse dominant
dramatic due earlier early easy effective efficient entire equal equivalent essential evident exact excellent exclusive existing expected
experimental explicit extensive extra extreme fast favorable few fewer final fine finite first following formal former fourth
fresh full fundamental further future general generated given global good great greater greatest growing half hard heavy high higher highest
huge hypothetical ideal identical identified immediate implicit important improved inadequate inappropriate included increased increasing independent indirect individual inherent
initial insufficient intact intense interesting intermediate internal intrinsic involved isolated joint key known large larger largest last
late later latest latter leading least less likely limited little local long longer longest low lower lowest main major many
marked maximal maximum meaningful mean measured median mere mild minimal minimum minor missing mixed moderate modern modest more most much multiple mutual
natural necessary negligible net new newer next noted notable novel numerous observed obtained obvious occasional older only open optimal
ordinary original other outstanding overall own partial particular past peculiar perfect plausible poor popular positive possible potential powerful
practical precise predicted preliminary presence present previous primary prime principal prior probable prominent promising proper proposed published pure
putative quick rapid rare raw real realistic reasonable recent reduced related relative relevant reliable remaining remarkable
representative required respective resulting rich right robust rough same satisfactory second secondary seeming selected separate serious several severe short shorter
significant similar simple simpler single slight slow small smaller smallest so-called sole some sophisticated special specific
standard statistical steady straightforward striking strong stronger strongest subsequent substantial successful such sufficient suitable super sure surprising
systematic tested third thorough tiny top total traditional true typical ultimate unable unclear underlying unexpected unique
universal unknown unlikely unusual upper used useful usual valid valuable various vast viable visible vital weak weaker
well-known whole wide wider widespread worse worst wrong young younger
negative above below left described reported estimated calculated normal average additive non-significant well-defined long-standing
adjusted unadjusted crude multivariable multivariate univariate bivariate annual monthly daily weekly yearly hourly numerical quantitative qualitative empirical
theoretical academic scientific different-sized two-tailed one-tailed two-sided one-sided
`);

/** Phrases of method and layout that name nothing about the paper's subject. */
export const GENERIC_PHRASES = words(`
amino_acid nucleic_acid standard_deviation standard_error confidence_interval statistical_analysis sample_size room_temperature
supporting_information regression_model logistic_regression linear_regression significance_level p_value p-value null_hypothesis data_set
error_bar scale_bar materials_and_methods inclusion_criterion exclusion_criterion data_collection data_analysis research_question
meta_analysis systematic_review literature_review literature_search growth_rate base_pair time_point time_course time_series wild_type wild-type
odds_ratio hazard_ratio relative_risk dependent_variable independent_variable explanatory_variable response_variable
control_group study_population study_design present_study mean_value parameter_value normal_distribution degree_of_freedom
protein_sequence dna_sequence amino_acid_sequence nucleotide_sequence sequence_data gene_expression transcription_factor gene_product
fetal_bovine_serum bovine_serum phosphate_buffer negative_control positive_control housekeeping_gene western_blot
electronic_supplementary_material interquartile_range chi-square_test student_t-test t-test f-test mann-whitney
image_analysis software_package correlation_coefficient correlation_analysis statistical_test statistical_model statistical_significance
working_group open_reading_frame cell_line cell_culture polymerase_chain_reaction pcr_product pcr_primer primer_pair
national_institute science_foundation creative_commons ethics_committee informed_consent medical_school
wild-type_strain wild_type_strain mutant_strain transcript_level expression_level mrna_level protein_level logistic_regression_model regression_analysis
multivariate_analysis univariate_analysis linear_model mixed_model sequence_similarity sequence_alignment reference_genome
national_level blood_sample serum_sample flow_cytometry follow-up_period other_hand long_term short_term
left_side right_side upper_panel lower_panel left_panel right_panel color_code
`);

/** Nouns with a meaning of their own that is too wide to stand high among key terms. */
export const WIDE_NOUNS = words(`
acid adaptation administration baby initiative elimination agency audience succession enforcement affinity aggregation allegation allele alias arm assembly attachment attempt attendance bacterium basin
belief binding biology biopsy birth blood brain building business cancer carrier case-control catch cause-of-death character chromosome clearance climate coefficient
coherence coast competition complaint complication conflict conjugation conversation coordination cue death deception deficit
deletion depletion deposit dialog dialogue dissociation diet domain donor dosage drug dynamics dysfunction ecosystem education electron
employee energetics enhancement ensemble enzyme evaluation expenditure experience experimenter fate fight forecast
fragmentation fraud fusion government guidance habitat heading health heterogeneity homologue homolog host household hypertension immunity incentive
income induction infection ingredient inhibition inhibitor injection injury innovation integration intelligence intensity intention interference
invasion isoform job kinase kinetics labour labor land landscape larva leader lesion life ligand lineage liver localization location loop
management manager market marketing mechanics mediator membrane memory metabolism metadata migration mind money mortality motif
movement muscle mutagenesis narration nation nucleotide nucleus nutrition obesity onset optimum organism orthologue ortholog overlap partition partitioning patch
pathogen peptide percept physician physiology plasmid pollution precipitation prescription pressure primer probe progression proliferation promoter
protection protease provider public radius reactivity reader receptor recipient recombination recording recovery regime regulator reproduction residue
resistance respondent reward sale scaffold season sediment sense serum sink skin smoking spacing specimen speaker spike stakeholder stimulus
stimulation subcluster subfamily subnetwork subregion substrate subunit suppression susceptibility task technician temperature tolerance topology
toxicity trajectory transcript transcription transfection transition translation transplant transport trap tree triplicate
tumor tumour uptake vaccine vector vehicle virulence virus monitoring synthesis sentence visit vote wall water wave weather wildlife worker
`);

/** Heads that count, measure or stand for anything: "transcript levels" is about transcripts. */
export const WEAK_HEADS = words(`
level number amount value percentage proportion majority coefficient score count rate ratio size
frequency curve estimate average parameter variable event combination issue problem question aspect participant individual person people patient
subject year model experience use usage type form kind set group data strategy
`);

/** Words in -ing that name a thing or an activity; others are verbs. */
export const NAMING_ING = words(`
aging ageing binding breeding cleaning clustering coating coding computing coupling doping drilling editing engineering farming
fishing folding foraging grazing hearing imaging knitting learning logging mapping marketing melting mentalizing mining misfolding mixing modeling
modelling networking nesting packaging partitioning pruning phenotyping planning printing priming processing profiling programming quenching reasoning
remodeling remodelling reprogramming ring sampling scattering screening seeding sensing sequencing signaling signalling silencing
sintering smoking spacing spawning splicing spring staining string swimming targeting timing trafficking training trawling typing vaping wellbeing well-being
warming weathering weaning welding wing zoning sibling offspring grafting annealing
`);
