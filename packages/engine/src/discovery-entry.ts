export { linksWith } from './discovery/links-with.js';
export type {
  Bridge,
  BridgeChance,
  DiscoveredLink,
  DiscoveryDocument,
  DiscoveryOptions,
  DiscoveryPassage,
  FoundLinks,
} from './discovery/discovery.types.js';
