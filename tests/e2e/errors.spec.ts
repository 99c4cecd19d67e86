import type { DemoPage } from './support/demo-page.ts';
import type { PaperFile } from './support/papers.ts';
import { expect, test } from './support/test.ts';

test('TOPIC-17, TOPIC-18 shows four featured topics and no message when suggestions fail (S-36)', async ({
  demo,
  page,
}) => {
  await demo.open('?scenario=failing');
  await expect(page.getByRole('radio')).toHaveCount(3);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await demo.press('Get New Suggestions');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(demo.problem).toHaveCount(0);
  await warning;
});

const refusals: readonly (readonly [PaperFile, string])[] = [
  [
    'disguised.pdf',
    'The content of “disguised.pdf” is a PNG image. Upload a PDF, DOC, DOCX or TXT file.',
  ],
  [
    'scanned.pdf',
    'This PDF contains only images. Run text recognition (OCR) on it, or paste the text.',
  ],
  [
    'encrypted.pdf',
    'This file is protected by a password. Save a copy without the password and upload that.',
  ],
  [
    'damaged.pdf',
    'This PDF is damaged and cannot be opened. Save or download it again, or paste the text.',
  ],
  ['empty.pdf', 'This file is empty (0 bytes). Choose the file again, or paste the text.'],
];

const expectRefusal = async (demo: DemoPage, text: string) => {
  await expect(demo.get('group', 'Hypothesis error')).toContainText(text);
  await expect(demo.problem).toContainText(text);
};

test('TOPIC-21, PAPER-08, PAPER-09, PAPER-13, HYP-05, HYP-14, HYP-15, FLOW-20 refuses a blank topic, an empty URL and unreadable files, shows a failed hypothesis in the step and above it, and continues after a successful retry (S-34, S-37, S-38, S-39, S-40)', async ({
  demo,
}) => {
  await demo.open();
  await demo.openTab('Custom Topic');
  await demo.get('textbox', 'Custom research topic').fill('   ');
  await demo.press('Define Topic');
  await expect(demo.problem).toContainText('Please enter a research topic');
  await expect(demo.button('Continue with Selected Topic')).toBeDisabled();
  await demo.press('Dismiss error');
  await expect(demo.problem).toHaveCount(0);
  await demo.openTab('AI Suggestions');
  await demo.chooseTopic();

  await demo.expectStep(2);
  await demo.press('From URL');
  await expect(demo.button('Analyze Paper')).toBeDisabled();
  await demo.get('textbox', 'Paper URL').press('Enter');
  await expect(demo.problem).toContainText('Please provide a paper to analyze');
  await demo.expectStep(2);
  await demo.press('Upload File');
  for (const [file, reason] of refusals) {
    await demo.addPaper(file);
    await expect(demo.problem).toContainText(reason);
    await demo.expectStep(2);
  }
  await demo.addPaper('amyloid.pdf');
  await demo.expectStep(3);
  await expect(demo.problem).toHaveCount(0);

  await demo.setScenario('failing');
  await demo.press('Generate AI-Powered Hypothesis');
  await expectRefusal(demo, 'Failed to generate hypothesis');
  await demo.setScenario('malformed');
  await demo.press('Try Again');
  await expectRefusal(demo, 'Invalid response format');
  await demo.setScenario('happy');
  await demo.press('Try Again');
  await expect(demo.button('Proceed with this Hypothesis')).toBeVisible();
  await expect(demo.problem).toHaveCount(0);
  await expect(demo.get('group', 'Hypothesis error')).toHaveCount(0);
});

test('EXP-16, EXP-18, EXP-19 falls back to a default plan when the design fails (S-44)', async ({
  demo,
  page,
}) => {
  await demo.open('?step=5&scenario=failing');
  await expect(demo.get('spinbutton', 'Sample size')).toHaveValue('100');
  await expect(demo.get('textbox', 'Duration')).toHaveValue('6 months');
  await expect(demo.get('spinbutton', 'Budget')).toHaveValue('150000');
  await expect(demo.get('textbox', 'Methodology')).toHaveValue(/randomi[sz]ed.*double-blind/i);
  await expect(demo.problem).toHaveCount(0);
  await demo.openTab('Timeline');
  const phases = [
    ['Setup', '2 weeks'],
    ['Pilot', '1 month'],
    ['Main Study', '4 months'],
    ['Analysis', '2 weeks'],
  ] as const;
  await expect(page.getByRole('group', { name: /^Phase \d$/ })).toHaveCount(phases.length);
  for (const [index, [name, duration]] of phases.entries()) {
    await expect(demo.get('textbox', `Phase ${index + 1} name`)).toHaveValue(name);
    await expect(demo.get('textbox', `Phase ${index + 1} duration`)).toHaveValue(duration);
  }
});

