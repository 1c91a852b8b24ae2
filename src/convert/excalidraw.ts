/**
 * A scene as an Excalidraw file (format version 2): the same positions, text and colors, without the hand-drawn style.
 *
 * Centered text is bound to its box, and arrows to the shapes at whose outlines they end, so that both move along.
 * Format: https://docs.excalidraw.com/docs/codebase/json-schema
 */
import { shapeBounds, textBounds } from '../elements/bounds.ts'
import { type PaintedStroke, textOf } from '../render/paint.ts'
import { colorsOf, type Look } from '../render/palette.ts'
import type { Color } from '../scene/limits.ts'
import type { Box, Circle, Element, Scene, Text } from '../scene/scene.ts'
import { homesOf, labelsOf } from './bindings.ts'
import { base, type ExcalidrawItem, type ItemContext, paint, painted } from './excalidraw-item.ts'
import { frameItem, strokeItems } from './excalidraw-strokes.ts'
import { idOf } from './id-of.ts'

/** The file's text. The same scene and look give the same text. */
export function toExcalidraw(scene: Scene, look: Look): string {
  const colors = colorsOf(look)
  const labels = labelsOf(scene)
  const boxOfText = new Map([...labels].map(([box, { index }]) => [index, box]))
  const drawn = scene.elements.map((element, index) =>
    itemsOf(element, { index, scene, colors, container: boxOfText.get(index) }),
  )
  const wanted = new Set(drawn.flat().flatMap((item) => boundTo(item).map(({ to }) => to)))
  const items = drawn.flatMap((own, index) => {
    const frame = frameItem(scene.elements[index], index)
    return frame !== undefined && wanted.has(frame.id)
      ? [frame, ...own].map((item) => ({ ...item, groupIds: [`group-${index}`] }))
      : own
  })
  group(items, homesOf(scene), boxOfText)
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const item of items)
    for (const { to, type } of boundTo(item)) byId.get(to)?.boundElements.push({ type, id: item.id })
  const file = {
    type: 'excalidraw',
    version: 2,
    source: 'diagref',
    elements: items,
    appState: { viewBackgroundColor: colors.page, gridSize: null },
    files: {},
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Groups texts with the boxes that they are in. A bound label needs no group. */
const group = (
  items: readonly ExcalidrawItem[],
  homes: ReadonlyMap<number, number>,
  bound: { has: (text: number) => boolean },
): void => {
  const grouped = new Set([...homes].filter(([text]) => !bound.has(text)).flat())
  for (const item of items) {
    const index = Number(/^element-(\d+)$/.exec(item.id)?.[1])
    if (grouped.has(index)) item['groupIds'] = [`group-${homes.get(index) ?? index}`]
  }
}

const itemsOf = (element: Element, context: ItemContext): ExcalidrawItem[] => {
  switch (element.type) {
    case 'box':
    case 'circle':
      return [shapeItem(element, context)]
    case 'text':
      return element.text === '' ? [] : [textItem(element, context)]
    case 'line':
    case 'path':
      return strokeItems(element, context)
    default:
      return element satisfies never
  }
}

const shapeItem = (element: Box | Circle, { index, colors }: ItemContext): ExcalidrawItem => ({
  ...base(idOf(index), shapeBounds(element)),
  type: element.type === 'box' ? 'rectangle' : 'ellipse',
  ...paint(colors, element),
  roundness: element.type === 'box' ? { type: 3, value: 6 } : null,
})

/** Helvetica and Cascadia: the format's families closest to the scenes' own. */
const families = { sans: 2, mono: 3 } as const

/** Words are a stroke in this format. */
const wordsOf = (fill: Color): PaintedStroke | undefined => {
  const shade = textOf(fill)
  return shade === undefined ? undefined : { shade, width: 1 }
}

const aligned = { start: 'left', middle: 'center', end: 'right' } as const

const textItem = (element: Text, { index, colors, container }: ItemContext): ExcalidrawItem => {
  const { text, size = 16, align = 'start', fill = 'ink', mono } = element
  const rect = textBounds(element)
  return {
    ...base(idOf(index), rect),
    type: 'text',
    ...painted(colors, { stroke: wordsOf(fill) }),
    text,
    originalText: text,
    fontSize: size,
    fontFamily: mono === true ? families.mono : families.sans,
    textAlign: aligned[align],
    verticalAlign: container === undefined ? 'top' : 'middle',
    containerId: container === undefined ? null : idOf(container),
    lineHeight: rect.h / size,
    autoResize: true,
  }
}

/** The items that an item is bound to. */
const boundTo = (item: ExcalidrawItem): { to: string; type: 'text' | 'arrow' }[] => {
  const ends = [item['startBinding'], item['endBinding']] as ({ elementId: string } | null | undefined)[]
  const container = item['containerId']
  return [
    ...(typeof container === 'string' ? [{ to: container, type: 'text' as const }] : []),
    ...[...new Set(ends.flatMap((end) => end?.elementId ?? []))].map((to) => ({ to, type: 'arrow' as const })),
  ]
}
