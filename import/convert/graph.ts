/**
 * A graph as data of the recipes that draw graphs, chosen by what is in it.
 */
import type { GraphModel, ModelEdge, ModelGroup, ModelNode } from '../models/graph.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { callouts, focus } from './emphasis.ts'
import { dataNames } from './names.ts'
import { type NodeShape, shapeNamed } from './shape-names.ts'

/** How a recipe sees shapes and edges. */
export type Notation = {
  recipe: string
  /** The kind of a node; undefined is the default kind, `lost` says that the shape is not in the picture. */
  node: (shape: NodeShape, node: ModelNode) => { kind?: string; lost?: boolean }
  edge?: (edge: ModelEdge) => string | undefined
  group?: (group: ModelGroup) => string | undefined
}

/** The data of a graph in a notation. */
export function graphData(model: GraphModel, conversion: Conversion, notation: Notation): DiagramData {
  const nodes = [...model.nodes.values()]
  const names = dataNames([...nodes, ...model.groups])
  const refOf = (id: string): string | undefined => names.get(id)?.ref
  const named = (id: string): object => {
    const { name, id: own } = names.get(id) ?? { name: id }
    return { ...(own === undefined ? {} : { id: own }), name }
  }
  const inside = (group: string | undefined): object => (group === undefined ? {} : { group: refOf(group) ?? group })
  return {
    ...conversion.heading(model),
    ...focus([...nodes, ...model.groups], refOf, conversion),
    nodes: nodes.map((node) => {
      const { kind, lost = false } = notation.node(shapeNamed(node.shape), node)
      if (lost) conversion.noteOnce(`the shape ${node.shape}`, node.at, node.label)
      return conversion.placed(node.at, {
        ...named(node.id),
        ...(kind === undefined ? {} : { kind }),
        ...given('tech', node.tech),
        ...given('note', node.note),
        ...inside(node.group),
      })
    }),
    edges: edgesOf(model, { conversion, notation, refOf }),
    ...(model.groups.length === 0
      ? {}
      : {
          groups: model.groups.map((group) => {
            const kind = notation.group?.(group)
            const own = { ...named(group.id), ...(kind === undefined ? {} : { kind }), ...given('note', group.note) }
            return conversion.placed(group.at, { ...own, ...inside(group.group) })
          }),
        }),
    ...callouts(model.remarks, refOf, conversion),
  }
}

type Context = { conversion: Conversion; notation: Notation; refOf: (id: string) => string | undefined }

const edgesOf = ({ edges }: GraphModel, { conversion, notation, refOf }: Context): object[] =>
  edges.flatMap((edge) => {
    const { from, to, label, tech, head, tail, stroke, at, ends } = edge
    if (stroke === 'invisible') {
      conversion.noteOnce('invisible links', at, `${from} ${to}`)
      return []
    }
    const kind = notation.edge?.(edge)
    if (kind === undefined && stroke !== 'normal') conversion.noteOnce(`${stroke} lines`, at, label ?? '')
    if (tail !== 'none') conversion.noteOnce('the second head of an arrow', at, label ?? '')
    if (head === 'none') conversion.noteOnce('lines without a head', at, label ?? '')
    if (head === 'cross' || head === 'circle') conversion.noteOnce('forms of arrow heads', at, label ?? '')
    const [start = '', end = ''] = ends ?? []
    if (start !== '' || end !== '') conversion.note('words at an end', at, `${start} ${end}`)
    const dress = { ...given('text', label), ...given('tech', tech), ...(kind === undefined ? {} : { kind }) }
    return [conversion.placed(at, { from: refOf(from) ?? from, to: refOf(to) ?? to, ...dress })]
  })

/** The way to draw a graph in a notation. */
export const graphWay = (model: GraphModel, notation: Notation): RecipeWay => ({
  recipe: notation.recipe,
  make: (conversion) => graphData(model, conversion, notation),
})