for (const scenario of ['failing', 'offline']) {
  test(`CO-29, CO-30, CO-31, CO-38 shows a default company when the call fails, and names the type of a failed document: ${scenario} (S-48, S-50)`, async ({
    demo,
  }) => {
    await demo.open(`?step=6&scenario=${scenario}`);
    const summary = demo.get('region', 'Company summary');
    for (const fact of ['C-Corp', 'Delaware', '10,000,000']) {
      await expect(summary).toContainText(fact);
    }
    const information = demo.get('tabpanel', 'Overview');
    await expect(information).toContainText('Biotechnology');
    await expect(information).toContainText('$0.001');
    for (const row of [
      'Founders 65% 6,500,000',
      'Employee Pool 20% 2,000,000',
      'Investor Reserve 15% 1,500,000',
    ]) {
      await expect(demo.get('row', row)).toBeVisible();
    }
    await demo.openTab('Legal Docs');
    const bylaws = demo.get('article', 'Bylaws');
    const generateButton = bylaws.getByRole('button', { name: 'Generate Document', exact: true });
    await generateButton.click();
    const alert = demo.get('alertdialog', 'Alert');
    await expect(alert).toContainText('Document generation for bylaws completed (mock)');
    await demo.press('OK');
    await expect(alert).toHaveCount(0);
    await expect(bylaws).toContainText('Pending');
    await expect(generateButton).toBeEnabled();
  });
}

test('DL-08, DL-10, DL-12 shows why the report failed and downloads nothing (S-51, S-52, S-53)', async ({
  demo,
  page,
}) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await demo.open();
  await demo.goToStep(4);
  const texts = {
    offline: 'Network error: Unable to reach the server. Please check your connection.',
    failing: 'Server error: The PDF service encountered an error. Please try again later.',
    malformed: 'Invalid response: Expected PDF but received text/html',
  };
  const section = demo.get('region', 'Download Options');
  for (const [scenario, text] of Object.entries(texts)) {
    await demo.setScenario(scenario);
    await demo.press('Download PDF');
    await expect(section.getByRole('alert')).toHaveText(text);
    await expect(demo.button('Download PDF')).toBeEnabled();
  }
  expect(downloads).toBe(0);
});

test('completes all six steps when every other call fails: each failure is shown, and the same button retries (S-38, S-39, S-41, S-42)', async ({
  demo,
  page,
}) => {
  await demo.open('?scenario=flaky');
  await demo.press('Get New Suggestions');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await demo.chooseTopic();

  await demo.addPaper();
  await expect(demo.problem).toContainText('Failed to analyze paper');
  await demo.press('Analyze Paper');

  await demo.press('Generate AI-Powered Hypothesis');
  await expectRefusal(demo, 'Failed to generate hypothesis');
  await demo.press('Try Again');
  await demo.press('Proceed with this Hypothesis');

  await expect(demo.problem).toContainText('Failed to search literature');
  await demo.press('Search');
  await demo.reviewFirstPaper();
  await expect(demo.problem).toContainText('Failed to complete literature review');
  await demo.expectStep(4);
  await demo.press('Complete Review (1 papers selected)');

  await demo.expectStep(5);
  await expect(demo.problem).toHaveCount(0);
  await demo.press('Finalize Experiment Design');
  await demo.expectStep(6);
  await demo.press('Complete Company Formation');
  await demo.expectText('Company formation complete.');

  await demo.press('Download PDF');
  await expect(demo.problem).toContainText('PDF generation failed: ');
  const [download] = await Promise.all([page.waitForEvent('download'), demo.press('Download PDF')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(demo.problem).toHaveCount(0);
});

test('PAPER-07, HYP-04 shows progress on a slow server and ignores a second click (S-16, S-17)', async ({
  demo,
}) => {
  await demo.open();
  await demo.goToStep(2);
  await demo.setScenario('slow');
  await demo.addPaper();
  await demo.expectText('Analyzing paper...');
  await expect(demo.button('Analyze Paper')).toBeDisabled();
  await demo.press('Cancel');
  await expect(demo.button('Analyze Paper')).toBeEnabled();
  await demo.press('Analyze Paper');
  await demo.expectStep(3);
  await demo.press('Generate AI-Powered Hypothesis');
  await demo.expectText('AI Scientist is generating breakthrough hypothesis...');
  await expect(demo.button('Generate AI-Powered Hypothesis')).toHaveCount(0);
  await expect(demo.button('Proceed with this Hypothesis')).toBeVisible();
});
