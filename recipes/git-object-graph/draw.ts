/**
 * A graph of git objects: commits with their refs, trees with their entries, blobs with their lines, arrows by id.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { boxEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import { arrowsBetween, columnsOf, type Placed, portOf, rowSize, topsOf } from './layout.ts'
import { type Commit, type GitObject, lastCommit, shortId, storeCommits } from './objects.ts'
import { drawParents, drawRefs, refsOf, refsWidth } from './refs.ts'

/** Free pixels between columns, between objects, between commits, for refs; beside words, the width of a message. */
const size = { column: 80, least: 56, object: 32, commit: 56, refs: 64, beside: 12, words: 184 }

/** Draws the objects of the commits, the newest on top. */
export function drawObjects({ commits, author }: { commits: Commit[]; author: string }, sheet: Sheet): void {
  const store = storeCommits(commits, author)
  const { reused } = lastCommit(store)
  const columns = columnsOf(store)
  const refs = refsOf(commits)
  const widest = Math.max(...[...refs.values()].map(refsWidth))
  const widths = columns.map((column, index) => up(Math.max(...column.map(widthOfObject), index === 0 ? widest : 0)))
  const free = room.w - widths.reduce((sum, w) => sum + w, 0)
  const gap = Math.max(size.least, Math.min(size.column, Math.floor(free / (columns.length - 1) / 8) * 8))
  sheet.ifTooWide('commits', 'shorten names and lines')
  const older = commits.slice(0, -1).some((commit) => refs.get(commit)?.length !== 0)
  const above = size.commit + (older ? size.refs : 0)
  const heights = columns.map((column) => column.map(heightOf))
  const tops = topsOf(heights, [above, ...widths.slice(1).map(() => size.object)])
  let x = 0
  const placed = columns.map((column, index) => {
    const [left, w] = [x, widths[index] ?? 0]
    x += w + gap
    return column.map(
      (object, row): Placed => ({ object, rect: { x: left, y: tops[index]?.[row] ?? 0, w, h: heightOf(object) } }),
    )
  })
  for (const [index, column] of placed.slice(1).entries())
    for (const { from, points } of arrowsBetween(placed[index] ?? [], column))
      sheet.put(from.object.item, [path(roundedPath(points, 8), { arrow: true })], 'line')
  sheet.concern('commits', 'R12', 'leave at most two files in one directory, or take a commit out')
  for (const each of placed.flat()) drawObject(each, reused.includes(each.object), sheet)
  drawParents(placed[0] ?? [], sheet)
  placed[0]?.forEach(({ object, rect }, index) => {
    const commit = object.item as Commit
    drawRefs(refs.get(commit) ?? [], commit, { rect, isNewest: index === 0, sheet })
  })
  if (reused.length > 0)
    sheet.key(boxEntry('Reused by the last commit: same contents, same id, stored once', emphasis.soft))
}

const muted = { size: 14, mono: true, fill: 'muted' } as const

const headOf = (object: GitObject): string => `${object.type} ${shortId(object)}`

/** What stands below the head: a commit's message and time; of a tree and a blob nothing but rows. */
const messageOf = ({ type, item }: GitObject): Block => {
  if (type !== 'commit' || !('time' in item)) return block([])
  const time = item.time.replace('T', ' ').replace('Z', ' UTC')
  return block(
    [
      { text: item.name, as: 'label' },
      { text: time, as: 'small', gap: 4 },
    ],
    size.words,
  )
}

/** The lines of a blob, or the entries of a tree with their modes. */
const rowsOf = ({ type, entries, lines }: GitObject): { mode: string; words: string }[] =>
  type === 'tree'
    ? entries.map(({ mode, name }) => ({ mode: `${mode.padStart(6, '0')} `, words: name }))
    : lines.map((words) => ({ mode: '', words }))

const widthOfObject = (object: GitObject): number => {
  const head = widthOf(headOf(object), 'letters') + 16 + widthOf(`${object.bytes} B`, 'small')
  const rows = rowsOf(object).map(({ mode, words }) => widthOf(mode + words, 'code'))
  return Math.max(head, messageOf(object).w, ...rows) + 2 * size.beside
}

const heightOf = (object: GitObject): number =>
  up(rowSize.head + 2 * rowSize.pad + Math.max(messageOf(object).h, rowsOf(object).length * rowSize.row))

const drawObject = (placed: Placed, isReused: boolean, sheet: Sheet): void => {
  const { object, rect } = placed
  const look = isReused ? emphasis.soft : sheet.isFocus(object.item) ? ({ stroke: 'accent' } as const) : emphasis.none
  const [left, middle, below] = [rect.x + size.beside, rect.y + rowSize.head / 2, rect.y + rowSize.head]
  sheet.put(object.item, [
    box(rect.x, rect.y, rect.w, rect.h, look),
    lineOfText(headOf(object), { x: left, y: middle, as: 'letters' }),
    lineOfText(`${object.bytes} B`, { x: rightOf(rect) - size.beside, y: middle, as: 'small', align: 'end' }),
    line(rect.x, below, rightOf(rect), below, { stroke: isReused ? 'accent' : 'rule' }),
    ...place(messageOf(object), { x: left, y: below + rowSize.pad, w: 0, h: 0 }, { align: 'start', valign: 'top' }),
    ...rowsOf(object).flatMap(({ mode, words }, index) => {
      const y = portOf(placed, index)
      const name = lineOfText(words, { x: left + widthOf(mode, 'code'), y, as: 'code' })
      return mode === '' ? [name] : [lineOfText(mode.trim(), { x: left, y, as: muted }), name]
    }),
  ])
}
