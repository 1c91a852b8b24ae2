/**
 * Bones: categories above and below a spine with their causes. What is ruled out is cut off its bone; what is confirmed has
 * a way along its bone and the spine to the effect.
 */
import { range, sum } from 'd3-array'
import { nameAndNote, place, wholeNameAndNote } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { count } from '../../drawing/describe.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { focusable, type Role, type TypeStyle } from '../../drawing/type.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'

/** How far a bone moves sideways for each pixel away from the spine; free pixels over a line, around its words, and in a ground around them. */
const [lean, apart, padding, inset] = [0.5, 16, 6, 8]

/** How wide words may be, and whether long ones are divided for it. */
export type WordCap = { w: number; isDivided?: true }

/** The words of a category, or of the effect, and how many causes are not drawn. */
const titleOf = (node: TreeNode, { w: cap }: WordCap, hidden = 0) => {
  const note = hidden === 0 ? node.note : [node.note, `+${count(hidden, 'cause')}`].filter(Boolean).join('; ')
  return wholeNameAndNote({ name: node.name, note }, Math.max(96, cap, wordWidth(node.name)))
}

/** How high all causes of a bone may be where a scene has no room for more, in pixels. */
const tight = 880

/** The causes of a bone that are drawn: confirmed ones before others, in their order. */
const shownOf = ({ children }: TreeNode, most: number): TreeNode[] => {
  const ranked = [...children.filter(isConfirmed), ...children.filter((cause) => !isConfirmed(cause))]
  const shown = new Set(ranked.slice(0, most))
  return children.filter((cause) => shown.has(cause))
}

const isConfirmed = ({ state }: TreeNode): boolean => state === 'negative'

/** A name is heavier than its evidence also where all of it is muted. */
const nameAs = (cause: TreeNode, sheet: Sheet): Role | TypeStyle =>
  cause.state === 'negative'
    ? 'name'
    : cause.state === 'muted'
      ? { size: 14, bold: true, ...(sheet.isFocus(cause) ? { fill: 'ink' } : {}) }
      : focusable('label', sheet.isFocus(cause), 'ink')

const wordsOf = (cause: TreeNode, { w, isDivided }: WordCap, sheet: Sheet) =>
  (isDivided ? nameAndNote : wholeNameAndNote)(cause, w, [nameAs(cause, sheet), 'note'])

/** All measured with words wrapped at the cap; two bones, one above and one below the spine, share a column. */
export const layBones = (root: TreeNode, cap: WordCap, sheet: Sheet) => {
  const causes = root.children.map(({ children }) => children.map((cause) => wordsOf(cause, cap, sheet)))
  const pitchOf = (some: readonly { h: number }[]): number =>
    up(Math.max(0, ...some.map(({ h }) => h)) + padding + apart)
  const highest = pitchOf(causes.flat())
  const most = sheet.isTight ? Math.max(1, Math.floor(tight / highest)) : Number.POSITIVE_INFINITY
  // Above and below the spine, causes are in rows, each as high as its highest, and bones as long as all rows.
  const rows = [0, 1].map((side) => {
    const own = causes.filter((_, at) => at % 2 === side)
    const count = Math.min(most, Math.max(1, ...own.map(({ length }) => length)))
    const isCut = own.some(({ length }) => length > most)
    return Array.from({ length: count }, (_, row) => (isCut ? highest : pitchOf(own.flatMap((all) => all[row] ?? []))))
  }) as [number[], number[]]
  const heights = rows.map((all) => up(sum(all) + 2 * apart, 16)) as [number, number]
  const h = Math.max(...heights)
  const titles = root.children.map((bone) => titleOf(bone, cap, Math.max(0, bone.children.length - most)).w + 24)
  // Lines of one pair of bones are as long as its longest words: their ends are as aslant as the bones.
  const pairs = range(0, Math.ceil(titles.length / 2))
  const lengths = pairs.map((pair) =>
    Math.max(0, ...causes.slice(2 * pair, 2 * pair + 2).flatMap((all) => all.map(({ w }) => w))),
  )
  // Each pair, one above and one below the spine, is as far from the one before as its own words need.
  const columns = pairs.map((pair) => {
    const own = causes.slice(2 * pair, 2 * pair + 2).flat()
    const needs = [
      ...own.map((words) => (lengths[pair] ?? 0) + lean * pitchOf([words])),
      ...titles.slice(Math.max(0, 2 * pair - 2), 2 * pair + 2),
    ]
    return up(24 + Math.max(0, ...needs))
  })
  // Heads are as wide as the widest of them, where that fits over each bone.
  const widest = Math.max(0, ...titles)
  const heads = columns.every((room) => room >= widest + 24) ? titles.map(() => widest) : titles
  // The first bones reach left of their joint by as much as they lean.
  const [first, head] = [
    up((columns[0] ?? 24) + lean * h - 24) + 4,
    titleOf({ ...root, name: `${stateSign(root)}${root.name}` }, cap),
  ]
  const joints = columns.map((_, pair) => first + sum(columns.slice(1, pair + 1)))
  // An effect without categories stands at the end of its spine.
  const w = (joints.at(-1) ?? first) + 32 + up(head.w + 24)
  return { cap, rows, heights, lengths, first, joints, head, heads, w, most }
}

