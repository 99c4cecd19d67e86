import { readSourceText } from './support/papers.ts';
import { findOwnPassages } from './support/passages.ts';
import { expect, test } from './support/test.ts';

test('draws another hypothesis from each paper, and every passage shown stands in that paper word for word (S-17)', async ({
  demo,
}) => {
  const hypotheses = new Set<string>();
  for (const file of ['amyloid.pdf', 'crispr.docx', 'solar.txt'] as const) {
    await demo.open();
    await demo.goToStep(3, file);
    const paper = readSourceText(file);
    const read = await findOwnPassages(demo, demo.get('region', 'Your paper'));
    await demo.generate();
    const claimed = await findOwnPassages(demo, demo.hypothesis);
    expect(read.length).toBeGreaterThan(3);
    expect(claimed.length).toBeGreaterThan(0);
    for (const { quote } of [...read, ...claimed]) expect(paper).toContain(quote);
    if (file === 'solar.txt') {
      for (const { inContext } of [...read, ...claimed]) expect(paper).toContain(inContext);
    }
    hypotheses.add(await demo.hypothesis.getByRole('heading', { level: 3 }).innerText());
    await demo.forgetJourney();
  }
  expect(hypotheses.size).toBe(3);
});
