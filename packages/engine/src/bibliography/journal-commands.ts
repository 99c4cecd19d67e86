/** Commands for journals in exports of the Astrophysics Data System, as the AAS macros define them. */
const JOURNAL_COMMANDS: Readonly<Record<string, string>> = {
  aap: 'Astronomy and Astrophysics',
  aj: 'The Astronomical Journal',
  apj: 'The Astrophysical Journal',
  apjl: 'The Astrophysical Journal Letters',
  apjs: 'The Astrophysical Journal Supplement Series',
  apss: 'Astrophysics and Space Science',
  araa: 'Annual Review of Astronomy and Astrophysics',
  gca: 'Geochimica et Cosmochimica Acta',
  grl: 'Geophysical Research Letters',
  icarus: 'Icarus',
  jcap: 'Journal of Cosmology and Astroparticle Physics',
  jgr: 'Journal of Geophysical Research',
  mnras: 'Monthly Notices of the Royal Astronomical Society',
  nat: 'Nature',
  pasj: 'Publications of the Astronomical Society of Japan',
  pasp: 'Publications of the Astronomical Society of the Pacific',
  physrep: 'Physics Reports',
  planss: 'Planetary and Space Science',
  prd: 'Physical Review D',
  prl: 'Physical Review Letters',
  solphys: 'Solar Physics',
  ssr: 'Space Science Reviews',
};

/** The journal behind a value that is one such command. */
export const journalOf = (value: string | undefined): string | undefined => {
  const name = /^\{?\\([a-z]{2,10})\}?$/.exec(value?.trim() ?? '')?.[1];
  return name !== undefined && Object.hasOwn(JOURNAL_COMMANDS, name)
    ? JOURNAL_COMMANDS[name]
    : undefined;
};
