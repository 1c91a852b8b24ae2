/**
 * A pipeline as a timetable: when each stage begins, which stages the total is made of, and what a failure leads to.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { isDrawable } from './drawable.ts'
import { candidatesIn, type Passages, passagesOf } from './passages.ts'
import { type StageSpan, spansOf } from './spans.ts'

/** An edge with the nodes that it joins. */
export type StageLink = { edge: GraphEdge; from: GraphNode; to: GraphNode }

/** A stage with the minutes after which it begins and ends. */
export type Stage = { node: GraphNode; start: number; end: number }

/**
 * `main` are the stages that the total is made of, `beside` run at the same time. `exits` are where failures lead, the
 * first one leftmost. Links: `begins` from the source, `after` into a stage from one beside it, `over` past stages, `fails`
 * from a stage to an exit, `between` exits, `back` to the source. `gates` take no minutes, `end` is where all leads, and `spans` are groups of stages.
 */
export type Timetable = Pick<Passages, 'gates' | 'end'> & {
  spans: StageSpan[]
  total: number
  source: GraphNode | undefined
  main: Stage[]
  beside: Stage[]
  exits: GraphNode[]
  follows: StageLink[]
  begins: StageLink[]
  after: StageLink[]
  over: StageLink[]
  fails: StageLink[]
  between: StageLink[]
  back: StageLink | undefined
}

/** Minutes until each node is done: its own, after the slowest of those that lead to it; what leads around is not followed. */
export const minutesUntil = (data: GraphDocument): Map<GraphNode, number> => {
  const links = linksOf(data).filter(({ edge }) => edge.kind === 'data')
  const done = new Map<GraphNode, number>()
  const until = (node: GraphNode, seen: readonly GraphNode[]): { minutes: number; isWhole: boolean } => {
    const known = done.get(node)
    if (known !== undefined) return { minutes: known, isWhole: true }
    const before = links.filter(({ to }) => to === node).map(({ from }) => from)
    const around = [...seen, node]
    const found = before.filter((each) => !around.includes(each)).map((each) => until(each, around))
    const isWhole = found.length === before.length && found.every((each) => each.isWhole)
    const minutes = exact((node.value ?? 0) + Math.max(0, ...found.map((each) => each.minutes)))
    if (isWhole) done.set(node, minutes)
    return { minutes, isWhole }
  }
  return new Map(data.nodes.map((node) => [node, until(node, []).minutes]))
}

/** Minutes without the error of sums of fractions: stages begin when others end. */
const exact = (minutes: number): number => Number(minutes.toFixed(6))

const linksOf = (data: GraphDocument): StageLink[] => {
  const names = new GraphNames(data)
  return data.edges.flatMap((edge): StageLink[] => {
    const [from, to] = [names.node(edge.from), names.node(edge.to)]
    return from === undefined || to === undefined ? [] : [{ edge, from, to }]
  })
}

/** The timetable of a pipeline; none if something in it has no place there. */
export function timetableOf(data: GraphDocument): Timetable | undefined {
  const { isFree, links, ...found } = stagesOf(data)
  return !isFree || linksOf(data).length < data.edges.length ? undefined : sorted(found, links)
}

