/**
 * Labels after the layout: words that were wrapped so that the whole fits get wider again where nothing is in the way.
 */

import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { LabelPlace, Layout, LayoutEdge, LayoutGroup, LayoutOptions, Size } from '../model/graph.ts'
import { roomsOfTitles } from '../place/title-rooms.ts'
import { bordersOf, marksOf } from './label-edges.ts'
import { gap, strokesOf } from './place-labels.ts'

/** Words as the layout sees them: their size, and how many lines they take. */
type Words = Size & { lines: readonly unknown[] }

type Worded<Wrapped extends Words> = { words: Wrapped[]; layout: Layout }

/**
 * `wider` gives the words of an edge at greater widths, the widest first; `edges` say which ends have marks, `groups` the
 * sizes of their titles.
 */
type Means<Wrapped extends Words> = Setting & {
  wider: (edge: number) => Wrapped[]
}

type Setting = {
  edges: readonly LayoutEdge[]
  groups: readonly LayoutGroup[]
  lanes?: LayoutOptions['lanes'] | undefined
}

/** Words and layout with fewer lines in labels; nodes, groups and the paths of edges stay. */
export function unwrapLabels<Wrapped extends Words>(
  { words, layout }: Worded<Wrapped>,
  means: Means<Wrapped>,
): Worded<Wrapped> {
  const [newWords, edges] = [[...words], [...layout.edges]]
  const inTheWay = thingsIn(layout, means)
  for (const [index, edge] of layout.edges.entries()) {
    const old = words[index]
    if (edge.label === undefined || old === undefined || old.lines.length < 2) continue
    for (const block of means.wider(index).filter(({ lines }) => lines.length < old.lines.length)) {
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
const grown = (label: LabelPlace, { w, h }: Size, points: readonly Point[]): LabelPlace => {
  const { x, y, align } = label
  if (align !== 'middle')
    return { ...label, x: align === 'start' ? x : x + label.w - w, y: y + Math.round((label.h - h) / 2), w, h }
  const isAbove = strokesOf(points).some(
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
      strokesOf(points).every((piece) => gap(label, piece) >= (index === own ? apart.own : apart.foreign)) &&
      [index === own ? undefined : other, ...ends].every(
        (rect) => rect === undefined || gap(label, rect) >= apart.label,
      ),
  )

const thingsIn = (
  { nodes, groups: rects, edges: laid }: Layout,
  { edges, groups, lanes }: Setting,
): Omit<Things, 'edges'> => {
  const framed = groups.flatMap((group) => {
    const rect = rects.get(group.id)
    return rect === undefined ? [] : [{ group, rect }]
  })
  const titles = framed.flatMap(({ group, rect }) =>
    roomsOfTitles({ ...group, isRow: lanes === 'rows' && group.parent === undefined }, rect),
  )
  return {
    solid: [
      ...nodes.values(),
      ...titles.map(({ room }) => room),
      ...laid.flatMap(({ points }, index) => marksOf(points, edges[index] ?? {})),
    ],
    borders: framed.flatMap(({ group, rect }) => bordersOf(rect, group.rules)),
  }
}
