/**
 * Draws a UML deployment diagram (UML 2.5.1, clause 19): devices and execution environments as cubes, artifacts with
 * their symbol, and copies that are behind the newest of their name.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { isInstance } from '../../drawing/graph/group-view.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { underlineOf } from '../../drawing/graph/underline.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path, text } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { cube, cubeDepth } from '../../drawing/shapes/cube.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { artifactOf, lagsIn } from './versions.ts'

/** Pixels: beside and above the words of an artifact, and its symbol, which stands for its keyword (UML 2.5.1, 19.4). */
const size = { beside: 16, above: 10, w: 12, h: 16, ear: 5 } as const

/** Draws what is deployed where. */
export function drawDeployment(data: GraphDocument, sheet: Sheet, notation: AnyNotation): void {
  const lags = lagsIn(data.nodes)
  const newest = new Map(
    lags.flatMap(({ behind, newest: latest }) => behind.map((node) => [node, artifactOf(latest).version])),
  )
  // Lines between nodes are communication paths, where no other kind says so.
  const { association, ...other } = notation.edges
  const isPlain = association !== undefined && data.edges.every(({ kind }) => kind === 'association')
  const edges = isPlain ? { ...other, association: { ...association, text: undefined } } : notation.edges
  drawGraph(data, sheet, {
    ...notation,
    edges: edges as AnyNotation['edges'],
    node: artifactView(newest, instancesIn(data)),
  })
  const [first] = lags
  if (first === undefined) return
  for (const name of ['behind', 'old', 'latest', 'artifact']) sheet.prove(name, ...first.behind)
  sheet.prove('copies', ...first.copies)
}

/** The version that is behind, and what it is behind of; how wide both may be before they wrap, in pixels. */
const [behindAs, ofAs] = [
  { size: 16, bold: true, fill: 'negative' },
  { size: 14, fill: 'negative' },
] as const
const widestVersions = 192
const larger = block([{ text: '✗', as: behindAs }]).h - block([{ text: '✗', as: 'note' }]).h

/** The version of a copy, and what it is behind of: large where it has room in one line, and both on one where that has room. */
const laggingWords = (tech: string | undefined, newest: string | undefined, cap: number) => {
  if (newest === undefined)
    return { said: tech, of: undefined, both: 0, as: 'note', isBeside: false, lower: 0 } as const
  // A version in the name is said.
  const [said, of] = [tech === undefined ? '✗' : `✗ ${tech}`, `not ${newest}`]
  const both = widthOf(said, behindAs) + 8 + widthOf(of, ofAs)
  const isShort = widthOf(said, behindAs) <= cap
  const as = isShort ? behindAs : ({ ...behindAs, size: 14 } as const)
  return { said, of, both, as, isBeside: isShort && both <= widestVersions, lower: isShort ? larger / 2 : 0 } as const
}

/** The nodes that are instances: what is deployed in them is one too, whose name is underlined (UML 2.5.1, 19.4.4). */
const instancesIn = ({ groups }: GraphDocument): GraphGroup[] =>
  groups.filter(({ kind, name }) => (kind === 'device' || kind === 'environment') && isInstance(name))

/** An artifact with its symbol; one that is behind is in the color of what is bad, and says what it is behind of. */
const artifactView =
  (newest: ReadonlyMap<GraphNode, string | undefined>, instances: readonly GraphGroup[]): DrawNode<GraphNode> =>
  (node, { cap, sheet, small }) => {
    if ((node.lines ?? []).length > 0) return undefined
    if (node.kind === 'device') return deviceView(node, { cap, sheet, small })
    if (node.kind !== 'artifact') return undefined
    const isBehind = newest.has(node)
    const isIn = instances.some((group) => isNamed(group, [node.group ?? '']))
    const { said, of, both, as, isBeside, lower } = laggingWords(node.tech, newest.get(node), cap)
    const nameWidth = block([{ text: node.name ?? node.id, as: 'item' }], cap).w
    const words = block(
      [
        { text: node.name ?? node.id, as: 'item' },
        { text: said, as },
        { text: isBeside ? undefined : of, as: ofAs },
        { text: node.note, as: small },
      ],
      cap,
    )
    return {
      // The symbol is beside the name.
      w: up(Math.max(96, nameWidth + size.above + size.w, words.w, isBeside ? both : 0) + 2 * size.beside, 16),
      h: up(words.h + 2 * size.above, 16),
      outline: 'box',
      draw: (rect) => {
        const inside = { ...rect, x: rect.x + size.beside, w: rect.w - 2 * size.beside }
        // Names are at one height, however large the words under them are.
        const written = place(words, { ...inside, y: rect.y + lower }, { align: 'start' })
        const version = written.find((each) => each.type === 'text' && each.size === behindAs.size)
        const x = inside.x + widthOf(said ?? '', behindAs) + 8
        return [
          // UML draws an artifact as a classifier, with square corners.
          cells(rect, isBehind && !sheet.isFocus(node) ? { stroke: 'negative' } : paintOf(node, sheet)),
          symbol(inside.x + inside.w - size.w, inside.y + size.above),
          ...(isIn ? underlined(written) : written),
          // Both versions are on one line, as they are compared.
          ...(isBeside && version?.type === 'text' ? [text(x, version.y + (isIn ? underRoom : 0), of, ofAs)] : []),
        ]
      },
    }
  }

/** How far the name and what is under it move apart for the line between them, in pixels. */
const underRoom = 2

/** Words with a line under the last one of their name. */
const underlined = (words: Element[]): Element[] => {
  const name = words.findLast((each) => each.type === 'text' && each.bold === true && each.fill === undefined)
  if (name?.type !== 'text') return words
  const spread = words.map((each) =>
    each.type === 'text' ? { ...each, y: each.y + (each.y > name.y ? underRoom : -underRoom) } : each,
  )
  return [...spread, underlineOf({ ...name, y: name.y - underRoom })]
}

/** What something runs on and nothing is shown in: a cube in its rectangle. */
const deviceView: DrawNode<GraphNode> = (node, { cap, sheet, small }) => {
  const words = block(
    [
      { text: '«device»', as: small },
      { text: node.name ?? node.id, as: 'item' },
      { text: node.tech, as: small },
      { text: node.note, as: small },
    ],
    cap,
  )
  return {
    w: up(Math.max(96, words.w + 2 * size.beside + cubeDepth), 16),
    h: up(words.h + 2 * size.beside + cubeDepth, 16),
    outline: 'box',
    draw: ({ x, y, w, h }) => {
      const front = { x, y: y + cubeDepth, w: w - cubeDepth, h: h - cubeDepth }
      return [...cube(front, paintOf(node, sheet)), ...place(words, front)]
    },
  }
}

/** A sheet of paper with an ear. */
const symbol = (x: number, y: number): Path =>
  path(
    `M ${x} ${y} H ${x + size.w - size.ear} L ${x + size.w} ${y + size.ear} V ${y + size.h} H ${x} Z M ${x + size.w - size.ear} ${y} V ${y + size.ear} H ${x + size.w}`,
    { stroke: 'muted' },
  )
