import { readSourceText } from './support/papers.ts';
import { findOwnPassages } from './support/find-own-passages.ts';
import { expect, test } from './support/test.ts';

test('generates a different hypothesis from each paper, and every displayed passage occurs verbatim in that paper (S-17)', async ({
  demo,
}) => {
  const hypotheses = new Set<string>();
  for (const file of ['amyloid.pdf', 'crispr.docx', 'solar.txt'] as const) {
    await demo.open();
    await demo.goToStep(3, file);
    const paper = readSourceText(file);
    const paperPassages = await findOwnPassages(demo, demo.get('region', 'Your paper'));
    await demo.generateHypothesis();
    const claimPassages = await findOwnPassages(demo, demo.hypothesis);
    expect(paperPassages.length).toBeGreaterThan(3);
    expect(claimPassages.length).toBeGreaterThan(0);
    // A sentence is shown without "Second," before it, and then begins with a capital.
    for (const { quote } of [...paperPassages, ...claimPassages])
      expect(paper.toLowerCase()).toContain(quote.toLowerCase());
    if (file === 'solar.txt') {
      for (const { inContext } of [...paperPassages, ...claimPassages])
        expect(paper).toContain(inContext);
    }
    hypotheses.add(await demo.hypothesis.getByRole('heading', { level: 3 }).innerText());
    await demo.clearSavedJourney();
  }
  expect(hypotheses.size).toBe(3);
});
