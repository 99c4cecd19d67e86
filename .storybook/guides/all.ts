import { actions } from './actions.js';
import { feedback } from './feedback.js';
import { fields } from './fields.js';
import { overlays } from './overlays.js';
import { structure } from './structure.js';
import type { ComponentGuide, Guides } from './guide.js';

const GROUP = 'Design system/';

/** All guides of the design system. */
export const guides: Guides = { ...actions, ...fields, ...overlays, ...feedback, ...structure };

/** @param title title of the stories, such as `Design system/Button` */
export const findGuide = (title: string): ComponentGuide | undefined =>
  title.startsWith(GROUP) && Object.hasOwn(guides, title.slice(GROUP.length))
    ? guides[title.slice(GROUP.length)]
    : undefined;
