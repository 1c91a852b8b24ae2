/**
 * The five primitives as short calls, and the finished scene.
 */
import type { Point } from '../src/geometry/rect.ts'
import { round } from '../src/geometry/round.ts'
import { defaults } from '../src/scene/defaults.ts'
import type { Box, Circle, Element, Line, Path, Scene, Text } from '../src/scene/scene.ts'

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Pick<Box, 'fill' | 'stroke' | 'dashed'> = {},
): Box => ({
  type: 'box',
  x,
  y,
  w,
  h,
  ...look,
})

export const text = (
  x: number,
  y: number,
  words: string,
  look: Pick<Text, 'size' | 'fill' | 'align' | 'mono' | 'bold'> = {},
): Text => ({ type: 'text', x, y, text: words, ...look })

export const line = (
  x: number,
  y: number,
  x2: number,
  y2: number,
  look: Pick<Line, 'stroke' | 'arrow' | 'dashed'> = {},
): Line => ({ type: 'line', x, y, x2, y2, ...look })

export const path = (d: string, look: Pick<Path, 'fill' | 'stroke' | 'arrow' | 'dashed'> = {}): Path => ({
  type: 'path',
  d,
  ...look,
})

export const circle = (x: number, y: number, r: number, look: Pick<Circle, 'fill' | 'stroke'> = {}): Circle => ({
  type: 'circle',
  x,
  y,
  r,
  ...look,
})

/** The data of a path that is a circle. */
export const circlePath = ({ x, y, r }: Pick<Circle, 'x' | 'y' | 'r'>): string =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`

/** The data of a path that is a cross, `arm` pixels from its middle to each side. */
export const crossPath = ({ x, y }: Point, arm: number): string =>
  `M ${x - arm} ${y - arm} L ${x + arm} ${y + arm} M ${x + arm} ${y - arm} L ${x - arm} ${y + arm}`

// Numbers of long paths come from layout code with many digits; the file keeps two decimals.
const roundPath = (d: string): string => d.replace(/-?\d+\.\d+(e-?\d+)?/g, (digits) => String(round(Number(digits))))

const tidy = (element: Element): Element => {
  const known: Record<string, unknown> = defaults[element.type]
  const entries = Object.entries(element).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined || value === false || known[key] === value) return []
    if (typeof value === 'number') return [[key, round(value)]]
    return [[key, key === 'd' ? roundPath(String(value)) : value]]
  })
  return Object.fromEntries(entries) as Element
}

/** A scene as in the catalog: numbers rounded once, properties that equal the default omitted. */
export const finishScene = (scene: Omit<Scene, 'version'>): Scene => ({
  version: 1,
  width: scene.width,
  height: scene.height,
  title: scene.title,
  description: scene.description,
  elements: scene.elements.map(tidy),
})
