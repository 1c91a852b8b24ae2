/** The history of a small service: two branches, two merges, two releases, as git log --graph shows it. */
import * as z from 'zod'
import { badge } from '../../drawing/badge.ts'
import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { id, list, name, note, ref } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { hashOfId } from '../../drawing/values/hash-id.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { broughtBy } from './brought.ts'
import { type LaidCommit, laneStep, lanesOf, layCommits } from './commit-lanes.ts'
import { linkName, linksIn } from './links.ts'
import { parentsFollow } from './parents.ts'
import { bareName, drawRefs, refsColumn, refsWidth } from './refs.ts'

const commit = z.strictObject({
  id: id.describe('Its hash, with a g in front where it begins with a digit'),
  name: name('The subject of its message', 72),
  note: note('A muted line under the subject').optional(),
  after: list(ref('The id of a parent'), {
    min: 0,
    max: 8,
    of: 'Its parents, also those that are older than all listed; a merge has two or more',
  }).default([]),
  refs: list(name('A branch, or `tag: v1.0` as git prints a tag', 60), {
    min: 0,
    max: 4,
    of: 'Branches and tags that point to it',
  }).default([]),
})

type Event = z.output<typeof commit>

type HistoryData = { events: Event[]; hashes: boolean; callouts?: readonly object[] | undefined }

const mergesIn = (events: Event[]): Event[] => events.filter(({ after }) => after.length > 1)

/** Hashes, lanes with dots and lines to parents, names of branches and tags, subjects. */
function drawGraph({ events, hashes, callouts = [] }: HistoryData, sheet: Sheet): void {
  sheet.share = shareStrokes
  const x = hashes ? up(Math.max(...events.map(({ id }) => widthOf(hashOfId(id), 'code')))) + 24 : 8
  const left = x + laneStep * lanesOf(events)
  const wordsOf = (event: Event): Block => nameAndNote(event, room.w - left - refsWidth(event.refs), ['label', 'note'])
  const height = (event: Event): number => Math.max(events.length > 40 ? 32 : 40, up(wordsOf(event).h + 8))
  const refsAt = refsColumn(events, (event) => up(left + wordsOf(event).w + 12, 4), room.w)
  const brought = broughtBy(events, (event) => sheet.isFocus(event))
  for (const each of layCommits(events, { x, height })) {
    // Two kinds of numbers would be taken for one: where there are callouts, these alone have them.
    const number = callouts.length > 0 ? '' : String(mergesIn(events).toReversed().indexOf(each.item) + 1)
    const look = { left, sheet, hashes, number, isBrought: brought.has(each.item.id) }
    drawCommit(each, { ...look, words: wordsOf(each.item), refsAt })
  }
  sheet.prove('merges', ...mergesIn(events))
  const ids = new Set(events.map(({ id }) => id))
  if (events.some(({ after }) => after.some((id) => !ids.has(id))))
    sheet.key({ ...lineEntry('To an older commit, not shown', { dashed: true }), w: 32 })
  // A merge whose subject says what it is needs no key.
  const merges = mergesIn(events).filter((event) => !/\bmerge/i.test(event.name))
  const stroke = merges.length > 0 && merges.every((event) => sheet.isFocus(event)) ? 'accent' : 'ink'
  const entry = callouts.length > 0 ? 'Merge' : 'Merge, numbered from the oldest'
  if (merges.length > 0) sheet.key(markEntry(entry, (at) => dot(at, 'surface', stroke)))
}

const dot = ({ x, y }: Point, fill: Color, stroke: Color = 'ink') => circle(x, y, 7, { fill, stroke })

/** A merge in its order; the number stays in ink, so that the accent is left to the commits. */
const ring = (number: string, at: Point, stroke: Color): Element[] =>
  badge(number, at, { r: 9, fill: 'surface', stroke }).flatMap((each): Element[] =>
    each.type !== 'text' ? [each] : number === '' ? [] : [{ ...each, fill: 'ink' }],
  )

