/**
 * A scene as a draw.io file: the same places, words and colors in cells that move as one expects.
 *
 * Centered words are the label of their box; arrows are connected to the shapes at whose outlines they end.
 * Format: https://www.drawio.com/doc/faq/diagram-source-edit
 */

import { escapeXml } from '../render/markup.ts'
import { type Colors, colorsOf, type Look } from '../render/palette.ts'
import { defaults } from '../scene/defaults.ts'
import type { Color } from '../scene/limits.ts'
import type { Box, Circle, Element, Line, Path, Scene, Text } from '../scene/scene.ts'
import { labelsOf, rectOf, rectOfText, shapeAt } from './bindings.ts'
import { type Stroke, strokesOf } from './strokes.ts'

/** The file's text. The same scene and look give the same text. */
export function toDrawio(scene: Scene, look: Look): string {
  const colors = colorsOf(look)
  const labels = labelsOf(scene)
  const bound = new Set([...labels.values()].map(({ index }) => index))
  const cells = scene.elements.flatMap((element, index) =>
    bound.has(index) ? [] : cellsOf(element, { index, scene, colors, label: labels.get(index)?.text }),
  )
  const { width, height } = scene
  return `<mxfile host="diagref">
  <diagram name="${escapeXml(scene.title)}">
    <mxGraphModel grid="1" gridSize="8" page="1" pageWidth="${width}" pageHeight="${height}" background="${colors.page}">
      <root>
        <mxCell id="0"/>
        <mxCell id="1" parent="0"/>
${cells.map((cell) => `        ${cell}\n`).join('')}      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`
}

type Context = { index: number; scene: Scene; colors: Colors; label: Text | undefined }

const cellsOf = (element: Element, context: Context): string[] => {
  switch (element.type) {
    case 'box':
    case 'circle':
      return [shapeCell(element, context)]
    case 'text':
      return element.text === '' ? [] : [textCell(element, context)]
    case 'line':
    case 'path':
      return strokesOf(element).map((stroke, part, all) =>
        edgeCell(element, stroke, { ...context, part, isLast: part === all.length - 1 }),
      )
    default:
      return element satisfies never
  }
}

const idOf = (index: number, part = 0): string => `element-${index}${part === 0 ? '' : `-${part}`}`

const styleOf = (entries: Record<string, string | number>): string =>
  Object.entries(entries)
    .map(([key, value]) => `${key}=${value};`)
    .join('')

const colorOf = (colors: Colors, token: Color): string => (token === 'none' ? 'none' : colors[token])

const dashes = { dashed: 1, dashPattern: '6 4' }

const geometry = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  `<mxGeometry x="${x}" y="${y}" width="${round(w)}" height="${round(h)}" as="geometry"/>`

const shapeCell = (element: Box | Circle, { index, colors, label }: Context): string => {
  const { fill = defaults.box.fill, stroke = defaults.box.stroke } = element
  const style = styleOf({
    ...(element.type === 'box' ? { rounded: 1, absoluteArcSize: 1, arcSize: 8 } : { ellipse: '' }),
    fillColor: colorOf(colors, fill),
    strokeColor: colorOf(colors, stroke),
    strokeWidth: 1.5,
    ...(element.type === 'box' && element.dashed === true ? dashes : {}),
    ...(label === undefined ? {} : fontOf(label, colors)),
    html: 0,
  }).replace('ellipse=;', 'ellipse;')
  const place = geometry(rectOf(element) ?? { x: 0, y: 0, w: 0, h: 0 })
  return `<mxCell id="${idOf(index)}" value="${escapeXml(label?.text ?? '')}" style="${style}" vertex="1" parent="1">${place}</mxCell>`
}

/** Bold is 1 in this format. */
const fontOf = ({ size = 16, fill = 'ink', bold, mono }: Text, colors: Colors) => ({
  fontFamily: mono === true ? 'Menlo' : 'Helvetica',
  fontSize: size,
  fontColor: colorOf(colors, fill),
  fontStyle: bold === true ? 1 : 0,
})

const aligned = { start: 'left', middle: 'center', end: 'right' } as const

const textCell = (element: Text, { index, colors }: Context): string => {
  const style = styleOf({
    ...fontOf(element, colors),
    align: aligned[element.align ?? 'start'],
    verticalAlign: 'middle',
    fillColor: 'none',
    strokeColor: 'none',
    spacing: 0,
    html: 0,
  })
  return `<mxCell id="${idOf(index)}" value="${escapeXml(element.text)}" style="text;${style}" vertex="1" parent="1">${geometry(rectOfText(element))}</mxCell>`
}

const edgeCell = (
  element: Line | Path,
  { points, isClosed }: Stroke,
  { index, scene, colors, part, isLast }: Context & { part: number; isLast: boolean },
): string => {
  const [start = { x: 0, y: 0 }, ...rest] = points
  const end = rest.at(-1) ?? start
  const isArrow = element.arrow === true && isLast && !isClosed
  const ends = isArrow ? { source: shapeAt(scene, start), target: shapeAt(scene, end) } : {}
  const style = styleOf({
    rounded: 0,
    strokeColor: colorOf(colors, element.stroke ?? defaults[element.type].stroke),
    strokeWidth: 1.5,
    ...(element.dashed === true ? dashes : {}),
    startArrow: 'none',
    endArrow: isArrow ? 'block' : 'none',
    endFill: 1,
    ...exits(ends.source, start, { scene, side: 'exit' }),
    ...exits(ends.target, end, { scene, side: 'entry' }),
    html: 0,
  })
  const attributes = Object.entries(ends).map(([name, shape]) =>
    shape === undefined ? '' : ` ${name}="${idOf(shape)}"`,
  )
  const middle = rest.slice(0, -1).map(({ x, y }) => `<mxPoint x="${round(x)}" y="${round(y)}"/>`)
  const waypoints = middle.length === 0 ? '' : `<Array as="points">${middle.join('')}</Array>`
  return `<mxCell id="${idOf(index, part)}" style="${style}" edge="1" parent="1"${attributes.join('')}><mxGeometry relative="1" as="geometry"><mxPoint x="${round(start.x)}" y="${round(start.y)}" as="sourcePoint"/><mxPoint x="${round(end.x)}" y="${round(end.y)}" as="targetPoint"/>${waypoints}</mxGeometry></mxCell>`
}

/** Where on its shape an edge is fixed, as fractions of its sides. */
const exits = (
  shape: number | undefined,
  { x, y }: { x: number; y: number },
  { scene, side }: { scene: Scene; side: 'exit' | 'entry' },
): Record<string, number> => {
  const element = shape === undefined ? undefined : scene.elements[shape]
  const rect = element === undefined ? undefined : rectOf(element)
  if (rect === undefined) return {}
  return {
    [`${side}X`]: round((x - rect.x) / rect.w),
    [`${side}Y`]: round((y - rect.y) / rect.h),
    [`${side}Perimeter`]: 0,
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
