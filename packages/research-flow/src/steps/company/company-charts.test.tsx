import { exampleCompany } from '@spinout/api-client/testing';
import { dilutionOverRounds } from '@spinout/domain/venture';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { companyModels } from './company.fixtures.js';
import type { CompanyModel } from './company-step.model.js';
import { CompanyStepView } from './company-step.view.js';
import { toDilutionStages } from './dilution-stages.js';
import { toMilestoneSpans } from './milestone-spans.js';

const show = (model: CompanyModel) => render(<CompanyStepView model={model} send={vi.fn()} />);

const openTable = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Show as table (${name})` }));
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('the cap table', () => {
  it('is one bar that states who holds most', () => {
    show(companyModels.overview);
    expect(screen.getByRole('img', { name: 'Largest holder: Founders, 65%.' })).toBeInTheDocument();
  });
});

describe('the milestones', () => {
  it('are shown over months, with a table', async () => {
    show(companyModels.fundraising);
    expect(
      screen.getByRole('img', { name: 'Last milestone: Series A, months 18–24.' }),
    ).toBeInTheDocument();
    expect(await openTable('Planned milestones')).toEqual([
      ['Milestone', 'From month', 'To month'],
      ['Seed Round', '6', '9'],
      ['Patents', '12', '18'],
      ['Series A', '18', '24'],
    ]);
  });

  it('leave out what has no readable range, and count a single duration from the formation', () => {
    const { fundraisingStrategy } = exampleCompany;
    const spans = toMilestoneSpans({
      ...exampleCompany,
      fundraisingStrategy: {
        seedRound: { ...fundraisingStrategy.seedRound, timeline: '1 year' },
        seriesA: { ...fundraisingStrategy.seriesA, timeline: 'later' },
      },
    });
    expect(spans.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['seedRound', 0, 12],
      ['patents', 12, 18],
    ]);
  });
});

describe('the dilution', () => {
  it('states what the founders keep, and has every stage in a table', async () => {
    show(companyModels.fundraising);
    expect(
      screen.getByRole('img', {
        name: 'The founders’ ownership falls from 65% at formation to 39.4% after Series A.',
      }),
    ).toBeInTheDocument();
    expect((await openTable('Ownership by round'))[1]).toEqual([
      'Formation',
      '65%',
      '20%',
      '15%',
      '–',
      '–',
      '–',
    ]);
  });

  it('is what the domain computes, under names of the catalog', () => {
    const stages = toDilutionStages(dilutionOverRounds(exampleCompany));
    expect(stages.map(({ id }) => id)).toEqual(['formation', 'seedRound', 'seriesA']);
    expect(stages.flatMap(({ holders }) => holders.map(({ percentage }) => percentage))).toEqual(
      dilutionOverRounds(exampleCompany).flatMap(({ holders }) =>
        holders.map(({ percentage }) => percentage),
      ),
    );
    expect(stages.flatMap(({ holders }) => holders).some(({ id }) => id === undefined)).toBe(false);
  });

  it('is not shown without a priced round', () => {
    const { company } = companyModels.fundraising;
    show({
      ...companyModels.fundraising,
      company: company && { ...company, dilution: company.dilution.slice(0, 1) },
    });
    expect(screen.queryByRole('heading', { name: 'Ownership by round' })).toBeNull();
  });
});
