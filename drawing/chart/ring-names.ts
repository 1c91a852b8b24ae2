/**
 * The words of sectors beside a ring, each joined to its own by a leader; those of slivers next to each other are a list
 * with one leader, as theirs would run to one point. What has no share has no leader.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, place } from '../block.ts'
import { spread } from '../label/spread.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { pitchOf } from '../type.ts'
import { arcMiddle, type RingArc, turned } from './arc.ts'
import { half } from './mark.ts'

/** A sector with its arc and where its leader begins; `words` are beside the ring. */
export type PlacedSector = { item: object; share: number; words: Block; at: RingArc; anchor: RingArc }

/** `edge` is where words of a side begin that are not far from it. */
type Side = { side: number; outer: number; sheet: Sheet }

/** From the ring to the words of its sectors and to the bend of a leader, and the least distance between words, and between those of slivers. */
const [away, apart, leastGap, between] = [28, 16, 10, 6]

/** Sectors with a smaller share of the turn are slivers. */
export const sliver = 0.03

/** Words that have one place: those of a sector, or of slivers, the last one on top. */
type Named = { sectors: PlacedSector[]; h: number; wanted: number; by: number }

/** Words on one side of the ring, as near to the height of their sectors as they can be. */
export const nameSide = (sectors: PlacedSector[], { side, outer, sheet }: Side): void => {
  const all = named(sectors, outer)
  const middles = spread(
    all.map(({ wanted }) => wanted),
    { sizes: all.map(({ h }) => h), gap: leastGap, by: all.map(({ by }) => by) },
  )
  const reach = all.map(({ sectors: [first] }, index) =>
    first === undefined ? 0 : nearest(placeOf(first, middles[index] ?? 0, outer)),
  )
  // Words that begin at about the same x have one edge.
  const edge = Math.max(0, ...reach)
  for (const [index, each] of all.entries()) {
    const [middle, [first]] = [middles[index] ?? 0, each.sectors]
    if (first === undefined) continue
    if (each.sectors.length === 1) nameOne(first, middle, { side, outer, sheet, edge })
    else nameSlivers(each, middle, { side, outer, sheet })
  }
}

/** Slivers are together if there are several. */
const named = (sectors: PlacedSector[], outer: number): Named[] => {
  const slivers = sectors.filter(({ share }) => share < sliver)
  const areOne = slivers.length > 1 && slivers.some(({ share }) => share > 0)
  const alone = areOne ? sectors.filter((each) => !slivers.includes(each)) : sectors
  return [...alone.map((each) => oneNamed(each, outer)), ...(areOne ? [sliversNamed(slivers, outer)] : [])]
}

const oneNamed = (sector: PlacedSector, outer: number): Named => {
  const { y } = arcMiddle(sector.anchor, outer)
  // The leader meets the middle of the name, which is the first line; one with a bend is level behind it.
  const level = Math.abs(y) < grazing * outer + 1 ? y : arcMiddle(sector.anchor, outer + apart).y
  return { sectors: [sector], h: sector.words.h, wanted: level + belowFirst(sector.words), by: y }
}

/** The list begins at the height of its leader and runs away from the center. */
const sliversNamed = (slivers: PlacedSector[], outer: number): Named => {
  const h = slivers.reduce((sum, { words }) => sum + words.h + between, -between)
  const { y } = arcMiddle(together(slivers), outer + apart)
  return { sectors: slivers, h, wanted: y + (Math.sign(y) * h) / 2 - Math.sign(y) * apart, by: y }
}

/** From the first to the last of the slivers that have a share. */
const together = (slivers: PlacedSector[]): RingArc => {
  const own = slivers.filter(({ share }) => share > 0).map(({ at }) => at)
  const [from, to] = [Math.min(...own.map((at) => at.from)), Math.max(...own.map((at) => at.to))]
  return { ...(own[0] as RingArc), from, to }
}

/** How far from the center words are: in a column beside the ring, or nearer where all of them are over or under it there. */
const nearest = ({ top, h, bend, outer }: { top: number; h: number; bend: Point; outer: number }): number => {
  const inward = top > 0 ? top : Math.max(0, -(top + h))
  const ring = Math.sqrt(Math.max(0, (outer + apart) ** 2 - inward ** 2))
  return Math.min(outer + away, Math.round(Math.max(ring, Math.abs(bend.x) + away)))
}

