/**
 * How wide the columns of a story map are, and what its cards and titles say.
 */
import { range, sum } from 'd3-array'
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { type MapStep, missingAt, type Story, type StoryMap, stepsIn } from './walk.ts'

/** Pixels: between columns of an activity, between activities, inside of cards, between them, the line with its marks, above and below a slice, the title of one, between parts, and the page. */
export const size = {
  gap: 8,
  apart: 24,
  inside: 16,
  cards: 8,
  walk: 40,
  air: 12,
  title: 120,
  part: 24,
  r: 6,
  page: 880,
} as const

/** The widths of a column, roomy first. */
const caps = [112, 104, 96, 88, 80, 72] as const

/** Where columns begin, how wide one is, and the words of steps, stories and releases; a part has some of the steps. */
export type StoryMapLayout = {
  data: StoryMap
  sheet: Sheet
  steps: MapStep[]
  left: number
  w: number
  words: Map<object, Block>
}

/** The layout with the widest words that fit the page; a map that is too wide is in parts under each other. */
export const layStoryMap = (data: StoryMap, sheet: Sheet): StoryMapLayout[] => {
  const layout = widestThatFits(
    caps,
    (cap) => layAt(cap, data, sheet),
    (each) => rightEnd(each) <= size.page,
  )
  if (rightEnd(layout) <= sheet.page.room.w || data.activities.length === 1) return [layout]
  const roomy = layAt(caps[0], data, sheet)
  const room = sheet.page.room.w - roomy.left
  const fits = (some: StoryMap['activities']): boolean => widthOfSteps(some, roomy.w) <= room
  return partsOf(data, fits).map((activities, index) => {
    const part = { ...data, activities }
    return { ...roomy, data: part, steps: stepsIn(part), words: index === 0 ? roomy.words : titledShort(roomy) }
  })
}

/** The same words; how far a release gets was said over the first part. */
const titledShort = ({ data, words }: StoryMapLayout): Map<object, Block> =>
  new Map([
    ...words,
    ...data.releases.map((each) => [each, block([{ text: each.name, as: 'name' }], size.title)] as const),
  ])

/** How wide activities are with steps of a width. */
const widthOfSteps = (activities: StoryMap['activities'], w: number): number =>
  sum(activities, ({ steps }) => steps.length * (w + size.gap) - size.gap) + (activities.length - 1) * size.apart

/** Where the last column ends. */
export const rightEnd = ({ data, left, w }: StoryMapLayout): number => left + widthOfSteps(data.activities, w)

/** Activities in as few parts that fit as they need, the parts about equally long. */
const partsOf = (
  { activities }: StoryMap,
  fits: (some: StoryMap['activities']) => boolean,
): StoryMap['activities'][] => {
  const within = (most: number): StoryMap['activities'][] => {
    const parts: StoryMap['activities'][] = []
    for (const activity of activities) {
      const last = parts.at(-1)
      const more = [...(last ?? []), activity]
      if (last !== undefined && fits(more) && sum(more, ({ steps }) => steps.length) <= most) last.push(activity)
      else parts.push([activity])
    }
    return parts
  }
  const all = sum(activities, ({ steps }) => steps.length)
  const { length } = within(all)
  return within(range(1, all).find((most) => within(most).length === length) ?? all)
}

const layAt = (cap: number, data: StoryMap, sheet: Sheet): StoryMapLayout => {
  const steps = stepsIn(data)
  const words = new Map<object, Block>()
  const longest = steps.flatMap((step) => [
    widestWord(step.name, 'head'),
    ...(step.stories ?? []).map(({ name }) => widestWord(name, 'label')),
  ])
  // No word is split unless it alone would be the measure of all.
  const room = Math.max(cap - size.inside, ...longest.filter((each) => each <= 144))
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
    (each) => (activityName(each, cap).w + size.inside + size.gap) / each.steps.length - size.gap,
  )
  const w = up(Math.max(cap, widest + size.inside, ...ends))
  return { data, sheet, steps, words, left: up(titles + 16), w }
}

const widestWord = (words: string, as: Role): number => Math.max(...words.split(' ').map((word) => widthOf(word, as)))

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
  const state = missing > 0 ? ({ bold: true, fill: 'negative' } as const) : {}
  return block(
    [
      { text: release?.name, as: 'name' },
      { text: release?.note, as: 'note' },
      { text: `${missing > 0 ? '✗ ' : '✓ '}${all - missing} of ${all} steps`, as: { size: 14, ...state }, gap: 8 },
    ],
    size.title,
  )
}

/** The name of an activity over columns of a width. */
export const activityName = ({ name, steps }: StoryMap['activities'][number], w: number): Block =>
  block([{ text: name, as: 'name' }], steps.length * (w + size.gap) - size.gap - size.inside)

/** Where a column begins: further from the one before where that is of another activity. */
export const xOf = (index: number, { data, left, w }: StoryMapLayout): number => {
  const ends = data.activities.map((_, at) => sum(data.activities.slice(0, at + 1), ({ steps }) => steps.length))
  return left + index * (w + size.gap) + ends.filter((end) => end <= index).length * (size.apart - size.gap)
}

/** The height of a card. */
export const heightOf = (item: object, { words }: StoryMapLayout): number => up((words.get(item)?.h ?? 0) + 12)
