import { defineMessages } from '@spinout/flow-kit';
export const userStatsMessages = /* @__PURE__ */ defineMessages('userStats', {
  title: 'Your Research Impact',
  journeys: 'Journeys completed',
  papers: 'Research papers',
  companies: 'Companies formed',
  funding: 'Total funding',
  sample: 'Sample figures',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly userStats: typeof userStatsMessages;
  }
}