/** A merge is hollow: it adds no change of its own. In focus, the accent marks the commits that it brings in. */
const drawCommit = ({ item, at, lines }: LaidCommit<Event>, look: Look): void => {
  const { left, words, sheet, hashes, number, isBrought, refsAt } = look
  const color = sheet.isFocus(item) ? 'accent' : 'ink'
  const isMerge = lines.length > 1
  const own = isBrought ? 'accent' : color
  lines.forEach(({ d, isOpen }, index) => {
    const link = isOpen ? item : sheet.find(linkName(item.after[index] ?? '', item))
    const isMarked =
      isBrought || (color === 'accent' && isMerge === index > 0) || (link !== item && sheet.isFocus(link))
    const stroke: Color = isMarked ? 'accent' : 'ink'
    sheet.put(link, [path(d, { stroke, ...(isOpen ? { dashed: true } : {}) })], 'rule')
  })
  sheet.put(item, [
    ...(isMerge ? ring(number, at, color) : [dot(at, own, own)]),
    ...(hashes ? [lineOfText(hashOfId(item.id), { x: 0, y: at.y, as: { size: 14, mono: true, fill: 'muted' } })] : []),
    ...place(words, { x: left, y: at.y, w: 0, h: 0 }, { align: 'start' }),
    ...drawRefs(item.refs, { x: refsAt ?? up(left + words.w + 12, 4), y: at.y }, color),
  ])
}

type Look = {
  left: number
  words: Block
  sheet: Sheet
  hashes: boolean
  number: string
  isBrought: boolean
  refsAt: number | undefined
}

export default defineRecipe({
  name: 'Git commit graph',
  family: 'Developer surfaces',
  description:
    'Commits in rows, newest first, with a lane for each branch: where they fork and merge, what branches and notched tags point to. Merges are numbered, and what a highlighted one brings in is followed. Also called gitgraph, commit history, branch diagram or git log --graph.',
  useWhen:
    'You explain a branching model, a release or how a change got into a branch. Good for 3 to 48 commits on up to 6 lanes; git log prints all the data. Lines to older commits end on their way.',
  avoidWhen:
    'The lines of one change matter: use `code-diff`. You explain what git stores for a commit: use `git-object-graph`. You plan releases over time: use `roadmap-lanes`. You show the steps of a build: use `ci-cd-pipeline`.',
  visual: 86,
  ease: 76,
  overall: 84,
  rationale:
    'Rows as in git log keep subjects readable, and the highlighted loops show which commits came in by which merge. Inserting a commit by hand moves all below it. You supply commits newest first with their parents; lanes are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'timeline',
    {
      events: list(commit, { max: 60, of: 'Commits, newest first; the branch of the first is in the left lane' }),
      hashes: z.boolean().default(true).describe('Whether ids are hashes, to be shown'),
    },
    {
      checks: ({ unique }) => [unique('events'), parentsFollow],
      targets: ({ events }) => [
        ...events.map((item) => ({ names: [item.id, item.name, ...item.refs, ...item.refs.map(bareName)], item })),
        ...linksIn(events),
      ],
    },
  ),
  sample: {
    title: '{merges} merges bring the fix and the export into v2.3.0',
    subtitle: 'feat/export forked at v2.2.0; merge 2 is the first commit with both',
    source: 'Illustrative history',
    focus: ['v2.3.0', 'Merge fix/timeout'],
    events: [
      { id: 'g365a2ee', name: 'Set the version to 2.4.0-dev', after: ['g2c717ff'], refs: ['main'] },
      { id: 'g2c717ff', name: 'Merge feat/export', after: ['g3510c2b', 'ef0f959'], refs: ['tag: v2.3.0'] },
      { id: 'ef0f959', name: 'Compress exports', after: ['f40bd95'], refs: ['feat/export'] },
      { id: 'f40bd95', name: 'Export as CSV', after: ['c205603'] },
      { id: 'c205603', name: 'Stream exports', after: ['ac390e5'] },
      { id: 'g3510c2b', name: 'Merge fix/timeout', after: ['g0d8bb52', 'g37359ce'] },
      { id: 'g37359ce', name: 'Cancel the query with the request', after: ['g1ace186'], refs: ['fix/timeout'] },
      { id: 'g1ace186', name: 'Reproduce the timeout', after: ['g0d8bb52'] },
      { id: 'g0d8bb52', name: 'Log the request id', after: ['ac390e5'] },
      { id: 'ac390e5', name: 'Parse settings once', refs: ['tag: v2.2.0'] },
    ],
  },
  draw: drawGraph,
  derive: ({ events }) => ({ commits: String(events.length), merges: String(mergesIn(events).length) }),
  describe: ({ events }) => {
    const merges = enumerate(mergesIn(events).map((each) => each.name))
    const refs = enumerate(events.flatMap((event) => event.refs.map((each) => `${bareName(each)} at "${event.name}"`)))
    return `${count(events.length, 'commit')} on ${count(lanesOf(events), 'lane')}, newest first, from "${events[0]?.name}" back to "${events.at(-1)?.name}".${merges && ` Merges: ${merges}.`}${refs && ` Names: ${refs}.`}`
  },
})
