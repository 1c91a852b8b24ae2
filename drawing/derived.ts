/**
 * Names in braces, `{total}`, stand for values that a recipe derives from its data.
 */

/** The words with known names in braces replaced by their values; other braces stay. */
export function quoteDerived(words: string, values: Record<string, string>): string {
  return words.replace(/\{([a-z][A-Za-z0-9]*)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}
