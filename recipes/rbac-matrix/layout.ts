/**
 * How wide the columns of a permission matrix are, and what its names and heads say.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { KeptApart, Rbac, RbacRole } from './grants.ts'

/** Pixels: a row, the radius of a mark, half the width of a frame, from a frame to that of the next rule, inside the table, after names. */
export const size = { row: 32, r: 7, frame: 20, next: 3, pad: 12, gap: 24 } as const

type Cap = { name: number; role: number }

/** The widest names of permissions and words of roles, roomy first. */
const caps: readonly [Cap, ...Cap[]] = [
  { name: 240, role: 96 },
  { name: 200, role: 80 },
  { name: 168, role: 64 },
  { name: 120, role: 48 },
]

/** Names of rows, words of heads, where columns begin, and how wide one is. */
export type GrantsLayout = {
  data: Rbac
  sheet: Sheet
  names: Map<object, Block>
  heads: Block[]
  left: number
  column: number
}

/** The layout with the widest words that fit the page. */
export const layGrants = (data: Rbac, sheet: Sheet): GrantsLayout =>
  widestThatFits(
    caps,
    (cap) => layAt(cap, data, sheet),
    ({ left, column }) => left + column * data.roles.length < sheet.page.room.w - 80,
  )

const layAt = (cap: Cap, data: Rbac, sheet: Sheet): GrantsLayout => {
  const names = new Map<object, Block>([
    ...data.permissions.map((each) => [each, block([{ text: each.name, as: 'label' }], cap.name)] as const),
    ...(data.separate ?? []).map((each) => [each, ruleWords(each, cap.name)] as const),
  ])
  const heads = data.roles.map((role) => headOf(role, { cap: cap.role, isFocus: sheet.isFocus(role) }))
  const words = Math.max(...heads.map(({ w }) => w + 16), 72)
  const left = up(size.pad + Math.max(...[...names.values()].map(({ w }) => w)) + size.gap)
  return { data, sheet, names, heads, left, column: up(words) }
}

/** A role, and what it includes. */
const headOf = ({ name, includes }: RbacRole, { cap, isFocus }: { cap: number; isFocus: boolean }): Block =>
  block(
    [
      { text: name, as: { size: 16, bold: true, ...(isFocus ? { fill: 'accent' } : {}) } },
      { text: includes === undefined ? undefined : `includes ${enumerate(includes, 12)}`, as: 'note' },
    ],
    Math.max(cap, ...name.split(' ').map((word) => Math.min(144, widthOf(word, 'name')))),
  )

const ruleWords = ({ of, text }: KeptApart, cap: number): Block =>
  block(
    [
      { text, as: 'item' },
      { text: of.join(' + '), as: text === undefined ? 'item' : 'note' },
    ],
    cap,
  )

/** The middle of a column. */
export const xOf = (index: number, { left, column }: GrantsLayout): number => left + (index + 0.5) * column

/** Where the columns end. */
export const rightOf = ({ data, left, column }: GrantsLayout): number => left + data.roles.length * column

/** A line between two rows. */
export const drawRule = (y: number, layout: GrantsLayout): void =>
  layout.sheet.put('@rules', [path(`M 0 ${y} H ${rightOf(layout)} Z`, { stroke: 'rule' })], 'rule')

/** The height of a row. */
export const heightOf = (item: object, { names }: GrantsLayout): number =>
  Math.max(size.row, up((names.get(item)?.h ?? 0) + 4))
