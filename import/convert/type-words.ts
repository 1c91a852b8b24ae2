/**
 * Whether a word looks like a type, where a language does not say which of two words is the type.
 */

const primitives =
  /^(?:u?int\d*|integer|bigint|smallint|tinyint|long|short|byte|float\d*|double|decimal|number|numeric|string|str|text|varchar|char|bool|boolean|date|datetime|time|timestamp|uuid|void|any|object|map|list|array|set|enum|jsonb?|blob|bytes|(?:var)?binary)$/i

/** Built in, perhaps with a size, or capitalized, or with brackets. */
export const isType = (word: string): boolean =>
  primitives.test(word.replace(/\([\d, ]*\)$/, '').replaceAll(/[[\]?*]/g, '')) || /^\p{Lu}|[<[]/u.test(word)
