/**
 * Columns that are computed from others of the same table: lines within the table, in free lanes at its right edge.
 */
import { type EntityData, isInner, ownersOf, type Relation } from '../../drawing/data/entities.ts'
import type { EntityView } from '../../drawing/graph/entity-view.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Path } from '../../src/scene/scene.ts'

/** Pixels: the shortest line beside words, from lane to lane, and from the last one to the edge of the table. */
const size = { least: 16, lane: 8, edge: 8 } as const

/** The edges within tables, by table, and those between tables. */
export const innerAndOuter = (data: EntityData): { inner: Map<object, Relation[]>; outer: Relation[] } => {
  const owners = ownersOf(data.nodes)
  const inner = new Map<object, Relation[]>()
  for (const edge of data.edges) {
    const owner = owners.find(edge.from)
    if (owner !== undefined && isInner(edge, owners)) inner.set(owner, [...(inner.get(owner) ?? []), edge])
  }
  return { inner, outer: data.edges.filter((edge) => !isInner(edge, owners)) }
}

const sourcesIn = (links: readonly Relation[]): string[] => [...new Set(links.map(({ from }) => from))]

/** How wide the lanes of links are, with the free edge of the table. */
export const lanesRoom = (links: readonly Relation[]): number =>
  links.length === 0 ? 0 : size.least + size.lane * (sourcesIn(links).length - 1) + size.edge

/** A table that is wider by the lanes of its links, and draws them; what comes from one column shares a lane. */
export const withInnerLinks = (
  view: EntityView,
  links: readonly Relation[],
  { sheet, lookOf }: { sheet: Sheet; lookOf: (edge: Relation) => Pick<Path, 'stroke'> },
): EntityView => {
  const sources = sourcesIn(links)
  if (sources.length === 0) return view
  const room = lanesRoom(links)
  return {
    ...view,
    w: up(view.w + room - 8, 8),
    draw: (rect) => {
      for (const link of links) {
        const [from, to] = [link.from, link.to].map((end) => rect.y + (view.ports.get(sheet.find(end)) ?? 0))
        if (from === undefined || to === undefined) continue
        const left = rect.x + rect.w - room
        const x = left + size.least + size.lane * sources.indexOf(link.from)
        const points = [
          { x: left, y: from },
          { x, y: from },
          { x, y: to },
          { x: left, y: to },
        ]
        sheet.put(link, [path(roundedPath(points, 4), { ...lookOf(link), arrow: true })], 'line')
      }
      return view.draw(rect)
    },
  }
}
