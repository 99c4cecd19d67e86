import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'packages/languages/src';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Says which texts must be translated, and into which languages; only people can translate them. */
export function createTranslationStep(messagesPath: string): string {
  const tags = readdirSync(join(import.meta.dirname, '../..', FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  const list = new Intl.ListFormat('en').format(
    tags.map((tag) => `${names.of(tag) ?? tag} (${FOLDER}/${tag}.json)`),
  );
  return `translate each text of ${messagesPath}, and each text that you add to another catalog, into ${list}; npx vitest run --project node tests/messages names what is missing`;
}
