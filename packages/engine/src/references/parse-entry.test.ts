import { describe, expect, it } from 'vitest';
import { parseReferences } from './parse-references.js';
import type { Reference } from './reference.types.js';

const only = (entry: string): Reference | undefined =>
  parseReferences(`A paper\n\nThis was known in 2010.\n\nReferences\n\n1. ${entry}\n`)[0];

describe('an entry of a reference list', () => {
  it('has the group of its authors for no title', () => {
    const entry = only('Q. He et al. [LIME Collaboration], Phys. Rev. Lett. 95, 121801 (2005).');
    expect(entry).toMatchObject({ authors: [{ family: 'He' }], volume: '95', year: 2005 });
    expect(entry?.title).toBeUndefined();
  });

  it.each([
    [
      'Kô moto N, Quan G-X, Sezutsu H. A single deletion in a gene. Insect Sci. 2009;39:152–6.',
      ['Kômoto', 'Quan', 'Sezutsu'],
      'A single deletion in a gene',
    ],
    [
      'Koné NA, Vanié- Léabo LPL, Koné D. Diversity of species. Mycology. 2018;9:307–15.',
      ['Koné', 'Vanié-Léabo', 'Koné'],
      'Diversity of species',
    ],
  ])('has names that a space has broken among its authors: %s', (text, families, title) => {
    const entry = only(text);
    expect(entry?.title).toBe(title);
    expect(entry?.authors.map(({ family }) => family)).toEqual(families);
  });

  it('reads DOI, PubMed number and address', () => {
    expect(
      only(
        'Ioannidis JPA (2005) Why most published research findings are false. PLoS Med 2: e124. doi: 10.1371/journal.\npmed.0020124 PMID: 16060722',
      ),
    ).toMatchObject({ doi: '10.1371/journal.pmed.0020124', pmid: '16060722', url: undefined });
    expect(
      only(
        'Jinek M, Chylinski K, Fonfara I, et al. A programmable dual-RNA–guided DNA endonuclease in adaptive bacterial immunity. Science. 2012;337(6096):816–21. pmid:22745249',
      ),
    ).toMatchObject({
      pmid: '22745249',
      volume: '337',
      issue: '6096',
      pages: '816–21',
      hasMoreAuthors: true,
    });
    expect(
      only(
        'R Core Team (2015) R: A language and environment for statistical computing. Available: https://www.R-project.org/. Accessed 12 May 2016.',
      ),
    ).toMatchObject({
      authors: [{ family: 'R Core Team', given: '' }],
      title: 'R: A language and environment for statistical computing',
      url: 'https://www.R-project.org/',
    });
  });

  it('reads chapters and conference papers', () => {
    expect(
      only(
        'He K, Zhang X, Ren S, Sun J. Deep residual learning for image recognition. In: Proceedings of the IEEE Conference on Computer Vision and Pattern Recognition; 2016. p. 770–778.',
      ),
    ).toMatchObject({
      title: 'Deep residual learning for image recognition',
      containerTitle:
        'Proceedings of the IEEE Conference on Computer Vision and Pattern Recognition',
      year: 2016,
      pages: '770–778',
    });
    expect(
      only(
        'Ashish Vaswani, Noam Shazeer, Niki Parmar, Jakob Uszkoreit, Llion Jones, Aidan N. Gomez, Łukasz Kaiser, and Illia Polosukhin. 2017. Attention is all you need. In Advances in Neural Information Processing Systems 30. 5998–6008.',
      ),
    ).toMatchObject({ title: 'Attention is all you need', year: 2017, authors: { length: 8 } });
  });

  it.each([
    [
      'given names and a title behind a comma',
      'Ada B. Lindqvist, Jan-Erik Moe, Uma Sand, Slow spread of lichens on limestone walls, J. Made-Up Bot. 21 (1) (2020) 11–19.',
      { family: 'Lindqvist', given: 'Ada B.' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'initials, issue and year in brackets',
      'A.B. Lindqvist, J.E. Moe, Slow spread of lichens on limestone walls, Math. Bot. 9 (4) (2020) 105–121.',
      { family: 'Lindqvist', given: 'A.B.' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'collaborators behind "et al."',
      'Moe J, Sand U, Lindqvist A, et al.; Wall Lichen Collaborators. Slow spread of lichens on limestone walls. Made Up Bot 2020;2:161–76.',
      { family: 'Moe', given: 'J' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'a group before the persons',
      'The LICHEN Study Group; Moe, J.; Sand, U.; et al. Slow spread of lichens on limestone walls. J. Made Up Bot. 2020. ahead of print. [CrossRef] [PubMed]',
      { family: 'The LICHEN Study Group', given: '' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'a particle and an abbreviated name',
      'da C Moreira PF, de S Lima G. Slow spread of lichens on limestone walls. Made Up Bot. 2020; 36: 275–93.',
      { family: 'da C Moreira', given: 'PF' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'dotted initials behind the family names',
      'Moe J., van Rhee U., Sand-Lie A. B., Lindqvist M. (2020) Slow spread of lichens on limestone walls. Made Up Bot. 124: 3043-3051.',
      { family: 'Moe', given: 'J.' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'dotted initials before a title',
      'Moe J., Sand-Lie A.B., Lindqvist M. Slow spread of lichens on limestone walls. Made Up Bot. 2020;52:154–160.',
      { family: 'Moe', given: 'J.' },
      'Slow spread of lichens on limestone walls',
    ],
    [
      'a month before the year',
      'Moe, J., & Sand, U. (August 2020). Slow spread of lichens on limestone walls. Made-Up Botany, 59(4), 2379–2389.',
      { family: 'Moe', given: 'J.' },
      'Slow spread of lichens on limestone walls',
    ],
  ])('reads %s', (_, entry, author, title) => {
    const reference = only(entry);
    expect(reference?.authors[0]).toEqual(author);
    expect(reference).toMatchObject({ title, year: 2020 });
  });

  it.each([
    ['D. Lind, S. Raman, J. Silk Chem. 12 (2001) 301.', ['Lind', 'Raman'], 'J. Silk Chem', '301'],
    [
      'D. Lind and S. Raman, J. Am. Silk Soc., 1998, 81, 1385.',
      ['Lind', 'Raman'],
      'J. Am. Silk Soc',
      '1385',
    ],
    [
      'D. Lind, S. Raman, and A. Okoye, Phys. Rev. B 77, 3865 (1996).',
      ['Lind', 'Raman', 'Okoye'],
      'Phys. Rev. B',
      '3865',
    ],
    [
      'D. Lind, S. Raman, et al., Silk Mater. 63, 452 (2010).',
      ['Lind', 'Raman'],
      'Silk Mater',
      '452',
    ],
    [
      'D. Lind, Acta Silkographica B25 (1969) 1009–1012.',
      ['Lind'],
      'Acta Silkographica',
      '1009–1012',
    ],
    [
      'D. Lind, Journal of the Silkochemical Society 16 (2013) A31–A37.',
      ['Lind'],
      'Journal of the Silkochemical Society',
      'A31–A37',
    ],
  ])(
    'reads names, a journal and numbers without a title: %s',
    (entry, families, journal, pages) => {
      const reference = only(entry);
      expect(reference?.authors.map(({ family }) => family)).toEqual(families);
      expect(reference).toMatchObject({ title: undefined, containerTitle: journal, pages });
      expect(reference?.year).toBeGreaterThan(1950);
    },
  );

  it('keeps a title between names and a journal', () => {
    expect(only('D. Lind, S. Raman, Colors of Silk, J. Silk Chem. 12 (2001) 301.')).toMatchObject({
      title: 'Colors of Silk',
      containerTitle: 'J. Silk Chem',
      authors: { length: 2 },
    });
  });

  it('reads a source without a title', () => {
    expect(only('A. Einstein, Ann. Phys. 322, 891 (1905).')).toMatchObject({
      authors: [{ family: 'Einstein', given: 'A.' }],
      title: undefined,
      containerTitle: 'Ann. Phys',
      volume: '322',
      year: 1905,
    });
  });

  it('reads names with particles, hyphens, apostrophes and suffixes', () => {
    expect(
      only(
        "van der Maaten L, O'Neill TW, Baron-Cohen S, de la Cruz MA, Mainous AG 3rd (2008) Visualizing data using t-SNE. J Mach Learn Res 9: 2579–2605.",
      )?.authors,
    ).toEqual([
      { family: 'van der Maaten', given: 'L' },
      { family: "O'Neill", given: 'TW' },
      { family: 'Baron-Cohen', given: 'S' },
      { family: 'de la Cruz', given: 'MA' },
      { family: 'Mainous', given: 'AG' },
    ]);
  });

  it.each([
    [
      'Raman P, Okoye T (1998) Images of Moving Water, A Handbook: Springer, Berlin.',
      { family: 'Raman', year: 1998, title: 'Images of Moving Water, A Handbook' },
    ],
    [
      'Okoye T (1973) Shapes and Scenes: John Wiley & Sons.',
      { family: 'Okoye', year: 1973, title: 'Shapes and Scenes' },
    ],
    [
      'Raman P, Lind A (2007) Rescue of a virus from cloned DNA by RNA polymerase I. J Gen Virol 88: 3385–3390.',
      {
        family: 'Raman',
        year: 2007,
        title: 'Rescue of a virus from cloned DNA by RNA polymerase I',
      },
    ],
    [
      'Raman P, Lind S a (2012) Seasons of ocean microbes. PLoS One 7: e43866.',
      { family: 'Raman', year: 2012, title: 'Seasons of ocean microbes' },
    ],
    [
      'Raman P, Lind S, K,, Okoye RK (2009) Shape of the thalamus. Am J Psychiatry 166: 189–195.',
      { family: 'Raman', year: 2009, title: 'Shape of the thalamus' },
    ],
    [
      'Lind P ((1998) Transcription by a conserved site. Semin Immunol 10: 155–163.',
      { family: 'Lind', year: 1998, title: 'Transcription by a conserved site' },
    ],
    [
      'Energy Information Office (EIO) (2011) Outlook of World Energy.',
      { family: 'Energy Information Office', year: 2011, title: 'Outlook of World Energy' },
    ],
    [
      'Raman P, Lind A (1996) Okoye TW. Two ways of dyeing silk. J Tests 56: 395–397.',
      { family: 'Raman', year: 1996, title: 'Two ways of dyeing silk' },
    ],
    [
      'Raman P (2007) Okoye, T.W.; Lind, A.; et al. Lanterns under soft light. J. Tests 81: 509–513.',
      { family: 'Raman', year: 2007, title: 'Lanterns under soft light' },
    ],
    [
      'Raman P, Lind A, V Okoye E, B. Sanz de Moya L, et al. (2016) Colors of silk in the light of lamps. J Tests 9: 1–8.',
      { family: 'Raman', year: 2016, title: 'Colors of silk in the light of lamps' },
    ],
    [
      'Raman P, Lind A (2011) . Dyed silk between the lamps of old garden houses 62: 5051–61.',
      {
        family: 'Raman',
        year: 2011,
        title: 'Dyed silk between the lamps of old garden houses',
      },
    ],
    [
      'Raman P (2016) . Lamps for the identification of dyed silk and linen under other lights. Archaeol. Anthropol. Sci 10: 61–73.',
      {
        family: 'Raman',
        year: 2016,
        title: 'Lamps for the identification of dyed silk and linen under other lights',
      },
    ],
    [
      'Raman P, Lind A (2016) . Journal of the Science of Lamps and Silk 54: 202–216.',
      { family: 'Raman', year: 2016, title: undefined },
    ],
    [
      'Raman P (2012) E. coli in silk. J Tests 9: 1–8.',
      { family: 'Raman', year: 2012, title: 'E. coli in silk' },
    ],
    [
      'Raman P (2012) Vitamin D. A history of its discovery. J Tests 9: 1–8.',
      { family: 'Raman', year: 2012, title: 'Vitamin D. A history of its discovery' },
    ],
  ])('reads %s', (entry, { family, year, title }) => {
    const found = only(entry);
    expect(found).toMatchObject({ year, title });
    expect(found?.authors[0]?.family).toBe(family);
  });

  it('keeps the letter of a year', () => {
    expect(
      only(
        'Watson JD, Crick FHC (1953a) Molecular structure of nucleic acids. Nature 171: 737–738.',
      ),
    ).toMatchObject({ year: 1953, yearSuffix: 'a' });
  });
});
