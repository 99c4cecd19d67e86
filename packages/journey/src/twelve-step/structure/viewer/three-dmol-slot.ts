import { readyStateListener } from './ready-state.js';
import { createViewer, type GLViewer } from '3dmol/build/3Dmol.es6-min.js';

// It would look through the page for elements of its own, and fetch what they name.
document.onreadystatechange = readyStateListener;

const SETTINGS = {
  // Its handlers keep the wheel, and a finger, from scrolling the page.
  nomouse: true,
  orthographic: true,
  // Drawn twice as large and made smaller by the browser, edges are as smooth as with its own filter, in a fifth of the time.
  ...{ antialias: false, upscale: true },
  // The only cell of a grid has a WebGL context to itself, which can be given back; all others share one that cannot.
  ...{ rows: 1, cols: 1, row: 0, col: 0 },
  // Left out, it becomes "undefined" in the page.
  id: '',
};

/** A viewer of 3Dmol.js and its container element. */
export interface ViewerSlot {
  readonly viewer: GLViewer;
  readonly frame: HTMLElement;
}

/**
 * A viewer of 3Dmol.js never removes its page listeners. So a released slot is reused by the next
 * viewer, and there are never more slots than viewers open at one time.
 */
const left: ViewerSlot[] = [];

/**
 * Places an empty viewer in a container.
 * @throws where the browser has no WebGL context to give
 */
export const acquireSlot = (place: HTMLElement): ViewerSlot => {
  const slot = left.pop();
  const frame = slot?.frame ?? newFrame();
  place.append(frame);
  try {
    // A viewer whose context is lost makes itself a new one.
    const viewer = slot?.viewer.resize() ?? createViewer(frame, { ...SETTINGS });
    viewer.getCanvas().removeAttribute('id');
    return { viewer, frame };
  } catch (error) {
    frame.remove();
    throw error;
  }
};

/** Gives back the context, with all that was drawn. */
export const releaseSlot = (slot: ViewerSlot): void => {
  const { viewer, frame } = slot;
  viewer.removeAllModels();
  frame.remove();
  const context = viewer.getRenderer().getContext();
  context.getExtension('WEBGL_lose_context')?.loseContext();
  left.push(slot);
};

const newFrame = () => {
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'relative', inlineSize: '100%', blockSize: '100%' });
  // The colours are read from it.
  frame.style.setProperty('forced-color-adjust', 'none');
  return frame;
};
