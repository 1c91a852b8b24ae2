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

/** `isOwn`: each column is as wide as its own words need. */
type Cap = { name: number; role: number; isOwn?: true }

/** The widest names of permissions and words of roles, roomy first; columns of one width are given up before words are narrow. */
const caps: readonly [Cap, ...Cap[]] = [
  { name: 240, role: 96 },
  { name: 200, role: 80 },
  { name: 168, role: 64 },
  { name: 168, role: 96, isOwn: true },
  { name: 168, role: 72, isOwn: true },
  { name: 120, role: 48, isOwn: true },
]

/** The widest words of a role that are kept whole, and the least width of a column, in pixels. */
const [longest, least] = [168, 72]

/** Names of rows, words of heads, and where columns begin; the last one is where the table ends. */
export type GrantsLayout = {
  data: Rbac
  sheet: Sheet
  names: Map<object, Block>
  heads: Block[]
  edges: number[]
}

/** The layout with the widest words that fit the page. */
export const layGrants = (data: Rbac, sheet: Sheet): GrantsLayout =>
  widestThatFits(
    caps,
    (cap) => layAt(cap, data, sheet),
    (layout) => rightEdgeOf(layout) < sheet.page.room.w - 80,
  )

const layAt = (cap: Cap, data: Rbac, sheet: Sheet): GrantsLayout => {
  const names = new Map<object, Block>([
    ...data.permissions.map((each) => [each, block([{ text: each.name, as: 'label' }], cap.name)] as const),
    ...(data.separate ?? []).map((each) => [each, ruleWords(each, cap.name)] as const),
  ])
  const headAt = (role: RbacRole, width: number): Block => headOf(role, { cap: width, isFocus: sheet.isFocus(role) })
  const needed = data.roles.map((role) => up(Math.max(least, headAt(role, cap.role).w + 16)))
  const widths = cap.isOwn === true ? needed : needed.map(() => Math.max(...needed))
  const edges = [up(size.pad + Math.max(headTitle(data).w, ...[...names.values()].map(({ w }) => w)) + size.gap)]
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width)
  const heads = data.roles.map((role, index) => headAt(role, (widths[index] ?? 0) - 16))
  return { data, sheet, names, heads, edges }
}

/** What heads say, once for all at the left of them: a role over those that it includes. */
export const headTitle = ({ roles }: Rbac): Block =>
  block([
    { text: 'Role', as: 'name' },
    { text: roles.some(({ includes }) => includes !== undefined) ? 'includes' : undefined, as: 'note' },
  ])

/** A role, and what it includes. */
const headOf = ({ name, includes }: RbacRole, { cap, isFocus }: { cap: number; isFocus: boolean }): Block =>
  block(
    [
      { text: name, as: { size: 16, bold: true, ...(isFocus ? { fill: 'accent' } : {}) } },
      { text: includes === undefined ? undefined : enumerate(includes, 12), as: 'note' },
    ],
    Math.max(
      cap,
      ...name.split(' ').map((word) => Math.min(longest, widthOf(word, 'name'))),
      ...(includes ?? []).flatMap((each) =>
        each.split(' ').map((word) => Math.min(longest, widthOf(`${word},`, 'note'))),
      ),
    ),
  )

const ruleWords = ({ of, text }: KeptApart, cap: number): Block =>
  block(
    [
      { text, as: 'item' },
      { text: of.join(' + '), as: text === undefined ? 'item' : 'note' },
    ],
    cap,
  )

/** The left edge of a column. */
export const edgeOf = (index: number, { edges }: GrantsLayout): number => edges[index] ?? 0

/** The middle of a column. */
export const xOf = (index: number, layout: GrantsLayout): number =>
  (edgeOf(index, layout) + edgeOf(index + 1, layout)) / 2

/** Where the columns end. */
export const rightEdgeOf = ({ edges }: GrantsLayout): number => edges.at(-1) ?? 0

/** A line between two rows. */
export const drawRule = (y: number, layout: GrantsLayout): void =>
  layout.sheet.put('@rules', [path(`M 0 ${y} H ${rightEdgeOf(layout)} Z`, { stroke: 'rule' })], 'rule')

/** The height of a row. */
export const heightOf = (item: object, { names }: GrantsLayout): number =>
  Math.max(size.row, up((names.get(item)?.h ?? 0) + 4))
