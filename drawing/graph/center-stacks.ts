/**
 * What stands above each other, joined by nothing but straight links from one to the next, has one axis; and what a frame
 * holds is in its middle if nothing joins it to what is outside. Places that nothing asks for look as if they meant something.
 */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { bottomOf, contains, grow, overlap, type Point, type Rect, union } from '../../src/geometry/rect.ts'
import type { GraphDocument } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { snap } from '../rect.ts'
import { segmentsOf } from './even-frames.ts'
import { groupId, nodeId } from './layout-ids.ts'
import { mapEdge, turnedLayout } from './map-layout.ts'

/** Ids from an item outward to the page. */
type WayOut = string[]

/** Which items are in which, and the items at the ends of each edge, as ways outward. */
type Tree = { items: Map<string, WayOut>; ends: [WayOut, WayOut][] }

const page = 'page'

/** A layout whose stacks, of rows or of columns, have one axis, and whose closed frames hold what is inside in their middle. */
export function centerStacks(layout: Layout, data: GraphDocument): Layout {
  if (data.groups.length === 0) return layout
  const tree = treeOf(data)
  const stacked = centered(turnedLayout(centered(layout, tree, stackMoves)), tree, stackMoves)
  return centered(turnedLayout(stacked), tree, middleMoves)
}

const treeOf = (data: GraphDocument): Tree => {
  const names = new GraphNames(data)
  const outward = (each: { group?: string | undefined }): WayOut => [...names.around(each).map(groupId), page]
  const ids = new Map<object, string>([
    ...data.nodes.map((node, index): [object, string] => [node, nodeId(node, index)]),
    ...data.groups.map((each): [object, string] => [each, groupId(each)]),
  ])
  const items = new Map(
    [...data.nodes, ...data.groups].map((each): [string, WayOut] => [
      ids.get(each)!,
      [ids.get(each)!, ...outward(each)],
    ]),
  )
  const pathOf = (reference: string): WayOut => {
    const end = names.end(reference)
    return items.get(ids.get(end?.node ?? end?.group ?? {}) ?? '') ?? [page]
  }
  return { items, ends: data.edges.map(({ from, to }) => [pathOf(from), pathOf(to)]) }
}

/** How far items and edges move across; all that is in an item goes along. */
type Moves = { items: Map<string, number>; edges: Map<number, number> }

/** The kids of an item: all that stands in it directly. */
type Family = { id: string; kids: { id: string; place: Rect }[]; tree: Tree; layout: Layout }

const centered = (layout: Layout, tree: Tree, movesOf: (family: Family) => Moves | undefined): Layout =>
  [page, ...layout.groups.keys()].reduce((at, id) => {
    const moves = movesOf({ id, kids: kidsOf(id, tree, at), tree, layout: at })
    return moves === undefined ? at : (moved(at, tree, moves, at.groups.get(id) ?? at.bounds) ?? at)
  }, layout)

const kidsOf = (id: string, { items }: Tree, { nodes, groups }: Layout): Family['kids'] =>
  [...items].flatMap(([kid, path]) => {
    const place = nodes.get(kid) ?? groups.get(kid)
    return path[1] === id && place !== undefined ? [{ id: kid, place }] : []
  })

/** The kid of an item that holds an end; undefined outside of it. */
const kidAt = (path: WayOut, id: string): string | undefined => path[path.indexOf(id) - 1]

const middle = ({ x, w }: Rect): number => x + w / 2

