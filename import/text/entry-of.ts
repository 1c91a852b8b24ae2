/**
 * What a table has for a word of a text; undefined for every other one, also for those that each object knows, such as
 * `constructor`.
 */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
