export { BundleError, type BundleFault } from './bundle/bundle-error.js';
export { MANIFEST_PATH, type ListedFile, type Manifest } from './bundle/manifest.js';
export { MAX_BUNDLE_BYTES, readBundle, type Bundle } from './bundle/read-bundle.js';
export { writeReadMe, type ReadMeInput } from './bundle/read-me.js';
export { recordCall, writeCalls, type RecordedCall } from './bundle/recorded-calls.js';
export { writeBundle, type BundleFile, type BundleInput } from './bundle/write-bundle.js';
export { hashBytes, hashJson, toCanonicalJson, type Hash } from './hash/canonical-json.js';
