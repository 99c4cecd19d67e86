import { expect, it } from 'vitest';
import { listedDraft } from './hypothesis-drafts.fixtures.js';
import { listHypotheses } from './list-hypotheses.js';

it('lists the user’s own hypotheses and all candidates, and marks the one on the card', () => {
  expect(
    listHypotheses(listedDraft).map(({ kind, passages, isShown }) => [kind, passages, isShown]),
  ).toEqual([
    ['own', 0, false],
    ['open-question', 2, true],
    ['proposal', 1, false],
    ['generalization', 0, false],
  ]);
});

it('is empty for a draft of an earlier version', () => {
  expect(listHypotheses({ hypothesis: listedDraft.hypothesis })).toEqual([]);
});

it('keeps the user’s order if the candidates are numbered anew', () => {
  const [first, second] = listedDraft.candidates ?? [];
  const preferences = [{ preferred: second?.statement ?? '', other: first?.statement ?? '' }];
  const renumbered = listedDraft.candidates?.map((each) => ({ ...each, number: each.number + 1 }));
  expect(
    listHypotheses({ hypothesis: null, candidates: renumbered, preferences }).map(
      ({ event }) => event,
    ),
  ).toEqual([3, 2, 4].map((number) => ({ type: 'candidate.chosen', number })));
});
