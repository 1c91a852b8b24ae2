/**
 * A ring of sectors around words, and beside it the words of each sector, joined to it by a leader.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type Block, place } from '../block.ts'
import { spread } from '../label/spread.ts'
import { circle, path } from '../primitives.ts'
import { rectAround } from '../rect.ts'
import type { Sheet, Source } from '../sheet.ts'
import { pitchOf } from '../type.ts'
import { arc, arcMiddle, type RingArc, turned } from './arc.ts'
import { half } from './mark.ts'

/** A sector of an item: its share of the turn (0 to 1), its fill or a half-tone of it, and its words. */
export type Sector = { item: object; share: number; fill: Color; half?: boolean; words: Block }

/** The words inside of a ring. */
export type Middle = { source: Source; words: Block }

/** The width that words have inside of the ring, in pixels. */
export const ringRoom = 156

const center: Point = { x: 0, y: 0 }
const [inner, outer] = [104, 168]

/** The longest diagonal of words inside of the ring. */
export const ringInside = 2 * inner - 12

/** From the ring to the words of its sectors, and the least distance between these. */
const [away, apart] = [48, 16]

type PlacedSector = Sector & { at: RingArc; anchor: RingArc }

/** Draws sectors clockwise from the top, and in the middle the words of `middle`. */
export function drawRing(sectors: Sector[], middle: Middle, sheet: Sheet): void {
  let from = 0
  const placed = sectors.map((sector): PlacedSector => {
    const at = { center, inner, outer, from, to: from + sector.share }
    from = at.to
    return { ...sector, at, anchor: anchorOf(at) }
  })
  for (const { item, at, fill, half: isHalf = false } of placed)
    if (at.to > at.from) sheet.put(item, [arc(at, fill, { half: isHalf })])
  // Between sectors is a line in the color of the page.
  if (placed.filter(({ share }) => share > 0).length > 1)
    sheet.put(middle.source, [path(placed.map(({ at }) => edgeOf(at)).join(' '), { stroke: 'surface' })])
  sheet.put(middle.source, place(middle.words, rectAround(center, 2 * inner, 2 * inner)))
  const isRight = ({ anchor }: PlacedSector): boolean => arcMiddle(anchor, outer).x >= 0
  for (const side of [1, -1])
    nameSide(
      placed.filter((sector) => isRight(sector) === side > 0),
      { side, sheet },
    )
}

/** Sectors of one ring around the words in its middle; pale ones have an edge too. */
export function drawBand(
  sectors: Pick<PlacedSector, 'item' | 'fill' | 'at'>[],
  { source, words }: Middle,
  sheet: Sheet,
): void {
  for (const { item, at, fill } of sectors) if (at.to > at.from) sheet.put(item, [arc(at, fill)])
  sheet.put(source, [path(sectors.map(({ at }) => edgeOf(at)).join(' '))])
  const { inner, outer } = sectors[0]?.at ?? { inner: 0, outer: 0 }
  sheet.put(source, [circle(0, 0, outer, { fill: 'none' }), circle(0, 0, inner, { fill: 'none' })])
  sheet.put(source, place(words, rectAround(center, 2 * inner, 2 * inner)))
}

/** The line before a sector. */
const edgeOf = ({ from, inner, outer }: RingArc): string => {
  const [start, end] = [turned(center, from, inner), turned(center, from, outer)]
  return `M ${half(start.x)} ${half(start.y)} L ${half(end.x)} ${half(end.y)}`
}

/** How far inside of a sector its leader begins, as a share of the turn. */
const margin = 0.02

/** Where the leader of a sector begins: level with the center if the sector is there, at its middle otherwise. */
const anchorOf = (at: RingArc): RingArc => {
  const middle = (at.from + at.to) / 2
  const level = arcMiddle(at).x >= 0 ? 0.25 : 0.75
  const anchor = level > at.from + margin && level < at.to - margin ? level : middle
  return { ...at, from: anchor, to: anchor }
}

/** How far the middle of words is below the middle of their first line, in pixels. */
const belowFirst = ({ lines: [line], h }: Block): number => (line === undefined ? 0 : (h - pitchOf(line.style)) / 2)

/** A level line that meets the ring farther up or down than this part of its radius would graze it. */
const grazing = 0.8

/** From the edge of a sector to the height of its words: level where that height is beside the sector, else with a bend. */
const leaderFrom = ({
  at,
  anchor,
  y,
  side,
}: Pick<PlacedSector, 'at' | 'anchor'> & { y: number; side: number }): string => {
  const down = Math.acos(Math.max(-1, Math.min(1, -y / outer))) / (2 * Math.PI)
  const turn = side > 0 ? down : 1 - down
  if (Math.abs(y) < grazing * outer && turn > at.from && turn < at.to) {
    const start = turned(center, turn, outer)
    return `M ${half(start.x)} ${y}`
  }
  const [start, bend] = [arcMiddle(anchor, outer), arcMiddle(anchor, outer + apart)]
  return `M ${start.x} ${start.y} L ${bend.x} ${bend.y} L ${side * (outer + away - 12)} ${y}`
}

/** Words on one side of the ring, as near to the height of their sectors as they can be. */
const nameSide = (sectors: PlacedSector[], { side, sheet }: { side: number; sheet: Sheet }): void => {
  // The leader meets the middle of the name, which is the first line.
  const wanted = sectors.map(({ anchor, words }) => {
    const { y } = arcMiddle(anchor, outer)
    // A leader with a bend is level behind it.
    return (Math.abs(y) < grazing * outer ? y : arcMiddle(anchor, outer + apart).y) + belowFirst(words)
  })
  const middles = spread(wanted, { sizes: sectors.map(({ words }) => words.h), gap: apart })
  const x = side * (outer + away)
  for (const [index, { item, at, anchor, words }] of sectors.entries()) {
    const y = Math.round((middles[index] ?? 0) - belowFirst(words))
    const leader = path(`${leaderFrom({ at, anchor, y, side })} H ${x - side * 8}`)
    const top = y + belowFirst(words) - words.h / 2
    const rect = { x: side > 0 ? x : x - words.w, y: top, w: words.w, h: words.h }
    sheet.put(item, [leader, ...place(words, rect, { align: side > 0 ? 'start' : 'end' })], 'line')
  }
}
