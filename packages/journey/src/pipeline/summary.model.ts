import type { AgentId, ResearchBundle } from '@spinout/api-client';
import { formatNumber, formatPercent } from '@spinout/design-system';
import { AGENT_ORDER, SIMULATED_DATA } from './pipeline.constants.js';
import { PART_OF } from './run/agent-outputs.js';

/** The summary reads the first target journal, and says 'N/A' where something is absent. */
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
    /** Which parts are made up although the data source is real. */
    simulatedParts:
      bundle.dataSource === SIMULATED_DATA
        ? []
        : AGENT_ORDER.filter((id) => isSimulated(bundle, id)),
  };
};

const isSimulated = (bundle: ResearchBundle, id: AgentId) =>
  bundle[PART_OF[id]]?.source?.origin === 'simulated';
