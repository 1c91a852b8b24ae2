/**
 * The keys of a file in words: in it, or in a column at the right for a file that is opened and has no room for them.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import type { LsmRows, PlacedRun } from './rows.ts'
import { isChecked, type KeyRange, type LsmData } from './runs.ts'

/** A file with its row in the drawing. */
export type FileOf = { placed: PlacedRun; layout: LsmRows; data: LsmData }

/** Free pixels beside the line of the lookup, and beside a file; the least width of one. */
const beside = 12
const besideFile = 8
const least = 3

const wordsOf = (file: KeyRange): string => file.join('–')

/** A file as wide as its range of keys, up to the next one where that begins within a pixel: both share one border. */
export const fileRect = ([first, last]: KeyRange, { placed, layout }: FileOf): Rect => {
  // On whole pixels, so that all borders of narrow files look alike.
  const [from, end] = [Math.round(layout.x(first)), Math.round(layout.x(last))]
  const next = placed.run.files.flatMap(([start]) => (start > last ? [Math.round(layout.x(start))] : []))
  const to = next.find((x) => x <= end + 1) ?? end
  // A file of few keys is seen, too.
  return { x: from, y: placed.top, w: Math.max(least, to - from), h: layout.h }
}

/** The keys of a file, if they have a place. */
export function rangeWords(file: KeyRange, of: FileOf): Text[] {
  const [spot, narrow] = [roomIn(file, of), isStacked(of) ? roomIn(file, of, stackedWidth(file)) : undefined]
  const words = wordsOf(file)
  if (spot === undefined && narrow !== undefined) {
    const [first, last] = file
    return place(block([`${first}–`, `${last}`].map((text) => ({ text, as: stacked }))), narrow)
  }
  if (spot === undefined) return [afterFile(file, of), asideFile(file, of)].find((words) => words.length > 0) ?? []
  const rect = fileRect(file, of)
  // Words begin at the left end of a long file; those of a short one fill it.
  const isLong = rect.w > 1.5 * widthOf(words, 'code') && spot.x === rect.x
  const align = isLong ? 'start' : 'middle'
  return place(block([{ text: words, as: 'code' }]), isLong ? { ...spot, x: rect.x + beside } : spot, { align })
}

/** Keys one over the other, where a file is too narrow for both in a line. */
const stacked = 'codeSmall'

const stackedWidth = ([first, last]: KeyRange): number =>
  Math.max(widthOf(`${first}–`, stacked), widthOf(`${last}`, stacked))

/** Whether keys are stacked in a run: in half of its files at least, as a few that happen to be wide would seem to matter. */
const isStacked = (of: FileOf): boolean => {
  const { files } = of.placed.run
  return 2 * files.filter((file) => roomIn(file, of, stackedWidth(file)) !== undefined).length >= files.length
}

/** The place for the keys in a file, if it is wide enough. */
const roomIn = (file: KeyRange, of: FileOf, w = widthOf(wordsOf(file), 'code')): Rect | undefined => {
  const { placed, layout, data } = of
  const isCrossed = isChecked({ ...placed.run, files: [file] }, data.find)
  const spot = roomBeside(fileRect(file, of), isCrossed ? layout.x(data.find) : undefined)
  return spot.w < w + 8 ? undefined : spot
}

/** The free part of a file: all of it, or the larger side of the lookup. */
export const roomBeside = <Room extends { x: number; w: number }>(rect: Room, at: number | undefined): Room => {
  if (at === undefined) return rect
  const [before, after] = [at - rect.x, rect.x + rect.w - at]
  return before >= after ? { ...rect, w: before - beside } : { ...rect, x: at + beside, w: after - beside }
}

/** The left end of words `w` pixels wide from `x` on, behind the line of the lookup where they would be on it. */
export const clearOf = (at: number, { x, w }: { x: number; w: number }): number =>
  at > x - beside && at < x + w + beside ? at + beside : x

/** The keys of a file behind it, or before it, if there is room up to another file of its run, or the end of the axis. */
const afterFile = (file: KeyRange, of: FileOf): Text[] => {
  const { placed, layout, data } = of
  const rect = fileRect(file, of)
  const w = widthOf(wordsOf(file), 'code')
  const x = clearOf(layout.x(data.find), { x: rect.x + rect.w + besideFile, w })
  const next = placed.run.files.flatMap(([first]) => (first > file[1] ? [layout.x(first)] : []))
  const before = rect.x - besideFile - w
  const last = placed.run.files.flatMap(([, end]) => (end < file[0] ? [layout.x(end) + besideFile] : []))
  const isBehind = x + w + besideFile <= Math.min(layout.right, ...next)
  if (
    !isBehind &&
    (before < Math.max(layout.left, ...last) || clearOf(layout.x(data.find), { x: before, w }) !== before)
  )
    return []
  return [lineOfText(wordsOf(file), { x: isBehind ? x : before, y: rect.y + rect.h / 2, as: 'code' })]
}

/** From the axis to the column of files that are opened, how wide keys may be there, and how far under the count they are, in pixels. */
export const column = { gap: 24, w: 160, under: 20 } as const

/** Whether a file that is opened has no room for its keys in its row: they are in the column of files that are opened. */
export const isAside = (file: KeyRange, of: FileOf): boolean =>
  roomIn(file, of) === undefined && rangeWords(file, of).some(({ x }) => x > of.layout.right)

/** The keys of an opened file in the column at the right, under the count of its level. */
const asideFile = (file: KeyRange, { placed, layout, data }: FileOf): Text[] => {
  const { run, top } = placed
  const isOpened = run.kind === 'disk' && isChecked({ ...run, files: [file] }, data.find)
  if (!isOpened || widthOf(wordsOf(file), aside) > column.w) return []
  const isCounted = placed.level === layout.rows.indexOf(placed)
  const y = top + layout.h / 2 + (isCounted ? column.under / 2 : 0)
  return [lineOfText(wordsOf(file), { x: layout.right + column.gap, y, as: aside })]
}

const aside = { size: 14, mono: true, fill: 'accent' } as const
