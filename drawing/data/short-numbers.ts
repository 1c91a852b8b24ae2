/**
 * A short notation for many numbers, for samples of measurements.
 */

/** `10.5 6.1 16.6` is three numbers; any white space separates them. */
export const numbersIn = (words: string): number[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const value = Number(word.replace('−', '-'))
      if (word === '' || Number.isNaN(value)) throw new Error(`"${word}" is not a number`)
      return value
    })

/** Groups with their values, one a line: `Bare metal: 4.9 4.7 5.2`. A line without a name belongs to the one before. */
export function shortGroups(lines: string): { name: string; values: number[] }[] {
  const groups: { name: string; values: number[] }[] = []
  for (const line of lines.trim().split('\n')) {
    const [, name, words = ''] = /^(?:\s*([^:]*\S):)?(.*)$/.exec(line) ?? []
    if (name !== undefined) groups.push({ name, values: [] })
    groups.at(-1)?.values.push(...numbersIn(words))
  }
  return groups
}
