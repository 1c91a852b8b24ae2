/**
 * A ring of sectors around words, and beside it the words of each sector, joined to it by a leader.
 */
import { sum } from 'd3-array'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type Block, place } from '../block.ts'
import { circle, path } from '../primitives.ts'
import { rectAround } from '../rect.ts'
import type { Sheet, Source } from '../sheet.ts'
import { arc, arcMiddle, type RingArc, turned } from './arc.ts'
import { half } from './mark.ts'
import { grazing, nameSide, type PlacedSector } from './ring-names.ts'

/** A sector of an item: its share of the turn (0 to 1), its fill or a half-tone of it, and its words. */
export type Sector = { item: object; share: number; fill: Color; half?: boolean; words: Block }

/** The words inside of a ring. */
export type Middle = { source: Source; words: Block }

/** The width that words have inside of the ring, in pixels. */
export const ringRoom = 140

const center: Point = { x: 0, y: 0 }
const [inner, outer] = [100, 168]

/** The longest diagonal of words inside of the ring. */
export const ringInside = 2 * inner - 12

/** Draws sectors clockwise from the top, or so that the middle of `first` is at the right; in the ring the words of `middle`. */
export function drawRing(
  sectors: Sector[],
  { first, ...middle }: Middle & { first?: object | undefined },
  sheet: Sheet,
): void {
  const before = sectors.findIndex(({ item }) => item === first)
  const own = (sectors[before]?.share ?? 0) / 2
  let from = before < 0 ? 0 : 0.25 - own - sum(sectors.slice(0, before), ({ share }) => share)
  const placed = sectors.map((sector): Sector & PlacedSector => {
    const at = { center, inner, outer, from, to: from + sector.share }
    from = at.to
    return { ...sector, at, anchor: anchorOf(at, before >= 0) }
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
      { side, outer, sheet },
    )
}

/** Sectors of one ring around the words in its middle; pale ones have an edge too. */
export function drawBand(
  sectors: (Pick<Sector, 'item' | 'fill'> & Pick<PlacedSector, 'at'>)[],
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

/** How far from the height of the center, as a share of the turn, words are in the column beside the ring, and a level leader does not graze the ring. */
const leveled = [0.75, grazing].map((part) => Math.asin(part) / (2 * Math.PI))

/**
 * Where the leader of a sector begins: in its middle, of a turned ring in that of what is right of the center, where most
 * words are; or as near to that as a level one is seen to leave the ring.
 */
const anchorOf = (at: RingArc, isTurned: boolean): RingArc => {
  const turn = Math.floor(at.from)
  const rights = [0, 1].map((next) => [Math.max(at.from, turn + next), Math.min(at.to, turn + next + 0.5)] as const)
  const [begin, end] = rights.find(([from, to]) => isTurned && to - from > 2 * margin) ?? [at.from, at.to]
  const middle = (begin + end) / 2
  const level = (arcMiddle({ ...at, from: middle, to: middle }).x >= 0 ? 0.25 : 0.75) + Math.floor(middle)
  const steep = leveled.map((far) => Math.min(level + far, Math.max(level - far, middle)))
  const anchor = steep.find((turn) => turn > begin + margin && turn < end - margin) ?? middle
  return { ...at, from: anchor, to: anchor }
}
