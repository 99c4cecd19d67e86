// The maxima of the contract. Characters are Unicode code points, as JSON Schema counts them in `maxLength`.
// docs/server.md has them as a table; a test compares both.

/** Ids of journeys, papers, circuits, accounts and the like. */
export const MAX_ID_CHARACTERS = 200;

/** Ids of publications, which may contain a DOI of 300 characters. */
export const MAX_PUBLICATION_ID_CHARACTERS = 320;

/** Short names: of a circuit, a person, an organization, a file. */
export const MAX_NAME_CHARACTERS = 200;

/** Texts of one line: topics, queries, titles, addresses, list entries. */
export const MAX_LINE_CHARACTERS = 2000;

/** Texts of several paragraphs: statements, abstracts, descriptions, quotes. */
export const MAX_TEXT_CHARACTERS = 100_000;

/** The text of a whole paper; about five hundred pages. */
export const MAX_PAPER_CHARACTERS = 1_000_000;

/** The text of a report that is rendered as a PDF; about seven hundred pages. */
export const MAX_REPORT_CHARACTERS = 2_000_000;

/** A bibliography that is sent as text. */
export const MAX_BIBLIOGRAPHY_CHARACTERS = 5_000_000;

/** An uploaded paper or bibliography. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** A circuit as OpenQASM. */
export const MAX_PROGRAM_CHARACTERS = 100_000;

/** Tokens and codes of a sign-in. */
export const MAX_TOKEN_CHARACTERS = 8192;

/** The text about a person in a profile. */
export const MAX_BIOGRAPHY_CHARACTERS = 2000;

/** Ids of uploaded papers that a hypothesis or an experiment starts from. */
export const MAX_PAPERS = 100;

/** Papers of a literature review. */
export const MAX_REVIEW_PAPERS = 10_000;

/** Authors of a paper; the largest collaborations have about five thousand. */
export const MAX_AUTHORS = 10_000;

/** Other lists: claims, quotes, methods, founders, sections. */
export const MAX_ENTRIES = 500;

/** References of an article. */
export const MAX_REFERENCES = 5000;

/** Figures of a paper, and its tables. */
export const MAX_EXHIBITS = 40;

/** Points of a figure, and rows of a table. */
export const MAX_POINTS = 2000;

/** Columns of a table. */
export const MAX_COLUMNS = 40;

/** Fields of an object that may have fields beyond the contract. */
export const MAX_FIELDS = 100;

/** A field beyond the contract, or a raw result: its length as JSON. */
export const MAX_JSON_CHARACTERS = 1_000_000;

/** Levels of lists and objects in such a field. */
export const MAX_JSON_DEPTH = 60;
