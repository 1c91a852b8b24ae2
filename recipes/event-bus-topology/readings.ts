/**
 * Who reads which partition: lines from the cells of a topic to those of the group below it.
 */

import { lineOfText } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { edgeLook, wordsOnEdge } from './edge-look.ts'
import { rangeOf } from './partitions.ts'

type BusReading = {
  edge: GraphEdge
  group: GraphNode
  start: Rect
  end: Rect
  cells: [partitions: readonly Rect[], consumers: readonly Rect[]]
}

export function drawReading(
  { edge, group, start, end, cells: [partitions, consumers] }: BusReading,
  sheet: Sheet,
): void {
  const look = edgeLook(edge, sheet, group)
  const middle = Math.round((start.y + start.h + end.y) / 8) * 4
  const words = wordsOnEdge(edge)
  const label =
    words === ''
      ? []
      : [
          lineOfText(words, {
            x: start.x + (partitions.length === 0 || consumers.length === 0 ? 68 : 16),
            y: middle,
            as: 'label',
          }),
        ]
  if (partitions.length === 0 || consumers.length === 0) {
    const x = start.x + 56
    sheet.put(edge, [line(x, start.y + start.h, x, end.y, { ...look, arrow: true }), ...label], 'line')
    return
  }
  const active = Math.min(partitions.length, consumers.length)
  const lines = consumers.slice(0, active).flatMap((consumer, index) => {
    const [first, last] =
      consumers.length >= partitions.length ? [index, index] : rangeOf(index, consumers.length, partitions.length)
    return linesTo(consumer, partitions.slice(first, last + 1), { middle, look })
  })
  sheet.put(edge, [...lines, ...label], 'line')
}

type Way = { middle: number; look: ReturnType<typeof edgeLook> }

/** From the middle of a cell to each of two arrows that meet its level edge, in pixels. */
const apart = 8

/** One straight line, two that meet the cell side by side where its round ends leave room, or more that share their last stretch. */
const linesTo = (consumer: Rect, read: readonly Rect[], { middle, look }: Way): Element[] => {
  const arrow = { ...look, arrow: true } as const
  const at = consumer.x + consumer.w / 2
  const [first, second] = read
  if (first === undefined) return []
  const centers = read.map(({ x, w }) => x + w / 2)
  const top = first.y + first.h
  if (second === undefined && centers[0] === at) return [straight(at, top, consumer.y, arrow)]
  if (read.length === 1 || (read.length === 2 && consumer.w - consumer.h >= 2 * apart))
    return centers.map((x, index) => {
      const end = read.length === 1 ? at : at + (index === 0 ? -apart : apart)
      return path(
        roundedPath(
          [
            { x, y: top },
            { x, y: middle },
            { x: end, y: middle },
            { x: end, y: consumer.y },
          ],
          6,
        ),
        arrow,
      )
    })
  const [left = at, right = at] = [centers[0], centers.at(-1)]
  const between = centers.slice(1, -1).map((x) => `M ${x} ${top} V ${middle}`)
  return [
    path([`M ${left} ${top} V ${middle} H ${right} V ${top}`, ...between].join(' '), look),
    straight(at, middle, consumer.y, arrow),
  ]
}

const straight = (x: number, y: number, to: number, look: Way['look'] & { arrow: true }): Element =>
  x % 4 === 0 && y % 4 === 0 ? line(x, y, x, to, look) : path(`M ${x} ${y} V ${to}`, look)
