/** An icicle of frames with the way to the hottest function, what it takes itself summed below, and the next functions. */
import { greatest, groups, sum } from 'd3-array'
import { baselineShift, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { nodesOf, pathTo, type TreeData, type TreeNode } from '../../drawing/data/tree.ts'
import { drawTooSmall } from '../../drawing/fitting-words.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { focusable } from '../../drawing/type.ts'
import { bottomOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { drawPartition, type FrameStyle, type LaidFrame, ownLook } from './draw-partition.ts'
import type { ShownFrame } from './fit-frames.ts'
import { size } from './frame-words.ts'
import { drawSideNames } from './side-names.ts'
import { largestUntold, type Untold } from './untold.ts'

/** Functions with what they take themselves, most first; `12 smaller` and `3 levels`, as importers call merged callees, are none. */
export const functionsOf = (root: TreeNode): { name: string; own: number; share: string; frames: TreeNode[] }[] =>
  groups(nodesOf(root), ({ name }) => name)
    .filter(([name]) => !/^\d+ (?:smaller|levels?)$/.test(name))
    .map(([name, frames]) => ({ name, own: sum(frames, ({ value }) => value), frames }))
    .map((each) => ({ ...each, share: percentOf(each.own, totalOf(root)) }))
    .toSorted((a, b) => b.own - a.own)

/** From the root down to the frame in which the hottest function itself takes most. */
export const hotPath = (root: TreeNode): TreeNode[] =>
  pathTo(root, greatest(functionsOf(root)[0]?.frames ?? [], ({ value = 0 }) => value) ?? root)

/** Where columns of the list begin, how wide its bars and what follows them are at most, how many functions it has, and how far it is from what is left of it. */
const list = { names: 28, swatch: 32, bar: 520, share: 60, most: 5, apart: 40 } as const
/** The free room around what is below the frames. */
const below = { rail: 12, direct: 8, figure: 34, list: 28 } as const

/** Draws the frames on the sheet, with the path to what is in focus, or else to the hottest one. */
export function drawFlames({ root, unit = 'units' }: TreeData, sheet: Sheet): void {
  const [hottest] = functionsOf(root)
  const isEnd = (frame: TreeNode): boolean =>
    sheet.isFocus(frame) || (!sheet.hasFocus && hottest?.frames.includes(frame) === true)
  const { laid, unnamed, untold } = drawPartition(root, { ...styleOf(root, isEnd, sheet), unit }, sheet)
  if (laid.length < 2 || hottest === undefined) return
  sheet.prove('total', root)
  const y = Math.max(...laid.map(({ rect }) => bottomOf(rect)))
  const owns = laid.filter(
    ({ frame, own }) => hottest.frames.includes(frame.node) && frame.kind === 'frame' && own.w > 0,
  )
  const fill = hottest.frames.some(isEnd) ? 'accent' : 'ink'
  const figure = drawOwn(owns, { ...hottest, y, fill }, sheet)
  if (figure.length === 0) for (const name of ['share', 'hottest']) sheet.prove(name, ...hottest.frames)
  // The lines from what the hottest function takes itself down to its figure.
  const drops =
    figure.length === 0 ? [] : owns.map(({ own }) => ({ ...own, y: bottomOf(own), h: y + below.rail - bottomOf(own) }))
  const taken = [...laid.map(({ rect }) => rect), ...figure, ...drops]
  const beside = drawSideNames(unnamed, { taken, last: y }, sheet)
  for (const { say } of beside.left) say?.()
  const above = [...laid.map(({ rect }) => rect), ...figure, ...beside.words]
  const listed = rankedOf(root).slice(figure.length === 0 ? 0 : 1)
  const bottom = drawList(
    listed,
    { above, unit, isEnd, total: totalOf(root), first: figure.length === 0 ? 1 : 2 },
    sheet,
  )
  const nameless = beside.left.filter(({ say }) => say === undefined).map(({ of }) => of.frame)
  const small = smallWords([...nameless, ...untold], root)
  drawTooSmall(small, { before: 'Names in full:', y: Math.max(y, bottom), w: size.w }, sheet)
}

/** How frames stand out: on the way to the hottest function, at its end, or in the list. */
const styleOf = (root: TreeNode, isEnd: (frame: TreeNode) => boolean, sheet: Sheet): Omit<FrameStyle, 'unit'> => {
  const [hottest] = functionsOf(root)
  // The way keeps the size of its names, whatever is in focus.
  const onWay = new Set([...hotPath(root), ...(hottest?.frames ?? [])])
  // Where the path goes on in frames that are not drawn, what stands for them is on it.
  const nodesIn = ({ kind, node, hidden }: ShownFrame) => (kind === 'frame' ? [node] : hidden.flatMap(nodesOf))
  const callers = sheet.hasFocus
    ? new Set(nodesOf(root).filter((frame) => nodesOf(frame).some((each) => sheet.isFocus(each))))
    : onWay
  const ranks = new Map(rankedOf(root).flatMap(({ frames }, index) => frames.map((each) => [each, index + 1] as const)))
  const [only, ...others] = hottest?.frames ?? []
  return {
    way: (frame) => nodesIn(frame).some((each) => onWay.has(each)),
    fillOf: (frame) => {
      if (nodesIn(frame).some(isEnd)) return 'accent'
      return nodesIn(frame).some((each) => callers.has(each)) ? 'soft' : undefined
    },
    rankOf: ({ kind, node }) => (kind === 'frame' ? ranks.get(node) : undefined),
    // The figure says the share of the only frame.
    isSaid: ({ kind, node }) => kind === 'frame' && others.length === 0 && node === only && node.children.length === 0,
  }
}

/** The functions that are neither named nor listed, with their shares, the largest first. */
const smallWords = (untold: readonly Untold[], root: TreeNode): string[] => {
  const shareOf = (total: number): string => percentOf(total, totalOf(root)).replace(/^0%$/, 'under 0.1%')
  const ranked = new Set(rankedOf(root).map(({ name }) => name))
  return largestUntold(untold, ranked).map(({ name, total }) => `${name} (${shareOf(total)})`)
}

/** The functions of the list: those that take most themselves. */
const rankedOf = (root: TreeNode): ReturnType<typeof functionsOf> =>
  functionsOf(root)
    .filter(({ own }) => own > 0)
    .slice(0, list.most)

type OwnTime = { name: string; share: string; y: number; fill: 'accent' | 'ink' }

/** Joins what a function takes itself, frame by frame, below the frames from `y`, and says how much it is together. */
const drawOwn = (owns: LaidFrame[], { name, share, y, fill }: OwnTime, sheet: Sheet): Rect[] => {
  const [left, rail] = [Math.min(...owns.map(({ own }) => own.x)), y + below.rail]
  if (owns.length === 0) return []
  const w = widthOf(share, 'figure')
  // Right over it the frame says its name.
  const isNamed = owns.length === 1 && widthOf(name, 'item') + 2 * size.padding <= (owns[0]?.own.w ?? 0)
  const words = block([{ text: isNamed ? 'in itself' : `in ${name} itself`, as: 'item' }], size.w - w - 8)
  const x = Math.min(left, size.w - w - 8 - words.w)
  const middles = owns.map(({ own }) => Math.round(own.x + own.w / 2))
  const drops = owns.map(({ own }, index) => {
    const from = bottomOf(own) + 4
    const isDirect = owns.length === 1 && from + 4 >= rail - below.direct && x === left
    return `M ${own.x} ${from} v 4 H ${rightOf(own)} v -4${isDirect ? '' : ` M ${middles[index]} ${from + 4} V ${rail}`}`
  })
  const ends = x === left ? middles : [...middles, x + w / 2]
  const across = ends.length > 1 ? [`M ${Math.min(...ends)} ${rail} H ${Math.max(...ends)}`] : []
  const spot = { x, y: rail + 6, w: w + 8 + words.w, h: below.figure }
  const middle = spot.y + spot.h / 2
  // One line is on the baseline of the figure.
  const lower = words.lines.length > 1 ? 0 : baselineShift(28, 14)
  sheet.put('@hottest', [
    path([...drops, ...across].join(' '), { stroke: fill }),
    lineOfText(share, { x, y: middle, as: { size: 28, bold: true, fill } }),
    ...place(words, { ...spot, x: x + w + 8, y: spot.y + lower, w: 0 }, { align: 'start' }),
  ])
  sheet.prove('share', '@hottest')
  sheet.prove('hottest', '@hottest')
  return [spot, { x: left, y: rail, w: Math.max(...ends) - left, h: 0 }]
}

type OwnList = {
  above: readonly Rect[]
  unit: string
  total: number
  first: number
  isEnd: (frame: TreeNode) => boolean
}

/** The functions that take most themselves from the `first` one on, as bars of the shade and the scale of the frames, right of the foot of the frames; gives where it ends. */
const drawList = (
  functions: ReturnType<typeof functionsOf>,
  { above, unit, isEnd, total, first }: OwnList,
  sheet: Sheet,
): number => {
  if (functions.length === 0) return 0
  // As long as in the frames, if there is room.
  const scale = Math.min(size.w / total, list.bar / (functions[0]?.own ?? total))
  const bars = Math.round((functions[0]?.own ?? 0) * scale)
  const needed = Math.max(...functions.map(({ name }) => widthOf(name, 'item'))) + 16
  const nameRoom = Math.min(size.w - list.names - list.share - bars, needed)
  const title = first === 1 ? `In the function itself, most ${unit} first` : `Next, by ${unit} in the function itself`
  const w = Math.max(list.names + nameRoom + bars + list.share, list.swatch + widthOf(title, 'head'))
  const x = Math.floor((size.w - w) / 4) * 4
  const y = Math.max(...above.filter((each) => rightOf(each) > x - list.apart).map(bottomOf)) + below.list
  const rows = functions.map(({ name, own, share, frames }, index) => {
    const isFocus = frames.some(isEnd)
    const as = isFocus ? 'item' : 'label'
    const length = Math.round(own * scale)
    const bar = (at: Point) => valueBar(at, { length, words: share, as, isFocus, plain: ownLook })
    const words = block([{ text: name, as: focusable('label', isFocus, 'ink') }], nameRoom - 12)
    return { source: `@own-${index}`, cells: [block([{ text: `${index + first}`, as: 'item' }]), words, bar] }
  })
  const columns = [0, list.names, list.names + nameRoom]
  sheet.put('@own', [square({ x, y: y + 12 - size.strip / 2, w: 24, h: size.strip }, ownLook)])
  return drawRegister(rows, { x, y, title, indent: list.swatch, columns, padding: 5 }, sheet)
}
