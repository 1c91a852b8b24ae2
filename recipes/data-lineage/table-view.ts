/** A table with its columns: what it is under its name, and what is lit in bold. */

import { type Block, block, place } from '../../drawing/block.ts'
import type { Entity, Field } from '../../drawing/data/entities.ts'
import { box, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** `rows` are the middles of the columns below the table's top, `middle` that of the head. */
export type TableView = {
  w: number
  h: number
  middle: number
  rows: Map<Field, number>
  draw: (at: Rect) => Element[]
}

/** What is in focus, and what is computed from it. */
export type Lit = { source: ReadonlySet<object>; fields: ReadonlySet<object> }

/** Pixels: from the edge to words, above and below those of a row. */
const inset = 16
const air = 6

/** A table whose words wrap at `cap` pixels. */
export function tableView(table: Entity, { cap, lit, sheet }: { cap: number; lit: Lit; sheet: Sheet }): TableView {
  const head = block(
    [
      { text: table.name, as: 'name' },
      { text: table.note, as: 'small' },
    ],
    cap,
  )
  const bodies = table.fields.map(
    (field) => [field, block([{ text: field.name, as: styleOf(field, lit) }], cap)] as const,
  )
  const headHeight = up(head.h + 2 * air)
  let bottom = headHeight + 4
  const strips = bodies.map(([field, words]) => {
    const strip = { field, words, y: bottom, h: up(words.h + air) }
    bottom += strip.h
    return strip
  })
  return {
    w: Math.max(head.w, ...bodies.map(([, { w }]) => w)) + 2 * inset,
    h: bottom + 4,
    middle: headHeight / 2,
    rows: new Map(strips.map(({ field, y, h }) => [field, y + h / 2])),
    draw: ({ x, y, w, h }) => [
      box(x, y, w, h, sheet.isFocus(table) ? { fill: 'soft', stroke: 'accent' } : {}),
      line(x, y + headHeight, x + w, y + headHeight),
      ...left(head, { x, y, w, h: headHeight }),
      ...strips.flatMap(({ field, words, ...strip }) => {
        const rect = { x, w, h: strip.h, y: y + strip.y }
        const mark = lit.source.has(field) ? [box(x, rect.y, w, rect.h, { fill: 'soft', stroke: 'accent' })] : []
        return [...mark, ...left(words, rect)]
      }),
    ],
  }
}

/** Where something is lit, the rest is muted. */
const styleOf = (field: Field, { source, fields }: Lit) => {
  if (source.has(field) || fields.has(field)) return { size: 14, mono: true, bold: true } as const
  return source.size === 0 ? ({ size: 14, mono: true } as const) : ({ size: 14, mono: true, fill: 'muted' } as const)
}

const left = (words: Block, { x, y, w, h }: Rect): Element[] =>
  place(words, { x: x + inset, y, w, h }, { align: 'start' })
