/**
 * A network worked out from its settings: which layers each takes from, the shapes between them, what every layer learns,
 * and what does not fit.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { LayerSettings, LayerSpec } from './layer-spec.ts'
import { type LayerOp, specOf } from './ops.ts'
import { areAlike, type ChannelAxis, type TensorShape, writeShape } from './shapes.ts'

/** A layer as a person writes it. */
export type NetworkLayer = LayerSettings & {
  id?: string | undefined
  name?: string | undefined
  op: LayerOp
  note?: string | undefined
  from?: string[] | undefined
  ties?: string | undefined
  block?: string | undefined
  part?: string | undefined
}

/** Layers that are repeated, each time with weights of their own. */
export type RepeatedBlock = { id?: string | undefined; name: string; times: number; note?: string | undefined }

export type NetworkData = {
  layers: NetworkLayer[]
  blocks?: RepeatedBlock[] | undefined
  channels: ChannelAxis
}

/** A layer worked out: the layers before it by number, their shapes, its own shape, its weights, and how often it is there. */
export type NetworkNode = {
  layer: NetworkLayer
  spec: LayerSpec
  from: number[]
  takes: TensorShape[]
  shape: TensorShape
  /** The weights that one copy works with, and those of them that it learns itself, in all copies. */
  own: number
  times: number
  params: number
}

/** Layers that are one part, such as an MLP, run by run, and what they learn together. */
export type NetworkPart = { name: string; runs: NetworkNode[][]; params: number }

export type Network = { nodes: NetworkNode[]; parts: NetworkPart[]; total: number; findings: Finding[] }

/** What a layer is called in a sentence. */
export const titleOf = ({ name, id, op }: NetworkLayer): string => name ?? id ?? specOf(op).title

/** The block that a layer is in. */
export const blockOf = ({ block }: NetworkLayer, blocks: readonly RepeatedBlock[] = []): RepeatedBlock | undefined =>
  block === undefined ? undefined : blocks.find(({ id, name }) => block === name || block === id)

const quote = (layer: NetworkLayer | undefined): string => (layer === undefined ? 'nothing' : `"${titleOf(layer)}"`)

/** Works out a network; layers that do not fit have the shape that they take. */
export function networkOf(data: NetworkData): Network {
  const nodes: NetworkNode[] = []
  const findings: Finding[] = []
  for (const [index, layer] of data.layers.entries()) {
    const from = givers(layer, index, data.layers)
    const takes = from.map((giver): TensorShape => nodes[giver]?.shape ?? [])
    const known = nodes.slice(0, index)
    const spec = specOf(layer.op)
    const result = spec.run({ set: layer, takes, axis: data.channels })
    const times = blockOf(layer, data.blocks)?.times ?? 1
    const bad = 'problem' in result
    if (bad)
      findings.push({
        at: `layers.${index}`,
        problem: told(
          layer,
          result.problem,
          from.map((giver) => known[giver]),
        ),
      })
    const own = bad ? 0 : result.params
    const params = layer.ties === undefined ? own * times : 0
    nodes.push({ layer, spec, from, takes, shape: bad ? (takes[0] ?? []) : result.shape, own, times, params })
  }
  findings.push(...tieFindings(data, nodes))
  const total = paramsOf(nodes)
  return {
    nodes,
    parts: partsOf(nodes),
    total,
    findings: [...findings, ...notRepeatable(data, nodes), ...tooMany(total)],
  }
}

/** The numbers of the layers that a layer takes from: those it names, or the one before it; an input takes from none. */
const givers = ({ op, from }: NetworkLayer, index: number, layers: readonly NetworkLayer[]): number[] => {
  if (op === 'input') return []
  if (from === undefined) return index === 0 ? [] : [index - 1]
  return from
    .map((name) => layers.findIndex((layer) => layer.id === name || layer.name === name))
    .filter((at) => at >= 0)
}

/** The problem with the names of both layers. */
const told = (layer: NetworkLayer, problem: string, from: readonly (NetworkNode | undefined)[]): string => {
  const gives = from.map((node) => `${quote(node?.layer)} gives ${writeShape(node?.shape ?? [])}`)
  const isPlain = /^(?:cannot|needs)|that is|which/.test(problem)
  return `${quote(layer)} ${problem}${gives.length === 0 ? '' : `${isPlain ? ':' : ', but'} ${gives.join(', ')}`}`
}

/** A layer can use the weights of another only if it has as many. */
const tieFindings = ({ layers }: NetworkData, nodes: readonly NetworkNode[]): Finding[] =>
  nodes.flatMap(({ layer, own }, index) => {
    const { ties } = layer
    if (ties === undefined) return []
    const giver = nodes[layers.findIndex(({ id, name }) => id === ties || name === ties)]
    if (giver === undefined || giver.own === own) return []
    const counts = [own, giver.own].map((count) => count.toLocaleString('en-US'))
    return [
      {
        at: `layers.${index}.ties`,
        problem: `${quote(layer)} has ${counts[0]} weights, ${quote(giver.layer)} ${counts[1]}`,
      },
    ]
  })

/** A block can follow itself only if it returns the shape that it takes. */
const notRepeatable = ({ blocks = [] }: NetworkData, nodes: readonly NetworkNode[]): Finding[] =>
  blocks.flatMap((block, index) => {
    const own = nodes.filter(({ layer }) => blockOf(layer, [block]) !== undefined)
    const [taken, given] = [own[0]?.takes[0], own.at(-1)?.shape]
    if (block.times === 1 || taken === undefined || given === undefined || areAlike(taken, given)) return []
    const [first, last] = [own[0]?.layer, own.at(-1)?.layer]
    const problem = `cannot follow itself: ${quote(last)} gives ${writeShape(given)}, but ${quote(first)} takes ${writeShape(taken)}`
    return [{ at: `blocks.${index}`, problem: `${JSON.stringify(block.name)} ${problem}` }]
  })

/** Beyond this, counts are no longer exact. */
const tooMany = (total: number): Finding[] =>
  Number.isSafeInteger(total) ? [] : [{ at: 'layers', problem: 'have more parameters than can be counted exactly' }]

/** All layers of one name are one part, wherever they are; what learns nothing and is of no part does not end a run of it. */
const partsOf = (nodes: readonly NetworkNode[]): NetworkPart[] => {
  const runsOf = new Map<string, NetworkNode[][]>()
  let before: NetworkLayer | undefined
  for (const node of nodes) {
    const { part, block } = node.layer
    if (part !== undefined) {
      const runs = runsOf.get(part) ?? []
      const last = before?.part === part && before.block === block ? runs.pop() : undefined
      runsOf.set(part, [...runs, [...(last ?? []), node]])
    }
    if (part !== undefined || node.params > 0) before = node.layer
  }
  return [...runsOf].map(([name, runs]) => ({ name, runs, params: paramsOf(runs.flat()) }))
}

/** What layers learn together. */
export const paramsOf = (nodes: readonly NetworkNode[]): number => nodes.reduce((sum, { params }) => sum + params, 0)