const placeOf = ({ words, anchor }: Pick<PlacedSector, 'words' | 'anchor'>, middle: number, outer: number) => ({
  top: middle - words.h / 2,
  h: words.h,
  bend: arcMiddle(anchor, outer + apart),
  outer,
})

const nameOne = (
  { item, at, anchor, share, words }: PlacedSector,
  middle: number,
  { side, outer, sheet, edge }: Side & { edge: number },
): void => {
  const y = Math.round(middle - belowFirst(words))
  const near = nearest(placeOf({ words, anchor }, middle, outer))
  const x = side * (edge - near <= 2 * away ? edge : near)
  const leader = path(`${leaderFrom({ at, anchor, x, y, side, outer })} H ${x - side * 8}`)
  const said = wordsAt(words, { x, y: y + belowFirst(words) - words.h / 2, side, sheet })
  sheet.put(item, [...(share > 0 ? [leader] : []), ...said], 'line')
}

const nameSlivers = ({ sectors, h }: Named, middle: number, { side, outer, sheet }: Side): void => {
  const x = side * (outer + away)
  const arc = together(sectors)
  const [start, bend] = [arcMiddle(arc, outer), arcMiddle(arc, outer + apart)]
  // The nearest to the ring is the first: lists over the center run up, those under it down.
  const isUp = bend.y < 0
  let y = isUp ? middle + h / 2 : middle - h / 2
  const ends: number[] = []
  const inOrder = isUp === side < 0 ? sectors : sectors.toReversed()
  const rows = inOrder.map(({ item, share, words }): [object, Element[]] => {
    const top = Math.round(isUp ? y - words.h : y)
    y += (isUp ? -1 : 1) * (words.h + between)
    if (share > 0) ends.push(top + 2, top + words.h - 2)
    return [item, wordsAt(words, { x, y: top, side, sheet })]
  })
  const [upper, lower] = [Math.min(...ends), Math.max(...ends)]
  const line = x - side * 8
  const level = half(Math.min(lower, Math.max(upper, bend.y)))
  const d = `M ${start.x} ${start.y} L ${bend.x} ${bend.y} L ${line} ${level} M ${line} ${upper} V ${lower}`
  for (const [index, [item, said]] of rows.entries())
    sheet.put(item, [...(index === 0 ? [path(d)] : []), ...said], 'line')
}

/** Words beside a line, for which the page has room as if they were in focus. */
const wordsAt = (words: Block, { x, y, side, sheet }: Point & { side: number; sheet: Sheet }): Element[] => {
  const rect = { x: side > 0 ? x : x - words.w, y, w: words.w, h: words.h }
  sheet.reserve(rect)
  return place(words, rect, { align: side > 0 ? 'start' : 'end' })
}

/** How far the middle of words is below the middle of their first line, in pixels. */
const belowFirst = ({ lines: [line], h }: Block): number => (line === undefined ? 0 : (h - pitchOf(line.style)) / 2)

/** A level line that meets the ring farther up or down than this part of its radius would graze it. */
export const grazing = 0.86

/** From the edge of a sector to the height of its words: level where that height is beside the sector, else with a bend. */
const leaderFrom = ({
  at,
  anchor,
  x,
  y,
  side,
  outer,
}: Pick<PlacedSector, 'at' | 'anchor'> & Point & { side: number; outer: number }): string => {
  const down = Math.acos(Math.max(-1, Math.min(1, -y / outer))) / (2 * Math.PI)
  const once = side > 0 ? down : 1 - down
  const turn = once + Math.round((at.from + at.to) / 2 - once)
  if (Math.abs(y) < grazing * outer + 1 && turn > at.from && turn < at.to) {
    const start = turned(at.center, turn, outer)
    return `M ${half(start.x)} ${y}`
  }
  const [start, bend] = [arcMiddle(anchor, outer), arcMiddle(anchor, outer + apart)]
  return `M ${start.x} ${start.y} L ${bend.x} ${bend.y} L ${x - side * 12} ${y}`
}
