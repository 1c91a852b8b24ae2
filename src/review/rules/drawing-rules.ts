/**
 * The rules that can block and are the drawing's to keep, in order. The others that can block judge words: what a title
 * and a description say, and whether content is real.
 */

import { margins } from './r03-margins.ts'
import { typeSize } from './r04-type-size.ts'
import { textFitsShape } from './r06-text-fits-shape.ts'
import { textClearOfText } from './r07-text-clear-of-text.ts'
import { textClearOfStrokes } from './r08-text-clear-of-strokes.ts'
import { arrowsEndOnEdges } from './r09-arrows-end-on-edges.ts'
import { connectorsPassNodes } from './r10-connectors-pass-nodes.ts'
import { textContrast } from './r13-text-contrast.ts'
import { strokesCarry } from './r14-strokes-carry.ts'
import { notByColorAlone } from './r15-not-by-color-alone.ts'
import { order } from './r19-order.ts'
import type { Rule } from './rule.ts'

export const drawingRules: readonly Rule[] = [
  margins,
  typeSize,
  textFitsShape,
  textClearOfText,
  textClearOfStrokes,
  arrowsEndOnEdges,
  connectorsPassNodes,
  textContrast,
  strokesCarry,
  notByColorAlone,
  order,
]
