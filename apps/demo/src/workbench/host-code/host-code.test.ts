import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BACKENDS, VIEWS } from '../../settings/settings.js';
import { generateHostCode } from './host-code.js';

const LOOK = { theme: 'system', dir: 'ltr', step: null } as const;

describe('hostCode', () => {
  it('generates a minimal file that shows the page', () =>
    expect(generateHostCode({ ...LOOK, view: 'home', backend: 'server' }))
      .toBe(`import { createPlatformClient } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { MainPage } from '@spinout/journey';

const api = createPlatformClient({ transport: httpTransport() });

export const App = () => (
  <MainPage api={api} />
);
`));

  it('includes step, theme, direction and backend', () => {
    const code = generateHostCode({
      view: 'platform',
      step: 3,
      theme: 'dark',
      dir: 'rtl',
      backend: 'engine',
    });
    expect(code).toContain('<ResearchFlow api={api} defaultStep={3} theme="dark" dir="rtl" />');
    expect(code).toContain("new Worker(new URL('@spinout/engine/worker', import.meta.url)");
  });

  it('includes the structure viewer for the twelve steps', () => {
    const code = generateHostCode({ ...LOOK, view: 'demo', backend: 'server' });
    expect(code).toContain(
      "import { loadThreeDmolViewer } from '@spinout/journey/structure-viewer';",
    );
    expect(code).toContain('<TwelveStepPage api={api} structureViewer={loadThreeDmolViewer} />');
  });

  it.each(VIEWS.flatMap((view) => BACKENDS.map((backend) => [view, backend] as const)))(
    'generates valid code for %s with %s',
    (view, backend) => {
      const { diagnostics } = ts.transpileModule(
        generateHostCode({ ...LOOK, theme: 'dark', view, backend }),
        {
          fileName: 'app.tsx',
          reportDiagnostics: true,
          compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
        },
      );
      expect(diagnostics).toEqual([]);
    },
  );
});
