import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { ToggleGroup } from './toggle-group.js';

describe('ToggleGroup', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <ToggleGroup
            {...p}
            label="Method"
            value="a"
            onValueChange={() => {}}
            items={[{ value: 'a', label: 'A' }]}
          />
        ),
      }),
    ).toEqual([]);
  });

  it('has exactly one pressed button and reports which one is clicked', async () => {
    const choose = vi.fn();
    const items = [
      { value: 'file', label: 'Upload File' },
      { value: 'url', label: 'From URL' },
    ] as const;
    render(<ToggleGroup label="Upload method" value="file" onValueChange={choose} items={items} />);
    expect(screen.getByRole('group', { name: 'Upload method' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'From URL', pressed: false }));
    expect(choose).toHaveBeenCalledWith('url');
  });
});
