import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { killRepeatedly } from '../../../../tests/crash/kill.ts';
import { writerSubject } from '../../../../tests/crash/writer-subject.ts';
import type { DatabaseSettings } from './database.types.js';
import { openDatabase } from './open-database.js';
import { emptyPostgres, availableKinds } from './testing.js';

const WAIT_MS = 180_000;
const KILLS = 3;

/** Constant, so that the first kill happens during startup and the others under load. */
const random = () => 0.5;

async function createDatabase(kind: (typeof availableKinds)[number]) {
  if (kind === 'postgres') {
    const { url, remove } = await emptyPostgres();
    return { database: { url }, remove };
  }
  const folder = mkdtempSync(join(tmpdir(), 'spinout-kill-'));
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
  };
  return { database: { folder }, remove };
}

async function deleteOneEntry(database: DatabaseSettings) {
  const { executeSql, close } = await openDatabase(database);
  await executeSql(
    "delete from store_entries where key = (select min(key) from store_entries where key like 'lane-%')",
  );
  await close();
}

describe('a server that is killed', () => {
  it.each(availableKinds)(
    'loses no acknowledged write on %s and resumes its runs; a deleted write is detected',
    async (kind) => {
      const { database, remove } = await createDatabase(kind);
      const subject = await writerSubject(database);
      const report = await killRepeatedly({ subject, kills: KILLS, random, loadMs: 1000 });
      const { started, completed } = await subject.finish();
      expect(subject.losses()).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(0);
      expect(completed).toBe(started);
      await deleteOneEntry(database);
      await subject.finish();
      expect(new Set(subject.losses()).size).toBe(1);
      await remove();
    },
    WAIT_MS,
  );
});
