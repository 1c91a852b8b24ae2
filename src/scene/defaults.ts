/**
 * Defaults of optional element properties: part of the language, so that every renderer agrees.
 */

/** Color tokens, sizes in pixels. */
export const defaults = {
  box: { fill: 'surface', stroke: 'muted' },
  text: { fill: 'ink', size: 16, align: 'start' },
  line: { stroke: 'muted' },
  path: { fill: 'none', stroke: 'muted' },
  circle: { fill: 'surface', stroke: 'muted' },
} as const
