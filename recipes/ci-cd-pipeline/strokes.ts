/**
 * The strokes of a timetable: arrows, dots where they part, and words beside them.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { lookOf } from '../../drawing/graph/edge-view.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import type { EdgeStyle } from '../../drawing/graph/style.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { spokenFor } from '../../drawing/state-sign.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Bar, MinutesPlan } from './plan-minutes.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** A timetable, its plan, and the sheet it is drawn on. */
export type DrawnTimetable = { table: Timetable; plan: MinutesPlan; sheet: Sheet }

/** The bar of a stage. */
export const barOf = ({ main, beside }: MinutesPlan, link: StageLink['from']): Bar | undefined =>
  [...main, ...beside].find(({ stage }) => stage.node === link)

const styleOf = ({ kind }: GraphEdge): EdgeStyle => pipeline.edges[kind as keyof typeof pipeline.edges] ?? {}

/** An edge through points, with an arrow unless it joins another; failures are alike, those without words too. */
export const arrow = (edge: GraphEdge, points: Point[], sheet: Sheet, isArrow = true): void => {
  const { dashed = false } = styleOf(edge)
  const look = { ...lookOf(edge, styleOf(edge), sheet), dashed }
  sheet.put(edge, [path(roundedPath(points, 6), { ...(isArrow ? { arrow: true } : {}), ...look })], 'line')
}

/** A dot where an edge leaves or joins another. */
export const dot = (edge: GraphEdge, { x, y }: Point, sheet: Sheet): void => {
  const { stroke = 'muted' } = lookOf(edge, styleOf(edge), sheet)
  sheet.put(edge, [circle(x, y, 3, { fill: stroke, stroke: 'none' })], 'over')
}

/** The words at an edge; a failure that they do not tell has a sign. */
export const wordsAt = (edge: GraphEdge): string | undefined =>
  edge.text === undefined ? undefined : spokenFor(edge.text, edge.state ?? styleOf(edge).stroke)

/** The words of an edge on one line. */
export const say = (edge: GraphEdge, x: number, y: number, align: 'start' | 'middle' | 'end', sheet: Sheet): void => {
  const text = wordsAt(edge)
  if (text !== undefined) sheet.put(edge, [lineOfText(text, { x, y, as: 'label', align })], 'line')
}

/** Whether what joins falls has words: what one of these says already is not said again. */
export const isSaidAtStub = ({ edge }: Pick<StageLink, 'edge'>, drops: readonly StageLink[]): boolean =>
  edge.text !== undefined && drops.every((drop) => drop.edge.text !== edge.text)
