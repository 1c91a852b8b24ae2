/**
 * Names in code, shortened where they have joints: `pgx.(*baseRows).Scan` as two lines, `pgx…` over `Scan`, or `pgx.(…`.
 */

/** A name in fewer pixels, the longest form first, each in one line or two. */
export function shortNames(name: string): string[][] {
  return [...halves(name), ...ends(name), ...beginnings(name)]
}

/** A name without its first letters, the longest first, an ellipsis before it: functions of one package begin alike. */
export const nameEnds = (name: string): string[] => {
  const letters = Array.from(name)
  return letters.map((_, index) => `…${letters.slice(index + 1).join('')}`)
}

/** A name in two lines, cut where names have joints: after a dot, a slash, a colon or an underscore. */
const halves = (name: string): string[][] =>
  [...name.matchAll(/[./:_]+/g)]
    .map(({ 0: joint, index }) => [name.slice(0, index + joint.length), name.slice(index + joint.length)])
    .filter(([, rest]) => rest !== '')

/** The first and the last part of a name that has three or more: its package and its function. */
const ends = (name: string): string[][] => {
  const parts = name.split(/[./:_]+/).filter((part) => part !== '')
  return parts.length < 3 ? [] : [[`${parts[0]}…`, parts.at(-1) ?? '']]
}

/** The beginning of a name, the longest first, at least four characters and an ellipsis. */
const beginnings = (name: string): string[][] => {
  const letters = Array.from(name)
  return Array.from({ length: Math.max(0, letters.length - 4) }, (_, index) => [
    `${letters.slice(0, letters.length - 1 - index).join('')}…`,
  ])
}
