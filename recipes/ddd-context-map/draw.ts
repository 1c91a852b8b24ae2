/**
 * Draws a context map: which end of a relation is upstream and which downstream, the patterns there, and a wall where a
 * context translates what it gets.
 */
import { badge } from '../../drawing/badge.ts'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { lookOf } from '../../drawing/graph/edge-view.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath, towards } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bendRadius, type EdgePlace } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Path } from '../../src/scene/scene.ts'
import { isTranslated, isUpward } from './reach.ts'

/** Pixels: the radius of a letter's circle, how far it and a wall are from the context, and half of a wall. */
const size = { r: 9, letter: 16, wall: 36, across: 9, thick: 4 } as const

/** Up to so many relations have a letter at both ends; of more the upstream end alone, or no scene had room for the letters. */
const mostAtBothEnds = 30

const supplyOf = (edges: readonly GraphEdge[]): GraphEdge[] => edges.filter(({ kind }) => kind === 'supplies')

/** Draws contexts and relations; `stopped` are those whose wall stops the change. */
export function drawContexts(
  data: GraphDocument,
  sheet: Sheet,
  { stopped, ...notation }: AnyNotation & { stopped: readonly GraphEdge[] },
): void {
  const { edges } = drawGraph(data, sheet, notation)
  const shown = sheet.shownOf(data.edges)
  const hasBoth = supplyOf(shown).length <= mostAtBothEnds
  shown.forEach((edge, index) => {
    const { points: along = [], joins } = edges[index] ?? {}
    const isUp = isUpward(edge)
    const points = isUp ? along.toReversed() : along
    const [start, after, before, end] = [points[0], points[1], points.at(-2), points.at(-1)]
    if (edge.kind !== 'supplies' || !start || !after || !before || !end) return
    const isStopped = stopped.includes(edge)
    // The wall that stops the change has its color.
    const wall = isTranslated(edge)
      ? [wallAt(towards(end, before, size.wall), before, isStopped ? 'accent' : 'ink')]
      : []
    const look = { r: size.r, fill: 'surface', stroke: circleOf(edge, sheet) } as const
    // A change travels up to the wall that stops it.
    const met = [...points.slice(0, -1), towards(end, before, size.wall)]
    const reached = isStopped ? [path(roundedPath(met, bendRadius), { stroke: 'accent' })] : []
    sheet.put(
      edge,
      [
        ...reached,
        ...wall,
        ...(isJoined(joins, isUp ? 'to' : 'from')
          ? []
          : badge('U', towards(start, after, size.letter), isStopped ? { ...look, stroke: 'accent' } : look)),
        ...(isJoined(joins, isUp ? 'from' : 'to') || !hasBoth
          ? []
          : badge('D', towards(end, before, size.letter), look)),
      ],
      'over',
    )
  })
  addPatterns(shown, sheet, hasBoth)
  addWall(shown, sheet)
}

/** The color of a letter's circle. The line says what is good or bad beside its words: at a letter a color would say it alone. */
const circleOf = (edge: GraphEdge, sheet: Sheet): Color => {
  const { stroke = 'muted' } = lookOf(edge, {}, sheet)
  return stroke === 'positive' || stroke === 'negative' ? 'muted' : stroke
}

/** Where a relation shares the stroke of another, the letter of that one stands for both. */
const isJoined = (joins: EdgePlace['joins'], at: 'from' | 'to'): boolean => joins?.at === at || joins?.at === 'both'

const small = { size: 12, bold: true } as const

/** A bar across a line that comes from a point. */
const wallAt = ({ x, y }: Point, from: Point, fill: 'accent' | 'ink' = 'ink'): Path => {
  const [w, h] = from.x === x ? [size.across, size.thick] : [size.thick, size.across]
  return path(`M ${x - w} ${y - h} H ${x + w} V ${y + h} H ${x - w} Z`, { fill, stroke: 'none' })
}

/** What the letters mean, as far as they occur (Evans; the pattern names of Vernon and of Context Mapper). */
const meanings: Readonly<Record<string, string>> = {
  U: 'Upstream',
  D: 'Downstream',
  S: 'Supplier',
  C: 'Customer',
  OHS: 'Open host service',
  PL: 'Published language',
  CF: 'Conformist',
  ACL: 'Anticorruption layer',
  BBM: 'Big ball of mud',
}

/** What a wall is, unless the key says it beside the letters of its pattern. */
const addWall = (edges: readonly GraphEdge[], sheet: Sheet): void => {
  const isSaid = edges.some(({ ends = [] }) => ends.some((words) => words.split(/[\s,/|]+/).includes('ACL')))
  if (isSaid || !supplyOf(edges).some(isTranslated)) return
  sheet.key({
    text: 'Translated here',
    w: 2 * size.across,
    group: 'patterns',
    sample: ({ x, y, h }) => [
      path(`M ${x} ${y + h / 2} h ${2 * size.across}`, { stroke: 'muted' }),
      wallAt({ x: x + size.across, y: y + h / 2 }, { x, y: y + h / 2 }),
    ],
  })
}

const addPatterns = (edges: readonly GraphEdge[], sheet: Sheet, hasBoth: boolean): void => {
  const used = new Set([
    ...(supplyOf(edges).length > 0 ? (hasBoth ? ['U', 'D'] : ['U']) : []),
    // What is written out needs no key.
    ...edges.flatMap(({ ends = ['', ''] }) => ends.flatMap((words) => words.split(/[\s,/|]+/))),
  ])
  for (const [letters, text] of Object.entries(meanings))
    if (used.has(letters))
      sheet.key({
        text: letters === 'U' && !hasBoth ? 'Upstream; the other end is downstream' : text,
        w: widthOf(letters, small) + (letters === 'ACL' ? 3 * size.thick + 4 : 0),
        group: 'patterns',
        sample: ({ x, y, w, h }) => [
          lineOfText(letters, { x, y: y + h / 2, as: small }),
          ...(letters === 'ACL' ? [wallAt({ x: x + w - size.thick, y: y + h / 2 }, { x, y: y + h / 2 })] : []),
        ],
      })
}
