/**
 * The rules of good drawing that a machine can check, in order.
 *
 * R20 and R21 are kept by the code that draws (it knows the data), R23 by a person's eye.
 */

import { titleAndDescription } from './r01-title-and-description.ts'
import { budget } from './r02-budget.ts'
import { margins } from './r03-margins.ts'
import { typeSize } from './r04-type-size.ts'
import { typeScale } from './r05-type-scale.ts'
import { textFitsShape } from './r06-text-fits-shape.ts'
import { textClearOfText } from './r07-text-clear-of-text.ts'
import { textClearOfStrokes } from './r08-text-clear-of-strokes.ts'
import { arrowsEndOnEdges } from './r09-arrows-end-on-edges.ts'
import { connectorsPassNodes } from './r10-connectors-pass-nodes.ts'
import { grid } from './r11-grid.ts'
import { crossingsAndBends } from './r12-crossings-and-bends.ts'
import { textContrast } from './r13-text-contrast.ts'
import { strokesCarry } from './r14-strokes-carry.ts'
import { notByColorAlone } from './r15-not-by-color-alone.ts'
import { accentEconomy } from './r16-accent-economy.ts'
import { looks } from './r17-looks.ts'
import { connectorsSpeak } from './r18-connectors-speak.ts'
import { order } from './r19-order.ts'
import { spaceIsUsed } from './r22-space-is-used.ts'
import { realContent } from './r24-real-content.ts'
import type { Rule } from './rule.ts'

export const rules: readonly Rule[] = [
  titleAndDescription,
  budget,
  margins,
  typeSize,
  typeScale,
  textFitsShape,
  textClearOfText,
  textClearOfStrokes,
  arrowsEndOnEdges,
  connectorsPassNodes,
  grid,
  crossingsAndBends,
  textContrast,
  strokesCarry,
  notByColorAlone,
  accentEconomy,
  looks,
  connectorsSpeak,
  order,
  spaceIsUsed,
  realContent,
]
