const files = import.meta.glob('../../packages/design-system/src/*/*.styles.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, string>>;

const VARIABLE = /--spinout-[a-z\d-]*[a-z\d](?![\w$-])/g;
const FOLDER = /\/src\/([\w-]+)\//;

/** Fields share their label, hint and error. */
const FIELDS = ['checkbox', 'number-field', 'select', 'text-area', 'text-field'];

const toFolder = (title: string): string =>
  title.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Variables that the styles of a component read, in the order of the alphabet. */
export function listComponentVariables(component: string): readonly string[] {
  const own = toFolder(component);
  const folders = FIELDS.includes(own) ? [own, 'field'] : [own];
  const found = Object.entries(files)
    .filter(([path]) => folders.includes(FOLDER.exec(path)?.[1] ?? ''))
    .flatMap(([, text]) => [...text.matchAll(VARIABLE)].map(([name]) => name));
  return [...new Set(found)].sort();
}
