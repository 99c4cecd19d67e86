import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'prettier';
import type { IconSource } from './icon-list.ts';
import { toPath } from './to-path.ts';

interface LucideData {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const FILE = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');

function findPath({ icons, aliases }: LucideData, name: IconSource['lucide']): string {
  if (typeof name === 'object') return name.path;
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`Lucide has no icon “${name}”.`);
  return toPath(icon.body);
}

/** Formats a file of icons. */
export function formatIcons(sources: readonly IconSource[]): Promise<string> {
  const lucide = JSON.parse(readFileSync(FILE, 'utf8')) as LucideData;
  const creators = sources.map(({ isMirrored }) =>
    isMirrored ? 'createMirroredIcon' : 'createIcon',
  );
  const icons = sources.map(
    ({ name, lucide: source, meaning, isMirrored }, index) => `
/** ${meaning}${isMirrored ? '; mirrored in right-to-left text' : ''}. */
export const ${name} = /* @__PURE__ */ ${creators[index]}('${findPath(lucide, source)}');
`,
  );
  const text = `// Icons of Lucide (ISC license), written by \`npm run icons\` from \`scripts/icons/icon-list.ts\`.
import { ${[...new Set(creators)].sort().join(', ')} } from './glyph.js';
${icons.join('')}`;
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}
