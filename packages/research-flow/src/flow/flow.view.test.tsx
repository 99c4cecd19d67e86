import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flowFixtures } from './flow.fixtures.js';
import { flowMessages } from './flow.messages.js';
import type { FlowModel } from './flow.model.js';
import { FlowAsideView } from './flow-aside.view.js';
import { WIDE_FLOW_REM } from './flow-width.js';
import { FlowView } from './flow.view.js';

describe('a flow', () => {
  afterEach(() => vi.unstubAllGlobals());

  const showAt = (width: number) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const measured = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, width, 900));
    const renderSource = vi.fn((isWide: boolean) => <p>{isWide ? 'Beside' : 'Above'}</p>);
    render(
      <FlowView
        model={{ ...flowFixtures.paper, hasRail: true }}
        send={vi.fn()}
        aside={<FlowAsideView rail={<p>Results</p>} renderSource={renderSource} />}
      >
        <p>The step</p>
      </FlowView>,
    );
    measured.mockRestore();
  };

  it('shows the results and the source beside the step where there is room', () => {
    showAt(WIDE_FLOW_REM * 16);
    expect(screen.getByText('Results')).toBeInTheDocument();
    expect(screen.getByText('Beside')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: flowMessages.progress })).toBeVisible();
  });

  it('shows the step alone where there is none, and its source above it', () => {
    showAt(WIDE_FLOW_REM * 16 - 1);
    expect(screen.queryByText('Results')).toBeNull();
    expect(screen.getByText('Above')).toBeVisible();
    expect(screen.getByText('The step')).toBeVisible();
  });

  it('shows the source above the step where larger text leaves no room beside it', () => {
    document.documentElement.style.fontSize = '32px';
    showAt(WIDE_FLOW_REM * 16);
    document.documentElement.style.fontSize = '';
    expect(screen.getByText('Above')).toBeVisible();
  });
});

it('scrolls to a problem once, because the button that led to it may be far below', () => {
  const scroll = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -400, 390, 60),
  );
  HTMLElement.prototype.scrollIntoView = scroll;
  const show = (problem: FlowModel['problem']) => (
    <FlowView model={{ ...flowFixtures.paper, problem }} send={vi.fn()}>
      <p>The step</p>
    </FlowView>
  );
  const { rerender } = render(show(null));
  expect(scroll).not.toHaveBeenCalled();
  rerender(show({ code: 'paperMissing' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(scroll).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
