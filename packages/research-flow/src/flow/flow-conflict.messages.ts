import { defineMessages } from '@spinout/flow-kit';

export const flowConflictMessages = /* @__PURE__ */ defineMessages('flowConflict', {
  /** Another tab saved a different version of this flow. */
  title: 'This research was changed in another tab',
  help: 'Changes are not saved until you choose a version.',
  otherAt: 'The other tab is at {step}.',
  otherNothing: 'The other tab removed this research.',
  otherUnreadable:
    'The other tab’s version cannot be read here. If you continue, a backup is saved.',
  useOther: 'Use the other version',
  keepCurrent: 'Keep this version',
});

export type FlowConflictMessages = typeof flowConflictMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly flowConflict: FlowConflictMessages;
  }
}
