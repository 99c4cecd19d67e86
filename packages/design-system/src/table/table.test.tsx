import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Table } from './table.js';

const rows = [
  { name: 'Founders', shares: '8,000,000' },
  { name: 'Employee Pool', shares: '1,000,000' },
];
const columns = [
  { id: 'name', header: 'Holder', cell: (row: (typeof rows)[number]) => row.name },
  {
    id: 'shares',
    header: 'Shares',
    cell: (row: (typeof rows)[number]) => row.shares,
    align: 'end',
  },
] as const;
const props = {
  caption: 'Capitalization Table',
  columns,
  rows,
  rowKey: (row: (typeof rows)[number]) => row.name,
};

describe('Table', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Table {...p} {...props} /> })).toEqual(
      [],
    );
  });

  it('is named by its caption and has row headers in the first column', () => {
    render(<Table {...props} captionHidden />);
    expect(screen.getByRole('table', { name: 'Capitalization Table' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Holder',
      'Shares',
    ]);
    expect(screen.getByRole('row', { name: /Founders/ })).toHaveTextContent('8,000,000');
    expect(screen.getByRole('rowheader', { name: 'Employee Pool' })).toBeInTheDocument();
  });

  it('isolates the text direction of its cells', () => {
    render(<Table {...props} />);
    expect(screen.getByText('8,000,000').tagName).toBe('BDI');
  });
});
