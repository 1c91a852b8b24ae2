/** The ground of a scan in the rows of a cache: keys that are asked for only once, and what they push out. */
import { block, place, widthOf } from '../../drawing/block.ts'
import { band } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { CacheAccess } from './lru.ts'
import { type RowTop, size } from './rows.ts'

/** Where the ground of a scan begins and ends, where its words do, and where evicted keys are named. */
type ScanFrame = { left: number; right: number; note: number; evicted: number; rowTop: RowTop }

/** What an access evicts, and in which row that is asked for again. */
export const evictedWords = ({ evicted, again }: CacheAccess, index: number): string | undefined =>
  evicted === undefined || again === undefined ? evicted : `✗ ${evicted}, missed in ${index + 1 + again}`

/** Three or more accesses in a row of keys that are asked for only once: the first, and the one after the last. */
export const scansOf = (accesses: readonly CacheAccess[]): { from: number; to: number }[] => {
  const names = accesses.map(({ item }) => item.name)
  const isOnce = (index: number): boolean =>
    index < names.length && names.indexOf(names[index] ?? '') === names.lastIndexOf(names[index] ?? '')
  const starts = [...names.keys()].filter((index) => isOnce(index) && (index === 0 || !isOnce(index - 1)))
  const runs = starts.map((from) => ({ from, to: names.findIndex((_, index) => index > from && !isOnce(index)) }))
  return runs.map(({ from, to }) => ({ from, to: to < 0 ? names.length : to })).filter(({ from, to }) => to - from >= 3)
}

/** What a scan is, right of its misses. */
const said = block([{ text: 'scan: each key used once', as: 'label' }], 112)

/** How wide the words at scans are, 0 without one. */
export const scanWidth = (accesses: readonly CacheAccess[]): number => (scansOf(accesses).length === 0 ? 0 : said.w)

/** The ground of scans, with what they are, as far as what they evict is named. */
export const drawOnce = (
  accesses: CacheAccess[],
  { left, right, note, evicted: x, rowTop }: ScanFrame,
  sheet: Sheet,
): void => {
  const rects = scansOf(accesses).map(({ from, to }) => {
    const y = rowTop(from) - size.gap / 2
    // What it pushes out is in it too.
    const evicted = accesses.slice(from, to).map((access, at) => evictedWords(access, from + at))
    const end = Math.max(right, ...evicted.flatMap((each) => (each === undefined ? [] : x + widthOf(each, 'label'))))
    return { x: left, y, w: end + 8 - left, h: rowTop(to - 1) + size.cell + size.gap / 2 - y }
  })
  if (rects.length === 0) return
  sheet.put('@once', [square(rects, band)], 'ground')
  for (const { y, h } of rects) sheet.put('@once', place(said, { x: note, y, w: said.w, h }, { align: 'start' }))
}
