/**
 * A scene as an Excalidraw file (format version 2): the same places, words and colors, without the hand-drawn look.
 *
 * Centered words are bound to their box, and arrows to the shapes at whose outlines they end, so that both move along.
 * Format: https://docs.excalidraw.com/docs/codebase/json-schema
 */
import { type Colors, colorsOf, type Look } from '../render/palette.ts'
import { defaults } from '../scene/defaults.ts'
import type { Element, Line, Path, Scene, Text } from '../scene/scene.ts'
import { labelsOf, rectOf, rectOfText, shapeAt } from './bindings.ts'
import { type Stroke, strokesOf } from './strokes.ts'

type Item = Record<string, unknown> & { id: string; boundElements: { type: 'text' | 'arrow'; id: string }[] }

/** The file's text. The same scene and look give the same text. */
export function toExcalidraw(scene: Scene, look: Look): string {
  const colors = colorsOf(look)
  const labels = labelsOf(scene)
  const boxOfText = new Map([...labels].map(([box, { index }]) => [index, box]))
  const items = scene.elements.flatMap((element, index) =>
    itemsOf(element, { index, scene, colors, container: boxOfText.get(index) }),
  )
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

type Context = { index: number; scene: Scene; colors: Colors; container: number | undefined }

const idOf = (index: number, part = 0): string => `element-${index}${part === 0 ? '' : `-${part}`}`

const itemsOf = (element: Element, context: Context): Item[] => {
  const { index, colors } = context
  switch (element.type) {
    case 'box':
    case 'circle':
      return [
        {
          ...base(idOf(index), rectOf(element) ?? { x: 0, y: 0, w: 0, h: 0 }),
          type: element.type === 'box' ? 'rectangle' : 'ellipse',
          ...paint(colors, { ...defaults[element.type], ...element }),
          roundness: element.type === 'box' ? { type: 3, value: 4 } : null,
        },
      ]
    case 'text':
      return element.text === '' ? [] : [textItem(element, context)]
    case 'line':
    case 'path':
      return strokesOf(element).map((stroke, part, all) =>
        strokeItem(element, stroke, { ...context, part, isLast: part === all.length - 1 }),
      )
    default:
      return element satisfies never
  }
}

type Place = { x: number; y: number; w: number; h: number }

/** What every item has. Seeds only shape the hand-drawn look, which is off. */
const base = (id: string, { x, y, w, h }: Place): Item => ({
  id,
  x,
  y,
  width: w,
  height: h,
  angle: 0,
  strokeWidth: 1.5,
  strokeStyle: 'solid',
  fillStyle: 'solid',
  roughness: 0,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  boundElements: [],
  updated: 1,
  link: null,
  locked: false,
})

type Painted = { fill?: keyof Colors | undefined; stroke?: keyof Colors | undefined; dashed?: boolean | undefined }

const paint = (colors: Colors, { fill = 'none', stroke = 'none', dashed }: Painted) => ({
  strokeColor: stroke === 'none' ? 'transparent' : colors[stroke],
  backgroundColor: fill === 'none' ? 'transparent' : colors[fill],
  strokeStyle: dashed === true ? 'dashed' : 'solid',
})

/** Helvetica and Cascadia: the families of the format that come nearest to the pictures' own. */
const families = { sans: 2, mono: 3 } as const

const aligned = { start: 'left', middle: 'center', end: 'right' } as const

const textItem = (element: Text, { index, colors, container }: Context): Item => {
  const { text, size = 16, align = 'start', fill = 'ink', mono } = element
  const rect = rectOfText(element)
  return {
    ...base(idOf(index), rect),
    type: 'text',
    ...paint(colors, { stroke: fill }),
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

const strokeItem = (
  element: Line | Path,
  { points, isClosed }: Stroke,
  { index, scene, colors, part, isLast }: Context & { part: number; isLast: boolean },
): Item => {
  const [start = { x: 0, y: 0 }] = points
  const end = points.at(-1) ?? start
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const size = { w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) }
  const isArrow = element.arrow === true && isLast && !isClosed
  return {
    ...base(idOf(index, part), { ...start, ...size }),
    type: isArrow ? 'arrow' : 'line',
    ...paint(colors, { ...defaults[element.type], ...element }),
    points: points.map(({ x, y }) => [round(x - start.x), round(y - start.y)]),
    lastCommittedPoint: null,
    startBinding: isArrow ? bindingOf(shapeAt(scene, start)) : null,
    endBinding: isArrow ? bindingOf(shapeAt(scene, end)) : null,
    startArrowhead: null,
    endArrowhead: isArrow ? 'triangle' : null,
    ...(isArrow ? { elbowed: false } : {}),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

const bindingOf = (shape: number | undefined) =>
  shape === undefined ? null : { elementId: idOf(shape), focus: 0, gap: 1 }

/** The items that an item is bound to. */
const boundTo = (item: Item): { to: string; type: 'text' | 'arrow' }[] => {
  const ends = [item['startBinding'], item['endBinding']] as ({ elementId: string } | null | undefined)[]
  const container = item['containerId']
  return [
    ...(typeof container === 'string' ? [{ to: container, type: 'text' as const }] : []),
    ...[...new Set(ends.flatMap((end) => end?.elementId ?? []))].map((to) => ({ to, type: 'arrow' as const })),
  ]
}
