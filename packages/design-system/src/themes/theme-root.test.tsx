import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { space } from '../tokens/space.js';
import { fontSize } from '../tokens/type.js';
import { dark } from './dark.js';
import { light } from './light.js';
import { ThemeRoot } from './theme-root.js';
import { themes } from './themes.js';
import { useThemeElement } from './use-theme-element.js';
import {
  compactVariables,
  createThemeVariables,
  declareBothSchemes,
  staticVariables,
} from './variables.js';

const value = (testId: string, name: string) =>
  getComputedStyle(screen.getByTestId(testId)).getPropertyValue(name);

describe('ThemeRoot', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => <ThemeRoot {...p}>Text</ThemeRoot>,
    });
    expect(faults).toEqual([]);
  });

  it('sets its variables only on its own element', () => {
    render(<ThemeRoot theme="dark" data-testid="root" />);
    expect(value('root', '--spinout-color-text')).toBe(
      createThemeVariables(dark)['--spinout-color-text'],
    );
    const outside = getComputedStyle(document.documentElement);
    expect(outside.getPropertyValue('--spinout-color-text')).toBe('');
  });

  it('can be nested, with a theme of its own', () => {
    render(
      <ThemeRoot theme="dark" data-testid="outer">
        <ThemeRoot theme="light" data-testid="inner" />
      </ThemeRoot>,
    );
    expect(value('outer', '--spinout-color-canvas')).toBe(
      createThemeVariables(dark)['--spinout-color-canvas'],
    );
    expect(value('inner', '--spinout-color-canvas')).toBe(
      createThemeVariables(light)['--spinout-color-canvas'],
    );
  });

  it('passes its density on to nested roots, which can set another', () => {
    render(
      <ThemeRoot density="compact">
        <ThemeRoot data-testid="inner">
          <ThemeRoot density="comfortable" data-testid="innermost" />
        </ThemeRoot>
      </ThemeRoot>,
    );
    expect(value('inner', '--spinout-size-control')).toBe(
      staticVariables['--spinout-size-control-dense'],
    );
    expect(value('inner', '--spinout-space-6')).toBe(compactVariables['--spinout-space-6']);
    expect(value('innermost', '--spinout-size-control')).toBe(
      staticVariables['--spinout-size-control'],
    );
  });

  it('provides its element for portals', () => {
    const Probe = () => <output>{useThemeElement()?.dataset.testid ?? 'none'}</output>;
    render(
      <ThemeRoot data-testid="outer">
        <ThemeRoot data-testid="inner">
          <Probe />
        </ThemeRoot>
      </ThemeRoot>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('inner');
  });

  it('follows the system in CSS alone, so that a server can render it', () => {
    const html = renderToString(<ThemeRoot dir="rtl">Text</ThemeRoot>);
    expect(html).toContain('data-theme="system"');
    expect(html).toContain('dir="rtl"');
  });
});

describe('variables', () => {
  it('of sizes stay as large as by default under a smaller rem of the host', () => {
    expect(staticVariables['--spinout-text-sm']).toBe('max(0.833rem,0.833*16px)');
    expect(staticVariables['--spinout-size-measure']).toBe('66ch');
  });

  it('of both color schemes pair each color of one theme with that of the other', () => {
    const declared = declareBothSchemes(light, dark);
    const [l, d] = [createThemeVariables(light), createThemeVariables(dark)];
    for (const name of ['canvas', 'on-info', 'origin-live-text', 'data-8'])
      expect(declared).toContain(
        `--spinout-color-${name}:light-dark(${l[`--spinout-color-${name}`]},${d[`--spinout-color-${name}`]});`,
      );
    expect(declared).toMatch(/--spinout-shadow-raised:0 1px 2px light-dark\(.*\), 0 4px/);
    expect(declared).not.toContain('undefined');
  });
});

describe('styles', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.styles\.ts$|shared\.ts$/.test(file),
  );
  const known = new Set([
    ...Object.keys(staticVariables),
    ...Object.keys(createThemeVariables(light)),
    '--spinout-font-sans',
    '--spinout-font-serif',
    '--spinout-font-mono',
    '--spinout-font-heading',
  ]);

  const placeholders: Readonly<Record<string, readonly string[]>> = {
    '${index + 1}': light.data.map((_, index) => String(index + 1)),
    // The type of the list allows only these.
    '${name}': Object.keys(light.colors),
    '${origin}': Object.keys(light.origins),
    '${tone}': Object.keys(light.tones),
    '${size}': Object.keys(fontSize),
    '${step}': Object.keys(space),
  };

  /** Names of the variables in a style file, with each placeholder replaced by each of its values. */
  const listNames = (file: string) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(/--spinout-(?:[\w-]|\$\{[\w +]+\})+/g)].flatMap(([name]) => {
      const [placeholder = ''] = /\$\{[\w +]+\}/.exec(name) ?? [];
      return placeholders[placeholder]?.map((value) => name.replace(placeholder, value)) ?? [name];
    });
  };

  it('use only variables that exist', () => {
    const unknown = files.flatMap((file) =>
      listNames(file)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it('use logical properties, no literal colors and no props', () => {
    const physical =
      /\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|\btext-align: (?:left|right)|(?:padding|margin):(?: [^ ;]+){4};/;
    const own = /#[0-9a-f]{3,8}\b|\brgba?\(|\boklch\((?!\))/i;
    const offenders = files.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return physical.test(text) || own.test(text) || /\$\{\s*\(/.test(text);
    });
    expect(offenders).toEqual([]);
  });

  it('T-68 stop every animation, fades too, with reduced motion', () => {
    const animated = files.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return text
        .split(/(?=styled[.(])/)
        .filter((part) => /animation: \$/.test(part))
        .some(
          (part) => !part.split('prefers-reduced-motion: reduce')[1]?.includes('animation: none'),
        );
    });
    const transitions = files.filter((file) =>
      /transition:[^;]*(?:transform|inline-size) var\(--spinout-motion-state\)/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
    expect({ animated, transitions }).toEqual({ animated: [], transitions: [] });
  });

  it.each(Object.entries(themes))('have the same names in the theme %s', (_, theme) => {
    expect(Object.keys(createThemeVariables(theme))).toEqual(
      Object.keys(createThemeVariables(light)),
    );
  });
});
