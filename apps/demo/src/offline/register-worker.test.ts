import { describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerDependencies } from './register-worker.js';

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const missing = () => new Response('', { status: 404 });

interface Given {
  readonly hostname?: string;
  /** Answers the look at the script. */
  readonly answer?: () => Response;
  /** How many workers the origin has. */
  readonly registered?: number;
  /** Whether this tab was loaded again before. */
  readonly marks?: Map<string, string>;
  readonly register?: (script: string) => Promise<unknown>;
}

const open = async ({
  hostname = 'localhost',
  answer = script,
  registered = 0,
  marks = new Map(),
  register = () => Promise.resolve(),
}: Given = {}) => {
  const registrations = Array.from({ length: registered }, () => ({
    unregister: vi.fn(() => Promise.resolve(true)),
  }));
  const dependencies = {
    container: {
      getRegistrations: () =>
        Promise.resolve(registrations as unknown as readonly ServiceWorkerRegistration[]),
    },
    hostname,
    fetch: vi.fn(() => Promise.resolve(answer())),
    session: {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
    },
    reload: vi.fn(),
    log: { warn: vi.fn(), error: vi.fn() },
  } satisfies WorkerDependencies;
  const asked = vi.fn(register);
  await registerWorker(dependencies, asked);
  return { ...dependencies, asked, registrations };
};

describe('registerWorker', () => {
  it.each(['localhost', '127.0.0.1', 'app.example.org'])(
    'SW-01, SW-02, API-32 registers the script of the site root on %s (S-71)',
    async (hostname) => {
      const { asked } = await open({ hostname });
      expect(asked.mock.calls).toEqual([['/service-worker.js']]);
    },
  );

  it('SW-03 looks for the script on localhost only', async () => {
    expect((await open({ hostname: 'localhost' })).fetch).toHaveBeenCalledOnce();
    expect((await open({ hostname: 'app.example.org' })).fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['is not found', missing],
    ['is a page', page],
  ])('SW-03 unregisters and reloads once where the script %s (S-71)', async (_, answer) => {
    const marks = new Map<string, string>();
    const first = await open({ answer, registered: 2, marks });
    for (const { unregister } of first.registrations) expect(unregister).toHaveBeenCalledOnce();
    expect(first.reload).toHaveBeenCalledOnce();
    expect(first.asked).not.toHaveBeenCalled();
    const second = await open({ answer, registered: 1, marks });
    expect(second.registrations[0]?.unregister).toHaveBeenCalledOnce();
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('T-59 does not reload where no worker was registered', async () => {
    const { reload, asked } = await open({ answer: missing });
    expect(reload).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the worker where nobody answers: there is no network', async () => {
    const { asked, reload } = await open({
      registered: 1,
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(asked).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('SW-04 logs an error of the registration and goes on (S-71)', async () => {
    const fault = new Error('The script has a fault');
    const { log } = await open({ register: () => Promise.reject(fault) });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
  });

  it('does nothing in a browser without service workers', async () => {
    const asked = vi.fn();
    await registerWorker({ ...(await open()), container: undefined }, asked);
    expect(asked).not.toHaveBeenCalled();
  });
});
