import { parseWords } from '../text/word-list.js';

/** Stop words: they separate phrases and are never part of a term. */
export const STOPWORDS = parseWords(`
a about above across alongside amid amongst around besides concerning despite plus regarding after afterwards again against all almost along already also although always am among an and another
any anyone anything are as at away be became because become becomes been before behind being below between beyond both but
by can cannot could did do does doing done down due during each either else enough especially etc even ever every
everything except far few fewer first for former from further furthermore get given gives go had has have having he hence her here
him his how however i if in indeed inside instead into is it its itself just last latter least less like likely many may
me might more moreover most mostly much must my namely near nearly neither never nevertheless next no nobody none nor not
nothing now nowhere of off often on once one only onto or other others otherwise our out outside over own per perhaps quite
rather recently said same see seem seems seen several shall she should since so some something sometimes still such take
than that the their them themselves then there therefore these they thing things third this those though three through throughout thus to
together too toward towards two under unless unlike until up upon us usually various very via was way we well were what
whatever when where whereas whether which while who whole whom whose why will with within without would yes yet you your
second respectively approximately overall particularly currently previously potentially significantly
al et eg ie fig figure table eq ref vs versus cf
able according addition additional additionally aim aimed aims allow allowed allows alone appear appears apply applied asked
based began begin begins best better bind binds bring brought called came cause caused causes change changed changes
choose chooses chosen come comes compare compared comparing concluded consider considered consist contain contained contains
current decrease decreased decreases depend depended depends derive derived describe described describes detect detected
determine determined develop developed differ differed different directly discuss discussed drive drives early easily
enable enables enter enters equal establish established evaluate evaluated examine examined exist exists expect expected
explain explained explore extend extends fall falls fell find finds follow followed following found full gain gave good
great greater grow happen help helped helps high higher highest hold holds identify identified important improve improved
improves include included includes including increase increased increases increasing indicate indicated indicates
investigate investigated involve involved keep kept key know known lack large larger later lead leads learn leave leaves led
left little long look low lower lowest made main mainly make makes making mark marked may mean means measure measured
need needed needs new note novel observe observed obtain obtained occur occurs open part particular pass perform performed
possible present presented prevent produce produced promising propose proposed provide provided provides put raise raised raises reach
reached reaches read reduce reduced reduces remain remained remains report reported require required requires rise rose
role second seek select selected send serve set show showed shown shows similar single small smaller state stated stay stayed strong
study studied studies suggest suggested suggests support supported target targeted test tested tests text take takes taken
term treat treated turn type types understand understood unknown unclear use used useful uses using vary want weak whether
work works worked written wide within yield yields
poorly rarely closely readily commonly widely typically often largely partly partially highly only far lies lie
question questions problem problems result results finding findings approach approaches example case cases number share
side kind kinds reason reasons fact facts day days week weeks month months year years hour hours paper section aspect aspects
asks bigger carry carried clear cut cuts decides ends fails full hand handle helpful invented kinds lose lost matter matters
vivo vitro situ silico future limitation limitations document reference references conclusion introduction discussion abstract
replace replaces keeps pack packs collect collects overcome overcomes tolerate tolerates stays add adds link links alter alters
disturb disturbs expose exposes remove removes let lets supply supplies pass passes predict predicts suffer suffers stand stands
ranks hinder hinders delayed encode encodes express expresses contribute contributes correlate correlates mediate mediates
combine combines combining raising lowers limit limits limited carry carries grow grows lack lacks share shares shift shifts
exceed exceeds reveal reveals confirm confirms serve serves offer offers represent represents induce induces inhibit inhibits
promote promotes affect affects regulate regulates activate activates interact interacts bear bears face faces remain beside
min max μm μg μl μmol kg mg ml nm mm cm mv kj mol ev hz khz mhz ghz fold
move moves names needs points protect protects resemble sense senses sit slow slowed slows spares stop stops survive tell think
`);

/** Descriptive words that may be part of a term but do not end one. */
export const DESCRIPTIVE_WORDS = parseWords(`
active acute adult aged biological central certain chemical chronic clinical common complex conventional effective efficient
experimental functional genetic global healthy human independent individual initial intense local major medical minor
molecular multiple natural normal optimal physical potential primary rapid rare recent relative resident secondary selective
sensitive severe significant simple soluble specific stable standard structural systemic total toxic typical unique viral
vivo vitro charged edited lasting modified mutant predicted trained aggregated misfolded labelled combined separate
anti pre non post multi self early late
`);

/** Nouns in -ing, which may end a term. */
export const ING_NOUNS = parseWords(`
aging ageing binding breeding cleaning coating clustering coding computing coupling docking doping editing engineering
folding imaging learning mapping marketing misfolding mixing modeling modelling monitoring networking packaging phenotyping
planning printing processing profiling programming pruning remodeling remodelling reprogramming sampling scattering
screening sensing sequencing signaling signalling silencing spacing splicing staining targeting training trafficking
typing ring spring string building genotyping priming dosing
`);

/** Nouns that are too general to be a term on their own. */
export const GENERIC_NOUNS = parseWords(`
activity amount analysis area background base behaviour behavior benefit cell challenge class component concentration condition
control data design detection development difference dose duration effect efficiency element energy environment experiment
expression factor feature field form formation framework function future gain group growth guide half health increase
individual information input interaction interest learning level limit line loss mass material measurement mechanism medium method model
molecule network object outcome output part patient pattern performance period phase place population position process product
property quality random range rate ratio reaction region relation research response round route sample scale selection sequence
series set shape signal site size solution source stage step strategy structure subject substance surface system target task
technique technology time tissue tool treatment trial unit use value variable variant vehicle version volume weight year
image light heat food water animal human child woman man people author journal title article review
`);

/** Nouns that end like an adjective. */
export const ADJECTIVE_LIKE_NOUNS = parseWords(`
additive adhesive adjuvant animal antibiotic arsenal biofilm canal capital carnival ceramic chemical clinic crystal derivative
diagnostic dictionary electronic explosive fabric genetic hospital journal kinetic library logic mammal material
metal metric mineral mosaic music narrative photovoltaic plastic portal preservative probiotic proposal removal renewal
retrieval reversal signal summary survival therapeutic trial vocabulary withdrawal glial
`);
