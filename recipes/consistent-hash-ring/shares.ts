/**
 * The table beside the ring: how much of the circle and how many keys each host owns, before and after; what moves.
 */
import { badge } from '../../drawing/badge.ts'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { center, radius } from './circle.ts'
import { type Change, isMoved, letterOf, ownerOf, type RingData, sharesOf, turnOf } from './ring.ts'

/** The height of a row and the pitch of the columns of numbers; from the table to the words below it. */
const size = { row: 36, column: 80, below: 16 }
const left = 2 * center + 56
const nameX = left + 2 * radius.letter + 12

/** Draws the table in the middle of the ring's height. */
export function drawShares(data: RingData, sheet: Sheet, change: Change): void {
  const { nodes } = data
  const letter = letterOf(change.joining)
  const names = Math.max(widthOf('Share of the circle', 'head') - 24, ...nodes.map(({ name }) => widthOf(name, 'item')))
  const rights = [1, 2, 3].map((index) => up(nameX + names) + index * size.column)
  const words = wordsBelow(data, change, (rights[2] ?? 0) - left)
  const rows = (nodes.length + 1) * size.row
  const top = Math.round((center - (rows + size.below + words.h) / 2) / 4) * 4
  const row = (y: number, texts: string[], as: (column: number) => 'note' | 'label' | 'item'): Element[] =>
    texts.map((text, column) =>
      lineOfText(
        text,
        column === 0 ? { x: nameX, y, as: as(0) } : { x: rights[column - 1] ?? 0, y, as: as(column), align: 'end' },
      ),
    )
  const y = top + size.row / 2
  sheet.put('@shares', [
    lineOfText('Share of the circle', { x: left, y, as: 'head' }),
    ...row(y, ['', 'before', `with ${letter}`, 'keys'], () => 'note').slice(1),
    path(`M ${left} ${top + size.row} H ${rights[2]}`, { stroke: 'rule' }),
    ...place(words, { x: left, y: top + rows + size.below, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
  ])
  nodes.forEach((node, host) => {
    const middle = top + (host + 1.5) * size.row
    const isJoining = host === change.joining
    const cells = [node.name, ...valuesOf(host, data, change)]
    sheet.put(node, [
      ...hostBadge(host, { x: left + radius.letter, y: middle }, isJoining),
      ...row(middle, cells, (column) => (isJoining ? 'item' : column === 1 ? 'note' : 'label')),
    ])
  })
}

/** The shares of a host before and after, and its keys. */
const valuesOf = (host: number, { nodes, items }: RingData, { joining, before, after }: Change): string[] => {
  const [first = 0, second = 0] = [before, after].map((points) => sharesOf(points, nodes.length)[host] ?? 0)
  const [few, many] = [before, after].map(
    (points) => items.filter(({ name }) => ownerOf(turnOf(name), points)?.host === host).length,
  )
  return [host === joining ? '–' : percent(first), percent(second), few === many ? `${many}` : `${few} → ${many}`]
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const wordsBelow = ({ items, nodes, size: points }: RingData, change: Change, width: number): Block => {
  const moved = items.filter((key) => isMoved(key, change)).map(({ name }) => name)
  const first = nodes[0]?.name ?? ''
  const named = points === 1 ? `${first}#1` : `${first}#1 to ${first}#${points}`
  const hash = `Places are the first 32 bits of SHA-256: of ${named} for the points of ${first}, of its name for a key.`
  return block(
    [
      { text: moved.length === 0 ? 'No key moves.' : `Moved: ${enumerate(moved, 9)}.`, as: 'label' },
      { text: hash, as: 'note', gap: 8 },
    ],
    width,
  )
}

/** The letter of a host as it stands at its points. */
export const hostBadge = (host: number, at: Point, isJoining: boolean): Element[] =>
  badge(letterOf(host), at, { r: radius.letter, ...(isJoining ? emphasis.strong : { stroke: 'ink' }) })
