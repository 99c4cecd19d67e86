import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BACKENDS, VIEWS } from '../../settings/settings.js';
import { hostCode } from './host-code.js';

const LOOK = { theme: 'system', dir: 'ltr', step: null } as const;

describe('hostCode', () => {
  it('is the shortest file that shows the page', () =>
    expect(hostCode({ ...LOOK, view: 'home', backend: 'server' }))
      .toBe(`import { createPlatformClient } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { MainPage } from '@spinout/journey';

const api = createPlatformClient({ transport: httpTransport() });

export const App = () => (
  <MainPage api={api} />
);
`));

  it('says what is set: step, theme, direction, who answers', () => {
    const code = hostCode({
      view: 'platform',
      step: 3,
      theme: 'dark',
      dir: 'rtl',
      backend: 'engine',
    });
    expect(code).toContain('<ResearchFlow api={api} defaultStep={3} theme="dark" dir="rtl" />');
    expect(code).toContain('workerTransport(() => new EngineWorker())');
  });

  it('has the viewer that the twelve steps are shown with', () => {
    const code = hostCode({ ...LOOK, view: 'demo', backend: 'server' });
    expect(code).toContain(
      "import { loadThreeDmolViewer } from '@spinout/journey/structure-viewer';",
    );
    expect(code).toContain('<TwelveStepPage api={api} structureViewer={loadThreeDmolViewer} />');
  });

  it.each(VIEWS.flatMap((view) => BACKENDS.map((backend) => [view, backend] as const)))(
    'is a file that can be read for %s over %s',
    (view, backend) => {
      const { diagnostics } = ts.transpileModule(
        hostCode({ ...LOOK, theme: 'dark', view, backend }),
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
