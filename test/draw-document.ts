/**
 * Draws a graph in a notation, without a recipe: what importers read, and graphs that no recipe is for.
 */
import { type GraphDocument, graphForm } from '../drawing/data/graph.ts'
import { edgeKinds, groupKinds, nodeKinds } from '../drawing/data/graph-kinds.ts'
import { namesOf } from '../drawing/data/named.ts'
import { count, enumerate } from '../drawing/describe.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { drawGraph } from '../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../drawing/graph/edge-clauses.ts'
import type { AnyNotation } from '../drawing/graph/notation.ts'
import type { Drawing } from '../drawing/outcome.ts'
import { type AnyRecipe, defineRecipe } from '../drawing/recipe.ts'

/** `name`: what the diagram is called in its accessible title. */
type DocumentOptions = { name?: string }

/**
 * Draws `document`: a graph with a title, as data of graph recipes have them. Kinds are those of the notation, default
 * first, and of the vocabulary. Refuses only what contradicts itself or no scene can hold; never throws for any document.
 */
export function drawDocument(
  document: unknown,
  notation: AnyNotation,
  { name = 'Graph' }: DocumentOptions = {},
): Drawing {
  const recipe = defineRecipe({
    ...({ name, family: 'Flows' } as Parameters<typeof defineRecipe>[0]),
    data: graphForm(kindsOf(notation)),
    sample: { title: '', edges: [] },
    draw: (data, sheet) => drawGraph(data as GraphDocument, sheet, notation),
    describe,
  })
  return drawRecipe(recipe as unknown as AnyRecipe, document)
}

/** The kinds of a notation; those of the vocabulary where it names none. */
const kindsOf = ({
  kinds = [],
  edgeKinds: edges = [],
  groupKinds: groups = [],
  unnamed = [],
  unnamedGroups,
}: AnyNotation) => ({
  kinds: listOf(kinds, nodeKinds),
  edgeKinds: listOf(edges, edgeKinds),
  groupKinds: listOf(groups, groupKinds),
  unnamed,
  ...(unnamedGroups === undefined ? {} : { unnamedGroups }),
})

const listOf = (own: readonly string[], all: readonly [string, ...string[]]): readonly [string, ...string[]] => {
  const [first, ...rest] = own
  return first === undefined ? all : [first, ...rest]
}

const describe = ({ nodes, edges, groups }: GraphDocument): string => {
  const inside = groups.length === 0 ? '' : ` in ${count(groups.length, 'group')} (${enumerate(namesOf(groups))})`
  const joined =
    edges.length === 0 ? '' : `, ${count(edges.length, 'edge')}: ${enumerate(edgeClauses({ nodes, edges }))}`
  return `${count(nodes.length, 'node')}${inside}: ${enumerate(namesOf(nodes), 12)}${joined}.`
}
