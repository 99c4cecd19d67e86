import { render, within } from '@testing-library/react';
import { vi, type Mock } from 'vitest';
import type { CompanyModel } from './company-step.model.js';
import { CompanyStepView } from './company-step.view.js';

export const show = (model: CompanyModel): Mock => {
  const send = vi.fn();
  render(<CompanyStepView model={model} send={send} />);
  return send;
};

/** The definition of a term. */
export const getValue = (container: HTMLElement, term: string) =>
  within(container).getByText(term).nextElementSibling?.textContent;
