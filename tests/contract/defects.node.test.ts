import { CHECKS, runConformance, type Report } from '@spinout/conformance';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectCompleteFindings } from './complete-findings.js';
import { companyDefects } from './company.defects.js';
import { withDefect } from './defects.js';
import { flowDefects } from './flow.defects.js';
import { platformDefects } from './platform.defects.js';
import { SHARED_RUN as RUN, sharedEngine as engine } from './caching-engine.js';

const RUN_TIMEOUT_MS = 180_000;

const failedRows = ({ results }: Report) =>
  [...new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ row }) => row))].sort();

describe('A conformance run', () => {
  beforeAll(async () => {
    const report = await runConformance({ transport: engine.openTransport(), runId: RUN });
    expect(failedRows(report)).toEqual([]);
  }, RUN_TIMEOUT_MS);

  it.each([...flowDefects, ...companyDefects, ...platformDefects])(
    'names the row of a server $name',
    async (defect) => {
      const transport = withDefect(engine.openTransport(), defect);
      const report = await runConformance({ transport, runId: RUN });
      expect(failedRows(report)).toEqual(defect.rows);
      expectCompleteFindings(report);
    },
    RUN_TIMEOUT_MS,
  );

  it('has a defect for every row that can be checked without an address', () => {
    const rows = new Set(CHECKS.filter(({ needs }) => !needs).map(({ row }) => row));
    const corrupted = new Set(
      [...flowDefects, ...companyDefects, ...platformDefects].flatMap((defect) => defect.rows),
    );
    expect([...rows].filter((row) => !corrupted.has(row))).toEqual([]);
  });
});
