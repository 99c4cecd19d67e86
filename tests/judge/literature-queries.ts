/** A query and the papers of the bundled library that are about it. */
export interface LiteratureQuery {
  readonly query: string;
  readonly relevant: readonly string[];
}

const about = (query: string, ids: string): LiteratureQuery => ({
  query,
  relevant: ids.split(' '),
});

/** Queries as people type them, with all library papers that a reviewer accepts as an answer. */
export const LITERATURE_QUERIES: readonly LiteratureQuery[] = [
  about(
    'memory consolidation during sleep',
    'wilson-1994 stickgold-2005 marshall-2006 rasch-2007 girardeau-2009 diekelmann-2010 tononi-2014 buzsaki-2015 geva-sagiv-2023',
  ),
  about('sharp wave ripples', 'girardeau-2009 buzsaki-2015 wilson-1994 yang-2024'),
  about(
    'brain-computer interface for people with paralysis',
    'wolpaw-2002 hochberg-2006 hochberg-2012 willett-2021 willett-2023 anumanchipalli-2019 pandarinath-2018 moses-2021 metzger-2023 card-2024 lorach-2023',
  ),
  about(
    'speech neuroprosthesis',
    'willett-2023 anumanchipalli-2019 moses-2021 metzger-2023 card-2024',
  ),
  about('amyloid hypothesis', 'hardy-2002 selkoe-2016 shankar-2008 vandyck-2023 sims-2023'),
  about('TREM2 microglia', 'jonsson-2013 keren-shaul-2017'),
  about('optogenetics', 'boyden-2005 liu-2012'),
  about('grid cells and place cells', 'okeefe-1971 hafting-2005 wilson-1994 gardner-2022'),
  about('CRISPR off-target effects', 'tsai-2015 kleinstiver-2016 kosicki-2018 doench-2016'),
  about(
    'base editing',
    'komor-2016 gaudelli-2017 musunuru-2021 newby-2021 chiesa-2023 musunuru-2025 banskota-2022',
  ),
  about('prime editing', 'anzalone-2019 chen-2021 banskota-2022'),
  about(
    'lipid nanoparticle delivery',
    'finn-2018 rosenblum-2020 cheng-2020 gillmore-2021 musunuru-2021 longhurst-2024 musunuru-2025 rurik-2022 kariko-2005 polack-2020',
  ),
  about('sickle cell disease', 'frangoul-2021 newby-2021 frangoul-2024'),
  about('CAR T cells', 'eyquem-2017 maude-2018 rurik-2022 chiesa-2023 stadtmauer-2020 foy-2023'),
  about('immunity to Cas9', 'charlesworth-2019'),
  about(
    'protein structure prediction',
    'jumper-2021 baek-2021 lin-2023 abramson-2024 anfinsen-1973 rives-2021 vankempen-2024 lyu-2024',
  ),
  about('protein language models', 'rives-2021 lin-2023 madani-2023 nguyen-2024'),
  about('protein design', 'dauparas-2022 watson-2023 madani-2023'),
  about(
    'single-cell RNA sequencing',
    'wolf-2018 satija-2015 lopez-2018 macosko-2015 lamanno-2018 theodoris-2023 cui-2024 roohani-2024 keren-shaul-2017',
  ),
  about('variant calling', 'poplin-2018 mckenna-2010'),
  about('missense variant effect prediction', 'frazer-2021 cheng-2023'),
  about(
    'molecular docking',
    'trott-2010 lyu-2019 corso-2023 buttenschoen-2024 lyu-2024 sadybekov-2022',
  ),
  about('antibiotic discovery with machine learning', 'stokes-2020 wong-2024 liu-2023'),
  about('KRAS inhibitors in lung cancer', 'canon-2019 skoulidis-2021'),
  about('weight loss with semaglutide', 'wilding-2021 jastreboff-2022'),
  about('personalized neoantigen vaccine', 'rojas-2023 weber-2024'),
  about(
    'explaining black box classifiers',
    'ribeiro-2016 lundberg-2017 selvaraju-2017 sundararajan-2017 rudin-2019 adebayo-2018 ying-2019',
  ),
  about('hallucinations in large language models', 'farquhar-2024'),
  about('diffusion models for images', 'ho-2020 rombach-2022'),
  about(
    'graph neural networks',
    'kipf-2017 ying-2019 gilmer-2017 xie-2018 chen-2019 batzner-2022 yang-2019 merchant-2023 deng-2023 roohani-2024 chen-2022 riebesell-2025',
  ),
  about(
    'machine learning weather forecasting',
    'lam-2023 bi-2023 kochkov-2024 price-2025 bodnar-2025 rasp-2018',
  ),
  about(
    'climate tipping points',
    'lenton-2008 armstrong-mckay-2022 boers-2021 boulton-2022 rockstrom-2009 richardson-2023',
  ),
  about('Amazon rainforest resilience', 'boulton-2022 gatti-2021'),
  about('carbon budget', 'lamboll-2023 allen-2009 meinshausen-2009'),
  about('perovskite solar cells', 'kojima-2009 lee-2012 liu-2013 min-2021 chin-2023'),
  about('battery cycle life prediction', 'severson-2019 attia-2020'),
  about(
    'quantum error correction',
    'shor-1995 fowler-2012 google-2023 preskill-2018 bravyi-2024 bluvstein-2024 google-2025',
  ),
  about(
    'variational quantum eigensolver',
    'peruzzo-2014 kandala-2017 cerezo-2021 grimsley-2019 omalley-2016 mcardle-2020 cao-2019 mcclean-2018',
  ),
  about(
    'exoplanet transits',
    'borucki-2010 ricker-2015 gillon-2017 shallue-2018 greene-2023 jwst-2023 zieba-2023',
  ),
  about('gravitational waves', 'abbott-2016 abbott-2017 agazie-2023'),
];
