/**
 * Graphs drawn for tests: the scene, what is said about it, and the elements of each part of the data.
 */

import type { AnyNotation } from '../drawing/graph/notation.ts'
import { plain } from '../drawing/graph/vocabulary.ts'
import type { Warning } from '../drawing/outcome.ts'
import type { Element, Scene } from '../src/scene/scene.ts'
import { drawDocument } from './draw-document.ts'

export type DrawnGraph = {
  scene: Scene
  warnings: Warning[]
  /** The elements of the part at a path of the data. */
  part: (at: string) => Element[]
  words: string[]
}

/** Draws a graph, in the plain notation unless another is given; throws if it is refused. */
export function drawnGraph(data: object, notation: AnyNotation = plain as unknown as AnyNotation): DrawnGraph {
  const drawing = drawDocument({ title: 'A graph', edges: [], ...data }, notation)
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
