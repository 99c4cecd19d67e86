import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from './testing.js';

describe('openDatabase', () => {
  eachDatabase((database) => {
    it('brings the tables of every room', async () => {
      const { rows } = await database().executeSql(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      );
      const names = rows.map((row) => (row as { name: string }).name);
      expect(names).toEqual(expect.arrayContaining(['users', 'store_entries', 'research_runs']));
    });

    it('leaves no broken transaction behind a text of several statements that fails', async () => {
      const { executeSql, db } = database();
      await expect(executeSql('BEGIN; select 1; select * from nowhere; COMMIT;')).rejects.toThrow(
        'nowhere',
      );
      await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    });
  });
});
