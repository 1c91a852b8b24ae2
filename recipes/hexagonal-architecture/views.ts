/** How ports and what is around the core look. */
import { block, place, widest } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { shapeView, wordWidth } from '../../drawing/graph/node-view.ts'
import type { SmallRole } from '../../drawing/legible-words.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'

type Kind = 'component' | 'port' | 'external' | 'database'

type Means = { isLeft: boolean; least: number; tech: string | undefined; cap: number; sheet: Sheet; small: SmallRole }

/** In pixels: the marker of a port, its name behind the edge of the core, and words of systems that stay whole. */
export const marker = { w: 16, h: 32 }
const [inset, longest] = [24, 112]

export const portAt = (x: number, y: number) => box(x, y, marker.w, marker.h, { fill: 'surface', stroke: 'ink' })

// What is outside is named by the heads over it: a mark of its own would be that of a predefined process elsewhere.
const shapes = { component: 'box', external: 'box', database: 'cylinder' } as const

/** The code of the core's neighbors is named as such and breaks before its capitals; names of systems keep their words. */
export const viewOf = (node: GraphNode<Kind>, { isLeft, least, ...means }: Means) => {
  const { kind, name } = node
  if (kind === 'port') return portView(node, { isLeft, least, cap: means.cap })
  if (kind === 'component') return shapeView(node, { ...means, shape: shapes[kind], as: 'letters' })
  return shapeView(node, {
    ...means,
    shape: shapes[kind],
    as: 'label',
    cap: Math.max(means.cap, wordWidth(name, longest, 'label')),
  })
}

/** A marker that adapters meet, and the name on the inside of it, broken where its parts begin if the page asks for that. */
const portView = ({ name = '' }: GraphNode, { isLeft, least, cap }: Pick<Means, 'isLeft' | 'least' | 'cap'>) => {
  const words = block([{ text: name, as: 'code' }], Math.max(cap, widest(piecesOf(name), 'code')))
  return {
    w: Math.max(least, words.w + inset),
    h: Math.max(marker.h, words.h),
    draw: ({ x, y, w, h }: Rect) => [
      portAt(isLeft ? x : x + w - marker.w, y + (h - marker.h) / 2),
      ...place(words, { x: x + inset, y, w: w - 2 * inset, h }, { align: isLeft ? 'start' : 'end' }),
    ],
  }
}
