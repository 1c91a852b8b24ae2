/**
 * Emphasis: how what the accent marks is painted, by strength. Words on the strong one are light (isSolid).
 */
export const emphasis = {
  none: {},
  /** Part of what is marked: on the way, compared, read. */
  soft: { fill: 'soft', stroke: 'accent' },
  /** The one thing that the picture is about. */
  strong: { fill: 'accent', stroke: 'accent' },
} as const
