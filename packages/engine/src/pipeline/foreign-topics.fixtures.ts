/** Queries and topics without papers in the bundled library. */
export const FOREIGN_TOPICS = [
  'football economics',
  'cooking pasta in salt water',
  'medieval French poetry',
  'tax law',
  'chess openings',
  'stock market trading strategies',
  'wedding photography tips',
  'Renaissance oil painting',
  'long-term football contracts',
  'gardening in small spaces',
  'basketball free throw percentage',
  'mortgage interest rates',
  'knitting patterns for children',
  'history of the printing press',
  'soccer player transfer market',
] as const;
