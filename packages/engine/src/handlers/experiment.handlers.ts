import { designExperiment as designExperimentEndpoint, isUnsupported } from '@spinout/api-client';
import { sourceOfDocument } from '../literature/sources.js';
import { designFromSources } from '../experiment/design-from-sources.js';
import { experimentMessages as messages } from '../experiment/experiment.messages.js';
import { writeDesign } from '../experiment/write-design.js';
import { createUsageMeter } from '../language-model/usage-meter.js';
import { Refusal } from '../calls/refusal.js';
import { handle, type Handler } from './handle.js';
import { loadPapers } from './load-papers.js';

/**
 * Answers with an experiment design for the hypothesis, or with an exploratory design if there is none. Unsupported
 * hypotheses are refused with 422.
 */
export const experimentHandlers: readonly Handler[] = [
  handle(designExperimentEndpoint, async (request, { signal, dependencies }) => {
    const { hypothesis, papers = [], plan, language_model: isModelAllowed = true } = request;
    if (isUnsupported(hypothesis)) throw new Refusal(422, messages.unsupported);
    const documents = await loadPapers(dependencies.store, papers);
    const sources = documents.map(sourceOfDocument);
    const design = await designFromSources(hypothesis, dependencies, { sources, plan }, signal);
    const { model, deadline } = dependencies;
    const refutation = hypothesis?.refutation ?? '';
    // A recalculation changes numbers only, and an outline has no plan to word.
    if (!model || !isModelAllowed || plan || design.outline) return { success: true, design };
    const meter = createUsageMeter();
    const callOptions = { signal, deadline, onUsage: meter.add };
    const written = await writeDesign(model, design, refutation, callOptions);
    return { success: true, design: written, ...meter.read() };
  }),
];
