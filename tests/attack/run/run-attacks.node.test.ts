import { expect, it } from 'vitest';
import type { Attack, Target } from '../attack.types.ts';
import { judge } from '../define.ts';
import { runAttack } from './run-attacks.ts';

const target = { port: 1, send: () => Promise.reject(new Error('not used')) } as unknown as Target;

const attack = (run: Attack['run']): Attack => ({ name: 'a', tried: 'b', expected: 'c', run });

const reply = { status: 200, headers: { 'x-a': 'secret' }, text: 'text', json: undefined };

it('counts an attack that cannot run as one that succeeded', async () => {
  const failing = attack(() => Promise.reject(new Error('no connection')));
  expect(await runAttack('f', failing, target)).toMatchObject({
    isRefused: false,
    seen: 'failed: no connection',
  });
});

it('ends an attack that takes too long, as one that succeeded', async () => {
  const endless = attack(() => new Promise(() => undefined));
  expect(await runAttack('f', endless, target, 10)).toMatchObject({ isRefused: false });
});

it('judges status, secrets in headers and body, and the check of the attack', () => {
  expect(judge(reply, { statuses: [200] }).isRefused).toBe(true);
  expect(judge(reply, { statuses: [401] }).isRefused).toBe(false);
  expect(judge(reply, { hides: ['secret'] }).isRefused).toBe(false);
  expect(judge(reply, { hides: ['tex'] }).isRefused).toBe(false);
  expect(judge(reply, { check: () => 'wrong' })).toEqual({ seen: 'wrong', isRefused: false });
});
