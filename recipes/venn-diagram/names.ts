/**
 * Words outside of circles: each set's name beside its circle, and, joined by leaders, what has no room inside.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { rectAround, tooClose } from '../../drawing/rect.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { boundsOfPoints, containsPoint, cornersOf, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Disk } from './disks.ts'
import type { DrawnRegion } from './draw.ts'
import { gapTo } from './regions.ts'
import { countIn, isCounted, type VennData, type VennSet } from './sets.ts'

/** Between a circle and its name; widest names; from the circles to words with leaders, in pixels. */
const [away, widest, aside] = [8, 176, 40]
/** Where names suit best, in degrees clockwise from the right, and which other angles are tried, the nearest first. */
const wanted = [-130, -50, 90]
const others = Array.from({ length: 48 }, (_, index) => 7.5 * Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1))

/** Words that belong to a point. */
type Remark = { source: Source; words: Block; at: Point }

const pointOn = ({ x, y, r }: Disk, degrees: number, out = 0): Point => {
  const angle = (degrees * Math.PI) / 180
  return { x: x + (r + out) * Math.cos(angle), y: y + (r + out) * Math.sin(angle) }
}

/** Writes the names of sets, each at the free angle nearest to the one that suits; `left` are those for which there is none. */
export function nameSets(
  data: VennData,
  disks: readonly Disk[],
  { sheet, format }: { sheet: Sheet; format: NumberFormat },
): { left: Remark[]; taken: Rect[] } {
  const taken: Rect[] = []
  const left = data.sets.flatMap((set, index) => {
    const words = wordsOf(set, { data, sheet, format })
    const [disk, angle] = [disks[index] as Disk, wanted[index] ?? 0]
    const rects = others.map((by) => rectBeside(disk, angle + by, words))
    const free = rects.find(
      (rect) => disks.every((each) => gapTo(rect, each) > away - 1) && !taken.some((each) => tooClose(rect, each, 12)),
    )
    sheet.prove('total', set)
    if (free === undefined) return [{ source: set, words, at: pointOn(disk, angle) }]
    taken.push(free)
    const side = free.x + free.w / 2 - disk.x
    sheet.put(set, place(words, free, { align: side < -16 ? 'end' : side > 16 ? 'start' : 'middle' }), 'over')
    return []
  })
  return { left, taken }
}

/** A rectangle beside a circle at an angle: with its nearest corner, or with the middle of its nearest side. */
const rectBeside = (disk: Disk, degrees: number, { w, h }: Block): Rect => {
  const [edge, { x, y }] = [pointOn(disk, degrees, away), pointOn({ x: 0, y: 0, r: 1 }, degrees)]
  const [right, down] = [Math.abs(x) < 0.3 ? 0 : Math.sign(x), Math.abs(y) < 0.3 ? 0 : Math.sign(y)]
  return rectAround({ x: edge.x + (right * w) / 2, y: edge.y + (down * h) / 2 }, w, h)
}

const wordsOf = (
  set: VennSet,
  { data, sheet, format }: { data: VennData; sheet: Sheet; format: NumberFormat },
): Block => {
  const bit = 1 << data.sets.indexOf(set)
  const counts = format.short(countIn(bit, data))
  return block(
    [
      { text: set.name, as: { size: 16, bold: true, ...(sheet.isFocus(set) ? { fill: 'accent' } : {}) } },
      { text: isCounted(data) ? [counts, data.measure ?? ''].join(' ').trim() : undefined, as: 'label' },
      { text: set.note, as: 'note' },
    ],
    widest,
  )
}

type Around = { disks: readonly Disk[]; parts: readonly DrawnRegion[]; taken: readonly Rect[]; sheet: Sheet }

/** Words in columns left and right of the circles, with leaders. */
export function nameOutside(remarks: readonly Remark[], { disks, parts, taken, sheet }: Around): void {
  const squares = disks.map(({ x, y, r }) => rectAround({ x, y }, 2 * r, 2 * r))
  const bounds = boundsOfPoints([...squares, ...taken].flatMap(cornersOf)) ?? { x: 0, y: 0, w: 0, h: 0 }
  const blocked = parts.filter(({ free }) => free >= 0).map(({ words, at }) => rectAround(at, words.w + 8, words.h + 8))
  const sideOf = ({ at }: Remark): number => {
    const side = at.x < bounds.x + bounds.w / 2 ? -1 : 1
    const isBlocked = blocked.some((rect) =>
      containsPoint({ ...rect, x: Math.min(rect.x, at.x), w: Math.max(rect.w, side * (rect.x - at.x) + rect.w) }, at),
    )
    return isBlocked ? -side : side
  }
  for (const side of [-1, 1]) {
    const own = remarks.filter((each) => sideOf(each) === side)
    const x = side < 0 ? bounds.x - aside : bounds.x + bounds.w + aside
    const middles = spread(
      own.map(({ at }) => at.y),
      { sizes: own.map(({ words }) => words.h), gap: 16 },
    )
    for (const [index, { source, words, at }] of own.entries()) {
      const y = Math.round(middles[index] ?? 0)
      const rect = { x: side < 0 ? x - words.w : x, y: y - words.h / 2, w: words.w, h: words.h }
      const leader = path(`M ${at.x} ${at.y} L ${x - side * 24} ${y} H ${x - side * 8}`)
      const dot = circle(at.x, at.y, 3, { fill: 'ink', stroke: 'none' })
      sheet.put(source, [leader, dot, ...place(words, rect, { align: side < 0 ? 'end' : 'start' })], 'over')
    }
  }
}
