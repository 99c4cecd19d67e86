import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnSubject } from '../../twelve-step.fixtures.js';
import { paletteAt } from '../palette.js';
import { StructureCard } from '../structure-card.js';
import { INITIAL_VIEW_STATE } from '../structure.constants.js';
import type { Backbone } from '../structure.types.js';
import { structureWithRibbon } from '../structure.fixtures.js';
import { createSubject, createViewedStructure } from '../subject.js';
import { loadThreeDmolViewer } from './load-three-dmol.js';

const meta = {
  title: 'Journey/Twelve steps/Structure in 3Dmol.js',
  component: StructureCard,
  args: {
    subject: drawnSubject,
    fileName: 'structure.png',
    loadViewer: loadThreeDmolViewer,
  },
} satisfies Meta<typeof StructureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const structure = createViewedStructure(drawnSubject as Backbone);

/** The named canvas and the library's canvas over it. */
const bothCanvases = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2));
  const [named, onTop] = canvasElement.querySelectorAll('canvas');
  return { named, onTop: onTop as HTMLCanvasElement };
};

/** A small copy of the picture: without a GPU every pixel is expensive. */
const capture = (canvas: HTMLCanvasElement) => {
  const small = Object.assign(document.createElement('canvas'), { width: 120, height: 80 });
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return small.toDataURL();
};

const clickButton = async (canvasElement: HTMLElement, ...names: readonly string[]) => {
  for (const name of names)
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

/** Each button changes the library's picture like the canvas below. */
export const Spheres: Story = {
  play: async ({ canvasElement }) => {
    const { named, onTop } = await bothCanvases(canvasElement);
    await expect(named).toHaveAccessibleName('3D structure view');
    await expect(named).toHaveAccessibleDescription(/^Backbone of EXAMPLE-1/);
    const before = capture(onTop);
    await clickButton(canvasElement, 'Rotate');
    const rotated = capture(onTop);
    await expect(rotated).not.toBe(before);
    await clickButton(canvasElement, 'Zoom');
    await expect(capture(onTop)).not.toBe(rotated);
    await expect(within(canvasElement).getByText('Turned 30°, zoom 1.5x, spheres')).toBeVisible();
  },
};

export const Trace: Story = {
  play: async ({ canvasElement }) => {
    await bothCanvases(canvasElement);
    await clickButton(canvasElement, 'Style');
  },
};

/** With a whole backbone, the trace is a ribbon. */
export const Ribbon: Story = {
  args: { subject: createSubject(structureWithRibbon, () => 0) },
  play: async ({ canvasElement }) => {
    const { onTop } = await bothCanvases(canvasElement);
    const before = capture(onTop);
    await clickButton(canvasElement, 'Style');
    await expect(capture(onTop)).not.toBe(before);
  },
};

const TIMES = 10;
const CONTAINER_STYLE = { inlineSize: 60, blockSize: 40 };

/**
 * Opening and closing repeatedly leaks no contexts, elements or listeners; two open viewers are independent.
 */
export const OpenedTenTimes: Story = {
  render: () => (
    <>
      <div data-container style={CONTAINER_STYLE} />
      <div data-container style={CONTAINER_STYLE} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [container, otherContainer] =
      canvasElement.querySelectorAll<HTMLElement>('[data-container]');
    if (!container || !otherContainer) throw new Error('The story has no places.');
    const open = await loadThreeDmolViewer();
    const view = { viewState: INITIAL_VIEW_STATE, palette: paletteAt(container) };
    const openIn = (element: HTMLElement) => {
      const viewer = open(element, structure);
      viewer.show(view);
      return viewer;
    };
    const staying = openIn(otherContainer);
    const initialPicture = capture(staying.picture());
    openIn(container).close();
    const listening = listenersAdded();
    const contexts = Array.from({ length: TIMES - 2 }, () => {
      const viewer = openIn(container);
      const context = viewer.picture().getContext('webgl2');
      viewer.close();
      return context;
    });
    const last = openIn(container);
    await expect(capture(last.picture())).toBe(initialPicture);
    last.show({ ...view, viewState: { ...INITIAL_VIEW_STATE, rotation: 90, style: 'trace' } });
    await expect(capture(last.picture())).not.toBe(initialPicture);
    await expect(capture(staying.picture())).toBe(initialPicture);
    last.close();
    staying.close();
    await expect(listening.end()).toEqual([]);
    await expect(contexts.map((context) => context?.isContextLost())).toEqual(
      contexts.map(() => true),
    );
    await expect(container).toBeEmptyDOMElement();
    await expect(document.onreadystatechange).toBeNull();
  },
};

/** Records added page listeners. Storybook itself listens for scrolling, to place its highlights. */
const listenersAdded = () => {
  const added: string[] = [];
  const targets = [window, document, document.body];
  for (const target of targets) {
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      if (args[0] !== 'scroll') added.push(args[0]);
      EventTarget.prototype.addEventListener.apply(target, args);
    };
  }
  return {
    end: () => {
      for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
      return added;
    },
  };
};
