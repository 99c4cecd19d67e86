import * as z from 'zod/mini';
import { readDisclaimers, readServicesStatus } from '@spinout/api-client/contract';
import { expectJson, expectThat, isSameJson } from '../kit/expectations.js';
import { checksOf } from '../kit/checks-of.js';
import { nonBlankText } from '../rules/rules.js';

const Disclaimers = z.looseObject({
  disclaimers: z.record(z.string(), z.looseObject({ title: nonBlankText, content: nonBlankText })),
  last_updated: nonBlankText,
});
const Services = z.looseObject({
  services: z.record(z.string(), z.union([nonBlankText, z.looseObject({ status: nonBlankText })])),
});

export const platformChecks = [
  ...checksOf('API-19', {
    'gives disclaimers, each with a title and a text, and the date of their last change (ENT-21)':
      async (kit) => {
        const { disclaimers } = await kit.read(readDisclaimers, undefined, Disclaimers);
        expectThat(Object.keys(disclaimers).length > 0, 'at least one disclaimer', 'there is none');
      },
    'returns the same disclaimers each time': async (kit) => {
      const [one, again] = [await kit.ask(readDisclaimers), await kit.ask(readDisclaimers)];
      expectThat(
        isSameJson(expectJson(one), expectJson(again)),
        'the same disclaimers twice, as a dismissal is remembered by their date (T-52)',
        'they differ',
        again,
      );
    },
  }),
  ...checksOf('API-20', {
    'returns a status for each service (ENT-22, T-77)': async (kit) => {
      const { services } = await kit.read(readServicesStatus, undefined, Services);
      const states = Object.values(services);
      expectThat(
        states.length > 0,
        'at least one service',
        'there is none, which reads as degraded (T-53)',
      );
      if (states.some((state) => typeof state === 'string')) {
        kit.warn('Services come as plain text; the shape of T-77 is {name: {status}}.');
      }
    },
  }),
];
