const parseList = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Symbols and abbreviations that are unambiguous in upper and lower case. Members of a family also have a number. */
export const SYMBOLS_IN_ANY_CASE = parseList(`
  kras nras hras braf egfr vegf vegfa pdgf pten mtor pcna gapdh gfap bdnf cftr htt mapt snca apoe psen mecp pik3ca
  ldlr hmgcr tnf tnfa ifng ctla ctnnb icam vcam gfp egfp rfp yfp mcherry crbn nfkb rela parp dnmt hdac mgmt
  cgas ace2 oct4 nf-kb nf-κb pd-1 pd-l1 p16 p21 p27 p38 p53 p63 p65 p73
`);

/** The same, but only in capitals: in lower case they are English words or ambiguous. */
export const SYMBOLS_IN_CAPITALS = parseList(`
  AKT ALK BTK ERK FASN FUS HLA INSR JAK MYC PKA PKC RAF RAS STAT SYK TERT TGF TTN VHL VWF YAP
`);

/** Roots of gene families; a member has a number behind the root: CDK4, IL-17A, HLA-B27, SLC6A4. */
export const FAMILY_ROOTS = parseList(`
  ABC ABCA ABCB ABCC ABCG ABL ACE ACTA ACTB ACTN ADAM ADAMTS ADRA ADRB AKT ALDH ANG ANGPT APOA APOB APOC AQP ARID ATG ATP
  ATXN AURK BACE BAK BCL BIRC BMP BMPR BRCA BRD CACNA CAMK CAS CASP CCL CCND CCNE CCR CD CDC CDH CDK CDKN CEACAM CEBP
  CHEK CHRNA CLDN CNR COL CTLA CTNNB CXCL CXCR CYP DDR DDX DLL DNMT DRD DUSP E2F EGR EIF EPAS EPHA ERBB ERCC ERG
  ESR EZH FABP FANC FCGR FGF FGFR FOXA FOXC FOXM FOXO FOXP FZD GABRA GATA GDF GLI GLP GLUT GPR GPX GRIA GRIN GRM GSK
  GSTM HDAC HER HES HIF HK HLA HMGB HNF HOXA HOXB HOXC HOXD HSP HSPA HSPB HTR IDH IFIT IFN IFNG IGF IGFBP IKZF IL IRF
  IRS ITGA ITGB JAK KCNA KCNH KCNJ KCNQ KDM KDR KEAP KIF KLF KLRG KMT KRT LAG LAMP LDHA LGR LIN LOX LRP LRRK MAP
  MAP2K MAP3K MAPK MCL MCM MDM MECP MEK MLH MMP MSH MSX MTHFR MUC MYH NANOG NDUF NEUROD NFATC NFE NFKB NKX NLRP
  NOD NOTCH NOX NPC NRF NTRK NUP OPRM PARK PARP PAX PCSK PDCD PDE PDGF PDX PGC PIK PIK3 PIK3C PIEZO PINK PLCG PNPLA
  POLR POU PPARG PPARGC PRDM PRKA PRKN PSEN PTGS PTK PTPN RAB RAC RAD RASSF RB RBFOX RIPK ROCK RUNX RXR RYR S100A SCN
  SCNA SERPIN SIRT SLC SMAD SMARC SMN SNAI SOD SORL SOX SQSTM STAT STIM STK SYN TAF TARDBP TBK TBX TCF TEAD TET TGF TGFB TIM
  TIMP TLR TMPRSS TNFRSF TNFSF TOP TP TRAF TREM TRIM TRPA TRPC TRPM TRPV TUBB TWIST TYK UCP UGT ULK UNC USP VEGF VEGFR
  WNT XBP XIAP XPO XRCC YAP YWHA ZEB ZNF
`);

/** Proteins and kinds of protein that people call by name, in the singular. */
export const PROTEIN_NAMES = parseList(`
  actin actinin adiponectin agrin albumin amyloid ankyrin annexin antibody aquaporin arrestin avidin calcineurin calmodulin
  casein catenin cadherin channelrhodopsin chaperonin chemokine claudin clathrin collagen complexin connexin crystallin
  cyclin cytochrome cytokine defensin desmin dynamin dynein dystrophin elastin enzyme erythropoietin ezrin ferritin
  fibrillin fibrin fibrinogen fibroin fibronectin filamin filaggrin flagellin fusin galectin gelsolin ghrelin glucagon glutenin
  gluten hemocyanin hemopexin hepcidin histone huntingtin immunoglobulin importin insulin integrin interferon
  interleukin irisin keratin kinesin lactoferrin laminin lamin lectin leptin luciferin lysozyme melittin mucin
  myosin nebulin nectin neurexin neuroligin neurotrophin nucleolin nucleophosmin nucleoporin occludin opsin
  osteocalcin osteopontin ovalbumin parkin parvalbumin pepsin perforin perlecan phospholamban plectin prion profilin
  prolactin proteoglycan reelin receptor relaxin renin rhodopsin ribonucleoprotein sclerostin selectin septin somatotropin
  spectrin statherin streptavidin survivin synapsin synaptophysin synaptotagmin synuclein talin thrombin thrombopoietin
  thyroglobulin titin transferrin transthyretin troponin trypsin tropomyosin tubulin ubiquitin utrophin villin vimentin
  vinculin vitronectin
`);

/** English words with the same ending as enzymes. */
export const NO_ENZYMES =
  /^(?:[a-z]*(?:base|phase|phrase|disease|increase|decrease)|(?:pre)?release|(?:lower|upper|show|stair|suit|brief|book|stair|use)?case|(?:pur)?chase|crease|erase|grease|(?:sub)?lease|please|tease|ease|cease|vase)s?$/;
