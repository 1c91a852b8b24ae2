/**
 * A part of a graph: what is around one of its nodes or groups. Facts are computed on the whole graph; the part is what
 * is drawn of it.
 */
import { count } from '../../src/scene/count.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { GraphNames } from './graph-names.ts'
import type { GraphEdge, GraphGroup, GraphNode } from './graph-types.ts'
import { References, type Target } from './references.ts'

/** A node or a group by id or name, and what is up to `depth` edges away from it, in either direction. */
export type GraphPart = { around: string; depth: number }

/** The most edges that a part may reach. */
export const deepest = 20

/** What a part is taken of; edges may lead to fields of nodes, and there may be no groups. */
export type Whole = { nodes: GraphNode[]; edges: GraphEdge[]; groups?: GraphGroup[] | undefined }

/** The items of a part, fields of its nodes included, and a sentence about it; or why there is none. */
export type PartOutcome =
  | { ok: true; shown: ReadonlySet<object>; sentence: string }
  | { ok: false; findings: Finding[] }

type Item = GraphNode | GraphGroup

/** The part of a graph that `around` and `depth` name: with the groups around its nodes, and the edges between them. */
export function partOf(whole: Whole, { around, depth }: GraphPart, targets: Target[]): PartOutcome {
  const references = new References(targets)
  const owners = ownersOf(whole)
  const ends = whole.edges.map((edge) =>
    [edge.from, edge.to].map((reference) => owners.get(references.find(reference) ?? edge)),
  )
  const center = owners.get(references.find(around) ?? whole)
  if (center === undefined) {
    const problem = references.problem(around, 'a node or a group') ?? `${JSON.stringify(around)} is an edge`
    return { ok: false, findings: [{ at: '', problem: `around: ${problem}` }] }
  }
  const shown = within(whole, reached(itemsIn(center, whole), ends, depth))
  const isShown = (item: Item | undefined): boolean => item !== undefined && shown.has(item)
  whole.edges.forEach((edge, index) => {
    if (ends[index]?.every(isShown) === true) shown.add(edge)
  })
  const further = ends.filter((each) => each.some(isShown) && !each.every(isShown)).length
  for (const node of whole.nodes) if (shown.has(node)) for (const each of below(node)) shown.add(each)
  return { ok: true, shown, sentence: sentenceOf(whole, { center, depth, shown, further }) }
}

/** The node or group that each object of the data belongs to: fields of entities to their nodes. */
const ownersOf = ({ nodes, groups = [] }: Whole): Map<object, Item> => {
  return new Map([...nodes, ...groups].flatMap((item) => [item, ...below(item)].map((each) => [each, item] as const)))
}

/** What a node lists: its fields, where it is an entity. */
const below = (item: Item): object[] =>
  Object.values(item as Record<string, unknown>)
    .flat()
    .filter((each): each is object => typeof each === 'object' && each !== null)

/** A node, or a group with all that is in it. */
const itemsIn = (center: Item, { nodes, groups = [] }: Whole): Item[] => {
  const names = new GraphNames({ nodes: [], groups })
  const isInside = (item: Item): boolean => names.around(item).some((group) => group === center)
  return [center, ...[...nodes, ...groups].filter(isInside)]
}

/** The items at most `depth` edges away, in either direction. */
const reached = (start: Item[], ends: (Item | undefined)[][], depth: number): Set<Item> => {
  const neighbors = new Map<Item, Item[]>()
  const join = (from: Item | undefined, to: Item | undefined): void => {
    if (from !== undefined && to !== undefined) neighbors.set(from, [...(neighbors.get(from) ?? []), to])
  }
  for (const [from, to] of ends) {
    join(from, to)
    join(to, from)
  }
  const found = new Set(start)
  let last = start
  for (let step = 0; step < depth; step++) {
    last = [...new Set(last.flatMap((item) => neighbors.get(item) ?? []))].filter((item) => !found.has(item))
    for (const item of last) found.add(item)
  }
  return found
}

/** Items and all groups around them. */
const within = ({ groups = [] }: Whole, items: ReadonlySet<Item>): Set<object> => {
  const names = new GraphNames({ nodes: [], groups })
  return new Set([...items].flatMap((item) => [item, ...names.around(item)]))
}

type Summary = { center: Item; depth: number; shown: ReadonlySet<object>; further: number }

const sentenceOf = ({ nodes }: Whole, { center, depth, shown, further }: Summary): string => {
  const { length } = nodes.filter((node) => shown.has(node))
  const away = depth === 0 ? '' : ` and what is up to ${count(depth, 'step')} away`
  const rest = further === 0 ? '' : `; ${count(further, 'edge')} ${further === 1 ? 'leads' : 'lead'} further`
  return `Shown: ${center.name ?? center.id ?? ''}${away}, ${length} of ${count(nodes.length, 'node')}${rest}.`
}
