/**
 * A graph as data of the recipes that draw graphs: strokes, heads, words at ends, shapes and the direction as written.
 */
import type { GraphModel, ModelEdge, ModelGroup, ModelNode } from '../models/graph.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { directionOf, groupDirectionOf } from './direction.ts'
import { dressingOf, whenDressed } from './dressed.ts'
import { callouts } from './emphasis.ts'
import { edgesOf, refsOf } from './graph-edges.ts'
import { partsOf } from './label-parts.ts'
import { type DataName, dataNames, inOwnLines, oneLine } from './names.ts'
import { plainKind } from './shape-kinds.ts'
import { type NodeShape, shapeNamed } from './shape-names.ts'
import type { StyleMeaning } from './styles.ts'

/** How a recipe sees shapes and edges. */
export type RecipeNotation = {
  recipe: string
  /** The kind of a node; without one, the kind that is drawn as its shape; undefined is the default kind. */
  node: (shape: NodeShape, node: ModelNode) => { kind?: string | undefined; lost?: boolean; unnamed?: boolean }
  edge?: (edge: ModelEdge) => string | undefined
  group?: (group: ModelGroup) => string | undefined
  /** Whether its nodes have looks, and remarks or lines under their names. */
  looks?: boolean
  /** Whether its groups need no names. */
  bareGroups?: boolean
}

/** The data of a graph in a notation. */
export function graphData(model: GraphModel, conversion: Conversion, notation: RecipeNotation): DiagramData {
  const nodes = [...model.nodes.values()].map((node) =>
    notation.looks === true ? { ...node, ...partsOf(node, kindOf(node, notation)) } : node,
  )
  // What is drawn without words is referred to by an id.
  const silent = [
    ...nodes.filter((node) => isSilent(node, notation)),
    ...model.groups.filter((group) => isBare(group, notation)),
  ].filter(({ id }) => !isId.test(id))
  const names = dataNames(
    [...nodes, ...model.groups],
    [...model.edges.map(({ label }) => label), ...silent.map(({ id }) => id)],
  )
  const refOf = (id: string): string | undefined => names.get(id)?.ref
  const refs = { node: refOf, edge: refsOf(model.edges, refOf) }
  const { lines, ...styles } = dressingOf({ ...model, nodes }, refs, { conversion, hasLooks: notation.looks === true })
  const inside = (group: string | undefined): object => (group === undefined ? {} : { group: refOf(group) ?? group })
  return {
    ...conversion.heading(model),
    ...styles.data,
    ...(lines.focus.length === 0 ? {} : { focus: lines.focus }),
    ...directionOf(model.direction),
    nodes: nodes.map((node) =>
      conversion.placed(node.at, {
        ...nodeOf(node, { conversion, notation, names }),
        ...inside(node.group),
        ...styles.marks.get(node.id),
      }),
    ),
    edges: edgesOf(model, { conversion, notation, refOf, lines }),
    ...groupsOf(model, { conversion, notation, names, frames: styles.frames }, inside),
    ...callouts(model.remarks, refOf, conversion),
  }
}

type Context = { conversion: Conversion; notation: RecipeNotation; names: Map<string, DataName> }

/** What an item is called, in the lines of its label; what is silent has an id alone. */
const called = ({ id, label }: Pick<ModelNode, 'id' | 'label'>, names: Map<string, DataName>, isBare: boolean) => {
  const { name, id: own } = names.get(id)!
  if (isBare && isId.test(own ?? id)) return { id: own ?? id }
  return { ...(own === undefined ? {} : { id: own }), name: name === oneLine(label) ? inOwnLines(label) : name }
}

const nodeOf = (node: ModelNode, { conversion, notation, names }: Context): object => {
  const shape = shapeNamed(node.shape)
  const drawn = kindOf(node, notation)
  if (drawn === undefined && notation.node(shape, node).lost === true)
    conversion.noteOnce(`the shape ${node.shape}`, node.at, node.label)
  return {
    ...called(node, names, isSilent(node, notation)),
    ...(drawn === undefined ? {} : { kind: drawn }),
    ...given('tech', node.tech),
    ...given('note', node.note),
    ...(node.lines === undefined ? {} : { lines: node.lines }),
  }
}

/** The kind that a node is drawn as. */
const kindOf = (node: ModelNode, notation: RecipeNotation): string | undefined => {
  const shape = shapeNamed(node.shape)
  const { kind, lost = false } = notation.node(shape, node)
  return lost ? plainKind(shape) : kind
}

/** What refers to something without a name. */
const isId = /^[a-z][a-z0-9-]{0,31}$/

/** Whether a node is a mark without words of its own. */
const isSilent = (node: ModelNode, notation: RecipeNotation): boolean =>
  notation.node(shapeNamed(node.shape), node).unnamed === true && (node.label === '' || node.label === node.id)

/** Whether a frame has no words, where frames need none. */
const isBare = ({ label }: ModelGroup, { bareGroups = false }: RecipeNotation): boolean =>
  bareGroups && oneLine(label) === ''

const groupsOf = (
  { groups, direction }: GraphModel,
  { conversion, notation, names, frames }: Context & Pick<StyleMeaning, 'frames'>,
  inside: (group: string | undefined) => object,
): object =>
  groups.length === 0
    ? {}
    : {
        groups: groups.map((group) => {
          const kind = notation.group?.(group)
          const own = {
            ...called(group, names, isBare(group, notation)),
            ...(kind === undefined ? {} : { kind }),
            ...given('note', group.note),
          }
          return conversion.placed(group.at, {
            ...own,
            ...groupDirectionOf(group.direction, { graph: direction, conversion }),
            ...inside(group.group),
            ...frames.get(group.id),
          })
        }),
      }

/** The way to draw a graph in a notation. */
export const graphWay = (model: GraphModel, notation: RecipeNotation): RecipeWay => ({
  recipe: notation.recipe,
  make: (conversion) => graphData(model, conversion, notation),
  ...whenDressed(model.nodes.values(), model.groups, model.edges),
})
