/** External entities have square corners, as data-flow diagrams draw them; in the key too. */
import type { GraphDocument } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Element } from '../../src/scene/scene.ts'

const squared = (element: Element): Element => {
  if (element.type !== 'box') return element
  const { type: _, x, y, w, h, fill = 'surface', stroke = 'muted', dashed } = element
  return square({ x, y, w, h }, { fill, stroke, ...(dashed === undefined ? {} : { dashed }) })
}

/** Gives what is outside of the system, in the picture and in the key, square corners. */
export function squareEntities({ nodes }: GraphDocument, sheet: Sheet): void {
  const outside = nodes.filter(({ kind }) => kind === 'source' || kind === 'sink')
  for (const piece of sheet.pieces)
    if (outside.some((node) => node === piece.item)) piece.elements = piece.elements.map(squared)
  for (const entry of sheet.keyEntries.filter(({ text }) => text === 'External entity')) {
    const { sample } = entry
    entry.sample = (rect) => sample(rect).map(squared)
  }
}
