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

/** A viewer of 3Dmol.js and the element that it stands in. */
export interface ViewerSlot {
  readonly viewer: GLViewer;
  readonly frame: HTMLElement;
}

/**
 * A viewer of 3Dmol.js never takes back what it has told the page to call. So a seat that was left waits for the next
 * to be taken, and there are never more than were taken at one time.
 */
const left: ViewerSlot[] = [];

/**
 * Puts a viewer that shows nothing into a place.
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
