/**
 * The measures of an on-call schedule.
 */

/** Pixels: the plot, a bar, above and below bars, from a week's line to its date, lines of words below them, what the heading quotes, between columns, heads, and the width of names. */
export const size = {
  plot: [616, 560, 504, 448, 400, 320],
  bar: 20,
  air: 12,
  beside: 6,
  line: 20,
  claim: 20,
  gap: 16,
  head: 48,
  name: 144,
} as const
