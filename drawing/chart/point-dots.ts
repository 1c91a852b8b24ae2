/**
 * Dots of points with their names: those that are good or bad have the choice of places. Focus colors a dot and its name;
 * where not all names are written, it also says which ones are.
 */
import { ascending } from 'd3-array'
import type { Color } from '../../src/scene/limits.ts'
import { type Block, nameAndNote } from '../block.ts'
import type { DataPoint } from '../data/points.ts'
import type { Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import { toneOf } from '../tone.ts'
import { focusable } from '../type.ts'
import { dot } from './dot.ts'
import type { ChartMark } from './mark.ts'
import { piledDot } from './piled-dot.ts'

/**
 * Which names must have a place: `all`, or those of `marked` points, where others are written only if they are not too many and
 * have room. `size` is that of names of points that are good or bad, in pixels.
 */
export type PointNames = { names: 'all' | 'marked'; size: 14 | 16 }

/** With more names than this, only those of marked points are written. */
const mostNames = 30
const widest = 208

/** The dots; a name that needs a place and has none is left out with a warning. Points at one place share a dot if all names are needed. */
export function pointDots(points: DataPoint[], sheet: Sheet, { names, size }: PointNames): ChartMark[] {
  const few = points.filter(({ name }) => name !== undefined).length <= mostNames
  const toned = points.map((point) => ({ point, tone: toneOf(point, sheet, 'none') }))
  const rank = ({ state }: DataPoint): number => (state === undefined ? 1 : 0)
  // Whatever the order of the data and whatever is in focus, the same names get the places that there are.
  const ordered = toned.toSorted(
    ({ point: a }, { point: b }) =>
      rank(a) - rank(b) || a.x - b.x || a.y - b.y || ascending(a.name ?? '', b.name ?? ''),
  )
  const wordsOf = ({ point, tone }: Toned): Block => {
    const as =
      point.state === undefined ? focusable('label', tone === 'accent') : ({ size, bold: true, fill: tone } as const)
    return nameAndNote({ ...point, name: `${stateSign(point)}${point.name}` }, widest, [as, 'note'])
  }
  const dotOf = ({ point, tone }: Toned): ChartMark => {
    const isMarked = tone !== 'none'
    const isNeeded = names === 'all' || isMarked
    const look = lookOf(tone, names)
    if (point.name === undefined && stateSign(point) !== '')
      return dot(point, point, { ...look, words: stateSign(point).trim(), as: { size: 14, bold: true, fill: tone } })
    if (point.name === undefined || !(isNeeded || few)) return dot(point, point, look)
    const orElse = (): unknown => isNeeded && sheet.warn(point, 'name', noPlace)
    return dot(point, point, { ...look, words: wordsOf({ point, tone }), orElse })
  }
  if (names !== 'all') return ordered.map(dotOf)
  const piles = pilesOf(ordered)
  return piles.flatMap((pile) => {
    const named = pile.filter(({ point: { name } }) => name !== undefined)
    const [first] = named
    if (first === undefined || named.length < 2) return pile.map(dotOf)
    const said = named.map((each) => ({
      item: each.point,
      words: wordsOf(each),
      orElse: () => sheet.warn(each.point, 'name', noPlace),
    }))
    const others = piles.flatMap(([other]) => (other === undefined || other === pile[0] ? [] : [other.point]))
    return [piledDot(said, { at: first.point, others, ...lookOf(strongest(named), names) })]
  })
}

type Toned = { point: DataPoint; tone: Color }

/** The color of a dot that stands for several points. */
const strongest = (pile: readonly Toned[]): Color =>
  ['accent', 'negative', 'positive'].flatMap((tone) => pile.filter((each) => each.tone === tone))[0]?.tone ?? 'none'

/** Among marked dots, plain ones are small, with a ring of the page where they meet. */
const lookOf = (tone: Color, names: PointNames['names']) => {
  const fill = tone === 'none' ? 'muted' : tone
  if (names === 'all' || tone !== 'none') return { stroke: fill, fill, r: names === 'all' ? 6 : 5 }
  return { stroke: 'surface', fill, r: 5 } as const
}

/** Points by their place, in their order. */
const pilesOf = (toned: readonly Toned[]): Toned[][] => {
  const piles = new Map<string, Toned[]>()
  for (const each of toned) {
    const place = `${each.point.x} ${each.point.y}`
    piles.set(place, [...(piles.get(place) ?? []), each])
  }
  return [...piles.values()]
}

const noPlace =
  'is left out, as there is no free place at its dot; shorten it, put fewer in focus, or move points apart'
