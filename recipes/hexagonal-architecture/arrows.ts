/** The arrows around the core, and the words at those between adapters and ports. */
import { block, place, widest } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import type { LayeredArrow } from '../../drawing/layered/draw-arrows.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { isPort, type PortJoin } from './sides.ts'
import { protocolOf } from './surroundings.ts'

type Means = { isFocus: boolean; room: number; edges: readonly GraphEdge[]; sheet: Sheet }

/** An arrow between systems and adapters; two between adapters and ports, one of which is the dependency. */
export const arrowsOf = (
  { edge: item, ends, isBack, isImplementing }: PortJoin,
  { isFocus, room, edges, sheet }: Means,
): LayeredArrow[] => {
  const [left, right] = ends
  const look = { dashed: true, ...(isFocus ? { stroke: 'accent' as const } : {}) }
  if (left.kind !== 'port' && right.kind !== 'port')
    return [{ item, ends, back: isBack, isSilent: ends.some((end) => protocolOf(end, edges, sheet) !== undefined) }]
  // What implements says so of the dependency.
  const beside = { item, ends, room, isSilent: isImplementing }
  return [
    { ...beside, key: 'Call at run time', down: -8 },
    { ...beside, key: 'Source code dependency', down: 8, look, back: left.kind === 'port' },
  ]
}

/** The least and the most pixels for words beside the arrows at a port; beside a line up or down, `knows` needs more. */
const wordRoom = { least: 48, beside: 56, most: 144 }

const size = { arrow: 8, words: 6 } as const
const knows = { size: 14, bold: true } as const

/** Pixels that words beside the arrows at ports need, those of the data with their longest words whole. */
export const roomAtPorts = (joins: readonly PortJoin[]): number => {
  const words = joins.flatMap(({ edge, ends, isImplementing }) =>
    isImplementing && ends.some(isPort) ? wordsIn(edge.text ?? '') : [],
  )
  const atPorts = joins.flatMap(({ ends }) => (ends.some(isPort) ? ends.filter((end) => !isPort(end)) : []))
  const least = new Set(atPorts).size < atPorts.length ? wordRoom.beside : wordRoom.least
  return Math.min(wordRoom.most, Math.max(least, widest(words, knows) + 8))
}

/**
 * Says what the two arrows between an adapter and a port are: once at each side of the core, where the first without words
 * of their own are, unless words of the data do; and at each of the others what the data say of the dependency.
 */
export const nameArrows = (
  joins: readonly PortJoin[],
  rects: ReadonlyMap<object, Rect>,
  { isFocus, sheet }: { isFocus: boolean; sheet: Sheet },
): void => {
  const fill = isFocus ? 'accent' : 'muted'
  const placed = joins.flatMap((join) => {
    const [left, right] = join.ends.map((end) => rects.get(end))
    return left === undefined || right === undefined ? [] : [{ ...join, left, right }]
  })
  const room = roomAtPorts(joins)
  // Where there is more, lines go up and down right behind what words need.
  const roomOf = ({ left, right }: { left: Rect; right: Rect }): number => {
    const gap = right.x - left.x - left.w
    return gap > room + 24 ? room : Math.min(gap, room + 8)
  }
  for (const isLeft of [true, false]) {
    const own = placed
      .filter(({ ends: [left, right] }) => (isLeft ? right : left).kind === 'port')
      .toSorted((a, b) => a.left.y - b.left.y)
    const first = own.find(({ edge }) => edge.text === undefined)
    const isNamed = own.some(({ edge }) => edge.text !== undefined)
    for (const join of own) {
      const { left, edge, isImplementing } = join
      const middle = left.y + left.h / 2
      const at = { x: left.x + left.w, w: roomOf(join) }
      const over = block([{ text: isNamed ? undefined : 'calls', as: 'note' }])
      const text = join === first ? 'knows' : isImplementing ? edge.text : undefined
      const under = block([{ text, as: { ...knows, fill } }], at.w)
      const words = place(under, { ...at, y: middle + size.arrow + size.words, h: under.h })
      const called = place(over, { ...at, y: middle - size.arrow - size.words - 16, h: 16 })
      if (join === first) sheet.put('@arrows', [...called, ...words])
      else sheet.put(edge, words)
    }
  }
}
