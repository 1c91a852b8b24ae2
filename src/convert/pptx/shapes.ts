/**
 * Boxes, circles and words as shapes of a slide.
 */

import { shapeBounds } from '../../elements/bounds.ts'
import type { Point, Rect } from '../../geometry/rect.ts'
import { elementFill, elementStroke } from '../../render/paint.ts'
import { cornerRadius } from '../../render/render-scene.ts'
import type { Box, Circle, Text } from '../../scene/scene.ts'
import { placeOf, type SlideFrame } from './frame.ts'
import { boxGeometry, pathGeometry } from './geometry.ts'
import { lineOf, type SlidePaint } from './paint.ts'
import { lineBox, textBody } from './text.ts'
import { tag } from './xml.ts'

/** How a shape is written: its number on the slide, the look, and where the scene is. */
export type ShapeContext = {
  id: number
  paint: SlidePaint
  frame: SlideFrame
  name: string
  description?: string | undefined
}

/** A box or circle with the words in its middle; `sites` are places for connectors besides those of its preset. */
export function shapeOf(
  element: Box | Circle,
  context: ShapeContext,
  { label, sites }: { label?: Text | undefined; sites?: readonly Point[] | undefined },
): string {
  const rect = shapeBounds(element)
  const { frame, paint } = context
  const dashed = element.type === 'box' && element.dashed === true
  return shape(context, {
    place: placeOf(frame, rect),
    geometry: sites === undefined ? presetOf(element) : ownGeometry(element, rect, sites),
    fill: paint.fill(elementFill(element)),
    line: lineOf(elementStroke(element), paint, { dashed, scale: frame.scale }),
    body: textBody(label === undefined ? [] : [label], 'ctr', { paint, scale: frame.scale }),
  })
}

/** The same outline with places of its own. */
const ownGeometry = (element: Box | Circle, rect: Rect, sites: readonly Point[]): string => {
  if (element.type === 'box') return boxGeometry(rect, cornerRadius(rect.w, rect.h), sites)
  const { x, y, r } = element
  return pathGeometry(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`, rect, sites)
}

const presetOf = (element: Box | Circle): string => {
  if (element.type === 'circle') return preset('ellipse')
  const { w, h } = element
  return preset('roundRect', [Math.min(50_000, Math.round((cornerRadius(w, h) / Math.min(w, h)) * 100_000))], 'adj')
}

/** An outline of the format, with its adjustments. */
export const preset = (prst: string, adjustments: readonly number[] = [], name = 'adj1'): string =>
  tag(
    'a:prstGeom',
    { prst },
    tag(
      'a:avLst',
      {},
      ...adjustments.map((value, at) =>
        tag('a:gd', { name: name === 'adj' ? name : `adj${at + 1}`, fmla: `val ${value}` }),
      ),
    ),
  )

/** What a shape consists of, as markup. */
type Written = {
  place: string
  geometry: string
  fill?: string
  line?: string
  body?: string
  isText?: boolean
  isTitle?: boolean
}

/** A shape of what it consists of. */
export const shape = (
  { id, name, description }: ShapeContext,
  { place, geometry, fill = '', line = '', body = '', isText = false, isTitle = false }: Written,
): string =>
  tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id, name, descr: description }),
      tag('p:cNvSpPr', isText ? { txBox: true } : {}),
      isTitle ? tag('p:nvPr', {}, tag('p:ph', { type: 'title' })) : tag('p:nvPr'),
    ),
    tag('p:spPr', {}, place, geometry, fill, line),
    body,
  )

/** Lines of words as one box of text; the title of the slide is one too. */
export const wordsShape = (lines: readonly Text[], context: ShapeContext, isTitle = false): string => {
  const boxes = lines.map(lineBox)
  const [first] = boxes
  const { paint, frame } = context
  const w = Math.max(...boxes.map((box) => box.w))
  const rect = { ...(first ?? { x: 0, y: 0, h: 0 }), w }
  return shape(context, {
    place: placeOf(frame, { ...rect, h: (boxes.at(-1)?.y ?? rect.y) + rect.h - rect.y }),
    geometry: preset('rect'),
    fill: tag('a:noFill'),
    body: textBody(lines, 't', { paint, scale: frame.scale }),
    isText: !isTitle,
    isTitle,
  })
}
