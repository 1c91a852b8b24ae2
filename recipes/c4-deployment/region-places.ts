/**
 * Places of regions, or zones of one, that run the same: columns beside each other, what is the same in both at the same height,
 * what leads to them over them, what they lead to under them.
 */
import { mean, sum } from 'd3-array'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { leadingTo, reachedFrom } from '../../drawing/data/neighbors.ts'

type Places = Map<GraphNode, readonly [column: number, row: number]>

/** More columns than a page has room for. */
const most = 6

/** How deep regions that run the same may be: regions, their zones, racks or clusters in these. */
const depths = [1, 2, 3]

/** The places of all nodes, one column for each region if it is to be narrow; none where no two regions run the same. */
export function regionPlaces(data: GraphDocument, isNarrow = false): Places | undefined {
  const names = new GraphNames(data)
  for (const depth of depths) {
    const signs = signsOf(data, names, depth)
    const regions = twinsIn(data, names, { signs, depth })
    if (regions.length > 1) return placesOf(data, { names, signs, regions, depth }, isNarrow)
  }
  return undefined
}

type Twins = { names: GraphNames; signs: Signs; regions: GraphNode[][]; depth: number }

const placesOf = (
  data: GraphDocument,
  { names, signs, regions, depth }: Twins,
  isNarrow: boolean,
): Places | undefined => {
  const inside = regions.flat()
  const links = data.edges.flatMap(({ from, to, kind }) => {
    const [start, end] = [names.node(from), names.node(to)]
    return start === undefined || end === undefined || kind === 'replication' ? [] : [{ start, end }]
  })
  const ranks = rowsOf(inside, links, signs)
  const inOrder = [...ranks].toSorted(([, a], [, b]) => a - b)
  const rows = isNarrow ? new Map(inOrder.map(([sign], index) => [sign, index])) : ranks
  const levels = [...new Set(rows.values())].toSorted((a, b) => a - b)
  const inRow = (own: readonly GraphNode[], level: number): GraphNode[] =>
    own.filter((node) => rows.get(signs.get(node) ?? '') === level)
  const widths = regions.map((own) => Math.max(...levels.map((level) => inRow(own, level).length)))
  const columns = sum(widths)
  if (columns > most) return undefined
  const { over, under } = outsideOf(inside, links, data)
  const isAround = (node: GraphNode): boolean => depth > 1 && names.around(node).length > 0
  const [outer, near] = [over.filter((node) => !isAround(node)), over.filter(isAround)]
  const rowsFor = (nodes: readonly GraphNode[]): number => Math.ceil(nodes.length / columns)
  const first = 1 + rowsFor(outer) + rowsFor(near)
  const means = { links, columns, places: new Map() }
  for (const [index, own] of regions.entries())
    for (const [level, of] of levels.entries())
      placeRow(
        inRow(own, of),
        { row: first + level, from: 1 + sum(widths.slice(0, index)), width: widths[index] },
        means,
      )
  placeOutside(near, 1 + rowsFor(outer), means)
  placeOutside(outer, 1, means)
  const below = [under.filter(isAround), under.filter((node) => !isAround(node))] as const
  placeOutside(below[0], first + levels.length, means)
  placeOutside(below[1], first + levels.length + rowsFor(below[0]), means)
  return means.places
}

/** What is in each region that runs the same as another beside it, or a part of it. */
const twinsIn = (
  { nodes, groups }: GraphDocument,
  names: GraphNames,
  { signs, depth }: Pick<Twins, 'signs' | 'depth'>,
): GraphNode[][] => {
  const all = groups.map((region) => nodes.filter((node) => names.around(node).at(-depth) === region))
  const isTwin = (one: readonly GraphNode[], other: readonly GraphNode[]): boolean => {
    const shared = one.filter((node) => other.some((each) => signs.get(each) === signs.get(node)))
    return shared.length > 1 && 2 * shared.length > Math.min(one.length, other.length)
  }
  return all.filter((own) => all.some((other) => other !== own && isTwin(own, other)))
}

