/** The ground of a scan in the rows of a cache: keys that are asked for only once, and what they push out. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { band } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { CacheAccess } from './lru.ts'
import { type RowTop, size } from './rows.ts'

type ScanFrame = { left: number; right: number; evicted: number; most: number; rowTop: RowTop }

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

/** What a scan is, in its first row where that evicts nothing. */
const said = 'scan: each key used once'

/** The ground of scans, with their name and what they evict, as far as what is right of other rows. */
export const drawOnce = (
  accesses: CacheAccess[],
  { left, right, evicted: x, most, rowTop }: ScanFrame,
  sheet: Sheet,
): void => {
  const scans = scansOf(accesses)
  const isSaid = ({ from }: { from: number }): boolean => accesses[from]?.evicted === undefined
  const rects = scans.map((scan) => {
    const { from, to } = scan
    const y = rowTop(from) - size.gap / 2
    // What it pushes out is in it too.
    const evicted = accesses.slice(from, to).map((access, at) => evictedWords(access, from + at))
    const words = [...evicted, isSaid(scan) ? said : undefined]
    const end = Math.max(right, ...words.flatMap((each) => (each === undefined ? [] : x + widthOf(each, 'label'))))
    return { x: left, y, w: Math.max(end + 8, most) - left, h: rowTop(to - 1) + size.cell + size.gap / 2 - y }
  })
  if (rects.length === 0) return
  sheet.put('@once', [square(rects, band)], 'ground')
  const names = scans
    .filter(isSaid)
    .map(({ from }) => lineOfText(said, { x, y: rowTop(from) + size.cell / 2, as: 'label' }))
  sheet.put('@once', names)
  if (names.length < scans.length) sheet.key(swatchEntry('Scan: 3 or more keys in a row, each used once', band))
}
