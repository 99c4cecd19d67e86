import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseStore } from '../store/database-store.js';
import { openDatabase } from './open-database.js';
import { eachDatabase, emptyPostgres, testPostgresUrl } from './testing.js';

describe('openDatabase', () => {
  eachDatabase((database) => {
    it('creates all tables', async () => {
      const { rows } = await database().executeSql(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      );
      const names = rows.map((row) => (row as { name: string }).name);
      expect(names).toEqual(expect.arrayContaining(['users', 'store_entries', 'research_runs']));
    });

    it('returns the rows of several statements', async () => {
      const { rows } = await database().executeSql('select 1 as a; select 2 as a;');
      expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
    });

    it('leaves no broken transaction if one of several statements fails', async () => {
      const { executeSql, db } = database();
      const broken = executeSql('BEGIN; select 1; select * from nowhere; COMMIT;');
      const concurrentQueries = Promise.all(
        Array.from({ length: 5 }, () => db.execute(sql`select 1 as one`)),
      );
      await expect(broken).rejects.toThrow('nowhere');
      for (const { rows } of (await concurrentQueries) as unknown as { rows: unknown[] }[]) {
        expect(rows).toEqual([{ one: 1 }]);
      }
    });

    it('discards a transaction that was rolled back', async () => {
      const { db } = database();
      const rolledBack = db.transaction(async (transaction) => {
        await databaseStore(transaction, 'visitor:1').set('half', 1);
        throw new Error('changed my mind');
      });
      await expect(rolledBack).rejects.toThrow('changed my mind');
      expect(await databaseStore(db, 'visitor:1').get('half')).toBeUndefined();
    });
  });

  if (testPostgresUrl !== '') {
    it('serializes the migrations of servers that start at the same time', async () => {
      const { url, remove } = await emptyPostgres();
      const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
      const stores = servers.map(({ db }) => databaseStore(db, 'visitor:1'));
      await stores[0]?.set('shared', 1);
      for (const store of stores) expect(await store.get('shared')).toBe(1);
      await Promise.all(servers.map((server) => server.close()));
      await remove();
    });

    it('reports that no server answers at the address', async () => {
      const url = new URL(testPostgresUrl);
      url.port = '1';
      await expect(openDatabase({ url: url.href })).rejects.toThrow('ECONNREFUSED');
    });
  }
});
