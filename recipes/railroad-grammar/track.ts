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

/** Half the height of a station, between stations, from one track to the next, radius of a bend. */
const size = { half: 16, gap: 24, track: 8, bend: 8, turn: 24 }

/** Measures an expression; `isFocus` says which rules the accent marks. */
export function trackOf(expression: Expression, isFocus: (name: string) => boolean): Track {
  switch (expression.kind) {
    case 'text':
    case 'class':
    case 'rule':
      return station(expression, isFocus(expression.text))
    case 'sequence':
      return inRow(expression.parts.map((part) => trackOf(part, isFocus)))
    case 'choice':
      return branching(expression.parts.map((part) => trackOf(part, isFocus)))
    case 'optional':
      return skippable(trackOf(expression.part, isFocus))
    case 'repeat':
      return looping(trackOf(expression.part, isFocus))
    default:
      return expression satisfies never
  }
}

/** Characters are in a pill, a class of them also in brackets; another rule is in a box. */
export const station = (
  { kind, text: own }: { kind: 'text' | 'class' | 'rule'; text: string },
  isFocus: boolean,
): Track => {
  const text = kind === 'class' ? `[${own}]` : own
  const as: TypeStyle = { size: 14, mono: true, ...(kind === 'class' ? {} : { bold: true }) }
  const w = up(widthOf(text, as) + 2 * (kind === 'rule' ? 12 : 20))
  const look = isFocus && kind === 'rule' ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
  return {
    w,
    above: size.half,
    below: size.half,
    draw: (x, y) => [
      ...(kind === 'rule'
        ? [box(x, y - size.half, w, 2 * size.half, look)]
        : shapeOf('pill').outline({ x, y: y - size.half, w, h: 2 * size.half }, look)),
      lineOfText(text, { x: x + w / 2, y, as, align: 'middle' }),
    ],
  }
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
  const widest = Math.max(...tracks.map(({ w }) => w))
  const w = widest + 2 * size.turn
  const rails: number[] = []
  tracks.forEach(({ above }, index) => {
    const before = tracks[index - 1]
    rails.push(before === undefined ? 0 : up((rails[index - 1] ?? 0) + before.below + size.track + above))
  })
  return {
    w,
    above: tracks[0]?.above ?? 0,
    below: (rails.at(-1) ?? 0) + (tracks.at(-1)?.below ?? 0),
    draw: (x, y) =>
      tracks.flatMap((track, index) => {
        const rail = y + (rails[index] ?? 0)
        const [from, to, end] = [x + size.turn, x + size.turn + track.w, x + w]
        const before = elbow({ x, y }, { x: from, y: rail }, x + size.bend)
        const after = elbow({ x: to, y: rail }, { x: end, y }, end - size.bend)
        return [path(roundedPath(before, size.bend)), ...track.draw(from, rail), path(roundedPath(after, size.bend))]
      }),
  }
}

/** A way around, above. */
const skippable = (track: Track): Track => around(track, -up(track.above + size.track + 4, 4))

/** A way back, below. */
const looping = (track: Track): Track => around(track, up(track.below + size.track + 4, 4))

const around = (track: Track, offset: number): Track => {
  const w = track.w + 2 * size.turn
  return {
    w,
    above: Math.max(track.above, -offset),
    below: Math.max(track.below, offset),
    draw: (x, y) => {
      const [left, right] = [x + size.bend, x + w - size.bend]
      const detour = [
        { x: offset < 0 ? x : x + size.turn, y },
        { x: left, y },
        { x: left, y: y + offset },
        { x: right, y: y + offset },
        { x: right, y },
        { x: offset < 0 ? x + w : x + w - size.turn, y },
      ]
      return [
        path(`M ${x} ${y} H ${x + size.turn}`),
        ...track.draw(x + size.turn, y),
        path(`M ${x + w - size.turn} ${y} H ${x + w}`),
        path(roundedPath(detour, size.bend)),
      ]
    },
  }
}
