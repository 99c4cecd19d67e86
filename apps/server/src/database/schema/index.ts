export * from './auth.schema.js';
export * from './runs.schema.js';
export * from './store.schema.js';
