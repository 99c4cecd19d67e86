import { expect, it } from 'vitest';
import { pdfTemplatesMessages as messages } from './pdf-templates.messages.js';
import { createTemplateText, getSections, TEMPLATES } from './template-text.js';

const date = new Date('2026-03-02T10:00:00Z');

it.each(TEMPLATES)(
  'PANEL-10, API-09 writes the headings of %s with a line of guidance each (T-55)',
  (template) => {
    const { title, content } = createTemplateText({
      template,
      title: ' Sleep \n and memory ',
      date,
      locale: 'en-US',
      messages,
    });
    expect(title).toBe('Sleep and memory');
    expect(content).toMatch(/^Date: March 2, 2026\nTemplate: /);
    const sections = getSections(template, messages);
    expect(sections.length).toBeGreaterThanOrEqual(7);
    for (const { heading, guidance } of sections) {
      expect(content).toContain(`\n\n${heading}\n====\n\n${guidance}\n`);
    }
    expect(content).toContain('Replace the guidance under each heading with your own text.');
  },
);

it('keeps host messages as text, whatever they begin with', () => {
  const { content } = createTemplateText({
    template: 'researchPaper',
    title: 'A',
    date,
    locale: 'en-US',
    messages: { ...messages, notice: '- no list' as never },
  });
  expect(content).toContain('\n\n\\- no list\n');
});
