import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { chartExamples } from './chart.fixtures.js';
import { ChartFrame } from './chart-frame.js';
import { HeatMap } from './heat-map.js';
import { ChartLegend } from './legend.js';
import { StackedBars } from './stacked-bars.js';

describe('ChartFrame', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <ChartFrame
            {...p}
            caption="Parts of the budget."
            summary="Equipment is the largest part."
            table={{
              label: 'Show as table',
              caption: 'Parts',
              columns: [{ id: 'name', header: 'Part', cell: (row: string) => row }],
              rows: ['Equipment'],
              rowKey: (row) => row,
            }}
          >
            <span>A picture</span>
          </ChartFrame>
        ),
      }),
    ).toEqual([]);
  });

  it('states the main finding as the name of its picture, and what it shows as its caption', () => {
    render(chartExamples.bar);
    expect(screen.getByRole('figure')).toHaveTextContent('Share of each part in the total.');
    expect(
      screen.getByRole('img', { name: 'Equipment is the largest part: 40%.' }),
    ).toBeInTheDocument();
  });

  it('shows its numbers as a table with one key', async () => {
    render(chartExamples.bar);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.tab();
    expect(
      screen.getByRole('button', { name: 'Show as table (Parts of the budget)' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = within(screen.getByRole('table', { name: 'Parts of the budget' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PartShare',
      'Equipment40%',
      'Personnel35%',
      'Consumables20%',
      'Contingency5%',
    ]);
  });

  it('has no table if the numbers are beside it', () => {
    render(chartExamples.line);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the pictures', () => {
  it.each(Object.entries(chartExamples))(
    'of the kind %s have nothing to operate with a mouse only',
    (_, chart) => {
      const { container } = render(chart);
      const picture = within(container).getByRole('img');
      expect(picture.querySelectorAll('a, button, [tabindex], title')).toHaveLength(0);
    },
  );

  it('give a series the same fill and letter in every bar and in the legend', () => {
    const { container } = render(
      <>
        <StackedBars
          series={['a', 'b']}
          rows={[
            { id: '1', parts: [{ id: 'b', value: 1, label: 'Bo 100%', shortLabel: '100%' }] },
            {
              id: '2',
              parts: [
                { id: 'a', value: 3, label: 'Ada 75%', shortLabel: '75%' },
                { id: 'b', value: 1, label: 'Bo 25%', shortLabel: '25%' },
                { id: 'c', value: 0, label: 'No one', shortLabel: '0%' },
              ],
            },
          ]}
        />
        <ChartLegend
          label="Holders"
          items={[
            { id: 'a', name: 'Ada' },
            { id: 'b', name: 'Bo' },
          ]}
        />
      </>,
    );
    const segments = [...container.querySelectorAll<HTMLElement>('[style]')];
    expect(segments.map(({ dataset, style }) => [dataset['series'], style.inlineSize])).toEqual([
      ['2', '100%'],
      ['1', '75%'],
      ['2', '25%'],
    ]);
    expect(segments[0]).toHaveTextContent('B Bo 100%');
    const keys = within(screen.getByRole('list', { name: 'Holders' })).getAllByRole('listitem');
    expect(keys.map((key) => key.querySelector('[data-key]')?.getAttribute('data-key'))).toEqual([
      'A',
      'B',
    ]);
  });

  it('draw spans from the start of the line, so that time runs with the text', () => {
    const { container } = render(chartExamples.spans);
    const spans = [...container.querySelectorAll<HTMLElement>('[data-series]')];
    expect(spans[0]?.style.insetInlineStart).toBe('0%');
    expect(Number.parseFloat(spans[2]?.style.insetInlineStart ?? '')).toBeCloseTo(80);
    expect(Number.parseFloat(spans[2]?.style.inlineSize ?? '')).toBeCloseTo(20);
  });
});

describe('HeatMap', () => {
  it('draws the lowest values most strongly and the highest not at all, equal neighbors as one', () => {
    const rows = [
      [0, 0, 30],
      [15, 30, 45],
      [30, 30, 30],
    ];
    const { container } = render(
      <HeatMap rows={rows} max={30} ends={['1', '3']} scale={['0 Å', '30 Å']} />,
    );
    const shades = [...(container.querySelector('svg')?.querySelectorAll('path') ?? [])];
    expect(
      shades.map((shade) => ['d', 'fill-opacity'].map((name) => shade.getAttribute(name))),
    ).toEqual([
      ['M0 0h2v1h-2z', '1'],
      ['M0 1h1v1h-1z', '0.5'],
    ]);
    expect(screen.getAllByText('3')).toHaveLength(2);
    expect(screen.getByText('30 Å')).toBeInTheDocument();
  });
});
