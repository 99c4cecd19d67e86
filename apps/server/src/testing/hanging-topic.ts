/** The topic of a call that never ends. */
export const HANGING_TOPIC = 'a topic that never ends';
