/**
 * The ring with its points and keys, what the joining host takes over, and the lookup of one key.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { type KeyEntry, lineEntry, markEntry, swatchEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { centerOf, type Point as Spot } from '../../src/geometry/rect.ts'
import type { Circle, Element } from '../../src/scene/scene.ts'
import { at, band, radius, sectorPath, trail } from './circle.ts'
import { type Change, changeOf, isMoved, letterOf, ownerOf, type Point, type RingData, turnOf } from './ring.ts'
import { drawShares, hostBadge } from './shares.ts'

/** Draws the ring on the left and the shares of the hosts on the right. */
export function drawRing(data: RingData, sheet: Sheet): void {
  const change = changeOf(data)
  sheet.put('@ring', [path(band, { fill: 'surface' })], 'ground')
  data.nodes.forEach((node, host) => {
    sheet.put(node, sectors(host, change), 'ground')
    sheet.put(node, letters(host, change))
  })
  for (const key of data.items) sheet.put(key, [dot(key, change)])
  if (data.find !== undefined) drawLookup(data.find, sheet, change)
  drawShares(data, sheet, change)
  drawKey(data, sheet, change)
}

/** The arcs that the joining host takes over, from the point before each of its points. */
const sectors = (host: number, { joining, after }: Change): Element[] => {
  const taken = after.flatMap(({ turn, ...point }, index) =>
    point.host === host && host === joining ? [sectorPath(after.at(index - 1)?.turn ?? 0, turn)] : [],
  )
  return taken.length === 0 ? [] : [path(taken.join(' '), { fill: 'accent', stroke: 'accent' })]
}

/** The points of a host: ticks over the band at the very places, and letters outside, moved where it is crowded. */
const letters = (host: number, { joining, after }: Change): Element[] => {
  const turns = outside(after)
  const own = after.flatMap((point, index) =>
    point.host === host ? [{ place: point.turn, letter: turns[index] ?? point.turn }] : [],
  )
  const ticks = own.map(({ place, letter }) => {
    const [inner, outer] = [at(place, radius.band - radius.half), at(place, radius.band + radius.half)]
    const end = at(letter, radius.letters - radius.letter)
    return `M ${inner.x} ${inner.y} L ${outer.x} ${outer.y} L ${end.x} ${end.y}`
  })
  return [
    path(ticks.join(' '), host === joining ? { stroke: 'accent' } : {}),
    ...own.flatMap(({ letter }) => hostBadge(host, wholePixels(at(letter, radius.letters)), host === joining)),
  ]
}

const wholePixels = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) })

/** Where letters stand: points moved apart along the circle, which is cut open in its widest gap. */
const outside = (points: Point[]): number[] => {
  const around = 2 * Math.PI * radius.letters
  const gaps = points.map(({ turn }, index) => (turn - (points.at(index - 1)?.turn ?? 0) + 1) % 1)
  const first = gaps.indexOf(Math.max(...gaps))
  const wanted = points.map(({ turn }, index) => (index < first ? turn + 1 : turn) * around)
  // A third of the room that is left: crowded letters move less, so that the last does not reach the first.
  const gap = Math.min(6, Math.floor((around / points.length - 2 * radius.letter) / 3))
  return spread(wanted, { sizes: 2 * radius.letter, gap }).map((place) => place / around)
}

// Outlined, so that dots over each other stay apart.
const stays = { fill: 'ink', stroke: 'surface' } as const
const moves = { fill: 'surface', stroke: 'ink' } as const

const dot = (key: Key, change: Change): Element => {
  const { x, y } = wholePixels(at(turnOf(key.name), radius.band))
  return circle(x, y, radius.key, isMoved(key, change) ? moves : stays)
}

/** The key looked up with its name, and the way clockwise to the point that owns it. */
const drawLookup = (find: Key, sheet: Sheet, change: Change): void => {
  const turn = turnOf(find.name)
  const owner = ownerOf(turn, change.after)
  if (owner === undefined) return
  const [end, tick] = [at(owner.turn, radius.band - radius.half), at(owner.turn, radius.trace - 6)]
  const way = trail(turn, owner.turn, at(owner.turn, radius.trace))
  const name = wholePixels(at(turn, radius.trace - 12))
  const as = { ...roles.code, bold: true } as const
  sheet.put(find, [dot(find, change), lineOfText(find.name, { ...name, as, align: turn < 0.5 ? 'end' : 'start' })])
  const strokes = [
    path(`M ${end.x} ${end.y} L ${tick.x} ${tick.y}`, { stroke: 'ink' }),
    path(way, { stroke: 'ink', arrow: true }),
  ]
  sheet.put(find, strokes, 'line')
}

const drawKey = ({ find }: RingData, sheet: Sheet, { joining }: Change): void => {
  const dotEntry = (text: string, look: Pick<Circle, 'fill' | 'stroke'>): KeyEntry =>
    markEntry(text, ({ x, y }) => circle(x, y, radius.key, look))
  sheet.key({ text: 'Point of a host', w: 24, sample: (rect) => hostBadge(0, centerOf(rect), false) })
  sheet.key(dotEntry('Key', stays))
  sheet.key(dotEntry('Key that moves', moves))
  sheet.key(swatchEntry(`Taken over by ${letterOf(joining)}`, { fill: 'accent', stroke: 'accent' }))
  if (find !== undefined) sheet.key(lineEntry('Lookup: clockwise to the next point', { stroke: 'ink', arrow: true }))
}
