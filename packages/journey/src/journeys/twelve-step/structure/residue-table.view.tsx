'use client';
import { Button, fillPlural, formatNumber, Stack, Table } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { getBand } from './structure.constants.js';
import type { DrawnResidue } from './structure.types.js';

/** Number of rows that render without a noticeable delay. */
const ROWS_PER_PAGE = 200;

/** Text alternative of the structure. */
export function ResidueTable({ residues }: { readonly residues: readonly DrawnResidue[] }) {
  const messages = useMessages(twelveStepMessages);
  const locale = useLocale();
  const [shown, setShown] = useState(ROWS_PER_PAGE);
  const rows = residues.slice(0, shown).map((residue, index) => ({ ...residue, index }));
  const left = Math.min(ROWS_PER_PAGE, residues.length - shown);
  const decimal = (value: number) =>
    formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Stack gap={3} align="start">
      <Table
        caption={messages.residues}
        captionHidden
        rows={rows}
        rowKey={({ index }) => String(index)}
        columns={[
          {
            id: 'residue',
            header: messages.residue,
            cell: ({ residue, index }) => residue || formatNumber(index + 1, locale),
          },
          {
            id: 'plddt',
            header: messages.plddt,
            align: 'end',
            cell: ({ plddt }) => (plddt === null ? '–' : decimal(plddt)),
          },
          {
            id: 'band',
            header: messages.band,
            cell: ({ plddt }) => messages.bands[getBand(plddt)],
          },
          {
            id: 'position',
            header: messages.position,
            align: 'end',
            cell: ({ atom: { x, y, z } }) => [x, y, z].map(decimal).join('  '),
          },
        ]}
      />
      {left > 0 && (
        <Button size="sm" onClick={() => setShown(shown + ROWS_PER_PAGE)}>
          {fillPlural(messages.moreResidues, left, locale)}
        </Button>
      )}
    </Stack>
  );
}
