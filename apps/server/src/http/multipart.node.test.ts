import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyMemory, type BodyMemory } from './body-memory.js';
import { onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import { readPaperUpload, type UploadSettings } from './multipart.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const KB = 1024;

type Settings = UploadSettings & { readonly memory?: BodyMemory };

const open = async ({ memory = bodyMemory(), ...settings }: Settings = {}) => {
  const ended = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>()
    .onError(onError(createLogger({ level: 'silent' })))
    .post('/', async (context) => {
      const lease = memory.lease();
      try {
        const { fields, file: paper } = await readPaperUpload(context.req.raw, {
          lease,
          ...settings,
        });
        const bytes = new Uint8Array(await paper.arrayBuffer());
        return context.json({
          fields,
          name: paper.name,
          type: paper.type,
          size: paper.size,
          sum: bytes.reduce((sum, byte) => (sum + byte) % 65_521, 0),
        });
      } finally {
        lease.release();
        ended.resolve();
      }
    });
  return { ...(await serve(app)), memory, ended: ended.promise };
};

const send = async (form: FormData, settings: Settings = {}) => {
  const { url } = await open(settings);
  const reply = await fetch(url, { method: 'POST', body: form });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const createForm = (parts: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};

const createFile = (bytes: number, name = 'a.pdf') =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'application/pdf' });

/** Sends a raw body with CRLF line ends. */
const raw = async (
  { port }: { port: number },
  lines: readonly string[],
  type = 'multipart/form-data; boundary=x',
) => {
  const body = lines.join('\r\n');
  const socket = await dial(port);
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  return (await socket.received()).split(' ', 2)[1];
};

const PART = ['--x', 'Content-Disposition: form-data; name="paper"; filename="a.txt"', '', 'text'];

describe('readPaperUpload', () => {
  it('API-05 reads a paper and its journey id, byte for byte', async () => {
    const paper = createFile(300 * KB, 'Étude β 论文.pdf');
    expect(await send(createForm({ journey_id: 'journey-1', paper }))).toEqual({
      status: 200,
      body: {
        fields: { journey_id: 'journey-1' },
        name: 'Étude β 论文.pdf',
        type: 'application/pdf',
        size: 300 * KB,
        sum: (300 * KB * 7) % 65_521,
      },
    });
  });

  it('accepts the file before or after the fields, and an empty file', async () => {
    const reply = await send(createForm({ paper: createFile(0), journey_id: 'journey-1' }));
    expect(reply).toMatchObject({
      status: 200,
      body: { size: 0, fields: { journey_id: 'journey-1' } },
    });
  });

  it.each([
    [64 * KB, 200],
    [64 * KB + 1, 413],
  ])('replies to a file of %d bytes with %d if the limit is 64 KB', async (bytes, status) =>
    expect(
      (await send(createForm({ paper: createFile(bytes) }), { maxFileBytes: 64 * KB })).status,
    ).toBe(status),
  );

  it('stops reading beyond the limit without a declared length', async () => {
    const { port, memory } = await open({ maxFileBytes: 64 * KB });
    const socket = await dial(port);
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n',
    );
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    socket.write(chunk(PART.join('\r\n')));
    const flood = setInterval(() => socket.write(chunk('y'.repeat(32 * KB))), 1);
    const received = await socket.received().finally(() => clearInterval(flood));
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(memory.bytes()).toBe(0);
  });

  it('accepts one file in its field and a few short fields', async () => {
    const paper = createFile(9);
    const two = createForm({ paper });
    two.append('paper', paper);
    const twice = createForm({ paper, journey_id: 'a' });
    twice.append('journey_id', 'b');
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, 'v']));
    const forms = [
      createForm({ journey_id: 'journey-1' }),
      createForm({ document: paper }),
      two,
      twice,
      createForm({ ...many, paper }),
      createForm({ journey_id: 'x'.repeat(65 * KB), paper }),
      createForm({ ['n'.repeat(101)]: 'v', paper }),
    ];
    const statuses = await Promise.all(forms.map(async (form) => (await send(form)).status));
    expect(statuses).toEqual(forms.map(() => 400));
  });

  it('is safe from prototype pollution', async () => {
    const { body } = await send(
      createForm({ __proto__x: 'a', constructor: 'b', paper: createFile(1) }),
    );
    expect(body['fields']).toEqual({ __proto__x: 'a', constructor: 'b' });
    expect(({} as Record<string, unknown>)['__proto__x']).toBeUndefined();
  });

  it.each([
    ['without its end', PART],
    ['without its boundary', ['nothing', 'here']],
    ['empty', []],
    ['truncated in the headers of a part', ['--x', 'Content-Disposition: form-']],
    ['with endless headers', ['--x', `X: ${'y'.repeat(9000)}`, '', 'text', '--x--']],
    ['with a part without a name', ['--x', '', 'text', '--x--']],
  ])('replies 400 to a form %s', async (_, lines) =>
    expect(await raw(await open(), lines)).toBe('400'),
  );

  it('replies 400 to a form without a boundary', async () =>
    expect(await raw(await open(), [...PART, '--x--'], 'multipart/form-data')).toBe('400'));

  it('reads a complete form', async () =>
    expect(await raw(await open(), [...PART, '--x--'])).toBe('200'));

  it('stops an upload that is too slow', async () => {
    const { port, memory } = await open({ idleTimeoutMs: 40 });
    const socket = await dial(port);
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n${PART.join('\r\n')}`,
    );
    expect(await socket.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(memory.bytes()).toBe(0);
  });

  it('cleans up after a broken connection', async () => {
    const { port, memory, ended } = await open();
    const socket = await dial(port);
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n${PART.join('\r\n')}`,
      () => socket.destroy(),
    );
    await ended;
    expect(memory.bytes()).toBe(0);
  });

  it('replies 503 if other requests use the memory', async () => {
    const memory = bodyMemory({ maxBytes: 100 * KB });
    const other = memory.lease();
    other.reserve(60 * KB);
    const settings = { memory };
    expect((await send(createForm({ paper: createFile(50 * KB) }), settings)).status).toBe(503);
    expect(memory.bytes()).toBe(60 * KB);
    other.release();
    expect((await send(createForm({ paper: createFile(50 * KB) }), settings)).status).toBe(200);
    expect(memory.bytes()).toBe(0);
  });
});
