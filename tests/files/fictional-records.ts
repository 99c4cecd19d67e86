const ANIMALS = ['quokka', 'numbat', 'axolotl', 'pangolin', 'kakapo', 'tardigrade', 'okapi'];
const THINGS = ['lantern', 'umbrella', 'teapot', 'accordion', 'kite', 'telescope', 'bicycle'];
const PLACES = ['Lower Narnia', 'Atlantis', 'Lilliput', 'Middle Freedonia', 'Ruritania'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** A record that nobody could take for a real publication. Every fifth has no abstract. */
export const createFictionalRecord = (at: number) => {
  const [animal, thing, place] = [pick(ANIMALS, at), pick(THINGS, at * 3 + 1), pick(PLACES, at)];
  return {
    title: `Fictional record ${String(at)}: how the ${animal} learned to use a ${thing} in ${place}`,
    author: `Inventor${String(at % 97)}, Ada`,
    year: String(1990 + (at % 35)),
    journal: `Journal of ${place} Studies`,
    abstract:
      at % 5 === 0
        ? ''
        : `This abstract was made up for a test. In ${place}, every ${animal} received a ${thing}. After ${String(at)} days, ${thing} use increased ${animal} happiness, but whether moonlight increases ${thing} use in the ${animal} remains unknown.`,
  };
};

const createRecords = (count: number) =>
  Array.from({ length: count }, (_, at) => createFictionalRecord(at));

/** A RIS file of fictional records. */
export const createRis = (count: number): string =>
  createRecords(count)
    .map(({ title, author, year, journal, abstract }) =>
      [
        'TY  - JOUR',
        `TI  - ${title}`,
        `AU  - ${author}`,
        `PY  - ${year}`,
        `JO  - ${journal}`,
        ...(abstract === '' ? [] : [`AB  - ${abstract}`]),
        'ER  - ',
      ].join('\r\n'),
    )
    .join('\r\n');

/** A BibTeX file of the same records. */
export const createBibtex = (count: number): string =>
  createRecords(count)
    .map(
      ({ title, author, year, journal, abstract }, at) =>
        `@article{fictional${String(at)},\n  title = {${title}},\n  author = {${author}},\n  year = {${year}},\n  journal = {${journal}}${abstract === '' ? '' : `,\n  abstract = {${abstract}}`}\n}`,
    )
    .join('\n\n');
