import { readyStateListener } from './ready-state.js';
import { createViewer, type GLViewer } from '3dmol/build/3Dmol.es6-min.js';

// 3Dmol.js would search the page for its elements and fetch what they name.
document.onreadystatechange = readyStateListener;

const SETTINGS = {
  // Its handlers would block scrolling by wheel and touch.
  nomouse: true,
  orthographic: true,
  // Rendering at double size and downscaling in the browser is as smooth as its own antialiasing, in a fifth of the
  // time.
  ...{ antialias: false, upscale: true },
  // The only cell of a grid has its own WebGL context, which can be released; all others share one that cannot.
  ...{ rows: 1, cols: 1, row: 0, col: 0 },
  // If omitted, it becomes "undefined" in the page.
  id: '',
};

/** A viewer of 3Dmol.js and its container element. */
export interface ViewerSlot {
  readonly viewer: GLViewer;
  readonly frame: HTMLElement;
}

/**
 * A 3Dmol.js viewer never removes its page listeners. A released slot is therefore reused by the next viewer, and there
 * are never more slots than viewers open at the same time.
 */
const left: ViewerSlot[] = [];

/**
 * Places an empty viewer in a container.
 * @throws if no WebGL context is available
 */
export const acquireSlot = (container: HTMLElement): ViewerSlot => {
  const slot = left.pop();
  const frame = slot?.frame ?? newFrame();
  container.append(frame);
  try {
    // A viewer with a lost context creates a new one.
    const viewer = slot?.viewer.resize() ?? createViewer(frame, { ...SETTINGS });
    viewer.getCanvas().removeAttribute('id');
    return { viewer, frame };
  } catch (error) {
    frame.remove();
    throw error;
  }
};

/** Releases the context with everything drawn. */
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
  // The colors are read from it.
  frame.style.setProperty('forced-color-adjust', 'none');
  return frame;
};
