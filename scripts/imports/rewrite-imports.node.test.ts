import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPackageFinder, rewriteImports } from './rewrite-imports.mjs';

const packages = mkdtempSync(join(tmpdir(), 'spinout-imports-'));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  const full = join(packages, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
};

const manifest = (exports: object) => JSON.stringify({ exports });
write(
  'kit/package.json',
  manifest({ '.': { default: './dist/index.js' }, './internal/*': './dist/*' }),
);
write(
  'kit/dist/index.js',
  `export { Button, Button as Action } from "./button/button.js";\nexport * from "./text.js";\nimport { later } from "./later.js";\nexport { later };\nexport { outside } from "elsewhere";\n`,
);
write('kit/dist/button/button.js', 'const Button = 1;\nexport {\n  Button\n};\n');
write('kit/dist/text.js', 'export const format = 1;\nexport function fill() {}\n');
write('kit/dist/later.js', 'const later = 1;\nexport {\n  later\n};\n');
write('closed/package.json', manifest({ '.': { default: './dist/index.js' } }));
write('closed/dist/index.js', 'export const closed = 1;\n');

const rewrite = (text: string) =>
  rewriteImports(write('app/dist/view.js', text), createPackageFinder(packages));

describe('built files', () => {
  it('import the files that define what they use', () => {
    expect(
      rewrite('"use client";\nimport { Button, fill } from "@spinout/kit";\nfill(Button);\n'),
    ).toBe(
      '"use client";\nimport { Button } from "@spinout/kit/internal/button/button.js";\nimport { fill } from "@spinout/kit/internal/text.js";\nfill(Button);\n',
    );
  });

  it.each([
    [
      'import { Action } from "@spinout/kit";',
      'import { Button as Action } from "@spinout/kit/internal/button/button.js";',
    ],
    [
      'import { later as soon } from "@spinout/kit";',
      'import { later as soon } from "@spinout/kit/internal/later.js";',
    ],
    [
      'export { format } from "@spinout/kit";',
      'export { format } from "@spinout/kit/internal/text.js";',
    ],
    [
      'import { outside } from "@spinout/kit";',
      'import { outside } from "@spinout/kit/internal/index.js";',
    ],
  ])('change %s', (text, expected) => {
    expect(rewrite(text)).toBe(expected);
  });

  it.each([
    'import { useState } from "react";',
    'import { closed } from "@spinout/closed";',
    'import "@spinout/kit";',
    'const later = import("@spinout/kit");',
    'import { near } from "./near.js";',
  ])('keep %s', (text) => {
    expect(rewrite(text)).toBe(text);
  });

  it('are refused if they import what does not exist', () => {
    expect(() => rewrite('import { Missing } from "@spinout/kit";')).toThrow(
      /does not export Missing/,
    );
  });
});
