/**
 * Breaks: where a line is longer than it is drawn.
 */
import type { Element } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

/** Half the width of a break, half its height, and by how much its edges slant. */
const gap = { x: 8, y: 4, slant: 4 } as const

/** Two slanted strokes and nothing between them: what is left out of a line. */
export const breakAt = (x: number, y: number): Element[] => {
  const [left, right] = [x - gap.x, x + gap.x]
  const edge = (at: number): string => `${left} ${at + gap.slant / 2} L ${right} ${at - gap.slant / 2}`
  const [over, under] = [y - gap.y, y + gap.y]
  return [
    path(`M ${edge(over)} V ${under - gap.slant / 2} L ${left} ${under + gap.slant / 2} Z`, {
      fill: 'surface',
      stroke: 'none',
    }),
    path(`M ${edge(over)} M ${edge(under)}`, { stroke: 'muted' }),
  ]
}
