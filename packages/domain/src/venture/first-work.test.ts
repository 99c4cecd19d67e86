import { describe, expect, it } from 'vitest';
import type { HypothesisStructure } from '@spinout/api-client';
import { draftCompany } from './draft-company.js';

const structure: HypothesisStructure = {
  kind: 'proposal',
  factor: 'Daily naps',
  outcome: 'memory recall in older adults',
  direction: 'raises',
};
const statement = 'Daily naps may improve memory recall in older adults.';

const draft = (more: Partial<HypothesisStructure> = {}, support?: 'none', methodology = '') =>
  draftCompany({
    topic: 'Naps and memory',
    researchArea: 'Custom Research',
    hypothesis: { statement, structure: { ...structure, ...more }, support } as never,
    blueprint: { methodology, duration: '3 weeks', timeline: [], equipment: [] },
    budgetUsd: 50_000,
    id: 'c',
  });

describe('a company that starts from a hypothesis', () => {
  it('is named and described by topic and hypothesis, not by the placeholder for typed topics', () => {
    const company = draft();
    expect(company.name).toBe('Memory Labs');
    expect(company.description).toContain('research on “Naps and memory” into use');
    expect(company.description).toContain(`It starts from this hypothesis: “${statement}”`);
    expect(JSON.stringify(company)).not.toContain('Custom Research');
    expect(company.source?.origin).toBe('standard');
  });

  it('has its first patent topic and milestones from the hypothesis', () => {
    const { ipStrategy, nextSteps } = draft();
    expect(ipStrategy.patentStrategy.provisionalPatents[0]).toBe(
      'Method to increase memory recall in older adults, based on daily naps',
    );
    expect(nextSteps[0]).toContain(statement);
  });

  it('keeps the topic as its first patent where the hypothesis names no outcome', () => {
    expect(draft({ outcome: '' }).ipStrategy.patentStrategy.provisionalPatents[0]).toBe(
      'Naps and memory: core method',
    );
  });

  it.each([
    ['an experiment', { factor: 'Daily naps' }, ''],
    ['a study', { factor: 'Age' }, ''],
    ['a study', { direction: 'associated' }, ''],
    ['a study', { factor: 'Daily naps' }, 'Nothing is assigned or changed by the investigators.'],
    ['an experiment', { factor: 'Age' }, 'Cages are assigned at random.'],
  ] as const)('plans %s for %o and the methodology “%s”', (project, more, methodology) => {
    const company = draft(more, undefined, methodology);
    const [, noun] = project.split(' ');
    expect(company.nextSteps[0]).toMatch(new RegExp(`in ${project}$`, 'u'));
    expect(company.description).toContain(`planned ${noun} over 3 weeks`);
    expect(company.description).toContain(`covers the ${noun} and the patents`);
  });

  it('does not start from a hypothesis without support', () => {
    expect(JSON.stringify(draft({}, 'none'))).not.toContain('may improve');
  });
});
