/**
 * A diagram in words: what is inside what, and which arrow joins what.
 *
 * Derived from the geometry of the scene, so it never says more than is drawn. What is in no shape is
 * listed separately, top to bottom.
 */
import { shapeBounds } from '../../elements/bounds.ts'
import { type PathSegment, parsePath } from '../../geometry/path-data.ts'
import { areaOf, boundsOfPoints, centerOf, containsPoint, grow, type Point, type Rect } from '../../geometry/rect.ts'
import type { Element, Scene, Text } from '../../scene/scene.ts'
import { byPlace, linesOf } from './text-lines.ts'

/** An entry of the outline: the text of one shape or one free line, and what is inside. */
export type OutlineEntry = { text: string; inside: OutlineEntry[] }

export type SceneOutline = {
  entries: OutlineEntry[]
  /** Arrows between named shapes, each as `from → to`. */
  arrows: string[]
}

/** The outline of a scene. */
export function outlineOf(scene: Scene): SceneOutline {
  const shapes = shapesOf(scene)
  const texts = scene.elements.filter((element) => element.type === 'text' && element.text.trim() !== '') as Text[]
  const { top, free } = nest(shapes, texts)
  const entries = [
    ...top.map((shape) => ({ x: shape.x, y: shape.y, entry: entryOf(shape) })),
    ...linesOf(free).map(({ text, x, y }) => ({ x, y, entry: { text, inside: [] } })),
  ].sort(byPlace)
  return { entries: entries.map(({ entry }) => entry), arrows: arrowsOf(scene, shapes) }
}

/** All enclosing shapes, smallest first. */
const shapesOf = ({ elements }: Scene): Shape[] =>
  elements
    .flatMap((element): Shape[] => {
      const bounds = enclosed(element)
      return bounds === undefined ? [] : [{ ...bounds, lines: [], shapes: [] }]
    })
    .sort((a, b) => areaOf(a) - areaOf(b))

type Shape = Rect & { lines: Text[]; shapes: Shape[]; parent?: Shape }

/** The rectangle around what an element encloses: of a closed path, around its corners, without what bulges. */
const enclosed = (element: Element): Rect | undefined => {
  switch (element.type) {
    case 'box':
    case 'circle':
      return shapeBounds(element)
    case 'path':
      return /z\s*$/i.test(element.d) ? boundsOfPoints(parsePath(element.d).flatMap(endsOf)) : undefined
    case 'line':
    case 'text':
      return undefined
    default:
      return element satisfies never
  }
}

const endsOf = ({ fromX, fromY, x, y }: PathSegment): Point[] => [
  { x: fromX, y: fromY },
  { x, y },
]

const nest = (shapes: Shape[], texts: Text[]): { top: Shape[]; free: Text[] } => {
  const free = texts.filter((text) => {
    const home = shapes.find((shape) => containsPoint(shape, pointIn(text)))
    home?.lines.push(text)
    return home === undefined
  })
  const top = shapes.filter((shape, index) => {
    if (!speaks(shape)) return false
    const parent = shapes.slice(index + 1).find((outer) => containsPoint(outer, centerOf(shape)))
    parent?.shapes.push(shape)
    return parent === undefined
  })
  return { top, free }
}

/** A point certain to be inside a text: slightly in from its anchor, half a letter above its baseline. */
const pointIn = ({ x, y, align = 'start', size = 16 }: Text): Point => {
  const into = align === 'start' ? size / 2 : align === 'end' ? -size / 2 : 0
  return { x: x + into, y: y - size / 3 }
}

/** Drops shapes that contain no text, not even in inner shapes. */
const speaks = (shape: Shape): boolean => shape.lines.length > 0 || shape.shapes.length > 0

const entryOf = (shape: Shape): OutlineEntry => {
  const lines = linesOf(shape.lines).sort(byPlace)
  if (shape.shapes.length === 0 && lines.length <= labelLines)
    return { text: lines.map(({ text }) => text).join(' · '), inside: [] }
  const [title, ...rest] = lines
  const parts = [
    ...rest.map(({ text, x, y }) => ({ x, y, entry: { text, inside: [] } })),
    ...shape.shapes.map((inner) => ({ x: inner.x, y: inner.y, entry: entryOf(inner) })),
  ].sort(byPlace)
  return { text: title?.text ?? 'Group', inside: parts.map(({ entry }) => entry) }
}

/** Lines that follow each other closely in one shape are one label, at most this many. */
const labelLines = 4

const arrowsOf = (scene: Scene, shapes: Shape[]): string[] => {
  const named = labeled(shapes)
  const at = (point: Point) => named.find((shape) => containsPoint(grow(shape, reach), point))
  const found = arrowEnds(scene).flatMap(({ from, to }) => {
    const [start, end] = [at(from), at(to)]
    return start && end && start !== end ? [`${nameOf(start)} → ${nameOf(end)}`] : []
  })
  return [...new Set(found)]
}

const labeled = (shapes: Shape[]): Shape[] => shapes.filter(({ lines }) => lines.length > 0)

/** How far an arrow may end from the edge of the shape it joins, in pixels. */
const reach = 8

const arrowEnds = ({ elements }: Scene): Ends[] =>
  elements.flatMap((element): Ends[] => {
    if (element.type === 'line' && element.arrow) {
      const { x, y, x2, y2 } = element
      return [{ from: { x, y }, to: { x: x2, y: y2 } }]
    }
    if (element.type !== 'path' || !element.arrow) return []
    const segments = parsePath(element.d)
    const [first, last] = [segments[0], segments.at(-1)]
    return first && last ? [{ from: { x: first.fromX, y: first.fromY }, to: last }] : []
  })

type Ends = { from: Point; to: Point }

const nameOf = (shape: Shape): string => linesOf(shape.lines).sort(byPlace)[0]!.text
