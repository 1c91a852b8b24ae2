/**
 * The order in which topics and groups are stacked: who reads a topic is below it, what a group publishes to below the
 * group. Dead-letter topics and what reads them stand beside.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { type Net, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'
import { isOutlet, isTopic } from './ladder.ts'

/** A row: one topic or group, the producers of the topic below, or what the group above writes to; and what stands beside it. */
export type Rung = { nodes: GraphNode[]; beside?: GraphNode }

/** Without dead letters and replays: what is published and read in the ordinary course of things. */
const usual = ({ nodes, edges }: Net): Net => ({ nodes, edges: edges.filter(({ kind }) => kind === 'data') })

export function rungsOf(net: Net): Rung[] {
  const ahead = usual(net)
  const aside = asideOf(net)
  const left = net.nodes.filter((node) => !aside.some((pair) => pair.includes(node)))
  const rungs: Rung[] = []
  const placed = new Set<GraphNode>()
  const put = (nodes: GraphNode[]): void => {
    if (nodes.length === 0) return
    for (const node of nodes) placed.add(node)
    rungs.push({ nodes })
  }
  const isNew = (node: GraphNode): boolean => left.includes(node) && !placed.has(node)
  /** A topic to retry from, to which the reader itself publishes, comes below it. */
  const isAwaited = (topic: GraphNode, reader: GraphNode): boolean =>
    isNew(topic) && !sourcesOf(topic, ahead).includes(reader)
  const putTopic = (topic: GraphNode): void => {
    const from = sourcesOf(topic, net).filter((node) => isNew(node) && sourcesOf(node, net).length === 0)
    for (const node of from) if (targetsOf(node, net).length > 1) put([node])
    put(from.filter(isNew))
    put([topic])
    const readers = targetsOf(topic, ahead).toSorted((a, b) => sourcesOf(a, ahead).length - sourcesOf(b, ahead).length)
    for (const reader of readers)
      if (isNew(reader) && sourcesOf(reader, ahead).every((each) => !isAwaited(each, reader))) putGroup(reader)
  }
  const putGroup = (group: GraphNode): void => {
    put([group])
    put(targetsOf(group, net).filter((each) => isNew(each) && isOutlet(each, net)))
    for (const topic of targetsOf(group, ahead)) if (isNew(topic)) putTopic(topic)
  }
  const topics = left.filter(isTopic)
  const isFirst = (topic: GraphNode): boolean =>
    sourcesOf(topic, ahead).every((node) => sourcesOf(node, net).length === 0)
  for (const topic of [...topics.filter(isFirst), ...topics]) if (isNew(topic)) putTopic(topic)
  for (const node of left) if (isNew(node)) putGroup(node)
  return withAside(rungs, aside, net)
}

type Pair = [topic: GraphNode, ...reader: GraphNode[]]

/** Topics of dead letters, each with the one group that reads nothing else, if there is one. */
const asideOf = (net: Net): Pair[] =>
  net.nodes.filter(isTopic).flatMap((topic): Pair[] => {
    const into = net.edges.filter(({ to }) => isNamed(topic, [to]))
    const [reader, ...readers] = targetsOf(topic, net)
    if (into.length !== 1 || into[0]?.kind !== 'failure' || readers.length > 0) return []
    if (reader === undefined) return [[topic]]
    const isOwn = sourcesOf(reader, net).length === 1 && !targetsOf(reader, net).some((each) => each === topic)
    return isOwn ? [[topic, reader]] : []
  })

/** Whether nothing stands beside a row, and no rail from the right comes to it through what would. */
const isFreeBeside = (row: number, rungs: readonly Rung[], { nodes, edges }: Net): boolean => {
  if (rungs[row]?.beside !== undefined) return false
  const rowOf = (reference: string): number =>
    rungs.findIndex((rung) => rung.nodes.some((each) => isNamed(each, [reference])))
  const isPublished = (reference: string): boolean => nodes.some((node) => isNamed(node, [reference]) && !isTopic(node))
  return !edges.some(({ from, to }) => {
    const [start, end] = [rowOf(from), rowOf(to)]
    if (!isPublished(from) || end < 0) return false
    // What stands beside, as a retry, comes back by a rail too.
    return start < 0 ? end === row : end !== start + 1 && (start === row || end === row)
  })
}

/** Each pair beside the rows below the group that its letters come from; below all where these are taken. */
const withAside = (rungs: Rung[], pairs: readonly Pair[], net: Net): Rung[] => {
  const all = [...rungs]
  for (const pair of pairs) {
    const [source] = sourcesOf(pair[0], net)
    const from = all.findIndex(({ nodes }) => source !== undefined && nodes.includes(source))
    const isFree = from >= 0 && pair.every((_, index) => isFreeBeside(from + 1 + index, all, net))
    if (isFree)
      pair.forEach((node, index) => (all[from + 1 + index] = { nodes: [], ...all[from + 1 + index], beside: node }))
    else for (const node of pair) all.push({ nodes: [node] })
  }
  return all
}
