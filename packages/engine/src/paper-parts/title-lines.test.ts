import { describe, expect, it } from 'vitest';
import { findTitleInLines } from './title-lines.js';

const BODY = `Abstract
Warm nights are known to shorten the season in which lime trees shed their pollen, but nobody has followed
the same trees over several years. Here we follow lime trees in two invented towns and count the pollen of each night.
1 Introduction
Lime trees flower in early summer. Their pollen season depends on temperature, and on the temperature of the nights more
than on that of the days. The season of other trees is shortened by warm nights as well, and pollen counts fall with it.`;

const read = (...above: readonly string[]) => findTitleInLines([...above, BODY].join('\n'));

describe('findTitleInLines', () => {
  const title = 'Warm nights shorten the pollen season of lime trees in two invented towns';
  const lines = ['Warm nights shorten the pollen season', 'of lime trees in two invented towns'];
  const byline = [
    'Ada B. Example 1 , Bo van der Beispiel 2 and José Muster 1, *',
    '1 Department of Botany, University of Nowhere',
  ];

  it('joins the lines of a title, and ends it before the authors', () => {
    expect(read(...lines, ...byline)).toBe(title);
    expect(read(...lines, 'José Muster', 'Institute of Invented Trees')).toBe(title);
    expect(read(lines[0] ?? '', 'Of Lime Trees in Two Invented Towns', ...byline)).toBe(
      'Warm nights shorten the pollen season Of Lime Trees in Two Invented Towns',
    );
  });

  it.each([
    'R E S E A R C H  A R T I C L E',
    'Research Article',
    'BMC Invented Botany',
    'Physics Letters B 740 (2015) 1-7',
    'Journal of Invented Trees',
    'Page 1 of 21',
    'www.example.org/trees',
    'https://doi.org/10.5555/12345678',
    'Received: 12 August 2020',
    'Accepted: 16 May 2017',
    'IP Address: 192.0.2.1',
    'Example et al., pg. 1',
    'arXiv:0000.00000v1 [q-bio] 1 Jan 2020',
    'Proceedings of the 5th Conference on Invented Trees, Vol. 4',
    'Presented at a workshop on invented trees',
    'Title page',
  ])('does not take what journals print above it: %s', (above) => {
    expect(read(above, ...lines, ...byline)).toBe(title);
    expect(read(above, '', ...lines, ...byline)).toBe(title);
  });

  it('leaves out a label before it, and a short title below it', () => {
    expect(read(`Title: ${lines[0] ?? ''}`, lines[1] ?? '', ...byline)).toBe(title);
    expect(read(...lines, 'Short title: Pollen and warm nights', ...byline)).toBe(title);
  });

  it('may be in capitals, and may name people and institutions with words of the text', () => {
    expect(read('WARM NIGHTS SHORTEN THE POLLEN SEASON', 'OF LIME TREES', ...byline)).toBe(
      'WARM NIGHTS SHORTEN THE POLLEN SEASON OF LIME TREES',
    );
    expect(read('Pollen Season of Trees and Lime Trees', ...byline)).toBe(
      'Pollen Season of Trees and Lime Trees',
    );
  });

  it('is none in a text that begins with its sections or with sentences', () => {
    expect(findTitleInLines(BODY)).toBeUndefined();
    expect(read('We follow the pollen of lime trees over several years.')).toBeUndefined();
    expect(findTitleInLines('A single sentence about lime trees.')).toBeUndefined();
    expect(findTitleInLines('')).toBeUndefined();
  });
});
