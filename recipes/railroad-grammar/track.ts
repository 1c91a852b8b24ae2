/**
 * Tracks of a railroad diagram: each expression measured, then drawn around the rail that leads through it.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Expression } from './grammar.ts'

/** A measured track: its width, how far it reaches above and below its rail, and its elements from a point on the rail. */
export type Track = { w: number; above: number; below: number; draw: (x: number, y: number) => Element[] }

/** Half the height of a station, between stations, from one track to the next, radius of a bend, room for one. */
const size = { half: 16, gap: 24, track: 8, bend: 8, turn: 24 }

/** Measures an expression; `isFocus` says which rules the accent marks. */
export function trackOf(expression: Expression, isFocus: (name: string) => boolean): Track {
  switch (expression.kind) {
    case 'sequence':
      return inRow(expression.parts.map((part) => trackOf(part, isFocus)))
    case 'choice':
      return branching(expression.parts.map((part) => trackOf(part, isFocus)))
    case 'optional':
      return around(trackOf(expression.part, isFocus), 'above')
    case 'repeat':
      return around(trackOf(expression.part, isFocus), 'below')
    default:
      return station(expression, isFocus(expression.text))
  }
}

/** Characters are in a pill, a class of them also in brackets; another rule is in a box. In the key they are less high. */
export const station = (
  { kind, text: own }: { kind: 'text' | 'class' | 'rule'; text: string },
  isFocus: boolean,
  half = size.half,
): Track => {
  const text = kind === 'class' ? `[${own}]` : own
  const as: TypeStyle = { size: 14, mono: true, ...(kind === 'class' ? {} : { bold: true }) }
  const [w, h] = [up(widthOf(text, as) + (kind === 'rule' ? 24 : 40)), 2 * half]
  const look = isFocus ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
  const draw = (x: number, y: number): Element[] => [
    ...(kind === 'rule' ? [box(x, y - half, w, h, look)] : shapeOf('pill').outline({ x, y: y - half, w, h }, {})),
    lineOfText(text, { x: x + w / 2, y, as, align: 'middle' }),
  ]
  return { w, above: half, below: half, draw }
}

const inRow = (tracks: Track[]): Track => ({
  w: tracks.reduce((sum, { w }) => sum + w + size.gap, -size.gap),
  above: Math.max(...tracks.map(({ above }) => above)),
  below: Math.max(...tracks.map(({ below }) => below)),
  draw: (x, y) => {
    let left = x
    return tracks.flatMap(({ w, draw }, index) => {
      const at = left
      left += w + size.gap
      return [...(index === 0 ? [] : [path(`M ${at - size.gap} ${y} H ${at}`)]), ...draw(at, y)]
    })
  },
})

/** The first choice is on the rail, the others are below. */
const branching = (tracks: Track[]): Track => {
  const w = Math.max(...tracks.map((track) => track.w)) + 2 * size.turn
  let [below, last] = [0, 0]
  const rails = tracks.map((track, index) => {
    if (index > 0) last = up(below + size.track + track.above)
    below = last + track.below
    return { track, rail: last }
  })
  const draw = (x: number, y: number): Element[] =>
    rails.flatMap(({ track, rail }) => {
      const [from, to, end] = [x + size.turn, x + size.turn + track.w, x + w]
      const before = elbow({ x, y }, { x: from, y: y + rail }, x + size.bend)
      const after = elbow({ x: to, y: y + rail }, { x: end, y }, end - size.bend)
      return [path(roundedPath(before, size.bend)), ...track.draw(from, y + rail), path(roundedPath(after, size.bend))]
    })
  return { w, above: tracks[0]?.above ?? 0, below, draw }
}

/** A way around: above to skip a track, below back to its beginning. */
const around = (track: Track, side: 'above' | 'below'): Track => {
  const w = track.w + 2 * size.turn
  const out = up(track[side] + size.track + 4, 4)
  const draw = (x: number, y: number): Element[] => {
    const [rail, end, back] = [y + (side === 'above' ? -out : out), x + w, side === 'above' ? 0 : size.turn]
    const detour = [
      { x: x + back, y },
      { x: x + size.bend, y },
      { x: x + size.bend, y: rail },
      { x: end - size.bend, y: rail },
      { x: end - size.bend, y },
      { x: end - back, y },
    ]
    return [
      path(`M ${x} ${y} h ${size.turn}`),
      ...track.draw(x + size.turn, y),
      path(`M ${end - size.turn} ${y} H ${end}`),
      path(roundedPath(detour, size.bend)),
    ]
  }
  return { ...track, w, [side]: out, draw }
}
