/**
 * Histories as git log --graph shows them: rows of commits, lanes of branches, and the names that point to commits.
 */
import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { lineEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { hashOfId } from '../../drawing/values/hash-id.ts'
import type { Color } from '../../src/scene/limits.ts'
import { broughtBy } from './brought.ts'
import { type LaidCommit, lanesOf, layCommits } from './commit-lanes.ts'
import { type HistoryCommit, type HistoryData, mergesIn } from './history.ts'
import { linkName } from './links.ts'
import { dot, explainMerges, numberOf, ring } from './merges.ts'
import { drawRefs, refsGap, refsWidth } from './refs.ts'

/** From one lane to the next, in pixels. */
const step = 40
/** Names of commits are in one column where no subject is wider and all have room there. */
const usual = 320

/** Hashes, lanes with dots and lines to parents, names of branches and tags, subjects. */
export function drawHistory(data: HistoryData, sheet: Sheet): void {
  const { events, hashes } = data
  sheet.share = shareStrokes
  sheet.badgesAtWords = true
  const x = hashes ? up(Math.max(...events.map(({ id }) => widthOf(hashOfId(id), 'code')))) + 24 : 8
  const xs = Array.from({ length: lanesOf(events) }, (_, lane) => x + lane * step)
  const left = x + xs.length * step
  const wordsOf = (event: HistoryCommit): Block =>
    nameAndNote(event, room.w - left - refsWidth(event.refs), [
      { size: 14, ...(sheet.isFocus(event) ? { bold: true } : { steady: true }) },
      'note',
    ])
  const widest = Math.max(...events.map((event) => wordsOf(event).w))
  const isColumn = widest <= usual && left + widest + Math.max(...events.map(({ refs }) => refsWidth(refs))) <= room.w
  const refsLeft = (words: Block): number => left + (isColumn ? widest : words.w) + refsGap
  const height = (event: HistoryCommit): number => Math.max(events.length > 40 ? 32 : 40, up(wordsOf(event).h + 8))
  const brought = broughtBy(events, (event) => sheet.isFocus(event))
  const laid = layCommits(events, { xs, height })
  // The accent lies over lines that share its way.
  for (const marked of [false, true])
    for (const each of laid) drawLines(each, { sheet, isBrought: brought.has(each.item.id), marked })
  for (const each of laid) {
    const { item } = each
    const look = { left, sheet, hashes, number: numberOf(item, data), isBrought: brought.has(item.id) }
    drawCommit(each, { ...look, words: wordsOf(item), refsAt: refsLeft(wordsOf(item)) })
  }
  sheet.prove('merges', ...mergesIn(events))
  const ids = new Set(events.map(({ id }) => id))
  if (events.some(({ after }) => after.some((id) => !ids.has(id))))
    sheet.key({ ...lineEntry('To an older commit, not shown', { dashed: true }), w: 32 })
  explainMerges(data, sheet)
}

/** Lines to the parents of a commit. In focus, the accent marks a merge’s to what it brings in. */
const drawLines = (
  { item, lines }: LaidCommit<HistoryCommit>,
  { sheet, isBrought, marked }: { sheet: Sheet; isBrought: boolean; marked: boolean },
): void =>
  lines.forEach(({ d, isOpen }, index) => {
    const link = isOpen ? item : sheet.find(linkName(item.after[index] ?? '', item))
    const isMarked =
      isBrought || (sheet.isFocus(item) && lines.length > 1 === index > 0) || (link !== item && sheet.isFocus(link))
    const stroke: Color = isMarked ? 'accent' : 'ink'
    if (isMarked === marked) sheet.put(link, [path(d, { stroke, ...(isOpen ? { dashed: true } : {}) })], 'rule')
  })

/** A merge is hollow: it adds no change of its own. In focus, the accent marks the commits that it brings in. */
const drawCommit = ({ item, at, lines }: LaidCommit<HistoryCommit>, look: Look): void => {
  const { left, words, sheet, hashes, number, isBrought, refsAt } = look
  const color = sheet.isFocus(item) ? 'accent' : 'ink'
  const isMerge = lines.length > 1
  const own = isBrought ? 'accent' : color
  sheet.put(item, [
    ...(isMerge ? ring(number, at, color) : [dot(at, own, own)]),
    ...(hashes ? [lineOfText(hashOfId(item.id), { x: 0, y: at.y, as: { size: 14, mono: true, fill: 'muted' } })] : []),
    // Names follow the subjects, so that these are near their dots.
    ...place(words, { x: left, y: at.y, w: 0, h: 0 }, { align: 'start' }),
    ...drawRefs(item.refs, { x: refsAt, y: at.y }, color),
  ])
}

type Look = {
  left: number
  words: Block
  sheet: Sheet
  hashes: boolean
  number: string
  isBrought: boolean
  refsAt: number
}
