/**
 * Shapes of other languages of diagrams that no recipe gives a meaning: those of Mermaid's list and of Graphviz.
 */

import { fixed, near, padded, type Shape, within } from './fitted.ts'
import { lean } from './flow-outlines.ts'
import type { Outline } from './outline.ts'
import * as paper from './paper-outlines.ts'
import { diamondNeed, triangleNeed } from './pointed-needs.ts'
import * as polygon from './polygon-outlines.ts'
import * as symbol from './symbol-outlines.ts'
import { lid } from './system-outlines.ts'

const { strip, tag, apart } = paper

/** A document's wave takes this much of its height. */
const wave = 16

/** From words to the tip of a brace beside them, in pixels. */
const braced = symbol.braceWidth + 4

/** What is drawn beside or under words, close to them. */
const beside = (outline: Outline, { left, right }: { left: number; right: number }): Shape => ({
  ...padded(outline, { left: left - near.left, right: right - near.right }),
  hugs: { left, right },
})

/** Words in a circle. */
const round = (w: number, h: number): { w: number; h: number } => {
  const size = Math.max(96, Math.hypot(w, h) + 32)
  return { w: size, h: size }
}

export const foreignShapes = {
  'triangle-down': {
    ...within(symbol.triangleDown, { x: 0.25, y: 0.04, w: 0.5, h: 0.46 }, 'tips'),
    need: triangleNeed,
  },
  'sloped-box': padded(symbol.slopedBox, { top: symbol.slope }),
  card: padded(paper.card, { left: 4, top: 4 }),
  'loop-limit': padded(symbol.loopLimit, { left: 4, right: 4, top: 4 }),
  display: padded(symbol.display, { left: symbol.point - 4, right: 4 }),
  'stored-data': padded(symbol.storedData, { left: 4, right: symbol.curve }),
  disk: padded(symbol.disk, { top: 2 * lid + symbol.rim }),
  tape: padded(paper.tape, { top: wave, bottom: wave }),
  'lined-box': padded(paper.linedBox, { left: strip }),
  'divided-box': padded(paper.dividedBox, { top: strip }),
  'window-pane': padded(paper.windowPane, { left: strip, top: strip }),
  'tagged-box': padded(paper.taggedBox, { right: tag / 2, bottom: tag / 2 }),
  'stacked-box': padded(paper.stackedBox, { right: 2 * apart, top: 2 * apart }),
  documents: padded(paper.documents, { right: 2 * apart, top: 2 * apart, bottom: wave }),
  'tagged-document': padded(paper.taggedDocument, { right: tag / 2, bottom: wave + 4 }),
  'lined-document': padded(paper.linedDocument, { left: strip, bottom: wave }),
  brace: beside(symbol.braceLeft, { ...near, left: braced }),
  'brace-right': beside(symbol.braceRight, { ...near, right: braced }),
  braces: beside(symbol.braces, { left: braced, right: braced }),
  underline: beside(symbol.underline, near),
  bang: within(polygon.bang, { x: 0.2, y: 0.2, w: 0.6, h: 0.6 }, 'tips'),
  hourglass: fixed(symbol.hourglass, { w: 32, h: 32 }, 'tips'),
  bolt: fixed(symbol.bolt, { w: 32, h: 40 }, 'tips'),
  egg: within(polygon.egg, { x: 0.14, y: 0.24, w: 0.72, h: 0.6 }, 'tips'),
  house: padded(polygon.house, { top: polygon.roof - 8 }),
  'house-down': padded(polygon.houseDown, { bottom: polygon.roof - 8 }),
  pentagon: within(polygon.pentagon, { x: 0.17, y: 0.3, w: 0.66, h: 0.66 }, 'tips'),
  septagon: within(polygon.septagon, { x: 0.12, y: 0.2, w: 0.76, h: 0.66 }, 'tips'),
  octagon: padded(polygon.octagon, { left: 4, right: 4 }),
  'double-octagon': padded(polygon.doubleOctagon, { left: 8, right: 8, top: 4, bottom: 4 }),
  'triple-octagon': padded(polygon.tripleOctagon, { left: 12, right: 12, top: 8, bottom: 8 }),
  star: within(polygon.star, { x: 0.27, y: 0.36, w: 0.46, h: 0.34 }, 'tips'),
  pointer: padded(polygon.pointer, { right: lean }),
  chevron: padded(polygon.chevron, { left: lean, right: lean }),
  'arrow-right': padded(polygon.arrowRight, { right: lean, top: polygon.barb, bottom: polygon.barb }),
  'arrow-left': padded(polygon.arrowLeft, { left: lean, top: polygon.barb, bottom: polygon.barb }),
  callout: padded(polygon.callout, { bottom: polygon.speech }),
  cube: padded(polygon.block3d, { right: polygon.depth, top: polygon.depth }),
  'marked-box': padded(polygon.markedBox, { left: 4, right: 4 }),
  'marked-diamond': {
    outline: polygon.markedDiamond,
    words: (rect) => rect,
    need: (w, h) => diamondNeed(w + 16, h + 8, 1.7),
    ports: 'tips',
  },
  'marked-circle': { outline: polygon.markedCircle, words: (rect) => rect, need: round, ports: 'circle' },
} as const satisfies Record<string, Shape>
