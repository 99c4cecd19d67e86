import { expect, it } from 'vitest';
import { readRequest } from '../http/request-origin.test-tools.js';
import { mayUseDemoAccounts } from './demo-access.js';

const HERE = [{ Host: 'localhost' }, { remoteAddress: '127.0.0.1' }] as const;
const ELSEWHERE = [{ Host: 'spinout.example' }, { remoteAddress: '192.0.2.1' }] as const;
const THROUGH_PROXY = [{ Host: 'localhost', Via: '1.1 proxy' }, HERE[1]] as const;

it.each([
  ['off', [false, false, false]],
  ['this-machine', [true, false, false]],
  ['everyone', [true, true, true]],
] as const)(
  'with the setting %s, requests from here, elsewhere and a proxy may use them: %j',
  async (demoAccounts, expected) => {
    const answers = [HERE, ELSEWHERE, THROUGH_PROXY].map(([headers, connection]) =>
      readRequest((context) => mayUseDemoAccounts(context, { demoAccounts }), headers, connection),
    );
    expect(await Promise.all(answers)).toEqual(expected);
  },
);
