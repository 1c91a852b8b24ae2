/**
 * A ring of sectors with the total in its middle, and names beside it that are joined to their sectors.
 */

import { sum } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { type Arc, arc, arcMiddle } from '../../drawing/chart/arc.ts'
import { wholeShares, writeShare } from '../../drawing/chart/shares.ts'
import type { Row } from '../../drawing/data/numbers.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

type Part = Row & { value: number }
type RingData = { rows: Part[]; measure: string; unit?: string | undefined }

const center = { x: 0, y: 0 }
const [inner, outer] = [104, 168]
/** From the ring to the names. */
const away = 48
const widest = 240

const tones: Color[] = ['muted', 'rule', 'surface', 'muted', 'rule', 'surface']

type Sector = { row: Part; at: Arc; fill: Color; words: Block; middle: { x: number; y: number } }

/** Draws the ring. */
export function drawRing({ rows, measure, unit }: RingData, sheet: Sheet): void {
  const values = rows.map(({ value }) => value)
  const format = formatFor([...values, sum(values)], unit)
  const sectors = sectorsOf(rows, { sheet, write: format.full })
  for (const { row, at, fill } of sectors) if (at.to > at.from) sheet.put(row, [arc(at, fill)])
  sheet.put('measure', [circle(0, 0, outer, { fill: 'none' }), circle(0, 0, inner, { fill: 'none' })])
  const total = block(
    [
      { text: format.full(sum(values)), as: 'title' },
      { text: measure, as: 'note' },
    ],
    1.5 * inner,
  )
  sheet.put('measure', place(total, { x: -inner, y: -inner, w: 2 * inner, h: 2 * inner }))
  for (const side of [1, -1])
    nameSide(
      sectors.filter(({ middle }) => (middle.x >= 0 ? 1 : -1) === side),
      { side, sheet },
    )
}

const sectorsOf = (rows: Part[], { sheet, write }: { sheet: Sheet; write: (value: number) => string }): Sector[] => {
  const total = sum(rows, ({ value }) => value)
  const shares = wholeShares(rows.map(({ value }) => value))
  let [from, next] = [0, 0]
  return rows.map((row, index) => {
    const to = from + row.value / total
    const at = { center, inner, outer, from, to }
    from = to
    const fill = sheet.isFocus(row) ? 'accent' : (tones[next++] ?? 'muted')
    const share = writeShare(shares[index] ?? 0, row.value / total)
    return {
      row,
      at,
      fill,
      middle: arcMiddle(at, outer),
      words: wordsOf(row, { isFocus: fill === 'accent', share, amount: write(row.value) }),
    }
  })
}

type Said = { isFocus: boolean; share: string; amount: string }

const wordsOf = (row: Row, { isFocus, share, amount }: Said): Block => {
  const { name, note, state = 'muted' } = row
  const fill = isFocus ? 'accent' : state === 'muted' ? 'ink' : state
  return block(
    [
      { text: `${stateSign(row)}${name} ${share}`, as: { size: 16, bold: true, fill } },
      { text: amount, as: 'label' },
      { text: note, as: 'note' },
    ],
    widest,
  )
}

/** Names on one side of the ring, none nearer than 16 px to the next. */
const nameSide = (sectors: Sector[], { side, sheet }: { side: number; sheet: Sheet }): void => {
  const wanted = sectors.map(({ at }) => arcMiddle(at, outer + 16).y)
  const middles = spread(wanted, { sizes: sectors.map(({ words }) => words.h), gap: 16 })
  const x = side * (outer + away)
  for (const [index, { row, at, words }] of sectors.entries()) {
    const y = Math.round(middles[index] ?? 0)
    const [start, bend] = [arcMiddle(at, outer), arcMiddle(at, outer + 16)]
    const leader = path(`M ${start.x} ${start.y} L ${bend.x} ${bend.y} L ${x - side * 12} ${y} H ${x - side * 8}`)
    const rect = { x: side > 0 ? x : x - words.w, y: y - words.h / 2, w: words.w, h: words.h }
    sheet.put(row, [leader, ...place(words, rect, { align: side > 0 ? 'start' : 'end' })], 'line')
  }
}
