/**
 * A row for each key, of which only what no row above has written is drawn, so that a node is as wide as its text; a search
 * is numbered, and what it goes back from says why.
 */

import { badge, stepLook } from '../../drawing/badge.ts'
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { type PlacedRadixNode, placeFragments, wordsOf } from './rows.ts'
import { deadEndsOf, foundIn, fragmentsOf, growRadix, type RadixAttempt, type RadixKey, searchRadix } from './tree.ts'

/** Pixels: what is over the tree, between it and the keys, and how far a number sticks out on the left. */
const size = { head: 56, badge: 8, column: 24 } as const

const shared = 'Tree'

/** The keys as a tree, and what a search for `find` tries. */
export function drawRadix({ keys, find }: { keys: RadixKey[]; find?: string | undefined }, sheet: Sheet): void {
  const roots = growRadix(keys)
  const tried = find === undefined ? [] : searchRadix(roots, find)
  const y = find === undefined ? size.head / 2 : size.head + size.head / 2
  const left = find === undefined ? 0 : -size.badge
  const { placed, x } = widestThatFits(
    [false, true],
    (isNarrow) => {
      const placed = placeFragments(roots, { tried, y, isNarrow })
      const right = Math.max(
        ...placed.map((each) => rightOf(each.rect) + (each.wrong === '' ? 8 : widthOf(each.wrong, 'label') + 24)),
      )
      return { placed, x: up(Math.max(right, left + widthOf(shared, 'head')) + size.column) }
    },
    ({ x }) => x + Math.max(...keys.map(widthOfKey)) <= room.w,
  )
  const top = Math.min(...placed.map(({ rect }) => rect.y)) - 24
  sheet.put('@heads', [
    lineOfText(shared, { x: left, y: top, as: 'head' }),
    lineOfText('Key', { x, y: top, as: 'head' }),
  ])
  drawBranches(placed, sheet)
  drawReturns(placed, sheet)
  for (const each of placed) drawFragment(each, { x, found: foundIn(tried) }, sheet)
  if (find !== undefined) drawSearch(find, { tried, fragments: placed.length }, sheet)
  sheet.prove('keys', ...keys)
  sheet.ifTooWide('keys', 'shorten keys or their notes')
  sheet.ifTooHigh('keys', 'split them into several trees, or remove some')
}

const widthOfKey = ({ name, note }: RadixKey): number =>
  widthOf(name, 'letters') + (note === undefined ? 0 : 16 + widthOf(note, 'note'))

const drawBranches = (placed: readonly PlacedRadixNode[], sheet: Sheet): void => {
  const ways = placed.flatMap(({ parent, rect, attempt }) => {
    if (parent === undefined) return []
    const [from, to] = [parent.rect, { x: rect.x, y: centerOf(rect).y }]
    const { turn, isOver } = parent
    const start = isOver ? { x: turn, y: bottomOf(from) } : { x: rightOf(from), y: centerOf(from).y }
    const corners = isOver
      ? [{ x: turn, y: to.y }]
      : [
          { x: turn, y: start.y },
          { x: turn, y: to.y },
        ]
    const points = start.y === to.y ? [start, to] : [start, ...corners, to]
    return [
      {
        d: roundedPath(points, 8),
        look: attempt === undefined || attempt.isLeft ? 'muted' : 'accent',
      },
    ]
  })
  for (const stroke of ['muted', 'accent'] as const) {
    const d = ways.filter((way) => way.look === stroke).map((way) => way.d)
    if (d.length > 0) sheet.put(`@branches-${stroke}`, [path(d.join(' '), { stroke })], 'rule')
  }
}

