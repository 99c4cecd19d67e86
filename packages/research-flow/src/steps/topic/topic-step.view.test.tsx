import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { featuredTopics } from './featured-topics.js';
import { CATEGORIES } from '@spinout/domain/categories';
import { CUSTOM_TOPIC } from './topic.constants.js';
import { topicModels } from './topic.fixtures.js';
import type { TopicModel } from './topic-step.model.js';
import { TopicStepView } from './topic-step.view.js';

const show = (model: TopicModel) => {
  const send = vi.fn();
  render(<TopicStepView model={model} send={send} />);
  return send;
};

describe('the topic step', () => {
  it('TOPIC-01 shows its title', () => {
    show(topicModels.opened);
    expect(
      screen.getByRole('heading', { level: 2, name: 'Select Your Research Topic' }),
    ).toBeVisible();
  });

  it('TOPIC-02, TOPIC-03 has three tabs and starts on the suggestions', () => {
    show(topicModels.opened);
    const tabs = within(screen.getByRole('tablist', { name: 'Topic source' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'AI Suggestions',
      'Browse Topics',
      'Custom Topic',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('TOPIC-04, TOPIC-33 shows each topic as a card with its details', () => {
    show(topicModels.opened);
    const [card] = within(screen.getByRole('radiogroup', { name: 'Research topics' })).getAllByRole(
      'listitem',
    );
    const [topic] = featuredTopics;
    for (const text of [
      topic?.title,
      topic?.description,
      topic?.category,
      topic?.estimatedDuration,
      'Advanced',
    ]) {
      expect(card).toHaveTextContent(text ?? 'missing');
    }
  });

  it('TOPIC-05, CONST-03 shows the impact as filled dots out of ten (S-08)', () => {
    show({ ...topicModels.opened, suggestions: featuredTopics.slice(0, 1) });
    const meter = screen.getByRole('img', { name: 'Potential impact: 8 out of 10' });
    expect(meter.children).toHaveLength(10);
    expect(meter.querySelectorAll('[data-filled]')).toHaveLength(8);
  });

  it('shows no rating of a topic that nobody has rated', () => {
    const [topic] = featuredTopics;
    show({
      ...topicModels.opened,
      suggestions: topic ? [{ ...topic, ...CUSTOM_TOPIC }] : [],
    });
    const [card] = within(screen.getByRole('radiogroup', { name: 'Research topics' })).getAllByRole(
      'listitem',
    );
    expect(card).toHaveTextContent(topic?.description ?? 'missing');
    for (const value of ['12-18 months', 'Intermediate', 'impact'])
      expect(card?.textContent).not.toContain(value);
  });

  it('TOPIC-06 selects a topic by a click anywhere on its card', async () => {
    const send = show(topicModels.opened);
    await userEvent.click(screen.getByText(featuredTopics[1]?.description ?? ''));
    expect(send).toHaveBeenCalledWith({ type: 'topic.selected', topic: featuredTopics[1] });
  });

  it('TOPIC-07 shows title, description, category, duration and difficulty of the selected topic', () => {
    show(topicModels.selected);
    const summary = screen.getByRole('region', { name: 'Selected Topic' });
    const topic = featuredTopics[0];
    for (const text of [
      topic?.title,
      topic?.description,
      topic?.category,
      topic?.estimatedDuration,
      topic?.difficulty,
    ]) {
      expect(summary).toHaveTextContent(text ?? 'missing');
    }
  });

  it('TOPIC-08 disables Continue until a topic is selected', async () => {
    show(topicModels.opened);
    expect(screen.getByRole('button', { name: 'Continue with Selected Topic' })).toBeDisabled();
  });

  it('TOPIC-09 requests new suggestions', async () => {
    const send = show(topicModels.opened);
    await userEvent.click(screen.getByRole('button', { name: 'Get New Suggestions' }));
    expect(send).toHaveBeenCalledWith({ type: 'suggestions.requested' });
  });

  it('leads back to the suggestions that new ones replaced', async () => {
    const send = show(topicModels.suggestedAgain);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier suggestions' }));
    expect(send).toHaveBeenCalledWith({ type: 'earlier.requested' });
  });

  it('offers no earlier suggestions where there are none', () => {
    show(topicModels.opened);
    expect(screen.queryByRole('button', { name: 'Show earlier suggestions' })).toBeNull();
  });

  it('TOPIC-10 shows Generating... while suggestions load', () => {
    show(topicModels.generating);
    const button = screen.getByRole('button', { name: 'Generating...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('shows that a list is empty and what to do (T-21)', () => {
    show(topicModels.nothingSuggested);
    expect(screen.getByText('No suggestions. Try again.')).toBeVisible();
  });

  it('TOPIC-24 offers the ten categories in order', () => {
    show(topicModels.browsing);
    const options = within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole(
      'option',
    );
    expect(options.map((option) => option.textContent)).toEqual(['All categories', ...CATEGORIES]);
    expect(CATEGORIES).toEqual([
      'Neuroscience & Brain Research',
      'Drug Discovery & Therapeutics',
      'Computational Biology',
      'Climate & Environmental Science',
      'Materials Science',
      'Artificial Intelligence',
      'Quantum Computing',
      'Biotechnology',
      'Space Technology',
      'Renewable Energy',
    ]);
  });

  it('TOPIC-11, TOPIC-12 has a multi-line box and Define Topic, which is never disabled', async () => {
    const send = show({ ...topicModels.writing, customText: '' });
    const box = screen.getByRole('textbox', { name: 'Custom research topic' });
    expect(box.tagName).toBe('TEXTAREA');
    const define = screen.getByRole('button', { name: 'Define Topic' });
    expect(define).toBeEnabled();
    await userEvent.click(define);
    expect(send).toHaveBeenCalledWith({ type: 'customTopic.defined' });
  });
});