/** All to the axis of the widest, links too; undefined where it is no stack of such links. */
const stackMoves = ({ id, kids, tree, layout }: Family): Moves | undefined => {
  const down = kids.toSorted((a, b) => a.place.y - b.place.y)
  const isStack = down.every(({ place }, at) => at === 0 || bottomOf(down[at - 1]!.place) <= place.y)
  const widest = down.toSorted((a, b) => b.place.w - a.place.w)[0]
  if (!isStack || widest === undefined || !kids.some((kid) => layout.groups.has(kid.id))) return undefined
  const axis = middle(widest.place)
  const order = new Map(down.map((kid, at) => [kid.id, at]))
  const edges = new Map<number, number>()
  const linked = new Set<number>()
  for (const [index, [from, to]] of tree.ends.entries()) {
    const [a, b] = [kidAt(from, id), kidAt(to, id)]
    if (a === b) continue
    const [first, last] = [a, b].map((kid) => order.get(kid ?? '') ?? NaN).toSorted((x, y) => x - y) as [number, number]
    const points = layout.edges[index]?.points ?? []
    const isLink = points.length === 2 && points[0]!.x === points[1]!.x && from[0] === a && to[0] === b
    if (!isLink || last - first !== 1 || linked.has(first)) return undefined
    linked.add(first)
    edges.set(index, axis - points[0]!.x)
  }
  return linked.size === 0
    ? undefined
    : { items: new Map(down.map((kid) => [kid.id, axis - middle(kid.place)])), edges }
}

/** All inside to the middle of the frame; undefined where an edge leads in or out, or its title may be in the way. */
const middleMoves = ({ id, kids, tree, layout }: Family): Moves | undefined => {
  const frame = layout.groups.get(id)
  if (frame === undefined || tree.ends.some(([from, to]) => isInside(from, id) !== isInside(to, id))) return undefined
  const own = tree.ends.flatMap(([from], index) => (isInside(from, id) ? [index] : []))
  const inside = union([...kids.map(({ place }) => place), ...own.flatMap((index) => extentOf(layout.edges[index]))])
  if (inside === undefined || inside.y < frame.y + head) return undefined
  const by = snap(middle(frame) - middle(inside), 4)
  return { items: new Map(kids.map((kid) => [kid.id, by])), edges: new Map() }
}

/** How high a title may be, and the air around what is moved. */
const [head, air] = [32, 8]

const isInside = (path: WayOut, id: string): boolean => path.indexOf(id) > 0

/** What an edge and its words cover. */
const extentOf = (edge: EdgePlace | undefined): Rect[] =>
  edge === undefined
    ? []
    : [...segmentsOf(edge), ...[edge.label, ...(edge.ends ?? [])].filter((each) => each !== undefined)]

/** The layout with all of that moved; undefined where nothing moves, or it would leave its frame or meet what stays. */
const moved = (layout: Layout, { items, ends }: Tree, moves: Moves, within: Rect): Layout | undefined => {
  const byOf = (path: WayOut): number | undefined => moves.items.get(path.find((id) => moves.items.has(id)) ?? '')
  const byEdge = ends.map(([from, to], index) => moves.edges.get(index) ?? (byOf(from) === byOf(to) ? byOf(from) : NaN))
  const joints = layout.joints.map((joint) => ({ joint, by: new Set(joint.edges.map((edge) => byEdge[edge])) }))
  const all = [...moves.items.values(), ...byEdge]
  if (!all.some((by) => by) || all.includes(NaN) || joints.some(({ by }) => by.size > 1)) return undefined
  const shifted = (places: ReadonlyMap<string, Rect>): Map<string, Rect> =>
    new Map([...places].map(([id, place]) => [id, right(place, byOf(items.get(id) ?? []) ?? 0)]))
  const edges = layout.edges.map((edge, index) => {
    const by = byEdge[index] ?? 0
    return by === 0 ? edge : mapEdge(edge, { point: (at) => right(at, by), words: (at) => right(at, by) })
  })
  const now = {
    ...layout,
    nodes: shifted(layout.nodes),
    groups: shifted(layout.groups),
    edges,
    joints: joints.map(({ joint, by }) => right(joint, [...by][0] ?? 0)),
  }
  const rectsOf = (isMoved: boolean): Rect[] => [
    ...[...now.nodes].flatMap(([id, place]) => ((byOf(items.get(id) ?? []) !== undefined) === isMoved ? [place] : [])),
    ...edges.flatMap((edge, index) => ((byEdge[index] !== undefined) === isMoved ? extentOf(edge) : [])),
  ]
  const stays = rectsOf(false)
  const isFree = rectsOf(true).every(
    (rect) => contains(within, rect) && !stays.some((other) => overlap(grow(rect, air), other)),
  )
  return isFree ? now : undefined
}

const right = <Place extends Point>(place: Place, by: number): Place => ({ ...place, x: place.x + by })