export type BonePlan = ReturnType<typeof layBones>

/** Where a bone meets the spine, and where the spine meets the effect. */
const jointOf = (index: number, { first, joints }: BonePlan): number => joints[index >> 1] ?? first
const headX = ({ w, head }: BonePlan): number => w - up(head.w + 24)

/** One bone with its causes: every other one is below the spine. */
export const drawBone = (bone: TreeNode, index: number, plan: BonePlan, sheet: Sheet): void => {
  const { cap, rows, heads, heights, lengths, most } = plan
  const shown = shownOf(bone, most)
  const side = index % 2 === 0 ? 0 : 1
  const h = heights[side]
  const [sign, joint] = [index % 2 === 0 ? -1 : 1, jointOf(index, plan)]
  const look = (item: object) => (sheet.isFocus(item) ? ({ stroke: 'accent' } as const) : {})
  const [title, x] = [titleOf(bone, cap, bone.children.length - shown.length), joint - lean * h]
  const size = { w: up(heads[index] ?? title.w + 24, 16), h: up(title.h + 12) }
  sheet.put(bone, [path(`M ${x} ${sign * h} L ${joint} 0`, look(bone))], 'rule')
  sheet.put(bone, wordBox(rectAround({ x, y: sign * (h + size.h / 2) }, size.w, size.h), title, look(bone)))
  for (const [at, cause] of shown.entries()) {
    // Words are over their line: above the spine, the bone is further left there.
    const words = wordsOf(cause, cap, sheet)
    const away = sign < 0 ? apart + sum(rows[side].slice(0, at)) : sum(rows[side].slice(0, at + 1))
    // What is ruled out ends before its bone; what is confirmed may have a ground, which stays clear of it.
    const cut = cause.state === 'muted' ? 16 : cause.state === 'negative' ? 8 : 0
    const right = joint - padding - cut - lean * (sign < 0 ? away + words.h + padding : away)
    const [left, y, end] = [Math.floor((right - (lengths[index >> 1] ?? 0)) / 8) * 8, sign * away, joint - lean * away]
    const rect = { x: left, y: y - words.h - padding / 2, w: words.w, h: words.h }
    if (sheet.isFocus(cause)) sheet.tint(cause, [groundOf(rect, { y, lean: (at) => joint - lean * Math.abs(at) })])
    sheet.put(cause, place(words, rect, { align: 'start' }))
    if (cause.state === 'negative')
      sheet.put(cause, [wayOf({ x: left - inset, y, end, joint, plan }, look(cause))], 'line')
    else
      sheet.put(
        cause,
        cause.state === 'muted' ? cutStem(left, end, y, look(cause)) : [path(`M ${left} ${y} H ${end}`, look(cause))],
      )
  }
}

/** The ground of a cause: from its words to its bone, whose slant its end has. */
const groundOf = ({ x, y: top }: Rect, { y, lean: boneAt }: { y: number; lean: (y: number) => number }): Path => {
  const [left, over] = [x - inset, top - inset]
  return path(`M ${left} ${over} H ${boneAt(over)} L ${boneAt(y)} ${y} H ${left} Z`, { fill: 'soft', stroke: 'none' })
}

type Way = { x: number; y: number; end: number; joint: number; plan: BonePlan }

/** From a confirmed cause along its bone and the spine to the effect. */
const wayOf = ({ x, y, end, joint, plan }: Way, look: Pick<Path, 'stroke'>): Path =>
  path(`M ${x} ${y} H ${end} L ${joint} 0 H ${headX(plan)}`, { stroke: 'negative', ...look, arrow: true })

/** What is ruled out does not reach the bone: its line ends in a cross. */
const cutStem = (left: number, end: number, y: number, look: Pick<Path, 'stroke'>): Element[] => {
  const x = end - 14
  return [
    line(left, y, x, y, look),
    path(`M ${x - 4} ${y - 4} L ${x + 4} ${y + 4} M ${x - 4} ${y + 4} L ${x + 4} ${y - 4}`, look),
  ]
}

/** What the two ways of drawing a cause mean, where the data have them. */
export const addBoneKey = (root: TreeNode, sheet: Sheet): void => {
  const causes = root.children.flatMap(({ children }) => children)
  const confirmed = causes.filter(({ state }) => state === 'negative')
  const out = causes.filter(({ state }) => state === 'muted')
  const text = out.some(({ note }) => note !== undefined) ? 'Ruled out, and why' : 'Ruled out'
  if (out.length > 0) sheet.key({ text, sample: ({ x, y, w, h }) => cutStem(x, x + w + 10, y + h / 2, {}) })
  const stroke = confirmed.every((cause) => sheet.isFocus(cause)) ? 'accent' : 'negative'
  if (confirmed.length > 0) sheet.key(lineEntry('Confirmed', { stroke, arrow: true }))
}
