/**
 * A fault tree from left to right: events in boxes with their gates, basic events in one column, and beside each of them a
 * bar for its share of the top event.
 */
import { type Block, block, place, widest, widthOf } from '../../drawing/block.ts'
import { nodesOf, pathTo } from '../../drawing/data/tree.ts'
import { markEntry } from '../../drawing/key.ts'
import { box, circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { layTidy, type PlacedNode } from '../../drawing/tree/tidy.ts'
import { focusable } from '../../drawing/type.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import { drawShares } from './draw-shares.ts'
import { basicEvents, type FaultEvent, isQuantified, likelihood, oddsOf } from './events.ts'
import { gateAt, gateEntry, gates, notch } from './gates.ts'

/** Pixels: a gate or the circle of a basic event, from a box to it, between levels, to a trunk, the longest bar, where room is short too, its number. */
const size = {
  gate: 36,
  high: 36,
  circle: 16,
  beside: 8,
  level: 24,
  trunk: 16,
  bar: 96,
  short: 80,
  number: 64,
  padding: 8,
} as const
/** More basic events are nearer to one another. */
const few = 12
/** The radius of a bend. */
const corner = 6
/**
 * How wide words may be before they wrap: those of inner events, and of basic ones, which are one column and may be wider.
 * Bars are shorter before words are narrow.
 */
const caps = [176, 152, 128, 112, 96, 80, 64]
  .flatMap((inner, index, all) =>
    [size.bar, size.short].flatMap((bar) =>
      [2, 1, 0].map((more): Caps => ({ inner, leaf: all[Math.max(0, index - more)] ?? inner, bar })),
    ),
  )
  .filter(({ inner }) => inner <= 152) as [Caps, ...Caps[]]

/** Draws the tree on the sheet, with bars where all probabilities are given. */
export function drawFaults(root: FaultEvent, sheet: Sheet): void {
  const leaves = basicEvents(root)
  const hasBars = isQuantified(root) && leaves.length > 1
  const laid = widestThatFits(
    caps,
    (cap) => layOut(root, { cap, sheet }),
    ({ placed, bar }) =>
      Math.max(...placed.map(({ rect }) => rect.x + rect.w)) + (hasBars ? bar + size.number + 24 : 0) <=
      sheet.page.room.w,
  )
  const chosen = new Set(leaves.filter((leaf) => sheet.isFocus(leaf)).flatMap((leaf) => pathTo(root, leaf)))
  for (const each of laid.placed) drawEvent(each, { ...laid, chosen, sheet })
  if (hasBars) drawShares(root, laid, sheet)
  for (const event of nodesOf(root))
    if (event.p !== undefined && event.children.length > 0)
      sheet.note(event, 'p', 'follows from what is below; not drawn')
  const used = new Set(nodesOf(root).flatMap(({ gate, children }) => (children.length === 0 ? [] : [gate])))
  for (const gate of gates) if (used.has(gate)) sheet.key(gateEntry(gate))
  sheet.key(markEntry('Basic event', ({ x, y }) => circle(x, y, size.circle / 2, { fill: 'surface', stroke: 'muted' })))
  if (hasBars) sheet.footnote('Independent events; AND inputs count in full, so shares may exceed 100%.')
  sheet.ifTooHigh('root', 'remove events, or draw one branch on its own')
}

type Caps = { inner: number; leaf: number; bar: number }

type Laid = {
  placed: PlacedNode<FaultEvent>[]
  words: Map<FaultEvent, Block>
  widths: { inner: number; leaf: number }
  bar: number
}

const layOut = (root: FaultEvent, { cap, sheet }: { cap: Caps; sheet: Sheet }): Laid => {
  const words = new Map(nodesOf(root).map((event) => [event, wordsOf(event, root, { cap, sheet })]))
  const boxWidth = (isLeaf: boolean): number =>
    up(
      Math.max(64, ...[...words].flatMap(([{ children }, { w }]) => ((children.length === 0) === isLeaf ? [w] : []))) +
        2 * size.padding,
    )
  const widths = { inner: boxWidth(false), leaf: boxWidth(true) }
  const placed = layTidy(root, {
    children: ({ children }) => children,
    size: (event) => ({
      w: event.children.length === 0 ? widths.leaf + size.beside + size.circle : widths.inner + size.beside + size.gate,
      h: heightOf(event, words.get(event)?.h ?? 0),
    }),
    ...(basicEvents(root).length > few ? { gap: 8, apart: 24 } : { gap: 16, apart: 32 }),
    level: size.level,
    grow: 'right',
    leavesLast: true,
  })
  return { placed, words, widths, bar: cap.bar }
}

/** Half of what has inputs is on the grid, so that it is at their middle. */
const heightOf = ({ children }: FaultEvent, words: number): number => {
  const h = up(Math.max(40, words + 12))
  return children.length === 0 ? h : 2 * up(h / 2)
}

/** An event says how likely it is. */
const wordsOf = (event: FaultEvent, root: FaultEvent, { cap, sheet }: { cap: Caps; sheet: Sheet }): Block => {
  const odds = isQuantified(root) ? oddsOf(likelihood(event)) : undefined
  // A number is not broken.
  const w = Math.max(event.children.length === 0 ? cap.leaf : cap.inner, widest(wordsIn(odds ?? ''), 'note'))
  const both = [odds, event.note].filter(Boolean).join(', ')
  // One line of both, where it fits, keeps rows even.
  const notes = widthOf(both, 'note') <= w ? [both] : [event.note, odds]
  return block(
    [
      { text: event.name, as: event === root ? 'item' : focusable('label', sheet.isFocus(event), 'ink') },
      ...notes.flatMap((text) => (text === undefined || text === '' ? [] : [{ text, as: 'note' } as const])),
    ],
    w,
  )
}

type Drawn = Laid & { chosen: ReadonlySet<FaultEvent>; sheet: Sheet }

const drawEvent = ({ node, rect, parent }: PlacedNode<FaultEvent>, { words, widths, chosen, sheet }: Drawn): void => {
  const isLeaf = node.children.length === 0
  const own = { ...rect, w: isLeaf ? widths.leaf : widths.inner }
  const color = chosen.has(node) ? 'accent' : 'muted'
  const middle = rect.y + rect.h / 2
  const stem = `M ${own.x + own.w} ${middle} h ${size.beside}`
  // Branches bend right behind the gate: further right may be events of other branches.
  const from = parent && { x: parent.rect.x + parent.rect.w - notch(parent.node), y: parent.rect.y + parent.rect.h / 2 }
  // All inputs of a gate leave one trunk, past the horns of an OR gate.
  const trunk = parent && parent.rect.x + parent.rect.w + size.trunk
  const branch =
    from &&
    trunk &&
    `${roundedPath([from, { x: trunk, y: from.y }, { x: trunk, y: middle }, { x: rect.x, y: middle }], corner)} `
  const layer = color === 'accent' ? 'line' : 'rule'
  sheet.put(node, [path(`${branch ?? ''}${stem}`, { stroke: color })], layer)
  const fill = sheet.isFocus(node) ? 'soft' : 'surface'
  const mark = isLeaf
    ? [circle(own.x + own.w + size.beside + size.circle / 2, middle, size.circle / 2, { fill, stroke: color })]
    : gateAt(node, { x: own.x + own.w + size.beside, y: middle, w: size.gate, high: size.high }, color)
  sheet.put(node, [
    box(own.x, own.y, own.w, own.h, { fill, stroke: color }),
    ...mark,
    ...place(words.get(node) ?? block([]), own),
  ])
  if (parent === undefined) sheet.prove('odds', node)
}
