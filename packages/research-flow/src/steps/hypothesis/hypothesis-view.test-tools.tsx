import { render, screen, within } from '@testing-library/react';
import { vi, type Mock } from 'vitest';
import type { HypothesisModel } from './hypothesis-step.model.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

export const show = (model: HypothesisModel): Mock => {
  const send = vi.fn();
  render(<HypothesisStepView model={model} send={send} />);
  return send;
};

export const button = (name: string) => screen.getByRole('button', { name });
export const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent);
export const card = () => screen.getByRole('article', { name: 'Spindles link training to recall' });
export const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
