import type { Topic } from '@spinout/api-client';
import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TopicStep } from './steps/topic/topic-step.js';
import type { TopicOptions } from './steps/topic/topic.options.js';
import { click, open } from './testing/render-flow.js';

const createTopic = (name: string, category: string): Topic => ({
  id: name,
  title: `A study of ${name}`,
  description: `What is known about ${name}.`,
  category,
  difficulty: 'Intermediate',
  estimatedDuration: '3-6 months',
  potentialImpact: 5,
  reason: undefined,
});

const topics: TopicOptions = {
  featured: [
    createTopic('tides', 'Oceans'),
    createTopic('dunes', 'Deserts'),
    createTopic('moss', 'Forests'),
    createTopic('kelp', 'Oceans'),
    createTopic('fog', 'Deserts'),
  ],
  categories: ['Oceans', 'Deserts', 'Forests', 'Cities'],
  difficulty: 'Advanced',
  duration: '24-36 months',
};

const getTitles = () =>
  within(screen.getByRole('radiogroup', { name: 'Research topics' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('a host that has topics of its own', () => {
  it('offers the first three, and all of them by category', async () => {
    open({ topics });
    expect(await screen.findByRole('radio', { name: 'A study of tides' })).toBeVisible();
    expect(getTitles()).toEqual(['A study of tides', 'A study of dunes', 'A study of moss']);
    await userEvent.click(screen.getByRole('tab', { name: 'Browse Topics' }));
    expect(getTitles()).toHaveLength(5);
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(within(select).getAllByRole('option').slice(1)).toHaveLength(4);
    await userEvent.selectOptions(select, 'Oceans');
    expect(getTitles()).toEqual(['A study of tides', 'A study of kelp']);
  });

  it('asks for suggestions in its first three categories', async () => {
    const { transport } = open({ topics });
    await click('Get New Suggestions');
    await vi.waitFor(() =>
      expect(transport.sentTo('topics.suggest')).toEqual([
        { preferences: { categories: ['Oceans', 'Deserts', 'Forests'] } },
      ]),
    );
  });

  it('falls back on its topics if there are no suggestions', async () => {
    open({ topics }, { 'topics.suggest': () => Promise.reject(new TypeError('No network')) });
    await click('Get New Suggestions');
    expect(await screen.findByRole('radio', { name: 'A study of kelp' })).toBeVisible();
    expect(getTitles()).toHaveLength(4);
  });

  it('chooses what is said of a topic that a person writes, also in the step on its own', async () => {
    const onComplete = vi.fn();
    const transport = scriptedTransport(exampleReplies);
    render(
      <TopicStep
        api={createApiClient({ transport })}
        runtime={testRuntime()}
        topics={topics}
        onComplete={onComplete}
      />,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Custom Topic' }));
    await userEvent.type(screen.getByRole('textbox'), 'Do reefs remember?');
    await click('Define Topic');
    await click('Continue with Selected Topic');
    expect(onComplete).toHaveBeenCalledWith(
      expect.objectContaining({
        topic: expect.objectContaining({
          title: 'Do reefs remember?',
          difficulty: 'Advanced',
          estimatedDuration: '24-36 months',
        }) as Topic,
      }),
    );
  });

  it('starts from an interest with its own topics beside it', async () => {
    open({ topics, initialInterest: 'Coral reefs' });
    await userEvent.click(await screen.findByRole('tab', { name: 'AI Suggestions' }));
    expect(getTitles()).toEqual(['A study of tides', 'A study of dunes', 'A study of moss']);
  });
});
