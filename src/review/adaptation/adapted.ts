/**
 * A scene compared with the one it was adapted from: what each part has kept and what it has lost.
 */
import { parsePath } from '../../geometry/path-data.ts'
import type { Element, Scene, Text } from '../../scene/scene.ts'
import { matchElements } from './match-elements.ts'
import type { Origin, OriginPart } from './origin.ts'
import { commonShift, type Shift, shiftOf } from './shift.ts'

/** An element of the original, and what it is in the edited scene, with its index there; undefined if it is gone. */
export type Traced<Kind extends Element = Element> = {
  element: Kind
  now: number | undefined
  after: Element | undefined
}

/** One that is still there. */
export type Kept<Each extends Traced = Traced> = Each & { now: number; after: Element }

/** A part of the original, traced. */
export type TracedPart = OriginPart & { texts: Traced<Text>[]; strokes: Traced[]; shapes: Traced[] }

/** Both scenes, what became of each element of the original, in its order, and how far most of them were moved. */
export type Adapted = {
  scene: Scene
  origin: Origin
  elements: Traced[]
  parts: TracedPart[]
  usual: Shift
}

/** Traces every part. */
export function traceParts(scene: Scene, origin: Origin): Adapted {
  const matches = matchElements(origin.scene.elements, scene.elements)
  const elements = origin.scene.elements.map((element, at): Traced => {
    const now = matches[at]
    return { element, now, after: now === undefined ? undefined : scene.elements[now] }
  })
  const parts = origin.parts.map((part) => {
    const traced = part.elements.flatMap((at) => elements[at] ?? [])
    return {
      ...part,
      texts: traced.filter((each): each is Traced<Text> => isWords(each.element)),
      strokes: traced.filter(({ element }) => isConnector(element)),
      shapes: traced.filter(({ element }) => element.type !== 'text' && !isConnector(element)),
    }
  })
  const shifts = kept(elements).flatMap(({ element, after }) => shiftOf(element, after) ?? [])
  return { scene, origin, elements, parts, usual: commonShift(shifts) ?? { dx: 0, dy: 0 } }
}

const isWords = (element: Element): element is Text => element.type === 'text' && element.text.trim() !== ''

/** Lines, and paths that do not enclose anything. */
const isConnector = (element: Element): boolean =>
  element.type === 'line' ||
  (element.type === 'path' && (element.fill ?? 'none') === 'none' && !/z\s*$/i.test(element.d))

/** What is still there, and what is not. */
export const kept = <Each extends Traced>(traced: readonly Each[]): Kept<Each>[] =>
  traced.filter((each): each is Kept<Each> => each.now !== undefined)
export const gone = <Each extends Traced>(traced: readonly Each[]): Each[] =>
  traced.filter(({ now }) => now === undefined)

/** The parts, with title and subtitle as one: the heading. */
export const withHeading = (parts: readonly TracedPart[]): TracedPart[] => {
  const subtitle = parts.find(({ at }) => at === 'subtitle')
  return parts.flatMap((part) => {
    if (part === subtitle) return []
    return part.at === 'title' ? [{ ...part, texts: [...part.texts, ...(subtitle?.texts ?? [])] }] : [part]
  })
}

/** Whether a part joins two others. */
export const isEdge = ({ from, to }: OriginPart): boolean => from !== undefined && to !== undefined

/** What a message calls a part. */
export const nameOf = ({ name, from, to, at }: OriginPart): string => {
  if (from !== undefined && to !== undefined)
    return ['the arrow from', JSON.stringify(from), 'to', JSON.stringify(to)].join(' ')
  if (at === '@key') return 'the key'
  if (at === 'title') return 'the heading'
  return name === undefined ? at.replace('@', 'the drawing of ') : `"${name}"`
}

/** What a message calls an element: its type and place. */
export const placeOf = (element: Element): string => {
  if (element.type === 'path') {
    const [start] = parsePath(element.d)
    return start === undefined ? 'path' : `path at ${Math.round(start.fromX)}, ${Math.round(start.fromY)}`
  }
  return `${element.type} at ${Math.round(element.x)}, ${Math.round(element.y)}`
}

/** Where a stroke begins and ends. */
export const endsOf = (element: Element): [number, number, number, number] | undefined => {
  if (element.type === 'line') return [element.x, element.y, element.x2, element.y2]
  if (element.type !== 'path') return undefined
  const segments = parsePath(element.d)
  const [first, last] = [segments[0], segments.at(-1)]
  return first === undefined || last === undefined ? undefined : [first.fromX, first.fromY, last.x, last.y]
}