/** What leads to regions or has nothing to do with them, and what they use, with what uses that too. */
const outsideOf = (inside: readonly GraphNode[], links: Links, data: GraphDocument) => {
  const [leading, reached] = [leadingTo(inside, data), reachedFrom(inside, data)]
  const isUsed = (node: GraphNode): boolean => reached.has(node) && !leading.has(node) && !inside.includes(node)
  const isOver = (node: GraphNode): boolean =>
    leading.has(node) || (!isUsed(node) && !links.some(({ start, end }) => start === node && isUsed(end)))
  const outside = data.nodes.filter((node) => !inside.includes(node))
  return { over: outside.filter(isOver), under: outside.filter((node) => !isOver(node)) }
}

type Means = { links: Links; columns: number; places: Places }

/** A row in the order of what its nodes are joined to: in the middle of its columns, or over or under these. */
const placeRow = (
  nodes: readonly GraphNode[],
  { row, from, width }: { row: number; from?: number; width?: number | undefined },
  { links, columns, places }: Means,
): void => {
  const meanOf = (node: GraphNode): number | undefined =>
    mean(links.flatMap(({ start, end }) => places.get(start === node ? end : end === node ? start : node)?.[0] ?? []))
  const usual = from ?? (columns + 1) / 2
  const wanted = nodes.map((node) => ({ node, at: meanOf(node) ?? usual })).toSorted((a, b) => a.at - b.at)
  const near = (sum(wanted, ({ at }) => at) - sum(wanted.keys())) / wanted.length
  const beside = Math.max(1, Math.min(columns + 1 - wanted.length, Math.round(2 * near) / 2))
  const begin = from === undefined || width === undefined ? beside : from + (width - wanted.length) / 2
  for (const [index, { node }] of wanted.entries()) places.set(node, [begin + index, row])
}

const placeOutside = (nodes: readonly GraphNode[], top: number, means: Means): void => {
  const { columns } = means
  for (let at = 0; at < nodes.length; at += columns)
    placeRow(nodes.slice(at, at + columns), { row: top + at / columns }, means)
}

/** What tells the same in several regions: its name, or its kind and the groups that it is in within its region. */
const signsOf = ({ nodes }: GraphDocument, names: GraphNames, depth: number): Signs => {
  const signs = new Map<GraphNode, string>()
  for (const node of nodes) {
    const around = names.around(node)
    const inner = around.slice(0, -depth).map(({ name }) => name)
    const isShared = nodes.some(
      (other) => other !== node && other.name === node.name && names.around(other).at(-depth) !== around.at(-depth),
    )
    const sign = isShared ? `${node.name}` : `${node.kind} ${inner.join(' ')}`
    signs.set(node, sign)
  }
  return signs
}

type Links = readonly { start: GraphNode; end: GraphNode }[]
type Signs = ReadonlyMap<GraphNode, string>

/** The row of each sign: under all that leads to it in its region, and what nothing leads to over what it leads to. */
const rowsOf = (inside: readonly GraphNode[], links: Links, signs: Signs): Map<string, number> => {
  const rows = new Map(inside.map((node) => [signs.get(node) ?? '', 0]))
  const pairs = links
    .filter(({ start, end }) => inside.includes(start) && inside.includes(end))
    .map(({ start, end }) => [signs.get(start) ?? '', signs.get(end) ?? ''] as const)
    .filter(([start, end]) => start !== end)
  for (let round = 0; round < rows.size; round++)
    for (const [start, end] of pairs)
      rows.set(end, Math.min(rows.size, Math.max(rows.get(end) ?? 0, (rows.get(start) ?? 0) + 1)))
  for (const sign of rows.keys()) {
    const ends = pairs.flatMap(([start, end]) => (start === sign ? [rows.get(end) ?? 0] : []))
    const isEntered =
      pairs.some(([, end]) => end === sign) || links.some(({ end }) => signs.get(end) === sign && inside.includes(end))
    if (!isEntered && ends.length > 0) rows.set(sign, Math.min(...ends) - 1)
  }
  return rows
}
