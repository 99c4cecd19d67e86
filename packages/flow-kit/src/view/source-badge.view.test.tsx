import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceBadge } from './source-badge.view.js';

it('names who made a result, but not the person who writes, whom “Yours” names', () => {
  render(
    <>
      <SourceBadge source={{ origin: 'computed', by: 'Text analysis in the engine' }} />
      <SourceBadge source={{ origin: 'user', by: 'my-library.ris' }} />
      <SourceBadge source={{ origin: 'user', by: 'The author' }} />
    </>,
  );
  expect(screen.getAllByText('Yours')).toHaveLength(2);
  expect(screen.getByText('Text analysis in the engine')).toBeVisible();
  expect(screen.getByText('my-library.ris')).toBeVisible();
  expect(screen.queryByText('The author')).toBeNull();
});
