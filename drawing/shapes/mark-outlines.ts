/**
 * Outlines of marks of fixed size: starts, ends, forks, interfaces.
 */
import type { Box } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { box, circle, crossPath, path } from '../primitives.ts'
import { type Outline, type Paint, stroke } from './outline.ts'

/** UML's provided interface. */
export const ball: Outline = ({ x, y, w, h }, paint) => [
  circle(x + w / 2, y + h / 2, 8, { fill: 'surface', stroke: 'muted', ...paint }),
]

export const dot: Outline = ({ x, y, w, h }, paint) => [circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, solid(paint))]

/** The end of one flow of an activity: a circle with a cross. */
export const crossed: Outline = ({ x, y, w, h }, paint) => {
  const r = Math.min(w, h) / 2
  const [left, top, arm] = [x + w / 2, y + h / 2, Math.round(r * 0.7)]
  return [circle(left, top, r, paint), path(`${crossPath({ x: left, y: top }, arm)} Z`, stroke(paint))]
}

/** UML's shallow history: a circle with an H. */
export const history: Outline = ({ x, y, w, h }, paint) => {
  const [left, top, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2]
  return [
    circle(left, top, r, { fill: 'surface', stroke: 'muted', ...paint }),
    lineOfText('H', { x: left, y: top, as: 'letters', align: 'middle' }),
  ]
}

/** The end of a state machine or activity: a dot in a ring. */
export const ring: Outline = ({ x, y, w, h }, paint) => {
  const r = Math.min(w, h) / 2
  const color = paint.stroke ?? 'ink'
  return [
    circle(x + w / 2, y + h / 2, r, { fill: 'none', stroke: color }),
    circle(x + w / 2, y + h / 2, r - 4, { fill: color, stroke: color }),
  ]
}

/** A fork, a join, a synchronization point: a thin solid bar, no stronger than what is in focus. */
export const solidBar: Outline = ({ x, y, w, h }, { stroke = 'muted' }) => [box(x, y + 1, w, h - 2, solid({ stroke }))]

/** Solid marks have one color: the accent where they are in focus. */
const solid = ({ stroke: color = 'ink' }: Paint): Pick<Box, 'fill' | 'stroke'> => ({ fill: color, stroke: color })
