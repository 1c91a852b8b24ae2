/**
 * A graph of git objects: commits with their refs, trees with their entries, blobs with their lines, arrows by id.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { boxEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { arrowsBetween, columnsOf, type Placed, portOf, rowSize, topsOf } from './layout.ts'
import { type Commit, type GitObject, lastCommit, shortId, storeCommits } from './objects.ts'
import { drawParents, drawRefs, refsOf, refsWidth } from './refs.ts'

/** Free pixels between columns, between objects, between commits, for refs, beside words; the width of a message. */
const size = { column: 80, least: 56, object: 32, commit: 56, refs: 64, beside: 12, words: 184 }

/** Draws the objects of the commits, the newest on top. */
export function drawObjects({ commits, author }: { commits: Commit[]; author: string }, sheet: Sheet): void {
  const store = storeCommits(commits, author)
  const { reused } = lastCommit(store)
  const columns = columnsOf(store)
  const newest = commits.at(-1)
  const refs = refsOf(commits)
  const widths = columns.map((column, index) =>
    up(Math.max(...column.map(widthOfObject), ...(index > 0 ? [] : [...refs.values()].map(refsWidth)))),
  )
  const free = room.w - widths.reduce((sum, w) => sum + w, 0)
  const gap = Math.max(size.least, Math.min(size.column, Math.floor(free / (columns.length - 1) / 8) * 8))
  sheet.ifTooWide('commits', 'shorten names and lines')
  const older = commits.some((commit) => commit !== newest && refs.get(commit)?.length !== 0)
  const gaps = columns.map((_, index) => (index > 0 ? size.object : older ? size.commit + size.refs : size.commit))
  const tops = topsOf(
    columns.map((column) => column.map(heightOf)),
    gaps,
  )
  const placed = columns.map((column, index) => {
    const x = widths.slice(0, index).reduce((sum, w) => sum + w + gap, 0)
    return column.map((object, row): Placed => {
      const rect = { x, y: tops[index]?.[row] ?? 0, w: widths[index] ?? 0, h: heightOf(object) }
      return { object, rect }
    })
  })
  const arrows = placed.slice(1).map((column, index) => arrowsBetween(placed[index] ?? [], column))
  for (const { from, points } of arrows.flat())
    sheet.put(from.object.item, [path(roundedPath(points, 8), { arrow: true })], 'line')
  sheet.concern('commits', 'R12', 'leave at most two files in one directory, or take a commit out')
  for (const each of placed.flat()) drawObject(each, reused.includes(each.object), sheet)
  drawParents(placed[0] ?? [], sheet)
  commits.toReversed().forEach((commit, index) => {
    const rect = placed[0]?.[index]?.rect
    if (rect !== undefined) drawRefs(refs.get(commit) ?? [], commit, { rect, isNewest: commit === newest, sheet })
  })
  if (reused.length > 0)
    sheet.key(boxEntry('Reused by the last commit: same contents, same id, stored once', looks.reused))
}

const looks = { reused: { fill: 'soft', stroke: 'accent' }, focus: { stroke: 'accent' }, other: {} } as const

const idStyle = { size: 14, mono: true, bold: true } as const
const modeStyle = { size: 14, mono: true, fill: 'muted' } as const

const headOf = (object: GitObject): string => `${object.type} ${shortId(object)}`

const bytesOf = ({ bytes }: GitObject): string => `${bytes} B`

/** What stands below the head of a commit: its message and its time. */
const messageOf = ({ name, time }: Commit): Block =>
  block(
    [
      { text: name, as: 'label' },
      { text: time.replace('T', ' ').replace('Z', ' UTC'), as: 'small', gap: 4 },
    ],
    size.words,
  )

const modeOf = (mode: string): string => mode.padStart(6, '0')

const widthOfObject = (object: GitObject): number => {
  const head = widthOf(headOf(object), idStyle) + 16 + widthOf(bytesOf(object), 'small')
  const rows = object.entries.map(({ mode, name }) => widthOf(`${modeOf(mode)} ${name}`, 'code'))
  const words = object.type === 'commit' ? [messageOf(object.item as Commit).w] : rows
  return Math.max(head, ...words, ...object.lines.map((each) => widthOf(each, 'code'))) + 2 * size.beside
}

const heightOf = (object: GitObject): number => {
  const rows = Math.max(object.entries.length, object.lines.length) * rowSize.row
  return up(rowSize.head + 2 * rowSize.pad + (object.type === 'commit' ? messageOf(object.item as Commit).h : rows))
}

const drawObject = ({ object, rect }: Placed, isReused: boolean, sheet: Sheet): void => {
  const { x, y, w, h } = rect
  const look = isReused ? looks.reused : sheet.isFocus(object.item) ? looks.focus : looks.other
  const left = x + size.beside
  const elements: Element[] = [
    box(x, y, w, h, look),
    lineOfText(headOf(object), { x: left, y: y + rowSize.head / 2, as: idStyle }),
    lineOfText(bytesOf(object), { x: x + w - size.beside, y: y + rowSize.head / 2, as: 'small', align: 'end' }),
    line(x, y + rowSize.head, x + w, y + rowSize.head, { stroke: isReused ? 'accent' : 'rule' }),
  ]
  if (object.type === 'commit') {
    const top = y + rowSize.head + rowSize.pad
    elements.push(
      ...place(messageOf(object.item as Commit), { x: left, y: top, w: 0, h: 0 }, { align: 'start', valign: 'top' }),
    )
  }
  object.lines.forEach((each, index) => {
    elements.push(lineOfText(each, { x: left, y: portOf({ object, rect }, index), as: 'code' }))
  })
  if (object.type === 'tree')
    object.entries.forEach(({ mode, name }, index) => {
      const middle = portOf({ object, rect }, index)
      elements.push(
        lineOfText(modeOf(mode), { x: left, y: middle, as: modeStyle }),
        lineOfText(name, { x: left + widthOf('000000 ', 'code'), y: middle, as: 'code' }),
      )
    })
  sheet.put(object.item, elements)
}
