/**
 * A row for each access: the key, what it finds and what that is part of, the cache after it with what was used latest at the left, an arrow from where a hit was to
 * the front, and what fell out at the right end, with when it is asked for again.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { lineEntry, swatchEntry } from '../../drawing/key.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import { drawFigure, drawMisses, missesWidth } from './early.ts'
import { accessesOf, type CacheAccess } from './lru.ts'
import { type RowTop, size, toFront, topsOf } from './rows.ts'
import { drawOnce, evictedWords, scanWidth } from './scan.ts'

/** A key that is followed: tinted, with the outline of all others. */
const followed = { fill: 'soft', stroke: 'muted' } as const

const cacheHead = 'Cache, latest first'

/** Draws the accesses; the key that is traced, and the keys in focus, are in the accent. */
export function drawCache(data: CollectionData, sheet: Sheet): void {
  const accesses = accessesOf(data)
  const rowTop = topsOf(accesses)
  const w = up(Math.max(48, ...data.items.map(({ name }) => widthOf(name, 'item') + 20)), 4)
  const key = size.number
  const outcome =
    key + Math.max(...['Access', ...data.items.map(({ name }) => name)].map((name) => widthOf(name, 'item'))) + 16
  const [note, notes] = [outcome + size.outcome + 8, Math.max(scanWidth(accesses), missesWidth(accesses, sheet))]
  const first = up(note + notes + size.apart, 4)
  const marked = new Set([data.find?.name, ...data.items.flatMap((item) => (sheet.isFocus(item) ? [item.name] : []))])
  const heads: [string, number][] = [
    ['Access', key],
    [cacheHead, first],
    ...(accesses.some(({ evicted }) => evicted !== undefined)
      ? ([['Evicted', evictedAt(first + data.size * w, first)]] satisfies [string, number][])
      : []),
  ]
  sheet.put(
    '@heads',
    heads.map(([words, x]) => lineOfText(words, { x, y: 8, as: 'head' })),
  )
  sheet.ifTooWide(data.items, 'shorten keys')
  sheet.ifTooHigh('items', 'leave out accesses')
  const frame = { w, first, key, outcome, size: data.size, rowTop }
  if (data.find !== undefined) sheet.key(swatchEntry(`Followed: ${data.find.name}`, followed))
  const evicted = evictedAt(first + data.size * w, first)
  drawOnce(accesses, { left: 0, right: first + data.size * w, note, evicted, rowTop }, sheet)
  if (accesses.some(({ from = 0 }) => from > 0)) sheet.key(lineEntry('A hit moves to the front', { arrow: true }))
  drawGrid(accesses, frame, sheet)
  accesses.forEach((access, index) => {
    const isLost = accesses.slice(0, index).some(({ evicted }) => evicted === access.item.name)
    drawAccess(access, { ...frame, y: rowTop(index), index, marked, isLost }, sheet)
  })
  if (!drawMisses(accesses, { x: note, rowTop, h: size.cell }, sheet))
    drawFigure(accesses, rowTop(accesses.length) + 24, sheet)
}

type RowFrame = {
  w: number
  first: number
  key: number
  /** Where what accesses find is said. */
  outcome: number
  size: number
  rowTop: RowTop
  y: number
  index: number
  marked: ReadonlySet<string | undefined>
  /** The key was in the cache and was evicted before. */
  isLost: boolean
}

const drawAccess = (access: CacheAccess, frame: RowFrame, sheet: Sheet): void => {
  const { item, kept, from, again } = access
  const { w, first, key, y, index, marked, isLost } = frame
  const isHit = from !== undefined
  const outcome = isHit ? hit : isLost ? lost : miss
  const as: TypeStyle = { size: 14, bold: true, ...(marked.has(item.name) ? { fill: 'accent' } : {}) }
  const middle = y + size.cell / 2
  const slotAt = (slot: number): Rect => ({ x: first + slot * w, y, w, h: size.cell })
  const all = kept.map((name, slot): Named => ({ name, rect: slotAt(slot), as: slot === 0 ? 'item' : 'label' }))
  sheet.put(item, [
    lineOfText(String(index + 1), { x: key - 12, y: middle, as: 'tick', align: 'end' }),
    lineOfText(item.name, { x: key, y: middle, as }),
    lineOfText(outcome.words, { x: frame.outcome, y: middle, as: outcome.as }),
    ...all.map(({ name, rect, as }) => lineOfText(name, { ...centerOf(rect), as, align: 'middle' })),
  ])
  const tinted = all.filter(({ name }) => marked.has(name)).map(({ rect }) => rect)
  if (tinted.length > 0) sheet.tint(item, [cells(tinted, followed)])
  if (isHit && from > 0) sheet.put(item, [toFront({ first, w, from, y }, marked.has(item.name))], 'line')
  const evicted = evictedWords(access, index)
  const evictedAs: TypeStyle = { size: 14, fill: again === undefined ? 'muted' : 'ink' }
  const x = evictedAt(first + frame.size * w, first)
  if (evicted !== undefined) sheet.put(item, [lineOfText(evicted, { x, y: middle, as: evictedAs })])
}

type Named = { name: string; rect: Rect; as: Role }

/** All cells as one path, and those that are free, which are empty and pale, as another. */
const drawGrid = (
  accesses: CacheAccess[],
  { w, first, size: count, rowTop }: Pick<RowFrame, 'w' | 'first' | 'size' | 'rowTop'>,
  sheet: Sheet,
): void => {
  const at = (index: number, x: number): Rect => ({ x, y: rowTop(index), w, h: size.cell })
  const slots = accesses.flatMap(({ kept }, index) =>
    Array.from({ length: count }, (_, slot) => ({ rect: at(index, first + slot * w), isFree: slot >= kept.length })),
  )
  const [free, full] = [slots.filter(({ isFree }) => isFree), slots.filter(({ isFree }) => !isFree)]
  if (free.length > 0) {
    sheet.put(
      '@free',
      [
        cells(
          free.map(({ rect }) => rect),
          { fill: 'none', stroke: 'rule' },
        ),
      ],
      'ground',
    )
  }
  sheet.put('@cells', [cells(full.map(({ rect }) => rect))], 'ground')
}

/** Where evicted keys are named: right of the cache, and of what is over it. */
const evictedAt = (end: number, first: number): number => Math.max(end, first + widthOf(cacheHead, 'head')) + size.apart

/** What an access finds: its key, nothing yet, or what was evicted too early. */
const hit = { words: '✓ hit', as: { size: 14, bold: true, fill: 'positive' } } as const
const miss = { words: 'miss', as: 'note' } as const
const lost = { words: '✗ miss', as: { size: 14, bold: true, fill: 'negative' } } as const
