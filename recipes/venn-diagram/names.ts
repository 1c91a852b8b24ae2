/**
 * The names of sets, each beside its circle.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { rectAround, tooClose } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { grow, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Disk } from './disks.ts'
import { type AsideWords, crossesRect, type Leader } from './outside.ts'
import { gapTo } from './regions.ts'
import { countIn, isCounted, type VennData, type VennSet } from './sets.ts'

/** Between a circle and its name, widest names, and widest words that are not broken, in pixels. */
const [away, widest, widestName] = [8, 176, 280]
const nameStyle = { size: 16, bold: true } as const
/** Where names suit best, in degrees clockwise from the right, and which other angles are tried, the nearest first. */
const wanted = [-130, -50, 90]
const others = Array.from({ length: 48 }, (_, index) => 7.5 * Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1))

const pointOn = ({ x, y, r }: Disk, degrees: number, out = 0): Point => {
  const angle = (degrees * Math.PI) / 180
  return { x: x + (r + out) * Math.cos(angle), y: y + (r + out) * Math.sin(angle) }
}

/** A set's name in its place. */
type SetName = { set: VennSet; words: Block; rect: Rect; disk: Disk }

/** What names say, and how; they keep clear of `leaders`. */
type Naming = { sheet: Sheet; format: NumberFormat; leaders: readonly Leader[] }

/** The names of sets, each at the free angle nearest to the one that suits; `left` are those for which there is none. */
export function placeNames(
  data: VennData,
  disks: readonly Disk[],
  { leaders, ...on }: Naming,
): { left: AsideWords[]; names: SetName[] } {
  const names: SetName[] = []
  const left = data.sets.flatMap((set, index) => {
    const words = wordsOf(set, { data, ...on })
    const [disk, angle] = [disks[index] as Disk, wanted[index] ?? 0]
    const isFree = (rect: Rect): boolean =>
      disks.every((each) => gapTo(rect, each) > away - 1) &&
      !names.some((each) => tooClose(rect, each.rect, 12)) &&
      !leaders.some((each) => crossesRect(each, grow(rect, 6)))
    const rect = others.map((by) => rectBeside(disk, angle + by, words)).find(isFree)
    if (rect === undefined) return [{ source: set, words, at: pointOn(disk, angle) }]
    names.push({ set, words, rect, disk })
    return []
  })
  return { left, names }
}

/** Writes the names. */
export function writeNames(names: readonly SetName[], sheet: Sheet): void {
  for (const { set, words, rect, disk } of names) {
    const side = rect.x + rect.w / 2 - disk.x
    sheet.put(set, place(words, rect, { align: side < -16 ? 'end' : side > 16 ? 'start' : 'middle' }), 'over')
  }
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
      { text: set.name, as: { ...nameStyle, ...(sheet.isFocus(set) ? { fill: 'accent' } : {}) } },
      { text: isCounted(data) ? [counts, data.measure ?? ''].join(' ').trim() : undefined, as: 'label' },
      { text: set.note, as: 'note' },
    ],
    Math.max(widest, Math.min(widestName, Math.max(...set.name.split(' ').map((word) => widthOf(word, nameStyle))))),
  )
}
