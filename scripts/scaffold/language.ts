import { readDemoMessages, readEnglishMessages } from './english-messages.ts';
import type { Plan } from './plan.ts';

const PACKAGE = 'packages/languages';
const FOLDER = `${PACKAGE}/src`;

/** A language: all English texts, to be translated. */
export async function languagePlan(tag: string): Promise<Plan> {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const forms: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const texts = withForms(await readEnglishMessages(), forms);
  return {
    files: {
      [`${FOLDER}/${tag}.json`]: `${JSON.stringify(texts, null, 2)}\n`,
      [`apps/demo/src/languages/${tag}.json`]: `${JSON.stringify(await readDemoMessages(), null, 2)}\n`,
      [`${FOLDER}/entries/${tag}.ts`]: writeEntry(tag),
    },
    edits: [
      {
        path: `${FOLDER}/languages.ts`,
        before: '];\n',
        text: `  { tag: '${tag}', name: '${name}', dir: '${getDirection(tag)}', load: async () => (await import('./entries/${tag}.js')).messages },\n`,
      },
      { path: `${PACKAGE}/package.json`, before: '    "./pseudo"', text: writeExport(tag) },
    ],
    nextSteps: [
      `translate the texts in ${FOLDER}/${tag}.json and in apps/demo/src/languages/${tag}.json; placeholders such as {count} stay`,
      'npx vitest run --project node tests/messages compares names and placeholders with English',
      `open the demo with ?lang=${tag}`,
    ],
  };
}

/** The texts with one form for each of these plural categories where English has `one` and `other`. */
function withForms(texts: object, categories: readonly string[]): object {
  if ('one' in texts && 'other' in texts) {
    const english = texts as Readonly<Record<string, string>>;
    return Object.fromEntries(
      categories.map((category) => [category, english[category] ?? english['other']]),
    );
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? withForms(value, categories) : value,
    ]),
  );
}

const writeEntry = (tag: string) => `import type { Messages } from '@spinout/flow-kit';
import texts from '../${tag}.json';

/** All texts in ${new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag}. */
export const messages: Messages = texts;
`;

const writeExport = (tag: string) => `    "./${tag}": {
      "@spinout/source": "./src/entries/${tag}.ts",
      "types": "./dist/entries/${tag}.d.ts",
      "default": "./dist/entries/${tag}.js"
    },
`;

interface LocaleWithDirection extends Intl.Locale {
  getTextInfo(): { readonly direction: 'ltr' | 'rtl' };
}

/** @throws {RangeError} for an invalid language tag */
const getDirection = (tag: string) =>
  (new Intl.Locale(tag) as LocaleWithDirection).getTextInfo().direction;
