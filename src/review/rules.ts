/**
 * The rules of good drawing that a machine can check, in order.
 *
 * R20 and R21 are kept by the code that draws (it knows the data), R23 by a person's eye.
 */
import type { Rule } from './finding.ts'
import { titleAndDescription } from './rules/r01-title-and-description.ts'
import { budget } from './rules/r02-budget.ts'
import { margins } from './rules/r03-margins.ts'
import { typeSize } from './rules/r04-type-size.ts'
import { typeScale } from './rules/r05-type-scale.ts'
import { textFitsShape } from './rules/r06-text-fits-shape.ts'
import { textClearOfText } from './rules/r07-text-clear-of-text.ts'
import { textClearOfStrokes } from './rules/r08-text-clear-of-strokes.ts'
import { arrowsEndOnEdges } from './rules/r09-arrows-end-on-edges.ts'
import { connectorsPassNodes } from './rules/r10-connectors-pass-nodes.ts'
import { grid } from './rules/r11-grid.ts'
import { crossingsAndBends } from './rules/r12-crossings-and-bends.ts'
import { textContrast } from './rules/r13-text-contrast.ts'
import { strokesCarry } from './rules/r14-strokes-carry.ts'
import { notByColourAlone } from './rules/r15-not-by-colour-alone.ts'
import { accentEconomy } from './rules/r16-accent-economy.ts'
import { looks } from './rules/r17-looks.ts'
import { connectorsSpeak } from './rules/r18-connectors-speak.ts'
import { order } from './rules/r19-order.ts'
import { spaceIsUsed } from './rules/r22-space-is-used.ts'
import { realContent } from './rules/r24-real-content.ts'

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
  notByColourAlone,
  accentEconomy,
  looks,
  connectorsSpeak,
  order,
  spaceIsUsed,
  realContent,
]
