import { testRuntime } from '@spinout/flow-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../../frame/journey-frame.js';
import { drawnSubject, illustratedSubject } from '../twelve-step.fixtures.js';
import { StructureCard } from './structure-card.js';
import type { Subject } from './structure.types.js';
import type { LoadStructureViewer, OpenStructureViewer } from './viewer/structure-viewer.types.js';

/** A host's viewer that records its calls. */
const hostViewer = () => {
  const show = vi.fn();
  const close = vi.fn();
  const open = vi.fn<OpenStructureViewer>((container) => {
    container.append('A viewer of the host');
    return { show, picture: () => document.createElement('canvas'), close };
  });
  return { open, show, close, load: vi.fn<LoadStructureViewer>(() => Promise.resolve(open)) };
};

const openCard = (loadViewer: LoadStructureViewer, subject: Subject = drawnSubject) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const runtime = testRuntime();
  const card = render(
    <JourneyFrame runtime={runtime}>
      <StructureCard {...{ subject, loadViewer }} fileName="structure.png" />
    </JourneyFrame>,
  );
  return { ...card, runtime, user: userEvent.setup() };
};

const picture = () => screen.getByRole('img', { name: '3D structure view' });
const getButton = (name: string) => screen.getByRole('button', { name });

describe("a host's viewer on the structure card", () => {
  it('TWELVE-08 receives the coordinates and button changes, and closes with the card (T-12)', async () => {
    const { load, open, show, close } = hostViewer();
    const { user, unmount } = openCard(load);
    expect(await screen.findByText('A viewer of the host')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
    const [first] = open.mock.calls[0]?.[1].residues ?? [];
    expect(first).toMatchObject({ residue: 'MET1', plddt: 94, joined: true });
    expect(show).toHaveBeenLastCalledWith(
      expect.objectContaining({ viewState: { rotation: 0, zoom: 1, style: 'spheres' } }),
    );
    for (const name of ['Rotate', 'Zoom', 'Style']) await user.click(getButton(name));
    expect(show).toHaveBeenLastCalledWith(
      expect.objectContaining({ viewState: { rotation: 30, zoom: 1.5, style: 'trace' } }),
    );
    expect(screen.getByText('Turned 30°, zoom 1.5x, trace')).toBeVisible();
    expect(open).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it('TWELVE-07 preserves size, name and description of the canvas', async () => {
    openCard(hostViewer().load);
    await screen.findByText('A viewer of the host');
    expect(screen.getAllByRole('img')).toEqual([picture()]);
    expect(picture()).toHaveAttribute('width', '600');
    expect(picture()).toHaveAttribute('height', '400');
    expect(picture()).toHaveAccessibleDescription(/^Backbone of EXAMPLE-1/);
    expect(within(picture().parentElement as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('is not loaded without coordinates', () => {
    const { load } = hostViewer();
    openCard(load, illustratedSubject);
    expect(picture()).toHaveAccessibleDescription('Illustration only: no coordinates available');
    expect(load).not.toHaveBeenCalled();
  });

  it.each<readonly [string, LoadStructureViewer]>([
    ['cannot be loaded', () => Promise.reject(new Error('made up'))],
    [
      'cannot open',
      () =>
        Promise.resolve(() => {
          throw new Error('made up');
        }),
    ],
    [
      'cannot draw',
      () => {
        const { open, show } = hostViewer();
        show.mockImplementation(() => {
          throw new Error('made up');
        });
        return Promise.resolve(open);
      },
    ],
  ])('falls back to a fully working canvas if it %s', async (_, load) => {
    const { runtime, user } = openCard(load);
    await waitFor(() => expect(runtime.log.warn).toHaveBeenCalledOnce());
    expect(screen.queryByText('A viewer of the host')).toBeNull();
    expect(picture()).toBeVisible();
    await user.click(getButton('Rotate'));
    expect(screen.getByText('Turned 30°, zoom 1x, spheres')).toBeVisible();
    expect(runtime.log.warn).toHaveBeenCalledOnce();
  });
});

describe('dragging the picture', () => {
  it('rotates by horizontal movement until the drag ends', () => {
    openCard(hostViewer().load);
    const stage = picture();
    fireEvent.pointerDown(stage, { button: 0, isPrimary: true, clientX: 100, clientY: 0 });
    fireEvent.pointerMove(stage, { isPrimary: true, clientX: 150, clientY: 200 });
    expect(screen.getByText('Turned 30°, zoom 1x, spheres')).toBeVisible();
    fireEvent.pointerMove(stage, { isPrimary: true, clientX: 75, clientY: 0 });
    expect(screen.getByText('Turned 345°, zoom 1x, spheres')).toBeVisible();
    fireEvent.pointerUp(stage);
    fireEvent.pointerMove(stage, { isPrimary: true, clientX: 400, clientY: 0 });
    expect(screen.getByText('Turned 345°, zoom 1x, spheres')).toBeVisible();
  });
});
