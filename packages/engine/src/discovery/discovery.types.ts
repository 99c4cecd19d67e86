/** A document in which links are looked for: a paper, an abstract, a note. */
export interface DiscoveryDocument {
  /** Unique among the documents; a second one with the same id, or the same title and text, is not counted. */
  readonly id: string;
  /** @default '' */
  readonly title?: string;
  /** Abstract or whole text in English. An empty line ends a paragraph. */
  readonly text: string;
}

/** A passage of a document, letter for letter. */
export interface DiscoveryPassage {
  readonly documentId: string;
  /** Whether the offsets are those of the title or of the text. */
  readonly part: 'title' | 'text';
  /** Offsets in UTF-16 code units, `[start, end)`. */
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** What connects two terms that no document names together (Swanson's B). */
export interface Bridge {
  /** A noun phrase as the documents mostly write it. */
  readonly term: string;
  /** Number of documents that connect the bridge with the term that was asked for. */
  readonly documentsWithTerm: number;
  /** Number of documents that connect it with the linked term. */
  readonly documentsWithLink: number;
  /** The first passage of each of these documents: one sentence, or a sentence of a document whose title names the other. */
  readonly withTerm: readonly DiscoveryPassage[];
  readonly withLink: readonly DiscoveryPassage[];
}

/** How the number of bridges compares with other documents of the collection; see docs/methods/discovery.md. */
export interface BridgeChance {
  /** Bridges to expect if as many other documents were drawn at random as name the linked term. */
  readonly expected: number;
  /** Probability of at least as many bridges then: upper tail of the Poisson binomial distribution. */
  readonly probability: number;
}

/** A term that no document names with the one that was asked for, and what connects the two (Swanson's C). */
export interface DiscoveredLink {
  readonly term: string;
  /** Number of documents that name it. */
  readonly documents: number;
  /** All of them, those in most documents first. */
  readonly bridges: readonly Bridge[];
  /** Number of different documents that the bridges rest on. */
  readonly bridgeDocuments: number;
  /** Null if too few other documents were brought to compare with. */
  readonly chance: BridgeChance | null;
}

export interface DiscoveryOptions {
  /** Other names of the term, such as "omega-3" for "fish oil". @default none */
  readonly synonyms?: readonly string[];
  /** Fewest bridges of a link. @default 2 */
  readonly minBridges?: number;
  /** Leaves out links whose number of bridges chance gives with a larger probability, where it can be compared. @default 0.05 */
  readonly maxProbability?: number;
  /** @default 20 */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** What was found for a term. */
export interface FoundLinks {
  readonly term: string;
  /** Number of different documents. */
  readonly documents: number;
  /** Number of those that name the term. */
  readonly documentsWithTerm: number;
  /** Number of terms that could be linked; with many, some have an improbable number of bridges by chance. */
  readonly compared: number;
  /** Those with the most bridges first, then those whose number is least probable by chance. */
  readonly links: readonly DiscoveredLink[];
}
