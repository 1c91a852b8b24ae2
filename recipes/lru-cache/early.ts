/**
 * Keys that a cache evicted too early: where all of them are asked for again equally late, one bracket says so.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { path, text } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { type CacheAccess, countsOf } from './lru.ts'

/** When a key is asked for again, after so many accesses. */
const askedAgain = (again: number): string => `asked for again ${again === 1 ? 'next' : `${again} accesses later`}`

/** Whether the heading speaks of evictions that were too early. */
export const quotesEarly = (sheet: Sheet): boolean => sheet.quotes('regretted', 'evicted', 'lost')

/** The rows of all early evictions, where they follow each other and the keys are asked for again equally late. */
export const earlyRun = (accesses: CacheAccess[]): { from: number; to: number; again: number } | undefined => {
  const rows = [...accesses.keys()].filter(
    (index) => accesses[index]?.evicted !== undefined && accesses[index]?.again !== undefined,
  )
  const [from, to] = [rows[0], rows.at(-1)]
  const again = accesses[from ?? -1]?.again
  if (from === undefined || to === undefined || again === undefined || rows.length < 2) return undefined
  const isRun = to - from + 1 === rows.length && rows.every((index) => accesses[index]?.again === again)
  return isRun ? { from, to, again } : undefined
}

/** Where the names of evicted keys begin, and the top and height of the cells of a row. */
type Rows = { x: number; rowTop: (index: number) => number; h: number }

/** A bracket beside the keys that were evicted too early, with when they are asked for again: the heading says how many. */
export const drawTogether = (accesses: CacheAccess[], { x, rowTop, h }: Rows, sheet: Sheet): boolean => {
  const run = earlyRun(accesses)
  if (run === undefined || !quotesEarly(sheet)) return false
  const names = accesses.slice(run.from, run.to + 1).map((access) => `✗ ${access.evicted}`)
  const left = up(x + Math.max(...names.map((name) => widthOf(name, 'label')))) + 16
  const [top, bottom] = [rowTop(run.from), rowTop(run.to) + h]
  const said = block([{ text: askedAgain(run.again), as: { size: 14, bold: true, fill: 'negative' } }])
  sheet.put('@figure', [
    path(`M ${left} ${top} h 6 V ${bottom} h -6`, { stroke: 'negative' }),
    ...place(said, { x: left + 18, y: top, w: said.w, h: bottom - top }, { align: 'start' }),
  ])
  drawMisses(run, { left, rowTop, h }, sheet)
  for (const name of ['regretted', 'evicted']) sheet.prove(name, '@figure')
  for (const name of ['hits', 'misses', 'accesses', 'lost']) sheet.prove(name, ...accesses.map(({ item }) => item))
  return true
}

/** The bracket beside the accesses that miss as their keys are gone, with how many these are. */
const drawMisses = (
  { from, to, again }: { from: number; to: number; again: number },
  { left, rowTop, h }: Omit<Rows, 'x'> & { left: number },
  sheet: Sheet,
): void => {
  const [first, last] = [from + again, to + again]
  // Brackets of the same rows would lie over each other.
  if (first <= to || !sheet.quotes('regretted', 'lost')) return
  const [top, bottom] = [rowTop(first), rowTop(last) + h]
  const said = block([{ text: count(last - first + 1, 'miss', 'misses'), as: { ...roles.claim, fill: 'negative' } }])
  sheet.put('@figure', [
    path(`M ${left} ${top} h 6 V ${bottom} h -6`, { stroke: 'negative' }),
    ...place(said, { x: left + 18, y: top, w: said.w, h: bottom - top }, { align: 'start' }),
  ])
}

/** How many evicted keys are asked for again, or how many accesses hit, below all rows. */
export const drawFigure = (accesses: CacheAccess[], y: number, sheet: Sheet): void => {
  const { hits, evicted, regretted } = countsOf(accesses)
  const isRegret = sheet.quotes('regretted', 'evicted', 'lost') || !sheet.quotes('hits', 'misses', 'accesses')
  const isMisses = sheet.quotes('misses') && !sheet.quotes('hits')
  const [number, what] = isRegret
    ? [`${regretted} of ${evicted}`, 'evicted keys are asked for again']
    : isMisses
      ? [`${accesses.length - hits} of ${accesses.length}`, 'accesses miss']
      : [`${hits} of ${accesses.length}`, 'accesses hit']
  const as = sheet.quotes('regretted', 'evicted', 'lost', 'hits', 'misses', 'accesses') ? 'figure' : 'name'
  const figure = lineOfText(number, { x: 0, y, as })
  sheet.put('@figure', [figure, text(widthOf(number, as) + 8, figure.y, what, { size: 16 })])
  for (const name of isRegret ? ['regretted', 'evicted'] : ['hits', 'misses', 'accesses']) sheet.prove(name, '@figure')
  for (const name of isRegret ? ['hits', 'misses', 'accesses', 'lost'] : ['regretted', 'evicted', 'lost'])
    sheet.prove(name, ...accesses.map(({ item }) => item))
}
