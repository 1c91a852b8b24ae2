/**
 * The key of tables: what the marks at both ends of a relation and the letters before a field mean.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { type Cardinality, type EntityField, fieldKeys, keysOf } from '../data/entities.ts'
import { line } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { drawEnd, type EdgeEnd } from './ends.ts'

/** The letters of each key. */
export const keyMarks = { primary: 'PK', foreign: 'FK', unique: 'UQ' } as const

/** How they are set: drawings of tables are often so wide that smaller letters would not be read. */
export const keyStyle = { size: 14, bold: true, fill: 'muted' } as const

const endOf = { '1': 'one', '0..1': 'zero-or-one', '1..*': 'one-or-many', '0..*': 'zero-or-many' } as const

/** The marks at both ends of a relation. */
export const cardinalityEnds = ([from, to]: readonly [Cardinality, Cardinality]): [EdgeEnd, EdgeEnd] => [
  endOf[from],
  endOf[to],
]

const meanings = { '1': 'Exactly one', '0..1': 'Zero or one', '1..*': 'One or many', '0..*': 'Zero or many' } as const

/** Adds the meaning of the marks and keys that are drawn to the key. */
export function addEntityKey(fields: readonly EntityField[], ends: readonly Cardinality[], sheet: Sheet): void {
  for (const [cardinality, text] of Object.entries(meanings) as [Cardinality, string][])
    if (ends.includes(cardinality))
      sheet.key({ text, w: 48, group: 'ends', sample: (rect) => endSample(cardinality, rect) })
  const texts = { primary: 'Primary key', foreign: 'Foreign key', unique: 'Unique' }
  for (const key of fieldKeys)
    if (fields.some((field) => keysOf(field).includes(key)))
      sheet.key({
        text: texts[key],
        w: 24,
        group: 'keys',
        sample: ({ x, y, h }) => [lineOfText(keyMarks[key], { x, y: y + h / 2, as: keyStyle })],
      })
}

/** The end of an edge where it meets the side of a table. */
const endSample = (cardinality: Cardinality, { x, y, w, h }: Rect): Element[] => {
  const [tip, before] = [
    { x: x + w - 8, y: y + h / 2 },
    { x, y: y + h / 2 },
  ]
  return [
    line(before.x, before.y, tip.x, tip.y),
    ...drawEnd(endOf[cardinality], { tip, before }).elements,
    line(tip.x, y, tip.x, y + h),
  ]
}
