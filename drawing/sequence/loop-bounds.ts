/** How often a loop runs, at least and at most, before its guard or alone: `(1, 3) no answer yet`, `(3)`, `(2, *)`. */

export type LoopBounds = { least: number; most: number; guard: string }

/** The bounds that a guard of a loop begins with, and the rest of it; one number alone is both. Undefined without bounds. */
export const loopBounds = (text: string): LoopBounds | undefined => {
  const [found, least, most = least, guard = ''] = /^\((\d+)(?:, ?(\d+|\*))?\)(?: +(.*))?$/.exec(text) ?? []
  if (found === undefined) return undefined
  return { least: Number(least), most: most === '*' ? Number.POSITIVE_INFINITY : Number(most), guard }
}

/** As UML writes them: `(1,3)`, and `(3)` for exactly three times. */
export const boundsInUml = ({ least, most }: LoopBounds): string =>
  `(${least === most ? least : `${least},${most === Number.POSITIVE_INFINITY ? '*' : most}`})`

/** In words: `3 times`, `1 to 3 times`. */
export const boundsInWords = ({ least, most }: LoopBounds): string => {
  if (least === most) return least === 1 ? 'once' : `${least} times`
  return `${least} to ${most === Number.POSITIVE_INFINITY ? 'any number of' : most} times`
}
