/**
 * Emphasis: how what the accent marks is painted, by strength. Words on the strong one are light (isSolid).
 */
export const emphasis = {
  none: {},
  /** A bar beside what is marked: pale with an edge, so that the marked one is seen without color too. */
  plain: { fill: 'rule', stroke: 'muted' },
  /** Part of what is marked: on the way, compared, read. */
  soft: { fill: 'soft', stroke: 'accent' },
  /** The one thing that the picture is about. */
  strong: { fill: 'accent', stroke: 'accent' },
} as const
