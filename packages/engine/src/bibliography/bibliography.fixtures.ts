/** Real publications; the abstracts are our own words. */
export const BIBTEX = String.raw`% Exported by hand
@comment{jabref-meta: databaseType:bibtex;}
@string{nat = "Nature"}
@string{annphys = {Annalen der Physik}}

@article{Watson1953,
  author  = {Watson, J. D. and Crick, F. H. C.},
  title   = {Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid},
  journal = nat,
  year    = 1953,
  volume  = {171},
  number  = {4356},
  pages   = {737--738},
  doi     = {10.1038/171737a0},
  pmid    = {13054692},
  keywords = {DNA; double helix},
  abstract = {We describe a structure with two helical chains, 34~\AA{} per turn, and say why it suggests how {DNA} is copied.}
}

@Article{schroedinger26,
  author = "Erwin Schr{\"o}dinger",
  title = {Quantisierung als {E}igenwertproblem},
  journaltitle = annphys,
  date = {1926-01},
  volume = 384,
  pages = {361--376},
  doi = {https://doi.org/10.1002/andp.19263840404},
}

@article(erdos1960,
  author = {Erd\H{o}s, P{\'a}l and R{\'e}nyi, Alfr{\'e}d},
  title = {On the evolution of random graphs},
  journal = {Publications of the Mathematical Institute of the Hungarian Academy of Sciences},
  year = {1960}, volume = {5}, pages = {17--61}
)

@article{ENCODE, author = {{The ENCODE Project Consortium}},
  title = {An integrated encyclopedia of {DNA} elements in the human genome},
  journal = nat # {}, year = {2012}, volume={489}, doi={10.1038/nature11247}}

@inproceedings{vaswani, author={Vaswani, Ashish and Shazeer, Noam and others},
  title={Attention is All you Need}, crossref={nips30}}
@proceedings{nips30, title={Advances in Neural Information Processing Systems 30}, year={2017}}
`;

export const RIS = `TY  - JOUR
AU  - Jinek, Martin
AU  - Chylinski, Krzysztof
AU  - Fonfara, Ines
AU  - Hauer, Michael
AU  - Doudna, Jennifer A.
AU  - Charpentier, Emmanuelle
TI  - A Programmable Dual-RNA–Guided DNA Endonuclease in Adaptive Bacterial Immunity
T2  - Science
PY  - 2012/08/17/
VL  - 337
IS  - 6096
SP  - 816
EP  - 821
DO  - 10.1126/science.1225829
AN  - 22745249
DB  - PubMed
UR  - https://www.science.org/doi/10.1126/science.1225829
KW  - CRISPR
Cas9
KW  - genome editing
AB  - A pair of RNAs leads the protein Cas9
 to a chosen place of DNA, which it cuts  - both strands.
ER  - 

TY  - JOUR
A1  - Kahneman, Daniel
A1  - Tversky, Amos
T1  - Prospect Theory: An Analysis of Decision under Risk
JF  - Econometrica
Y1  - 1979///
VL  - 47
IS  - 2
SP  - 263
EP  - 291
DO  - https://doi.org/10.2307/1914185
ER  - 
`;

export const NBIB = `
PMID- 22955616
OWN - NLM
STAT- MEDLINE
VI  - 489
IP  - 7414
DP  - 2012 Sep 6
TI  - An integrated encyclopedia of DNA elements in the human
      genome.
PG  - 57-74
LID - 10.1038/nature11247 [doi]
AB  - The project maps which parts of the human genome are active, and
      in which cells.
CN  - ENCODE Project Consortium
PT  - Journal Article
JT  - Nature
MH  - DNA/*genetics
MH  - *Genome, Human

PMID- 22745249
DP  - 2012 Aug 17
TI  - A programmable dual-RNA-guided DNA endonuclease in adaptive bacterial immunity.
FAU - Jinek, Martin
AU  - Jinek M
FAU - Chylinski, Krzysztof
AU  - Chylinski K
JT  - Science (New York, N.Y.)
AID - 337/6096/816 [pii]
AID - 10.1126/science.1225829 [doi]
`;

export const CSL_JSON = JSON.stringify([
  {
    id: 'http://zotero.org/users/1/items/ABCD2345',
    type: 'article-journal',
    title: 'Two-sided confidence intervals for the single proportion: comparison of seven methods',
    author: [{ family: 'Newcombe', given: 'Robert G.' }],
    'container-title': 'Statistics in Medicine',
    issued: { 'date-parts': [['1998', 4, 30]] },
    volume: '17',
    page: '857–872',
    DOI: '10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E',
  },
  {
    id: 2,
    type: 'book',
    title: 'The Art of Computer Programming',
    author: [{ family: 'Knuth', given: 'Donald E.' }],
    publisher: 'Addison-Wesley',
    issued: { raw: '1968' },
  },
  { id: 'broken', title: ['not', 'a', 'text'] },
]);

export const ENDNOTE_XML = `<?xml version="1.0" encoding="UTF-8" ?><xml><records>
<record><rec-number>1</rec-number><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author><style face="normal" font="default" size="100%">Watson, J. D.</style></author><author>Crick, F. H. C.</author></authors></contributors>
<titles><title><style face="normal">Molecular structure of nucleic acids; a structure for </style><style face="italic">deoxyribose</style><style face="normal"> nucleic acid</style></title><secondary-title>Nature</secondary-title></titles>
<periodical><full-title>Nature</full-title></periodical><pages>737-8</pages><volume>171</volume><number>4356</number>
<keywords><keyword>DNA</keyword><keyword>X-ray &amp; diffraction</keyword></keywords>
<dates><year>1953</year><pub-dates><date>Apr 25</date></pub-dates></dates>
<accession-num>13054692</accession-num><remote-database-name>Medline</remote-database-name>
<electronic-resource-num>10.1038/171737a0</electronic-resource-num>
<urls><related-urls><url>https://www.ncbi.nlm.nih.gov/pubmed/13054692</url></related-urls></urls></record>
<record><ref-type name="Journal Article">17</ref-type><contributors></contributors><dates><year>2001</year></dates></record>
</records></xml>`;
