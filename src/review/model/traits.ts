/**
 * What a picture shows about its kind, as far as rules depend on it.
 *
 * Everything is seen in the scene itself, so a scene is judged alike wherever it comes from.
 */
import { lengthOf } from '../../geometry/polyline.ts'
import type { Box, Element, Line } from '../../scene/scene.ts'
import { isDot } from './anchor.ts'
import type { Connector } from './connector.ts'
import type { Picture } from './picture.ts'

/** The grid of boxes; that of straight lines and of boxes smaller than `small`, in pixels. */
export const pitch = { coarse: 8, fine: 4, small: 32 } as const

/** A box, or a level or upright line, with its index. */
export type Placed = { index: number; element: Box | Line; off: boolean }

/** What the grid applies to, in drawing order. */
export const placedOnGrid = (elements: readonly Element[]): Placed[] =>
  elements.flatMap((element, index): Placed[] => {
    if (element.type === 'box') return [{ index, element, off: isBoxOff(element) }]
    return element.type === 'line' && isStraight(element) ? [{ index, element, off: isLineOff(element) }] : []
  })

const isBoxOff = ({ x, y, w, h }: Box): boolean =>
  isOff([x, y, w, h], Math.min(w, h) < pitch.small ? pitch.fine : pitch.coarse)

const isStraight = ({ x, y, x2, y2 }: Line): boolean => x === x2 || y === y2

const isLineOff = ({ x, y, x2, y2 }: Line): boolean => isOff([x, y, x2, y2], pitch.fine)

const isOff = (numbers: number[], grid: number): boolean => numbers.some((number) => number % grid !== 0)

/**
 * Whether the picture is drawn on the grid: less than a quarter of its boxes and straight lines are off, or
 * one of three or more. Where more are,
 * positions come from elsewhere: values on a scale, heights of text, another grid.
 */
export const keepsGrid = (placed: readonly Placed[]): boolean =>
  placed.length >= fewestPlaced && placed.filter(({ off }) => off).length < Math.max(2, placed.length / 4)

/** Fewer elements show no grid. */
const fewestPlaced = 3

/** Whether the picture is read along its connectors, rather than as a table or chart with a few of them. */
export const isReadAlong = ({ scene, connectors }: Picture): boolean =>
  connectors.length * mostPerConnector >= scene.elements.length

const mostPerConnector = 12

/** Whether connectors join shapes as trees and chains do: there is one way at most from one shape to another. */
export const isForest = (connectors: readonly Connector[]): boolean => {
  const roots = new Map<unknown, unknown>()
  const rootOf = (node: unknown): unknown => {
    let root = node
    while (roots.has(root)) root = roots.get(root)
    return root
  }
  return connectors.every(({ tail, tip }) => {
    const [from, to] = [rootOf(tail.anchor?.to), rootOf(tip.anchor?.to)]
    if (from === to) return false
    roots.set(from, to)
    return true
  })
}

/** A plain line between two dots: a change of a value, a step from commit to commit. It may cross others. */
export const joinsDots = ({ directed, tail, tip }: Connector): boolean =>
  !directed && [tail, tip].every(({ anchor }) => anchor?.kind === 'shape' && isDot(anchor.to))

/** The length of a connector's stroke, in pixels. */
export const strokeLength = ({ segments }: Connector): number =>
  segments.reduce((sum, segment) => sum + lengthOf(segment), 0)
