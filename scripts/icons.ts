/** Writes the icons of the design system from Lucide: `npm run icons`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatIcons } from './icons/format-icons.ts';
import { ICON_LIST } from './icons/icon-list.ts';

const FOLDER = join(import.meta.dirname, '../packages/design-system/src/icon');

for (const [file, sources] of Object.entries(ICON_LIST))
  writeFileSync(join(FOLDER, file), await formatIcons(sources));
