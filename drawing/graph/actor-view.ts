/**
 * UML actors: stick figures over their names (UML 2.5.1, 18.1.4).
 */
import { block, place } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { paintOf } from './node-view.ts'
import type { NodeView } from './style.ts'

/** Pixels of a figure: its height, from its top to its waist, where edges end, and to its name. */
const figure = { h: 56, waist: 32, gap: 4 }

/** From the middle of a figure to its hands. */
const hand = (figure.h * 2) / 7

/** From the middle of a figure to where edges end: below its hands and clear of them, or else they would look like arms. */
const reach = hand + 4

/** Free pixels beside the name. */
const air = 4

/** An actor. Edges from the left and the right end under its hands, at the middle of its height; several end beside the figure and its name. */
export function actorView(node: GraphNode, { cap, sheet }: { cap: number; sheet: Sheet }): NodeView {
  const name = block([{ text: node.name, as: 'name' }], cap)
  const below = figure.h - figure.waist + figure.gap + name.h
  return {
    w: up(Math.max(2 * reach, name.w), 16),
    h: up(2 * below, 16),
    outline: 'pill',
    met: ({ x, y, w, h }) => {
      const [middle, top] = [x + w / 2, y + h / 2 - figure.waist]
      const words = { x: middle - name.w / 2 - air, y: top + figure.h }
      return [box(middle - reach, top, 2 * reach, figure.h), box(words.x, words.y, name.w + 2 * air, y + h - words.y)]
    },
    draw: ({ x, y, w, h }) => {
      const top = y + h / 2 - figure.waist
      return [
        ...shapeOf('actor').outline({ x, y: top, w, h: figure.h }, paintOf(node, sheet)),
        ...place(name, { x, y: top + figure.h + figure.gap, w, h: name.h }),
      ]
    },
  }
}
