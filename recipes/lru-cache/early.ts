/**
 * What evictions that were too early cost: the misses of their keys, with one bracket where these follow each other.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { path, text } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { type CacheAccess, countsOf, lostIn } from './lru.ts'

/** Where notes between outcomes and cache begin, and the top and height of the cells of a row. */
type Rows = { x: number; rowTop: (index: number) => number; h: number }

/** Which rows the misses are in, and their words; undefined where they do not follow each other, or the heading does not speak of them. */
const bracketOf = (accesses: CacheAccess[], sheet: Sheet) => {
  const rows = lostIn(accesses).map((access) => accesses.indexOf(access))
  const [from = 0, to = 0] = [rows[0], rows.at(-1)]
  if (rows.length < 2 || to - from + 1 !== rows.length || !sheet.quotes('regretted', 'lost')) return undefined
  return { from, to, said: block([{ text: `${rows.length} misses`, as: { ...roles.claim, fill: 'negative' } }]) }
}

/** How wide the words at that bracket are, 0 without one. */
export const missesWidth = (accesses: CacheAccess[], sheet: Sheet): number => bracketOf(accesses, sheet)?.said.w ?? 0

/** From a bracket to its words. */
const toMisses = 18

/** A bracket right of the misses of keys that were evicted, with how many these are, where they follow each other and the heading speaks of them. */
export const drawMisses = (accesses: CacheAccess[], { x, rowTop, h }: Rows, sheet: Sheet): boolean => {
  const bracket = bracketOf(accesses, sheet)
  if (bracket === undefined) return false
  const { from, to, said } = bracket
  const [top, bottom] = [rowTop(from), rowTop(to) + h]
  sheet.put('@figure', [
    path(`M ${x - toMisses} ${top} h 6 V ${bottom} h -6`, { stroke: 'negative' }),
    ...place(said, { x, y: top, w: said.w, h: bottom - top }, { align: 'start' }),
  ])
  for (const name of ['regretted', 'evicted']) sheet.prove(name, '@figure')
  for (const name of ['hits', 'misses', 'accesses', 'lost']) sheet.prove(name, ...accesses.map(({ item }) => item))
  return true
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
