/**
 * Moves and resizes boxes with what belongs to them: text inside moves along, lines stay on their edges.
 */
import type { Box, Element, Line, Scene, Text } from '../../scene/scene.ts'

/** The scene with other rectangles for some boxes, by index. */
export function reshape(scene: Scene, boxes: ReadonlyMap<number, Box>): Scene {
  const pairs = [...boxes].flatMap(([at, after]) => {
    const before = scene.elements[at]
    return before?.type === 'box' ? [{ before, after }] : []
  })
  const follow = (element: Element, index: number): Element => {
    const box = boxes.get(index)
    if (box !== undefined) return box
    if (element.type === 'text') return movedText(element, pairs)
    return element.type === 'line' ? movedLine(element, pairs) : element
  }
  return { ...scene, elements: scene.elements.map(follow) }
}

type Pair = { before: Box; after: Box }

/** Text keeps its position relative to the middle of the smallest box around it; text at its left, to its left side. */
const movedText = (text: Text, pairs: readonly Pair[]): Text => {
  const [pair] = pairs
    .filter(({ before }) => isIn(before, text.x, text.y))
    .sort((a, b) => a.before.w * a.before.h - b.before.w * b.before.h)
  if (pair === undefined) return text
  const { before, after } = pair
  const part = text.align === 'middle' ? 0.5 : text.align === 'end' ? 1 : 0
  return {
    ...text,
    x: text.x + after.x - before.x + (after.w - before.w) * part,
    y: text.y + after.y - before.y + (after.h - before.h) / 2,
  }
}

const movedLine = (line: Line, pairs: readonly Pair[]): Line => {
  const [start, end] = [movedEnd(line.x, line.y, pairs), movedEnd(line.x2, line.y2, pairs)]
  // A horizontal line stays horizontal: if one end moves sideways, so does the other.
  const isLevel = line.y === line.y2
  const isUpright = line.x === line.x2
  return {
    ...line,
    x: start.x,
    y: start.y,
    x2: isUpright ? start.x : end.x,
    y2: isLevel ? start.y : end.y,
  }
}

const movedEnd = (x: number, y: number, pairs: readonly Pair[]): { x: number; y: number } => {
  const pair = pairs.find(({ before }) => isOnEdge(before, x, y))
  if (pair === undefined) return { x, y }
  return {
    x: scaled(x, [pair.before.x, pair.before.w], [pair.after.x, pair.after.w]),
    y: scaled(y, [pair.before.y, pair.before.h], [pair.after.y, pair.after.h]),
  }
}

/** Ends stay on corners and edges, and between them in whole pixels. */
const scaled = (value: number, [from, length]: [number, number], [to, next]: [number, number]): number =>
  Math.round(to + ((value - from) / length) * next)

const isIn = ({ x, y, w, h }: Box, px: number, py: number): boolean => px >= x && px <= x + w && py >= y && py <= y + h

const isOnEdge = (box: Box, px: number, py: number): boolean => {
  const { x, y, w, h } = box
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 2
  return (
    isIn({ ...box, x: x - 2, y: y - 2, w: w + 4, h: h + 4 }, px, py) &&
    (near(px, x) || near(px, x + w) || near(py, y) || near(py, y + h))
  )
}
