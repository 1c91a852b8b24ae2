/**
 * One dot for several points at one place: their names are a list beside it, held together by a bracket.
 */
import { overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'
import { circle, path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import type { DotLook } from './dot.ts'
import type { Frame } from './frame.ts'
import { type ChartMark, half } from './mark.ts'

/** A name at the dot. */
export type Piled = { item: Source; words: Block; orElse: () => void }

/** Pixels between two names, from the dot to the bracket, and from there to the names. */
const [between, stem, away] = [8, 8, 8]

/** The dot at `at` with its names; `others` are the places of the other dots, which the list keeps clear of. */
export function piledDot(
  names: readonly Piled[],
  { at, others, r = 6, ...look }: { at: Point; others: readonly Point[] } & Pick<DotLook, 'r' | 'fill' | 'stroke'>,
): ChartMark {
  return {
    x: [at.x],
    y: [at.y],
    draw: (frame) => {
      const toPixels = ({ x, y }: Point): Point => ({ x: half(frame.x.at(x)), y: half(frame.y.at(y)) })
      const [center, dots] = [toPixels(at), others.map(toPixels)]
      const [first] = names
      if (first === undefined) return
      const list = listBeside(names, { frame, center, dots, r })
      const line = list.isRight ? list.rect.x - away : list.rect.x + list.rect.w + away
      const edge = center.x + (list.isRight ? r : -r)
      const { y, h } = list.rect
      const bracket = path(`M ${edge} ${center.y} H ${line} M ${line} ${y} V ${y + h}`, { stroke: 'muted' })
      const drawn: Element[] = [circle(center.x, center.y, r, look), bracket]
      frame.put(first.item, drawn, 'line')
      let [top, left] = [y, names.length]
      for (const { item, words, orElse } of names) {
        const rect = { x: list.isRight ? list.rect.x : list.rect.x + list.rect.w - words.w, y: top, ...sizeOf(words) }
        const leaveOut = (): void => {
          // A bracket holds names together, and where there is none it has nothing to hold.
          if (--left === 0) drawn.pop()
          orElse()
        }
        frame.say(item, [{ words, rect, align: list.isRight ? 'start' : 'end' }], { layer: 'line', orElse: leaveOut })
        top += words.h + between
      }
    },
  }
}

const sizeOf = ({ w, h }: Block): { w: number; h: number } => ({ w, h })

type PileRoom = { frame: Frame; center: Point; dots: readonly Point[]; r: number }

/** Where the list is: right of the dot, or left of it where something is in the way there. */
const listBeside = (
  names: readonly Piled[],
  { frame: { area }, center, dots, r }: PileRoom,
): { isRight: boolean; rect: Rect } => {
  const w = Math.max(...names.map(({ words }) => words.w))
  const h = names.reduce((sum, { words }) => sum + words.h + between, -between)
  const y = half(Math.max(area.y, Math.min(center.y - h / 2, area.y + area.h - h)))
  const out = r + stem + away
  const right = { x: center.x + out, y, w, h }
  const left = { x: center.x - out - w, y, w, h }
  const isFree = (rect: Rect): boolean =>
    rect.x >= area.x &&
    rect.x + rect.w <= area.x + area.w &&
    !dots.some((dot) => overlap(rect, { x: dot.x - 2 * r, y: dot.y - 2 * r, w: 4 * r, h: 4 * r }))
  const isRight = isFree(right) || !isFree(left)
  return { isRight, rect: isRight ? right : left }
}
