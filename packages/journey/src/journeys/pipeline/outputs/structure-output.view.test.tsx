import { PipelineStructure } from '@spinout/api-client/schemas';
import { exampleStructure } from '@spinout/api-client/testing';
import { ThemeRoot } from '@spinout/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pipelineMessages } from '../pipeline.messages.js';
import { getCertainty, listPairs } from './aligned-error.js';
import { structureFromDatabases } from './structure-output.fixtures.js';
import { StructureOutput } from './structure-output.view.js';

it('ENT-14 shows domains, sites and the number of pockets if a server lists binding pockets', () => {
  const reply = {
    ...exampleStructure,
    structure_features: {
      ...exampleStructure.structure_features,
      binding_pockets: [{ pocket_id: 'P1' }, { pocket_id: 'P2' }],
    },
  };
  render(
    <ThemeRoot>
      <StructureOutput output={z.parse(PipelineStructure, reply)} />
    </ThemeRoot>,
  );
  const pockets = screen.getByText(pipelineMessages.structure.pockets);
  expect(pockets.nextElementSibling).toHaveTextContent('2');
  expect(screen.getByText('Example domain (1-100)')).toBeVisible();
  expect(screen.getByText('Residue 42')).toBeVisible();
});

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('shows bands, domains and predicted aligned errors of a structure from the databases', async () => {
  render(
    <ThemeRoot>
      <StructureOutput output={structureFromDatabases} />
    </ThemeRoot>,
  );
  expect(screen.getByText('Made-up protein 1 · MADEUP1 · Homo sapiens · P99999')).toBeVisible();
  expect(screen.getByText('AF-P99999-F1, version 6')).toBeVisible();
  const confident = screen.getByText('Residues with a pLDDT of 70 or more');
  expect(confident.nextElementSibling).toHaveTextContent('70%');
  expect(screen.queryByText('Confidence')).toBeNull();
  expect(screen.getByText('Zn(2+) (30-31)')).toBeVisible();
  expect(
    screen.getByText('Natural variants in UniProt: 12. Their effect was not judged.'),
  ).toBeVisible();
  expect(screen.getByRole('meter', { name: 'low (50 to 70)' })).toHaveAttribute(
    'aria-valuetext',
    '20%',
  );
  expect(rowsOf('Domains')).toEqual([
    ['Domain', 'Residues', 'Mean pLDDT and band'],
    ['Made-up domain', '10 to 40', '91.2, very high (above 90)'],
    ['Other domain', '1,010 to 1,040', pipelineMessages.notAvailable],
  ]);
  expect(
    screen.getByRole('img', { name: '1,200 residues. Mean error: 11 Å, at most 31.8 Å.' }),
  ).toBeVisible();
  const name = 'Mean errors between parts of the chain';
  screen.getByRole('button', { name: `Show as table (${name})` }).focus();
  await userEvent.keyboard('{Enter}');
  expect(rowsOf(name)).toEqual([
    ['Part', 'And', 'Mean error (Å)', 'Position to each other'],
    ['Made-up domain', 'Other domain', '21', 'not predicted (above 15 Å)'],
  ]);
});

it('compares quarters of a chain without domains', () => {
  const blocks = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => (row < 4 === column < 4 ? 2 : 10)),
  );
  const pairs = listPairs({ residues: 80, max: 30, blocks, domains: [] }, (a, b) => `${a}–${b}`);
  expect(pairs).toHaveLength(10);
  expect(pairs[1]).toMatchObject({ one: '1–20', other: '21–40', mean: 2 });
  expect(pairs[2]).toMatchObject({ one: '1–20', other: '41–60', mean: 10 });
  expect([4.9, 5, 15, 15.1].map(getCertainty)).toEqual(['certain', 'rough', 'rough', 'open']);
});
