/**
 * Graphs drawn for tests: the scene, what is said about it, and the elements of each part of the data.
 */

import { type GraphDocument, graphForm } from '../drawing/data/graph.ts'
import { edgeKinds, groupKinds, nodeKinds } from '../drawing/data/graph-kinds.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { drawGraph } from '../drawing/graph/draw-graph.ts'
import type { AnyNotation } from '../drawing/graph/notation.ts'
import { plain } from '../drawing/graph/vocabulary.ts'
import type { Drawing, Warning } from '../drawing/outcome.ts'
import { type AnyRecipe, defineRecipe } from '../drawing/recipe.ts'
import type { Element, Scene } from '../src/scene/scene.ts'

export type DrawnGraph = {
  scene: Scene
  warnings: Warning[]
  /** The elements of the part at a path of the data. */
  part: (at: string) => Element[]
  words: string[]
}

/** Draws a graph, in the plain notation unless another is given; throws if it is refused. */
export function drawnGraph(data: object, notation: AnyNotation = plain as unknown as AnyNotation): DrawnGraph {
  const drawing = drawInNotation({ title: 'A graph', edges: [], ...data }, notation)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts, warnings } = drawing
  return {
    scene,
    warnings,
    part: (at) =>
      (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? []),
    words: scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  }
}

/** Draws a graph in a notation that no recipe is needed for; its kinds are those of the notation, and of the vocabulary. */
export function drawInNotation(document: unknown, notation: AnyNotation): Drawing {
  const recipe = defineRecipe({
    ...({ name: 'Graph', family: 'Flows' } as Parameters<typeof defineRecipe>[0]),
    data: graphForm(kindsOf(notation)),
    sample: { title: '', edges: [] },
    draw: (data, sheet) => drawGraph(data as GraphDocument, sheet, notation),
    describe: () => 'A graph.',
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
