/**
 * Where the two ends of an edge are drawn, and around which things.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import type { Part } from '../../catalog/recipe.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { parsePath } from '../../geometry/path-data.ts'
import { distanceTo, type Point, type Rect, union } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import type { Json } from '../json-path.ts'
import { itemAt } from './item-at.ts'
import type { EndName } from './reconnect.ts'

/** A drawing with its parts. */
export type DrawnParts = { scene: Scene; parts: readonly Part[] }

/** What a part takes up; undefined if nothing of it is drawn. */
export const rectOfPart = ({ scene, parts }: DrawnParts, at: string): Rect | undefined =>
  union(
    (parts.find((part) => part.at === at)?.elements ?? [])
      .flatMap((index) => scene.elements[index] ?? [])
      .map(boundsOf),
  )

/** The points of an edge at what it joins; undefined if no stroke of it is drawn. */
export function edgeEnds(data: Json, drawn: DrawnParts, edge: string): Record<EndName, Point> | undefined {
  const own = drawn.parts.find(({ at }) => at === edge)?.elements ?? []
  const tips = own.flatMap((index) => drawn.scene.elements[index] ?? []).flatMap(tipsOf)
  const [first, last] = [tips[0], tips.at(-1)]
  const item = itemAt(data, edge)?.value
  if (first === undefined || last === undefined || item === undefined) return undefined
  const [from, to] = [item['from'], item['to']].map((name) => rectNamed(data, drawn, name))
  if (item['from'] === item['to']) return { from: first, to: last }
  return { from: nearestTo(from, tips) ?? first, to: nearestTo(to, tips) ?? last }
}

/** Both ends of an open stroke; arrow heads are drawn with the stroke. */
const tipsOf = (element: Element): Point[] => {
  if (element.type === 'line') return [element, { x: element.x2, y: element.y2 }]
  if (element.type !== 'path' || (element.fill !== undefined && element.fill !== 'none')) return []
  const segments = parsePath(element.d)
  const [first, last] = [segments[0], segments.at(-1)]
  if (first === undefined || last === undefined || segments.some(({ kind }) => kind === 'close')) return []
  return [
    { x: first.fromX, y: first.fromY },
    { x: last.x, y: last.y },
  ]
}

const rectNamed = (data: Json, drawn: DrawnParts, name: Json | undefined): Rect | undefined => {
  const part = drawn.parts.find(({ at }) => {
    const value = itemAt(data, at)?.value
    const calls = [value?.['id'], value?.['name']].map((each) => (typeof each === 'string' ? referredAs(each) : each))
    return name !== undefined && calls.includes(name)
  })
  return part === undefined ? undefined : rectOfPart(drawn, part.at)
}

const nearestTo = (rect: Rect | undefined, tips: readonly Point[]): Point | undefined =>
  rect === undefined ? undefined : tips.toSorted((a, b) => distanceTo(rect, a) - distanceTo(rect, b))[0]
