/**
 * The rules of good drawing that a machine can check, in order.
 */
import type { Rule } from './finding.ts'
import { margins } from './rules/r03-margins.ts'
import { typeSize } from './rules/r04-type-size.ts'
import { typeScale } from './rules/r05-type-scale.ts'
import { textFitsShape } from './rules/r06-text-fits-shape.ts'
import { textClearOfText } from './rules/r07-text-clear-of-text.ts'
import { textClearOfStrokes } from './rules/r08-text-clear-of-strokes.ts'
import { arrowsEndOnEdges } from './rules/r09-arrows-end-on-edges.ts'
import { textContrast } from './rules/r13-text-contrast.ts'

export const rules: readonly Rule[] = [
  margins,
  typeSize,
  typeScale,
  textFitsShape,
  textClearOfText,
  textClearOfStrokes,
  arrowsEndOnEdges,
  textContrast,
]
