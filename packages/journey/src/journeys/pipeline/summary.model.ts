import type { AgentId, ResearchBundle } from '@spinout/api-client';
import { formatNumber, formatPercent } from '@spinout/design-system';
import { AGENT_ORDER, SIMULATED_DATA } from './pipeline.constants.js';
import { PART_OF } from './run/agent-outputs.js';

/** View model of the summary. Uses the first target journal; `notAvailable` replaces missing values. */
export const summaryModel = (bundle: ResearchBundle, locale: string, notAvailable: string) => {
  const journal = bundle.paper?.target_journals?.[0];
  const papers = bundle.literature?.papers_analyzed;
  const confidence = bundle.hypotheses?.primary.confidence;
  const plddt = bundle.structure?.plddt_score;
  return {
    title: bundle.paper?.title ?? '',
    dataSource: bundle.dataSource,
    papers: papers === undefined ? notAvailable : formatNumber(papers, locale),
    confidence: confidence == null ? notAvailable : formatPercent(confidence, locale),
    plddt: plddt == null ? notAvailable : formatNumber(plddt, locale),
    journal: journal?.name || notAvailable,
    impactFactor:
      journal?.impact_factor == null ? notAvailable : formatNumber(journal.impact_factor, locale),
    completedAt: Number.isNaN(Date.parse(bundle.timestamp)) ? null : new Date(bundle.timestamp),
    /** Simulated parts of a run with a real data source. */
    simulatedParts:
      bundle.dataSource === SIMULATED_DATA
        ? []
        : AGENT_ORDER.filter((id) => isSimulated(bundle, id)),
  };
};

const isSimulated = (bundle: ResearchBundle, id: AgentId) =>
  bundle[PART_OF[id]]?.source?.origin === 'simulated';
