// Recognizing proteins in topics.
export { topicHasProtein } from './proteins/topic-has-protein.js';
export { isUniProtAccession } from './proteins/uni-prot-accession.js';
