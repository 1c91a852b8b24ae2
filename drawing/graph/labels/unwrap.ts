/**
 * Labels after the layout: words that were wrapped so that the whole fits get wider again where nothing is in the way.
 */
import type { Point, Rect } from '../../../src/geometry/rect.ts'
import type { Block } from '../../block.ts'
import type { LabelPlace, Layout, LayoutGroup } from '../model/graph.ts'
import { gap } from './place-labels.ts'

type Worded = { words: Block[]; layout: Layout }

/** `wider` gives the words of an edge at greater widths, the widest first; `groups` have the rooms of their titles. */
type Means = { wider: (edge: number) => Block[]; groups: readonly LayoutGroup[] }

/** Words and layout with fewer lines in labels; nodes, groups and the paths of edges stay. */
export function unwrapLabels({ words, layout }: Worded, { wider, groups }: Means): Worded {
  const [newWords, edges] = [[...words], [...layout.edges]]
  const inTheWay = thingsIn(layout, groups)
  for (const [index, edge] of layout.edges.entries()) {
    const old = words[index]
    if (edge.label === undefined || old === undefined || old.lines.length < 2) continue
    for (const block of wider(index).filter(({ lines }) => lines.length < old.lines.length)) {
      const label = grown(edge.label, block, edge.points)
      if (!isInside(label, layout.bounds) || !isFree(label, index, { ...inTheWay, edges })) continue
      newWords[index] = block
      edges[index] = { ...edge, label }
      break
    }
  }
  return { words: newWords, layout: { ...layout, edges } }
}

/** The label at its place, as large as its words: it keeps the side that faces its edge. */
const grown = (label: LabelPlace, { w, h }: Block, points: readonly Point[]): LabelPlace => {
  const { x, y, align } = label
  if (align !== 'middle')
    return { ...label, x: align === 'start' ? x : x + label.w - w, y: y + Math.round((label.h - h) / 2), w, h }
  const isAbove = piecesOf(points).some(
    ({ y: level, h: height }) => height === 0 && level - y - label.h < 8 && level > y,
  )
  return { ...label, x: x + Math.round((label.w - w) / 2), y: isAbove ? y + label.h - h : y, w, h }
}

const isInside = ({ x, y, w, h }: Rect, bounds: Rect): boolean =>
  x >= 0 && y >= 0 && x + w <= bounds.w && y + h <= bounds.h

/** How far labels keep from nodes and titles, from borders beside them and above or below, and from edges, in pixels. */
const apart = { solid: 8, besideWall: 12, underWall: 8, own: 4, foreign: 12, label: 12 }

type Things = { solid: Rect[]; borders: Rect[]; edges: Layout['edges'] }

const isFree = (label: Rect, own: number, { solid, borders, edges }: Things): boolean =>
  solid.every((rect) => gap(label, rect) >= apart.solid) &&
  borders.every((rect) => gap(label, rect) >= (rect.w === 0 ? apart.besideWall : apart.underWall)) &&
  edges.every(
    ({ points, label: other, ends = [] }, index) =>
      piecesOf(points).every((piece) => gap(label, piece) >= (index === own ? apart.own : apart.foreign)) &&
      [index === own ? undefined : other, ...ends].every(
        (rect) => rect === undefined || gap(label, rect) >= apart.label,
      ),
  )

const thingsIn = ({ nodes, groups: rects }: Layout, groups: readonly LayoutGroup[]): Omit<Things, 'edges'> => {
  const framed = groups.flatMap((group) => {
    const rect = rects.get(group.id)
    return rect === undefined ? [] : [{ ...group, rect }]
  })
  const titles = framed.flatMap(({ rect: { x, y, w }, head, aside }) => [
    ...(head === undefined ? [] : [{ x, y, ...head }]),
    ...(aside === undefined ? [] : [{ x: x + w - aside.w, y, ...aside }]),
  ])
  const borders = framed.flatMap(({ rect: { x, y, w, h }, rules = [] }) => [
    ...[0, h, ...rules].map((down) => ({ x, y: y + down, w, h: 0 })),
    ...[x, x + w].map((left) => ({ x: left, y, w: 0, h })),
  ])
  return { solid: [...nodes.values(), ...titles], borders }
}

const piecesOf = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: Math.abs(from.x - to.x),
      h: Math.abs(from.y - to.y),
    }
  })
