import { describe, expect, it } from 'vitest';
import { findNextPart } from './schedule.mjs';

const large = { name: 'large', cores: 2 };
const otherLarge = { name: 'other large', cores: 2 };
const small = { name: 'small' };
const otherSmall = { name: 'other small' };
const background = { name: 'background', isBackground: true };
const otherBackground = { name: 'other background', isBackground: true };

const at = (part: typeof small, isLowPriority = false) => ({ part, isLowPriority });
const all = () => true;

describe('the next part of a check on two cores', () => {
  it('is the first one that waits for no other', () => {
    expect(findNextPart([small, otherSmall], [], all)).toEqual(at(small));
    expect(findNextPart([small, otherSmall], [], (part) => part !== small)).toEqual(at(otherSmall));
    expect(findNextPart([small], [], () => false)).toBeUndefined();
  });

  it('runs beside one other part, unless it uses both cores; smaller ones do not overtake it', () => {
    expect(findNextPart([otherSmall], [at(small)], all)).toEqual(at(otherSmall));
    expect(findNextPart([large, otherSmall, background], [at(small)], all)).toBeUndefined();
    expect(findNextPart([background], [at(small), at(otherSmall)], all)).toBeUndefined();
  });

  it('fills the pauses of a part that uses both cores, one at a time and at low priority', () => {
    const queue = [otherLarge, small, background, otherBackground];
    expect(findNextPart(queue, [at(large)], all)).toEqual(at(background, true));
    expect(findNextPart([small], [at(large)], all)).toBeUndefined();
    const filled = [at(large), at(background, true)];
    expect(findNextPart([otherLarge, otherBackground], filled, all)).toBeUndefined();
  });

  it('does not wait for a part at low priority if it uses both cores, and else counts it', () => {
    const running = [at(background, true)];
    expect(findNextPart([large], running, all)).toEqual(at(large));
    expect(findNextPart([small], running, all)).toEqual(at(small));
    expect(findNextPart([small], [...running, at(otherSmall)], all)).toBeUndefined();
  });
});