/** The stages of a pipeline and what leads from one to another; `isFree`: nothing says where they are. */
export function stagesOf(data: GraphDocument): Found & { isFree: boolean; links: StageLink[] } {
  const all = linksOf(data)
  const until = minutesUntil(data)
  const stageOf = (node: GraphNode): Stage => ({
    node,
    start: exact((until.get(node) ?? 0) - (node.value ?? 0)),
    end: until.get(node) ?? 0,
  })
  const stages = data.nodes.filter(({ value = 0 }) => value > 0).map(stageOf)
  const candidates = candidatesIn(data.nodes, all)
  const main = mainOf(stages, [...all, ...candidates.map(({ past }) => past)])
  const { gates, end, links } = passagesOf(main, candidates, { nodes: data.nodes, links: all })
  const passed = new Set([...gates.map(({ node }) => node), end?.node])
  const untimed = data.nodes.filter((node) => (node.value ?? 0) <= 0 && !passed.has(node))
  const sources = untimed.filter((node) => !links.some(({ to, edge }) => to === node && edge.kind === 'data'))
  const source = sources.find((node) => links.some(({ from, edge }) => from === node && edge.kind === 'data'))
  const exits = untimed.filter((node) => node !== source)
  const beside = stages.filter((stage) => !main.some(({ node }) => node === stage.node))
  const total = Math.max(0, ...stages.map((stage) => stage.end))
  const spans = spansOf(data, { main, beside, gates })
  const isFree = spans !== undefined && data.direction === undefined && data.nodes.every(({ at }) => at === undefined)
  return { total, source, main, beside, exits, gates, end, spans: spans ?? [], isFree, links }
}

/** The stages that the last one to end waits for, each for the one that ends when it begins. */
const mainOf = (stages: Stage[], links: StageLink[]): Stage[] => {
  const main: Stage[] = []
  let last = stages.toSorted((a, b) => b.end - a.end)[0]
  while (last !== undefined && !main.includes(last)) {
    main.unshift(last)
    const { node, start } = last
    const isBefore = (stage: Stage): boolean =>
      stage.end === start &&
      links.some(({ from, to, edge }) => from === stage.node && to === node && edge.kind === 'data')
    last = stages.find(isBefore)
  }
  return main
}

type Found = Pick<Timetable, 'total' | 'source' | 'main' | 'beside' | 'exits' | 'gates' | 'end' | 'spans'>

/** Every link where it belongs; none if one belongs nowhere. */
const sorted = (found: Found, links: StageLink[]): Timetable | undefined => {
  const { source, main, beside, exits } = found
  const place = (node: GraphNode): number => main.findIndex((stage) => stage.node === node)
  const isBeside = (node: GraphNode): boolean => beside.some((stage) => stage.node === node)
  const isStage = (node: GraphNode): boolean => place(node) >= 0 || isBeside(node)
  const isForth = ({ edge }: StageLink): boolean => edge.kind === 'data'
  const rest = new Set(links)
  const take = (test: (link: StageLink) => boolean): StageLink[] => {
    const taken = [...rest].filter(test)
    for (const link of taken) rest.delete(link)
    return taken
  }
  const begins = take((link) => link.from === source && isForth(link) && isStage(link.to))
  const after = take(
    (link) => isForth(link) && isStage(link.from) && isStage(link.to) && (isBeside(link.from) || isBeside(link.to)),
  )
  const skips = new Set(
    links
      .filter((link) => isForth(link) && place(link.from) >= 0 && place(link.to) > place(link.from) + 1)
      .map(({ from }) => from),
  )
  const over = take((link) => isForth(link) && skips.has(link.from) && place(link.to) > place(link.from))
  const follows = take((link) => isForth(link) && place(link.from) >= 0 && place(link.to) === place(link.from) + 1)
  const fails = take((link) => !isForth(link) && isStage(link.from) && exits.includes(link.to))
  const between = take((link) => exits.includes(link.from) && exits.includes(link.to) && link.from !== link.to)
  const [back, ...more] = take((link) => exits.includes(link.from) && link.to === source && source !== undefined)
  const ordered = exits.toSorted((a, b) => firstFail(a, fails, found) - firstFail(b, fails, found))
  const table = { ...found, exits: ordered, begins, after, over, follows, fails, between, back }
  return rest.size === 0 && more.length === 0 && isDrawable(table) ? table : undefined
}

const firstFail = (exit: GraphNode, fails: StageLink[], { main, beside }: Pick<Found, 'main' | 'beside'>): number =>
  Math.min(
    ...fails.flatMap(({ from, to }) => {
      const stage = [...main, ...beside].find(({ node }) => node === from)
      return to === exit && stage !== undefined ? [stage.end] : []
    }),
    Number.MAX_VALUE,
  )