/** From a dead end back to the node from which the next one is tried, over both where they are side by side. */
const drawReturns = (placed: readonly PlacedRadixNode[], sheet: Sheet): void => {
  for (const { rect, parent, order, wrong } of placed) {
    const next = placed.find((each) => each.order === order + 1)
    if (wrong === '' || parent === undefined || next?.parent !== parent) continue
    const x = rect.x + Math.min(24, rect.w - 8)
    const { y } = centerOf(parent.rect)
    const turn = rightOf(parent.rect) - 8
    const isBeside = parent.rect.y === rect.y
    if (!isBeside && (rect.y - y > 40 || x < turn + 32)) continue
    const [start, over] = [{ x, y: rect.y }, rect.y - 16]
    const way = isBeside
      ? [start, { x, y: over }, { x: turn, y: over }, { x: turn, y: rect.y }]
      : [start, { x, y: y + 8 }, { x: turn + 8, y: y + 8 }]
    sheet.put('@back', [path(roundedPath(way, 8), { arrow: true, dashed: true, stroke: 'ink' })], 'line')
  }
}

const drawFragment = (
  each: PlacedRadixNode,
  { x, found }: { x: number; found: RadixKey | undefined },
  sheet: Sheet,
): void => {
  const { node, rect, attempt, order, wrong } = each
  const { key } = node
  const source = key ?? `@fragment-${rect.x}-${rect.y}`
  const isWay = attempt !== undefined && !attempt.isLeft
  const isMarked = key !== undefined && (sheet.isFocus(key) || key === found)
  const look = isWay ? emphasis[isMarked ? 'strong' : 'soft'] : wrong === '' ? {} : ({ stroke: 'negative' } as const)
  const as = isWay ? 'letters' : node.kind === 'text' || attempt ? 'code' : 'codeMuted'
  sheet.put(source, wordBox(rect, block([{ text: wordsOf(node, attempt), as }]), look))
  if (attempt !== undefined) {
    const [r, out] = order > 9 ? [12, 6] : [9, 0]
    sheet.put(source, badge(order, { x: rect.x - out, y: rect.y - out }, { ...stepLook, r }), 'over')
  }
  const [y, after] = [centerOf(rect).y, rightOf(rect) + 8]
  if (wrong !== '') sheet.put(source, [lineOfText(wrong, { x: after, y, as: { size: 14, fill: 'negative' } })])
  if (key === undefined) return
  const from = wrong === '' ? after - 8 : after + widthOf(wrong, 'label') + 8
  sheet.put(key, [line(from, y, x - 8, y, { stroke: isMarked ? 'accent' : 'rule' })], 'rule')
  const name: TypeStyle = { size: 14, mono: true, ...(isMarked ? { bold: true, fill: 'accent' } : {}) }
  sheet.put(key, [lineOfText(key.name, { x, y, as: name })])
  if (key.note === undefined) return
  sheet.put(key, [lineOfText(key.note, { x: x + widthOf(key.name, 'letters') + 16, y, as: 'note' })])
}

/** What is searched for, and how much of the tree that takes. */
const drawSearch = (
  find: string,
  { tried, fragments }: { tried: readonly RadixAttempt[]; fragments: number },
  sheet: Sheet,
): void => {
  const [x, y] = [-size.badge, 12]
  const back = deadEndsOf(tried).length
  const end = foundIn(tried) === undefined ? ': no key is found' : back === 0 ? '' : `, ${count(back, 'dead end')}`
  const asked = { size: 20, mono: true, bold: true, fill: 'accent' } as const
  const isSaid = sheet.quotes('tried', 'nodes', 'back') || foundIn(tried) === undefined
  sheet.put('@search', [lineOfText(find, { x, y, as: asked })])
  sheet.prove('find', '@search')
  // What the heading tells is not told again in numbers.
  if (!isSaid) return
  sheet.put('@search', [
    lineOfText(`${tried.length} of ${fragments} nodes tried${end}`, {
      x: x + widthOf(find, asked) + 24,
      y,
      as: 'body',
    }),
  ])
  for (const name of ['tried', 'nodes', 'back']) sheet.prove(name, '@search')
}

/** What a heading may quote. */
export const radixFigures = ({ keys, find }: { keys: readonly RadixKey[]; find?: string | undefined }) => {
  const roots = growRadix(keys)
  const tried = find === undefined ? [] : searchRadix(roots, find)
  return {
    keys: keys.length,
    nodes: fragmentsOf(roots).length,
    tried: tried.length,
    back: deadEndsOf(tried).length,
    find: find ?? 'no key',
  }
}
