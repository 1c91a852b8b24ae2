/** What must hold across the layers of a network: settings that a layer knows, names of layers before it, shapes that fit. */
import type { Finding } from '../../src/scene/findings.ts'
import type { LayerSetting } from './layer-spec.ts'
import { type NetworkData, type NetworkLayer, networkOf, type RepeatedBlock } from './network.ts'
import { specOf } from './ops.ts'

const settings: readonly LayerSetting[] = [
  'in',
  'out',
  'kernel',
  'stride',
  'padding',
  'groups',
  'heads',
  'kvHeads',
  'bias',
  'shape',
  'params',
]

/** Layers that take from any number of others, from two, and from one or two. */
const joins: ReadonlySet<NetworkLayer['op']> = new Set(['add', 'multiply', 'concat'])

/** What is wrong with a layer after those before it. */
export const layerProblem = (
  layer: NetworkLayer,
  before: readonly NetworkLayer[],
): { [field: string]: string } | undefined => {
  const inside = before.some(({ block }) => block !== undefined && block === layer.block)
  const apart = inside && before.at(-1)?.block !== layer.block
  return (
    givenTo(layer, before) ??
    settingsOf(layer) ??
    (apart ? { block: 'the layers of a block follow each other' } : undefined)
  )
}

/** Blocks have layers. */
export const blockProblem = ({ id, name }: RepeatedBlock, { layers }: NetworkData): { name: string } | undefined =>
  layers.some(({ block }) => block === name || (block !== undefined && block === id))
    ? undefined
    : { name: 'has no layers' }

/** What does not fit; only where every layer is right for itself. */
export const checkShapes = (data: NetworkData): Finding[] =>
  data.layers.every((layer, index) => layerProblem(layer, data.layers.slice(0, index)) === undefined)
    ? networkOf(data).findings
    : []

const settingsOf = (layer: NetworkLayer): { [field: string]: string } | undefined => {
  const { needs = [], may = [], title } = specOf(layer.op)
  const missing = needs.find((key) => layer[key] === undefined)
  if (missing !== undefined) return { [missing]: `${title} needs it` }
  const unknown = settings.find((key) => layer[key] !== undefined && !needs.includes(key) && !may.includes(key))
  return unknown === undefined ? undefined : { [unknown]: `${title} has no such setting` }
}

const isIn = (layers: readonly NetworkLayer[], name: string): boolean =>
  layers.some((layer) => layer.name === name || layer.id === name)

const givenTo = (
  { op, from, ties }: NetworkLayer,
  before: readonly NetworkLayer[],
): { [field: string]: string } | undefined => {
  if (op === 'input') return from === undefined ? undefined : { from: 'an input takes from no layer' }
  if (from === undefined && before.length === 0)
    return { op: 'the first layer is an input (op: input), with its shape' }
  const later = from?.findIndex((name) => !isIn(before, name)) ?? -1
  if (later >= 0) return { [`from.${later}`]: 'must be a layer before this one' }
  if (ties !== undefined && !isIn(before, ties)) return { ties: 'must be a layer before this one' }
  const count = from?.length ?? 1
  if (joins.has(op) && count < 2) return { from: 'needs the names of two layers or more' }
  const most = joins.has(op) ? 8 : op === 'attention' || op === 'other' ? 4 : 1
  return count > most ? { from: `takes from ${most === 1 ? 'one layer' : `${most} layers at most`}` } : undefined
}
