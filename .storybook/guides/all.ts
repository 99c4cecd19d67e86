import { actions } from './actions.js';
import { feedback } from './feedback.js';
import { fields } from './fields.js';
import { overlays } from './overlays.js';
import { structure } from './structure.js';
import type { ComponentGuide, Guides } from './guide.js';

const GROUP = 'Design system/';

/** All guides of the design system. */
export const guides: Guides = { ...actions, ...fields, ...overlays, ...feedback, ...structure };

/** Name of the component in the title of its stories, such as `Design system/Button`. */
export const getComponentName = (title: string): string | undefined =>
  title.startsWith(GROUP) ? title.slice(GROUP.length) : undefined;

export const findGuide = (component: string): ComponentGuide | undefined =>
  Object.hasOwn(guides, component) ? guides[component] : undefined;
