/** An icicle of frames with the way to the hottest function, what it takes itself summed below, and the next functions. */
import { greatest, groups, sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { nodesOf, pathTo, type TreeData, type TreeNode } from '../../drawing/data/tree.ts'
import { drawTooSmall } from '../../drawing/fitting-words.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { focusable } from '../../drawing/type.ts'
import { bottomOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { drawPartition, type LaidFrame, ownLook, size } from './draw-partition.ts'
import type { ShownFrame } from './fit-frames.ts'
import { drawSideNames } from './side-names.ts'

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

/** Where the list begins, how wide its bars are at most, and the free room around what is below the frames. */
const list = { x: 440, names: 232, bar: 144, beside: 40, small: 8 } as const
const below = { rail: 12, direct: 8, figure: 34, list: 24 } as const

/** Draws the frames on the sheet; the path to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root, unit = 'units' }: TreeData, sheet: Sheet): void {
  const hot = sheet.hasFocus ? [] : hotPath(root)
  const [hottest] = functionsOf(root)
  const isEnd = (frame: TreeNode): boolean =>
    sheet.isFocus(frame) || (!sheet.hasFocus && hottest?.frames.includes(frame) === true)
  // Where the path goes on in frames that are not drawn, what stands for them is on it.
  const fillOf = ({ kind, node, hidden }: ShownFrame) => {
    const those = kind === 'frame' ? [node] : hidden.flatMap(nodesOf)
    if (those.some(isEnd)) return 'accent'
    return those.some((each) => hot.includes(each)) ? 'soft' : undefined
  }
  const { laid, unnamed } = drawPartition(root, { fillOf, unit }, sheet)
  if (laid.length < 2 || hottest === undefined) return
  sheet.prove('total', root)
  sheet.key(swatchEntry(`${sentenceCase(unit)} in the function itself`, ownLook))
  const y = Math.max(...laid.map(({ rect }) => bottomOf(rect)))
  const owns = laid.filter(
    ({ frame, own }) => hottest.frames.includes(frame.node) && frame.kind === 'frame' && own.w > 0,
  )
  const fill = hottest.frames.some(isEnd) ? 'accent' : 'ink'
  const figure = isSaid(owns, hottest) ? [] : drawOwn(owns, { ...hottest, y, fill }, sheet)
  if (figure.length === 0) for (const name of ['share', 'hottest']) sheet.prove(name, ...hottest.frames)
  // The lines from what the hottest function takes itself down to its figure.
  const drops =
    figure.length === 0 ? [] : owns.map(({ own }) => ({ ...own, y: bottomOf(own), h: y + below.rail - bottomOf(own) }))
  const taken = [...laid.map(({ rect }) => rect), ...figure, ...drops]
  const beside = drawSideNames(unnamed, { taken, last: y }, sheet)
  drawTooSmall(
    beside.left.map((each) => `${each.name} (${each.share})`),
    { y: Math.max(y, ...figure.map(bottomOf)), w: list.x - list.beside },
    sheet,
  )
  const above = [
    ...[...laid.map(({ rect }) => rect), ...figure].filter((rect) => rightOf(rect) > list.x - list.beside),
    ...beside.words.filter((rect) => rightOf(rect) > list.x - list.small),
  ]
  drawList(functionsOf(root), { y: Math.max(...above.map(bottomOf)) + below.list, unit, isEnd }, sheet)
}

/** Whether its only frame says how much a function takes itself. */
const isSaid = ([only, ...others]: LaidFrame[], { name, share }: { name: string; share: string }): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.frame.children.length === 0 &&
  widthOf(`${name}  ${share}`, 'item') + 2 * size.padding <= only.rect.w

type OwnTime = { name: string; share: string; y: number; fill: 'accent' | 'ink' }

/** Joins what a function takes itself, frame by frame, below the frames from `y`, and says how much it is together. */
const drawOwn = (owns: LaidFrame[], { name, share, y, fill }: OwnTime, sheet: Sheet): Rect[] => {
  const [left, rail] = [Math.min(...owns.map(({ own }) => own.x)), y + below.rail]
  if (owns.length === 0) return []
  const w = widthOf(share, 'figure')
  // Right over it the frame says its name.
  const isNamed = owns.length === 1 && widthOf(name, 'item') + 2 * size.padding <= (owns[0]?.own.w ?? 0)
  const words = block([{ text: isNamed ? 'in itself' : `in ${name} itself`, as: 'item' }], list.x - list.beside - w - 8)
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
  sheet.put('@hottest', [
    path([...drops, ...across].join(' '), { stroke: fill }),
    lineOfText(share, { x, y: middle, as: { size: 28, bold: true, fill } }),
    ...place(words, { ...spot, x: x + w + 8, w: 0 }, { align: 'start' }),
  ])
  sheet.prove('share', '@hottest')
  sheet.prove('hottest', '@hottest')
  return [spot, { x: left, y: rail, w: Math.max(...ends) - left, h: 0 }]
}

type OwnList = { y: number; unit: string; isEnd: (frame: TreeNode) => boolean }

/** The functions that take most themselves, as bars. */
const drawList = (functions: ReturnType<typeof functionsOf>, { y, unit, isEnd }: OwnList, sheet: Sheet): void => {
  const most = functions.filter(({ own }) => own > 0)
  const rows = most.slice(0, 5).map(({ name, own, share, frames }, index) => {
    const isFocus = frames.some(isEnd)
    const as = isFocus ? 'item' : 'label'
    const length = Math.round((own / (most[0]?.own ?? own)) * list.bar)
    const bar = (at: Point) => valueBar(at, { length, words: share, as, isFocus, plain: ownLook })
    return {
      source: `@own-${index}`,
      cells: [block([{ text: name, as: focusable('label', isFocus, 'ink') }], list.names - 12), bar],
    }
  })
  const title = `Most ${unit} in the function itself`
  drawRegister(rows, { x: list.x, y, title, columns: [0, list.names], padding: 5 }, sheet)
}
