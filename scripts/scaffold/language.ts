import { readEnglishMessages } from './english-messages.ts';
import type { Plan } from './plan.ts';

const FOLDER = 'apps/demo/src/languages';

/** A language of the demo: all English texts, to be translated. */
export async function languagePlan(tag: string): Promise<Plan> {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return {
    files: {
      [`${FOLDER}/${tag}.json`]: `${JSON.stringify(await readEnglishMessages(), null, 2)}\n`,
    },
    edits: [
      {
        path: `${FOLDER}/languages.ts`,
        before: '];\n',
        text: `  { tag: '${tag}', name: '${name}', dir: '${getDirection(tag)}', load: async () => (await import('./${tag}.json')).default },\n`,
      },
    ],
    nextSteps: [
      `translate the texts in ${FOLDER}/${tag}.json; placeholders such as {count} stay`,
      'npx vitest run --project node tests/messages compares names and placeholders with English',
      `open the demo with ?lang=${tag}`,
    ],
  };
}

interface LocaleWithDirection extends Intl.Locale {
  getTextInfo(): { readonly direction: 'ltr' | 'rtl' };
}

/** @throws {RangeError} for an invalid language tag */
const getDirection = (tag: string) =>
  (new Intl.Locale(tag) as LocaleWithDirection).getTextInfo().direction;
