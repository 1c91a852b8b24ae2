/**
 * The rules that can block, in order: what a drawing must satisfy before it is shown.
 */

import { titleAndDescription } from './r01-title-and-description.ts'
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
import { realContent } from './r24-real-content.ts'
import type { Rule } from './rule.ts'

export const blockingRules: readonly Rule[] = [
  titleAndDescription,
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
  realContent,
]
