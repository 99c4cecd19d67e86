import type { Messages } from '@spinout/flow-kit';
import type { Language } from '@spinout/languages';

/** The texts of this page itself, by path. */
const OWN_TEXTS = import.meta.glob<Messages['demo']>('./*.json', { import: 'default' });

const loaded = new Map<string, Messages>();

/** Finds texts that are loaded. */
export const findTexts = (tag: string): Messages | undefined => loaded.get(tag);

/** Loads the texts of a language, once. What cannot be loaded stays English. */
export async function loadTexts({ tag, name, load }: Language): Promise<Messages> {
  const known = loaded.get(tag);
  if (known !== undefined) return known;
  try {
    const [messages, own] = await Promise.all([load(), OWN_TEXTS[`./${tag}.json`]?.()]);
    // The pseudo-locale is no plain object.
    const all = own === undefined ? messages : { ...messages, demo: own };
    loaded.set(tag, all);
    return all;
  } catch (error) {
    console.warn(`The texts of ${name} could not be loaded.`, error);
    return {};
  }
}
