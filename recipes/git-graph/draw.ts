/**
 * A commit graph as git log --graph shows it: dots in lanes, lines to parents, names and subjects beside them.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { box, circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { type Commit, type Placed, placeCommits } from './lanes.ts'

/** A commit as drawn. */
export type Event = Commit & { name: string; note?: string | undefined; refs: string[] }

/** Distance of lanes and rows, radius of a dot, height of a name's chip, free pixels between words. */
const size = { lane: 32, row: 40, dot: 7, chip: 24, gap: 8, least: 240 }

/** Draws the commits on the sheet. */
export function drawGraph({ events }: { events: Event[] }, sheet: Sheet): void {
  const placed = placeCommits(events)
  const hashes = up(Math.max(...events.map(({ id }) => widthOf(hashOf(id), 'code'))) + size.gap)
  const x = (lane: number): number => hashes + 16 + lane * size.lane
  const words = x(Math.max(...placed.map(({ lane }) => lane))) + 32
  const blocks = placed.map(({ item }) => wordsOf(item, room.w - words - chipsWidth(item)))
  let y = 0
  const rows = placed.map((_, index) => {
    const h = Math.max(size.row, up((blocks[index]?.h ?? 0) + 16))
    y += h
    return y - h / 2
  })
  for (const commit of placed) drawLines(commit, { placed, rows, x }, sheet)
  placed.forEach((commit, index) => {
    const own = blocks[index]
    if (own !== undefined) drawCommit(commit, { x: x(commit.lane), y: rows[index] ?? 0, words, own }, sheet)
  })
  if (events.some(({ after }) => after.length > 1))
    sheet.key({
      text: 'Merge of two or more commits',
      w: 16,
      sample: ({ x: left, y: top, w, h }) => [
        circle(left + w / 2, top + h / 2, size.dot, { fill: 'surface', stroke: 'ink' }),
      ],
    })
}

/** Ids begin with a letter: hashes that begin with a digit have a g in front, which no hash has. */
const hashOf = (id: string): string => id.replace(/^g(?=\d)/, '')

const chip = { size: 12, bold: true } as const

const chipWidth = (name: string): number => up(widthOf(name, chip) + 16)

const chipsWidth = ({ refs }: Event): number => refs.reduce((sum, name) => sum + chipWidth(name) + size.gap, 0)

const wordsOf = (item: Event, width: number): Block =>
  block(
    [
      { text: item.name, as: 'label' },
      { text: item.note, as: 'note' },
    ],
    Math.max(size.least, width),
  )

type Lanes = { placed: Placed<Event>[]; rows: number[]; x: (lane: number) => number }

/** To each parent: down the lane of the branch, and across next to where it leaves or joins. */
const drawLines = ({ item, row, lane, parents }: Placed<Event>, { placed, rows, x }: Lanes, sheet: Sheet): void => {
  parents.forEach((index, position) => {
    const parent = placed[index]
    if (parent === undefined) return
    const [from, to] = [
      { x: x(lane), y: rows[row] ?? 0 },
      { x: x(parent.lane), y: rows[index] ?? 0 },
    ]
    const isMerge = position > 0
    // A merged branch runs in its own lane, a new one in the lane of its first commit.
    const corner = isMerge ? { x: to.x, y: from.y } : { x: from.x, y: to.y }
    const points = from.x === to.x ? [from, to] : [from, corner, to]
    const isMarked = sheet.isFocus(item) && (isMerge || item.after.length === 1)
    sheet.put(item, [path(roundedPath(points, 12), isMarked ? { stroke: 'accent' } : {})], 'rule')
  })
}

type Place = { x: number; y: number; words: number; own: Block }

const drawCommit = ({ item }: Placed<Event>, { x, y, words, own }: Place, sheet: Sheet): void => {
  const isFocus = sheet.isFocus(item)
  const stroke = isFocus ? 'accent' : 'ink'
  let left = words
  const chips = item.refs.flatMap((name) => {
    const w = chipWidth(name)
    const at = left
    left += w + size.gap
    return [
      box(at, y - size.chip / 2, w, size.chip, isFocus ? { fill: 'accent', stroke: 'accent' } : {}),
      lineOfText(name, { x: at + w / 2, y, as: isFocus ? { ...chip, fill: 'surface' } : chip, align: 'middle' }),
    ]
  })
  sheet.put(item, [
    // A merge is hollow: it adds no change of its own.
    circle(x, y, size.dot, item.after.length > 1 ? { fill: 'surface', stroke } : { fill: stroke, stroke }),
    lineOfText(hashOf(item.id), { x: 0, y, as: { size: 14, mono: true, fill: 'muted' } }),
    ...chips,
    ...place(own, { x: left, y: y - own.h / 2, w: 0, h: own.h }, { align: 'start' }),
  ])
}
