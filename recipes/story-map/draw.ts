/**
 * A story map: activities and their steps as the backbone, stories below their step in slices by release. A line through
 * each slice joins the steps that can be done by then; it breaks where a step has no story yet.
 */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import { band, tinted } from '../../drawing/fills.ts'
import { markEntry } from '../../drawing/key.ts'
import { box, circle, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { firstReleaseOf, type MapStep, missingAt, type Story, type StoryMap, stepsIn, storiesAt } from './walk.ts'

/** Pixels: between columns, inside of cards, between them, the line with its marks, above and below a slice, the title of one. */
const size = { gap: 8, inside: 16, cards: 8, walk: 40, air: 12, title: 120, r: 6 } as const

/** The widths of a column, roomy first. */
const caps = [112, 104, 96, 88, 80, 72] as const

type MapLayout = { data: StoryMap; sheet: Sheet; steps: MapStep[]; left: number; w: number; words: Map<object, Block> }

/** Draws the map from 0, 0. */
export function drawStoryMap(data: StoryMap, sheet: Sheet): void {
  const layout = widestThatFits(
    caps,
    (cap) => layAt(cap, data, sheet),
    ({ left, w, steps }) => left + steps.length * (w + size.gap) <= sheet.page.room.w - 128,
  )
  let y = drawBackbone(layout)
  data.releases.forEach((_, release) => {
    y = drawSlice(release, y, layout)
  })
  const isCarried = data.releases.some((_, release) =>
    layout.steps.some((step) => markOf(step, release, layout) === 'ring'),
  )
  if (isCarried) {
    sheet.key(markEntry('Has a story in this release', ({ x, y: at }) => circle(x, at, size.r, looks.disc)))
    sheet.key(markEntry('Only in an earlier one', ({ x, y: at }) => circle(x, at, size.r - 1, looks.ring)))
  }
  sheet.share = shareStrokes
  sheet.ifTooWide('activities', 'shorten names, or split the map by activity')
  sheet.ifTooHigh('activities', 'remove stories')
}

const looks = { disc: { fill: 'ink', stroke: 'ink' }, ring: { fill: 'surface', stroke: 'ink' } } as const

const layAt = (cap: number, data: StoryMap, sheet: Sheet): MapLayout => {
  const steps = stepsIn(data)
  const words = new Map<object, Block>()
  const room = cap - size.inside
  for (const step of steps) {
    const fill = sheet.isFocus(step) ? ({ fill: 'accent' } as const) : {}
    words.set(step, block([{ text: step.name, as: { size: 14, bold: true, ...fill } }], room))
    for (const story of step.stories ?? []) words.set(story, storyWords(story, room))
  }
  for (const [index, release] of data.releases.entries()) words.set(release, titleOf(index, data))
  const widest = Math.max(
    ...steps.flatMap((step) => [step, ...(step.stories ?? [])].map((each) => words.get(each)?.w ?? 0)),
  )
  const titles = Math.max(...data.releases.map((release) => words.get(release)?.w ?? 0))
  const ends = data.activities.map(
    ({ name, steps: own }) => (block([{ text: name, as: 'name' }], cap * own.length).w + 8) / own.length,
  )
  const w = up(Math.max(cap, widest + size.inside, ...ends))
  return { data, sheet, steps, words, left: up(titles + 24), w }
}

const storyWords = ({ name, note }: Story, room: number): Block =>
  block(
    [
      { text: name, as: 'label' },
      { text: note, as: 'note' },
    ],
    room,
  )

/** A release, and how many steps can be done by then. */
const titleOf = (index: number, data: StoryMap): Block => {
  const release = data.releases[index]
  const [missing, all] = [missingAt(index, data).length, stepsIn(data).length]
  const fill = missing > 0 ? ({ fill: 'negative' } as const) : {}
  return block(
    [
      { text: release?.name, as: 'name' },
      { text: release?.note, as: 'note' },
      { text: `${missing > 0 ? '✗ ' : '✓ '}${all - missing} of ${all} steps`, as: { size: 14, ...fill }, gap: 8 },
    ],
    size.title,
  )
}

const xOf = (index: number, { left, w }: MapLayout): number => left + index * (w + size.gap)

const heightOf = (item: object, { words }: MapLayout): number => up((words.get(item)?.h ?? 0) + 12, 4)

/** Activities over their steps; returns where slices begin. */
const drawBackbone = (layout: MapLayout): number => {
  const { data, sheet, steps, w, words } = layout
  const names = data.activities.map(({ name, steps: own }) =>
    block([{ text: name, as: 'name' }], own.length * (w + size.gap) - size.gap - 8),
  )
  const first = up(Math.max(...names.map(({ h }) => h)) + 12)
  const second = up(Math.max(...steps.map((step) => heightOf(step, layout))))
  let index = 0
  for (const [at, activity] of data.activities.entries()) {
    const span = activity.steps.length * (w + size.gap) - size.gap
    const rect = { x: xOf(index, layout), y: 0, w: span, h: first }
    sheet.put(activity, wordBox(rect, names[at] ?? block([]), tinted))
    for (const step of activity.steps) {
      const own = { x: xOf(index, layout), y: first + size.gap, w, h: second }
      sheet.put(step, wordBox(own, words.get(step) ?? block([]), sheet.isFocus(step) ? { stroke: 'accent' } : {}))
      index++
    }
  }
  return first + size.gap + second + 8
}

/** What a step has in a release: a story, one from before, or none yet. */
const markOf = (step: MapStep, release: number, { data }: MapLayout): 'disc' | 'ring' | 'none' => {
  if (storiesAt(step, release, data).length > 0) return 'disc'
  const first = firstReleaseOf(step, data)
  return first >= 0 && first < release ? 'ring' : 'none'
}

/** A release: its title, the line, and the stories below it; returns where the next one begins. */
const drawSlice = (release: number, y: number, layout: MapLayout): number => {
  const { data, sheet, steps, words, w } = layout
  const item = data.releases[release] ?? '@release'
  const title = words.get(item as object) ?? block([])
  const top = y + size.walk
  const bottoms = steps.map((step, index) => {
    let at = top
    for (const story of storiesAt(step, release, data)) {
      const rect = { x: xOf(index, layout), y: at, w, h: heightOf(story, layout) }
      const look = sheet.isFocus(story) ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
      sheet.put(story, [box(rect.x, rect.y, rect.w, rect.h, look), ...place(words.get(story) ?? block([]), rect)])
      at += rect.h + size.cards
    }
    return at
  })
  const bottom = up(Math.max(y + size.air + title.h, ...bottoms) + size.air - 4)
  sheet.put(item, place(title, { x: 0, y: y + size.air, w: 0, h: title.h }, { align: 'start', valign: 'top' }))
  const right = xOf(steps.length, layout) - size.gap
  if (release % 2 === 0) sheet.put(item, [square({ x: -12, y, w: right + 24, h: bottom - y }, band)], 'ground')
  drawWalk(release, y + size.walk / 2, layout)
  return bottom
}

/** The line of a release, with a mark over each step; it is dashed beside one that has no story yet. */
const drawWalk = (release: number, y: number, layout: MapLayout): void => {
  const { sheet, steps, w } = layout
  const middle = (index: number): number => xOf(index, layout) + w / 2
  const marks = steps.map((step) => markOf(step, release, layout))
  marks.slice(1).forEach((mark, index) => {
    const isWhole = mark !== 'none' && marks[index] !== 'none'
    const [from, to] = [middle(index) + 12, middle(index + 1) - 12]
    sheet.put('@walk', [line(from, y, to, y, isWhole ? { stroke: 'ink' } : { stroke: 'muted', dashed: true })])
  })
  steps.forEach((step, index) => {
    const mark = marks[index] ?? 'none'
    if (mark === 'none') sheet.put(step, noStory({ x: middle(index), y }, layout), 'line')
    else sheet.put('@walk', [circle(middle(index), y, mark === 'disc' ? size.r : size.r - 1, looks[mark])], 'line')
  })
}

/** An empty place for the story that a step lacks. */
const noStory = ({ x, y }: { x: number; y: number }, { w }: MapLayout) => {
  const red = { size: 16, bold: true, fill: 'negative' } as const
  const rect = { x: x - w / 2, y: y + size.walk / 2, w, h: 32 }
  return [
    lineOfText('✗', { x, y, as: red, align: 'middle' as const }),
    box(rect.x, rect.y, rect.w, rect.h, { fill: 'none', stroke: 'negative', dashed: true }),
    lineOfText('no story', { x, y: rect.y + 16, as: { ...red, size: 14 }, align: 'middle' as const }),
  ]
}
