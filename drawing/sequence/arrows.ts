/**
 * Arrows of messages, as UML draws them: filled heads for calls, dashes for replies, open heads for asynchronous
 * messages; a lost message ends in a filled dot (UML 2.5.1, 17.4.4).
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Message } from '../data/sequence-fields.ts'
import { circle, line, path } from '../primitives.ts'

export type Ends = { x: number; y: number; x2: number; y2: number }

/** Length and half width of an open head. */
const open = { length: 9, half: 5 }
/** How far before its receiver a lost message ends, so that a word has room there; a short one ends nearer. */
const short = { most: 60, share: 0.3 }
/** The radius of the dot. */
const dot = 4

/** One arrow from sender to receiver; `stroke` where it is not the default. */
export function arrow(kind: Message['kind'], { x, y, x2, y2 }: Ends, stroke?: Color): Element[] {
  const look = stroke === undefined ? {} : { stroke }
  switch (kind) {
    case 'call':
      return [line(x, y, x2, y2, { arrow: true, ...look })]
    case 'reply':
      return [line(x, y, x2, y2, { arrow: true, dashed: true, ...look })]
    case 'async':
      return [path(`M ${x} ${y} L ${x2} ${y2} ${openHead({ x, y, x2, y2 })}`, look)]
    case 'lost':
      return lostArrow({ x, y, x2, y2 }, { stroke })
    default:
      return kind satisfies never
  }
}

/** Length and half width of a filled head that is drawn as such: in the color of failures, without their slash. */
export const headSize = { length: 8, half: 4 } as const

/** A filled head from its `base` to its tip at `x`. */
export const headAt = ({ x, y, base }: { x: number; y: number; base: number }, fill: Color): Element =>
  path(`M ${x} ${y} L ${base} ${y - headSize.half} V ${y + headSize.half} Z`, { fill, stroke: 'none' })

/** The arrow of a lost message, with a head at its dot; dashed where it is a reply. */
export const lostArrow = (
  ends: Ends,
  { stroke, dashed }: { stroke?: Color | undefined; dashed?: boolean },
): Element[] => {
  const { x, y } = lostEnd(ends)
  const look = { ...(dashed ? { dashed } : {}), ...(stroke === undefined ? {} : { stroke }) }
  const color = stroke ?? 'muted'
  const back = ends.x < ends.x2 ? -1 : 1
  const [tip, base] = [x + back * dot, x + back * (dot + headSize.length)]
  const mark = circle(x, y, dot, { fill: color, stroke: color })
  if (stroke !== 'negative') return [line(ends.x, ends.y, tip, y, { arrow: true, ...look }), mark]
  // The head of a failure has a slash, which would be a second sign beside the dot.
  return [line(ends.x, ends.y, base, y, look), headAt({ x: tip, y, base }, color), mark]
}

/** Where a lost message ends: the middle of its dot, on the grid of 4 px. */
const lostEnd = ({ x, y, x2, y2 }: Ends): { x: number; y: number } => {
  const part = 1 - Math.min(short.share, short.most / Math.abs(x2 - x))
  return { x: Math.round((x + (x2 - x) * part) / 4) * 4, y: Math.round(y + (y2 - y) * part) }
}

/** Where the word beside the dot of a lost message begins, and to which side it runs. */
export const lostWord = (ends: Ends): { x: number; y: number; align: 'start' | 'end' } => {
  const { x, y } = lostEnd(ends)
  return ends.x < ends.x2 ? { x: x + dot + 6, y, align: 'start' } : { x: x - dot - 6, y, align: 'end' }
}

const openHead = ({ x, y, x2, y2 }: Ends): string => {
  const size = Math.sqrt((x2 - x) ** 2 + (y2 - y) ** 2)
  const [dx, dy] = [(x2 - x) / size, (y2 - y) / size]
  const [baseX, baseY] = [x2 - dx * open.length, y2 - dy * open.length]
  const at = (side: number): string => `${tenth(baseX - dy * side)} ${tenth(baseY + dx * side)}`
  return `M ${at(open.half)} L ${x2} ${y2} L ${at(-open.half)}`
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The loop of a local step: it leaves the lifeline and returns to it, `back` at what is there then, with the head of its kind. */
export const loop = (
  kind: Message['kind'],
  { x, y, x2, y2, back }: Ends & { back: number },
  stroke?: Color,
): Element[] => {
  const look = stroke === undefined ? {} : { stroke }
  if (kind === 'async')
    return [path(`M ${x} ${y} H ${x2} V ${y2} H ${back} ${openHead({ x: x2, y: y2, x2: back, y2 })}`, look)]
  return [
    path(`M ${x} ${y} H ${x2} V ${y2} H ${back}`, {
      arrow: true,
      ...(kind === 'reply' ? { dashed: true } : {}),
      ...look,
    }),
  ]
}
