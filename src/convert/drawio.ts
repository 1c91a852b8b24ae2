/**
 * A scene as a draw.io file: the same positions, text and colors, in cells that move as one expects.
 *
 * Centered text is the label of its box; arrows are connected to the shapes at whose outlines they end.
 * Format: https://www.drawio.com/doc/faq/diagram-source-edit
 */

import { shapeBounds, textBounds } from '../elements/bounds.ts'
import type { Rect } from '../geometry/rect.ts'
import { round } from '../geometry/round.ts'
import { escapeXml } from '../render/markup.ts'
import { textOf } from '../render/paint.ts'
import { type Colors, colorsOf, type Look } from '../render/palette.ts'
import type { Box, Circle, Element, Path, Scene, Text } from '../scene/scene.ts'
import { homesOf, labelsOf, rectOf } from './bindings.ts'
import { edgeCells } from './drawio-edges.ts'
import { stencilOf } from './drawio-stencil.ts'
import { colorOf, fillStyle, strokeStyle, styleOf } from './drawio-style.ts'
import { idOf } from './id-of.ts'

/** The file's text. The same scene and look give the same text. */
export function toDrawio(scene: Scene, look: Look): string {
  const colors = colorsOf(look)
  const labels = labelsOf(scene)
  const homes = homesOf(scene)
  const bound = new Set([...labels.values()].map(({ index }) => index))
  const cells = scene.elements.flatMap((element, index) =>
    bound.has(index)
      ? []
      : cellsOf(element, { index, scene, colors, label: labels.get(index)?.text, home: homes.get(index) }),
  )
  return fileOf(scene, colors.page, cells)
}

const fileOf = (
  { title, width, height }: Scene,
  page: string,
  cells: readonly string[],
): string => `<mxfile host="diagref">
  <diagram name="${escapeXml(title)}">
    <mxGraphModel grid="1" gridSize="8" page="1" pageWidth="${width}" pageHeight="${height}" background="${page}">
      <root>
        <mxCell id="0"/>
        <mxCell id="1" parent="0"/>
${cells.map((cell) => `        ${cell}\n`).join('')}      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`

type CellContext = { index: number; scene: Scene; colors: Colors; label: Text | undefined; home: number | undefined }

const cellsOf = (element: Element, context: CellContext): string[] => {
  switch (element.type) {
    case 'box':
    case 'circle':
      return [shapeCell(element, context)]
    case 'text':
      return element.text === '' ? [] : [textCell(element, context)]
    case 'line':
      return edgeCells(element, context)
    case 'path':
      return isConnector(element) ? edgeCells(element, context) : pathCell(element, context)
    default:
      return element satisfies never
  }
}

/** Arrows, and strokes without corners or curves of their own, are edges; everything else is a shape. */
const isConnector = ({ d, fill = 'none', arrow }: Path): boolean =>
  fill === 'none' && (arrow === true || !/[acqstz]/i.test(d))

const pathCell = (element: Path, { index, colors }: CellContext): string[] => {
  const stencil = stencilOf(element)
  if (stencil === undefined) return []
  const style = styleOf({
    shape: stencil.shape,
    ...fillStyle(element, colors),
    ...strokeStyle(element, colors),
    html: 0,
  })
  return [
    `<mxCell id="${idOf(index)}" value="" style="${style}" vertex="1" parent="1">${geometry(stencil.rect)}</mxCell>`,
  ]
}

const geometry = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  `<mxGeometry x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" as="geometry"/>`

const shapeCell = (element: Box | Circle, { index, colors, label }: CellContext): string => {
  const rect = shapeBounds(element)
  const style = styleOf({
    ...(element.type === 'box'
      ? { rounded: 1, absoluteArcSize: 1, arcSize: 12 }
      : { shape: 'ellipse', perimeter: 'ellipsePerimeter' }),
    ...fillStyle(element, colors),
    ...strokeStyle(element, colors),
    // Text is as far above the middle as half of the space kept free below it.
    ...(label === undefined
      ? {}
      : { ...fontOf(label, colors), spacingBottom: round(2 * (baselineIn(rect, label) - label.y)) }),
    html: 0,
  })
  const place = geometry(rect)
  return `<mxCell id="${idOf(index)}" value="${wordsOf(label?.text ?? '')}" style="${style}" vertex="1" parent="1">${place}</mxCell>`
}

/** Bold is 1 in this format. */
const fontOf = ({ size = 16, fill = 'ink', bold, mono }: Text, colors: Colors) => ({
  fontFamily: mono === true ? 'Menlo,Consolas,Liberation Mono,monospace' : 'Helvetica,Arial,sans-serif',
  fontSize: size,
  fontColor: colorOf(colors, textOf(fill)),
  fontStyle: bold === true ? 1 : 0,
})

/** Where the editor puts the baseline of text in the middle of a rectangle: slightly lower than fonts do. */
const baselineIn = ({ y, h }: Rect, { size = 16 }: Text): number => y + h / 2 + size / 2 - 1

/** Leading and repeated spaces are kept: the editor would collapse them. */
const wordsOf = (text: string): string =>
  escapeXml(text.replace(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length)))

const aligned = { start: 'left', middle: 'center', end: 'right' } as const

/** Text in a box is inside its cell, so that it moves along; its position is then relative to the box. */
const textCell = (element: Text, { index, scene, colors, home }: CellContext): string => {
  const style = styleOf({
    ...fontOf(element, colors),
    align: aligned[element.align ?? 'start'],
    verticalAlign: 'middle',
    fillColor: 'none',
    strokeColor: 'none',
    spacing: 0,
    html: 0,
  })
  const rect = textBounds(element)
  const { x, w, h } = rect
  const y = rect.y + element.y - baselineIn(rect, element)
  const box = home === undefined ? undefined : rectOf(scene.elements[home] ?? element)
  const place = geometry({ x: x - (box?.x ?? 0), y: y - (box?.y ?? 0), w, h })
  const parent = home === undefined ? '1' : idOf(home)
  return `<mxCell id="${idOf(index)}" value="${wordsOf(element.text)}" style="text;${style}" vertex="1" parent="${parent}">${place}</mxCell>`
}
