import { examplePapers } from '@spinout/api-client/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPapers, PAPER_ORDERS, usefulOrders } from './order-papers.js';

const [example] = examplePapers;
if (!example) throw new Error('There is no example.');

const row = (id: string, year: number | null, cited?: number, isEarlier = false) => ({
  paper: {
    ...example,
    id,
    year,
    contexts: [],
    ...(cited === undefined ? {} : { times_cited: cited }),
  },
  isEarlier,
});
const idsOf = (rows: readonly ReturnType<typeof row>[]) => rows.map(({ paper }) => paper.id);

const ROWS = [
  row('a', 2001, 1),
  row('b', null, 4),
  row('c', 2019),
  row('d', 2019, 4),
  row('e', 2024, 9, true),
];

describe('the order of the papers', () => {
  it.each([
    ['relevance', ['a', 'b', 'c', 'd', 'e']],
    ['newest', ['c', 'd', 'a', 'b', 'e']],
    ['citations', ['b', 'd', 'a', 'c', 'e']],
  ] as const)('by %s keeps the rank of equal ones, and earlier searches last', (order, ids) =>
    expect(idsOf(orderPapers(ROWS, order))).toEqual(ids),
  );

  it('keeps every paper', () => {
    const anyRow = fc.record({
      id: fc.uuid(),
      year: fc.option(fc.integer({ min: 1500, max: 2100 })),
      cited: fc.option(fc.nat(), { nil: undefined }),
      isEarlier: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom(...PAPER_ORDERS), (made, order) => {
        const rows = made.map(({ id, year, cited, isEarlier }) => row(id, year, cited, isEarlier));
        expect(idsOf(orderPapers(rows, order)).toSorted()).toEqual(idsOf(rows).toSorted());
      }),
    );
  });

  it('offers citations only where a paper of the person cites one', () => {
    expect(usefulOrders(ROWS.map(({ paper }) => paper))).toEqual(PAPER_ORDERS);
    expect(usefulOrders([row('a', 2001).paper])).toEqual(['relevance', 'newest']);
  });
});
