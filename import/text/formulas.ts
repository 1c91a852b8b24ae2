/**
 * Formulas in labels, in words: by code of its own, which is loaded for a text that may have one.
 */
let reader: ((text: string) => string) | undefined

/** Loads what reads formulas, if a text may have one; without a text for any. */
export async function loadFormulas(text = '$$'): Promise<void> {
  if (/\$\\?\$/.test(text)) reader ??= (await import('./tex.ts')).plainFormulas
}

/** A text with its formulas in words; the same text where it has none. */
export const plainFormulas = (text: string): string => (text.includes('$$') ? (reader?.(text) ?? text) : text)
