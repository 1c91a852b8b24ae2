/**
 * A commit graph as git log --graph shows it: dots in lanes, lines to parents, names and subjects beside them.
 */
import { type Block, block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { type Commit, lanesOf, type Placed, placeCommits } from '../../drawing/graph/commit-lanes.ts'
import { markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A commit as drawn. */
export type Event = Commit & { name: string; note?: string | undefined; refs: string[] }

/** Distance of lanes and rows, radius of a dot, height of a name's chip, free pixels between words. */
const size = { lane: 32, row: 40, dot: 7, chip: 24, gap: 8, least: 240 }

/** A commit with its dot and its words. */
type Laid = Placed<Event> & { at: Point; words: Block }

/** Draws the commits on the sheet. */
export function drawGraph({ events }: { events: Event[] }, sheet: Sheet): void {
  const hashes = up(Math.max(...events.map(({ id }) => widthOf(hashOf(id), 'code'))) + size.gap)
  const x = (lane: number): number => hashes + 16 + lane * size.lane
  const left = x(lanesOf(events) - 1) + 32
  let y = 0
  const laid = placeCommits(events).map((placed): Laid => {
    const width = Math.max(size.least, room.w - left - chipsWidth(placed.item))
    const words = nameAndNote(placed.item, width, ['label', 'note'])
    const h = Math.max(size.row, up(words.h + 16))
    y += h
    return { ...placed, words, at: { x: x(placed.lane), y: y - h / 2 } }
  })
  for (const commit of laid) drawLines(commit, laid, sheet)
  for (const commit of laid) drawCommit(commit, left, sheet)
  if (events.some(({ after }) => after.length > 1))
    sheet.key(markEntry('Merge of two or more commits', (center) => mergeDot(center, 'ink')))
}

/** A merge is hollow: it adds no change of its own. */
const mergeDot = ({ x, y }: Point, stroke: 'ink' | 'accent') => circle(x, y, size.dot, { fill: 'surface', stroke })

/** Ids begin with a letter: hashes that begin with a digit have a g in front, which no hash has. */
const hashOf = (id: string): string => id.replace(/^g(?=\d)/, '')

const chip = { size: 12, bold: true } as const

const chipWidth = (name: string): number => up(widthOf(name, chip) + 16)

const chipsWidth = ({ refs }: Event): number => refs.reduce((sum, name) => sum + chipWidth(name) + size.gap, 0)

/** To each parent: down the lane of the branch, and across next to where it leaves or joins. */
const drawLines = ({ item, at: from, parents }: Laid, laid: Laid[], sheet: Sheet): void => {
  parents.forEach((index, position) => {
    const to = laid[index]?.at
    if (to === undefined) return
    const isMerge = position > 0
    // A merged branch runs in its own lane, a new one in the lane of its first commit.
    const corner = isMerge ? { x: to.x, y: from.y } : { x: from.x, y: to.y }
    const points = from.x === to.x ? [from, to] : [from, corner, to]
    const isMarked = sheet.isFocus(item) && (isMerge || item.after.length === 1)
    sheet.put(item, [path(roundedPath(points, 12), isMarked ? { stroke: 'accent' } : {})], 'rule')
  })
}

const drawCommit = ({ item, at: { x, y }, words }: Laid, from: number, sheet: Sheet): void => {
  const isFocus = sheet.isFocus(item)
  const stroke = isFocus ? 'accent' : 'ink'
  let left = from
  const chips = item.refs.flatMap((name) => {
    const rect = { x: left, y: y - size.chip / 2, w: chipWidth(name), h: size.chip }
    left += rect.w + size.gap
    return wordBox(rect, block([{ text: name, as: chip }]), isFocus ? { fill: 'accent', stroke: 'accent' } : {})
  })
  sheet.put(item, [
    item.after.length > 1 ? mergeDot({ x, y }, stroke) : circle(x, y, size.dot, { fill: stroke, stroke }),
    lineOfText(hashOf(item.id), { x: 0, y, as: { size: 14, mono: true, fill: 'muted' } }),
    ...chips,
    ...place(words, { x: left, y: y - words.h / 2, w: 0, h: words.h }, { align: 'start' }),
  ])
}
