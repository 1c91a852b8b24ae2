/**
 * Arrows of messages, as UML draws them: filled heads for calls, dashes for replies, open heads for asynchronous
 * messages; a lost message ends in an X.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Message } from '../data/sequence-fields.ts'
import { line, path } from '../primitives.ts'

export type Ends = { x: number; y: number; x2: number; y2: number }

/** Length and half width of an open head. */
const open = { length: 9, half: 5 }
/** How far before its receiver a lost message ends, so that a word has room there; a short one ends nearer. */
const short = { most: 60, share: 0.3 }
/** Half the size of the X. */
const cross = 6

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
    case 'lost': {
      const part = 1 - Math.min(short.share, short.most / Math.abs(x2 - x))
      const [endX, endY] = [Math.round(x + (x2 - x) * part), Math.round(y + (y2 - y) * part)]
      return [path(`M ${x} ${y} L ${endX} ${endY} ${crossAt(endX, endY)}`, look)]
    }
    default:
      return kind satisfies never
  }
}

/** Where the word beside the X of a lost message begins, and to which side it runs. */
export const lostWord = ({ x, y, x2, y2 }: Ends): { x: number; y: number; align: 'start' | 'end' } => {
  const part = 1 - Math.min(short.share, short.most / Math.abs(x2 - x))
  const [endX, endY] = [Math.round(x + (x2 - x) * part), Math.round(y + (y2 - y) * part)]
  return x < x2 ? { x: endX + cross + 4, y: endY, align: 'start' } : { x: endX - cross - 4, y: endY, align: 'end' }
}

const openHead = ({ x, y, x2, y2 }: Ends): string => {
  const size = Math.sqrt((x2 - x) ** 2 + (y2 - y) ** 2)
  const [dx, dy] = [(x2 - x) / size, (y2 - y) / size]
  const [baseX, baseY] = [x2 - dx * open.length, y2 - dy * open.length]
  const at = (side: number): string => `${tenth(baseX - dy * side)} ${tenth(baseY + dx * side)}`
  return `M ${at(open.half)} L ${x2} ${y2} L ${at(-open.half)}`
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const crossAt = (x: number, y: number): string =>
  `M ${x - cross} ${y - cross} L ${x + cross} ${y + cross} M ${x - cross} ${y + cross} L ${x + cross} ${y - cross}`

/** The loop of a local step: it leaves the lifeline and returns to it. */
export const loop = (kind: Message['kind'], { x, y, x2, y2 }: Ends & { width?: number }, stroke?: Color): Element[] => {
  const look = stroke === undefined ? {} : { stroke }
  return [
    path(`M ${x} ${y} H ${x2} V ${y2} H ${x}`, { arrow: true, ...(kind === 'reply' ? { dashed: true } : {}), ...look }),
  ]
}
