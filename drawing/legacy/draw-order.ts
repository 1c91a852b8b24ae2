/**
 * The order in which a picture's elements are drawn: fills, then strokes, then words, so that no later
 * fill covers a connector or a text.
 */
import type { Element } from '../../src/scene/scene.ts'

const layer = (element: Element): number => {
  switch (element.type) {
    case 'box':
    case 'circle':
      return 0
    case 'path':
      return element.fill === undefined || element.fill === 'none' ? 1 : 0
    case 'line':
      return 1
    case 'text':
      return 2
    default:
      return element satisfies never
  }
}

/** Elements sorted by layer; within a layer they keep the order given. */
export const inDrawOrder = (elements: Element[]): Element[] => elements.toSorted((a, b) => layer(a) - layer(b))
