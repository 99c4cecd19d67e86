import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createLogger, MAX_LINE_CHARACTERS } from './logger.js';

const VISITOR = 'x'.repeat(24);
const PAPER = 'The protein folds ACGTACGT slowly. ';

const record = () => {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  return { logger, lines };
};

const readFields = (line: string | undefined) =>
  JSON.parse(line ?? '{}') as Record<string, unknown> & { readonly err?: Record<string, unknown> };

/** The fields of a logged error and its causes. */
const listFields = (error: unknown): string[] =>
  typeof error === 'object' && error !== null
    ? Object.entries(error).flatMap(([name, value]) => [name, ...listFields(value)])
    : [];

/** The fields that a table of the documentation describes. */
async function findDocumentedFields(heading: string): Promise<string[]> {
  const guide = await readFile(new URL('../../../../docs/server.md', import.meta.url), 'utf8');
  const [, table = ''] = guide.split(`\n| ${heading} | Type |`);
  const [rows = ''] = table.split('\n\n', 1);
  const names = rows
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '');
  return names.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

/** Logs what a promise rejects with. */
async function logFailure(failing: Promise<unknown>) {
  const { logger, lines } = record();
  await failing.then(
    () => expect.unreachable('This must fail.'),
    (error: unknown) => logger.error({ err: error }, 'failed'),
  );
  return { line: lines[0] ?? '', err: readFields(lines[0]).err };
}

eachDatabase((database) => {
  describe('a save that the database refuses', () => {
    const isRefused = 'add constraint refused check (owner is null) not valid';
    let server: TestServer;
    afterEach(async () => {
      await server.stop();
      await database().executeSql('alter table store_entries drop constraint refused');
    });

    it('is logged with its causes and codes, without the journey', async () => {
      const { logger, lines } = record();
      await database().executeSql(`alter table store_entries ${isRefused}`);
      server = await startTestServer({
        database: { ...database(), close: () => Promise.resolve() },
        logger,
      });
      const save = (_: unknown, index: number) =>
        fetch(`${server.origin}/api/v1/journeys`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', 'X-Visitor-Id': VISITOR },
          body: JSON.stringify({
            journey_id: `journey-${index}`,
            kind: 'flow',
            title: PAPER,
            revision: 0,
            data: { text: PAPER.repeat(20_000) },
          }),
        });
      const replies = await Promise.all(Array.from({ length: 16 }, save));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 500));
      const text = lines.join('');
      expect(text).not.toMatch(/ACGT|protein/);
      expect(text).toContain('"errorCode":"23514"');
      expect(text).toContain('"table":"store_entries"');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(8000);

      await (await fetch(`${server.origin}/api/nothing`)).text();
      const report = { 'csp-report': { 'effective-directive': 'img-src' } };
      await fetch(`${server.origin}/csp-report`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report', 'X-Forwarded-For': '192.0.2.1' },
        body: JSON.stringify(report),
      });
      await expect.poll(() => lines.join('')).toMatch(/csp violation.*"status":204/s);
      const written = lines.map(readFields);
      const fields = new Set(written.flatMap((line) => Object.keys(line)));
      const errorFields = new Set(written.flatMap(({ err }) => listFields(err)));
      expect(await findDocumentedFields('Field')).toEqual(expect.arrayContaining([...fields]));
      expect([...fields]).toEqual(
        expect.arrayContaining(['request', 'route', 'status', 'ms', 'bytes', 'user', 'err']),
      );
      expect(await findDocumentedFields('Field of `err`')).toEqual(
        expect.arrayContaining([...errorFields]),
      );
      expect(written.map(({ msg }) => msg)).toContain('request');
    });
  });

  describe('an error of the database', () => {
    const run = (text: string, ...values: unknown[]) => database().executeSql(text, values);

    it.each([
      ['a value of the wrong type', 'select $1::text::int', '22P02'],
      ['text that is not JSON', 'select $1::text::jsonb', '22P02'],
      ['a table that does not exist', 'insert into missing values ($1::text)', '42P01'],
    ])('is logged without the values: %s', async (_, text, errorCode) => {
      const { line, err } = await logFailure(run(text, `${PAPER}"${PAPER}`));
      expect(line).not.toMatch(/ACGT|protein/);
      expect(err).toMatchObject({
        errorCode,
        severity: 'ERROR',
        stack: expect.stringContaining(' at ') as string,
      });
    });

    it('names the table and the constraint', async () => {
      await run(
        'create temporary table short_texts (text text constraint only_short check (length(text) < 5))',
      );
      const { line, err } = await logFailure(run('insert into short_texts values ($1)', PAPER));
      expect(line).not.toMatch(/ACGT|protein/);
      expect(err).toMatchObject({
        errorCode: '23514',
        table: 'short_texts',
        constraint: 'only_short',
      });
    });
  });
});

describe('createLogger', () => {
  it('logs codes of the system and the chain of causes', () => {
    const { logger, lines } = record();
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    const error = new Error('The database is not there.', {
      cause: new AggregateError([refused], ''),
    });
    logger.error({ err: error }, 'failed');
    expect(readFields(lines[0]).err).toMatchObject({
      type: 'Error',
      message: 'The database is not there.',
      cause: {
        type: 'AggregateError',
        errors: [{ type: 'Error', errorCode: 'ECONNREFUSED', syscall: 'connect' }],
      },
    });
  });

  it('leaves out what a parser repeats of its input', () => {
    const { logger, lines } = record();
    try {
      JSON.parse(`{"a": ${PAPER}`);
    } catch (error) {
      logger.error({ err: error }, 'failed');
    }
    logger.error({ err: new Error(`Type validation failed: Value: {"text":"${PAPER}"}`) });
    expect(lines.join('')).not.toMatch(/ACGT|protein/);
    expect(readFields(lines[0]).err).toMatchObject({ type: 'SyntaxError' });
  });

  it('never writes a long line', () => {
    const { logger, lines } = record();
    logger.info({ request: 'request-1', text: PAPER.repeat(10_000), list: [1] }, 'long');
    logger.info(
      Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`f${index}`, index])),
    );
    logger.error({ err: new Error('x'.repeat(1_000_000)) }, 'failed');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(MAX_LINE_CHARACTERS);
    expect(readFields(lines[0])).toMatchObject({
      level: 'info',
      request: 'request-1',
      msg: 'long',
      omittedCharacters: expect.any(Number) as number,
    });
  });
});
