/**
 * A story map: activities and their steps as the backbone, stories below their step in slices by release. A line through
 * each slice joins the steps that can be done by then; it breaks where a step has no story yet.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { tinted } from '../../drawing/fills.ts'
import { markEntry } from '../../drawing/key.ts'
import { box, circle, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { activityName, heightOf, layStoryMap, rightEnd, type StoryMapLayout, size, xOf } from './layout.ts'
import { firstReleaseOf, gapIn, type MapStep, type StoryMap, storiesAt } from './walk.ts'

/** Draws the map from 0, 0. */
export function drawStoryMap(data: StoryMap, sheet: Sheet): void {
  const parts = layStoryMap(data, sheet)
  let y = 0
  for (const layout of parts) {
    y = drawBackbone(layout, y)
    let above = y
    for (const release of data.releases.keys()) {
      const top = y
      y = drawSlice({ release, y, above }, layout)
      above = top
    }
    y += size.part
  }
  const isCarried = parts.some((layout) =>
    data.releases.some((_, release) => layout.steps.some((step) => markOf(step, release, layout) === 'ring')),
  )
  if (isCarried) {
    sheet.key(markEntry('Has a story in this release', ({ x, y: at }) => circle(x, at, size.r, looks.disc)))
    sheet.key(markEntry('Only in an earlier one', ({ x, y: at }) => circle(x, at, size.r, looks.ring)))
  }
  sheet.share = shareStrokes
  sheet.ifTooWide('activities', 'shorten names, or split the map by activity')
  sheet.ifTooHigh('activities', 'remove stories')
}

const looks = { disc: { fill: 'ink', stroke: 'ink' }, ring: { fill: 'surface', stroke: 'ink' } } as const

/** Activities over their steps, from `top` down; returns where slices begin. */
const drawBackbone = (layout: StoryMapLayout, top: number): number => {
  const { data, sheet, steps, w, words } = layout
  const names = data.activities.map((each) => activityName(each, w))
  const first = up(Math.max(...names.map(({ h }) => h)) + 12)
  const second = up(Math.max(...steps.map((step) => heightOf(step, layout))))
  let index = 0
  for (const [at, activity] of data.activities.entries()) {
    const span = activity.steps.length * (w + size.gap) - size.gap
    const rect = { x: xOf(index, layout), y: top, w: span, h: first }
    sheet.put(activity, wordBox(rect, names[at] ?? block([]), tinted))
    for (const step of activity.steps) {
      const own = { x: xOf(index, layout), y: top + first + size.gap, w, h: second }
      sheet.put(
        step,
        wordBox(own, words.get(step) ?? block([]), sheet.isFocus(step) ? { ...tinted, stroke: 'accent' } : tinted),
      )
      index++
    }
  }
  return top + first + size.gap + second + 16
}

/** What a step has in a release: a story, one from before, or none yet. */
const markOf = (step: MapStep, release: number, { data }: StoryMapLayout): 'disc' | 'ring' | 'none' => {
  if (storiesAt(step, release, data).length > 0) return 'disc'
  const first = firstReleaseOf(step, data)
  return first >= 0 && first < release ? 'ring' : 'none'
}

/** What the arrow to the story that closes the gap says. */
const fixWords = 'first'

/** Which release, where it begins, and where the one before did. */
type Slice = { release: number; y: number; above: number }

/** A release: its title, the line, and the stories below it, an arrow to the mark over the one that closes the gap; returns where the next one begins. */
const drawSlice = ({ release, y, above }: Slice, layout: StoryMapLayout): number => {
  const { data, sheet, steps, words, w } = layout
  const item = data.releases[release] ?? '@release'
  const title = words.get(item as object) ?? block([])
  const top = y + size.walk
  // What closes the gap that the heading names.
  const isFix = (step: MapStep): boolean =>
    sheet.quotes('fix') && step === gapIn(data) && release === firstReleaseOf(step, data)
  const bottoms = steps.map((step, index) => {
    let at = top
    for (const [nth, story] of storiesAt(step, release, data).entries()) {
      const rect = { x: xOf(index, layout), y: at, w, h: heightOf(story, layout) }
      const closes = nth === 0 && isFix(step)
      const look = sheet.isFocus(story) || closes ? emphasis.soft : {}
      if (closes && release > 0) {
        const [x, from] = [rect.x + w / 2, above + size.walk + emptyHeight(release - 1, layout)]
        const said = y - from >= 24 && x + size.gap + widthOf(fixWords, 'label') <= rect.x + w
        const words = { x: x + size.gap, y: Math.round((from + y) / 2), as: { size: 14, fill: 'accent' } } as const
        sheet.put(
          story,
          [line(x, from, x, y + size.walk / 2 - up(size.r, 4), { stroke: 'accent', arrow: true })],
          'over',
        )
        if (said) sheet.put(story, [lineOfText(fixWords, words)], 'line')
      }
      sheet.put(story, [box(rect.x, rect.y, rect.w, rect.h, look), ...place(words.get(story) ?? block([]), rect)])
      at += rect.h + size.cards
    }
    return at
  })
  const bottom = up(Math.max(y + size.air + title.h, ...bottoms) + size.air - 4)
  sheet.put(item, place(title, { x: 0, y: y + size.air, w: 0, h: title.h }, { align: 'start', valign: 'top' }))
  sheet.put('@slices', [line(0, y, rightEnd(layout), y, { stroke: 'rule' })], 'ground')
  drawWalk(release, y + size.walk / 2, layout)
  return bottom
}

/** The line of a release, with a mark over each step; it is dashed beside one that has no story yet. */
const drawWalk = (release: number, y: number, layout: StoryMapLayout): void => {
  const { sheet, steps, w } = layout
  const middle = (index: number): number => xOf(index, layout) + w / 2
  const marks = steps.map((step) => markOf(step, release, layout))
  const reach = (mark: (typeof marks)[number] | undefined): number => (mark === 'none' ? 12 : size.r)
  const pieces = marks.slice(1).map((mark, index) => ({
    isWhole: mark !== 'none' && marks[index] !== 'none',
    d: `M ${middle(index) + reach(marks[index])} ${y} H ${middle(index + 1) - reach(mark)}`,
  }))
  for (const [isWhole, look] of [
    [true, { stroke: 'ink' }] as const,
    [false, { stroke: 'negative', dashed: true }] as const,
  ]) {
    const d = pieces.filter((piece) => piece.isWhole === isWhole).map((piece) => piece.d)
    if (d.length > 0) sheet.put('@walk', [path(d.join(' '), look)])
  }
  steps.forEach((step, index) => {
    const mark = marks[index] ?? 'none'
    if (mark === 'none')
      sheet.put(step, noStory({ x: middle(index), y, h: emptyHeight(release, layout) }, layout), 'line')
    else sheet.put('@walk', [circle(middle(index), y, size.r, looks[mark])], 'line')
  })
}

/** An empty place is as high as the lowest card of its release. */
const emptyHeight = (release: number, layout: StoryMapLayout): number => {
  const stories = layout.steps.flatMap((step) => storiesAt(step, release, layout.data))
  return stories.length === 0 ? 32 : Math.min(...stories.map((story) => heightOf(story, layout)))
}

/** An empty place for the story that a step lacks. */
const noStory = ({ x, y, h }: { x: number; y: number; h: number }, { w }: StoryMapLayout) => {
  const red = { size: 16, bold: true, fill: 'negative' } as const
  const rect = { x: x - w / 2, y: y + size.walk / 2, w, h }
  return [
    lineOfText('✗', { x, y, as: red, align: 'middle' as const }),
    box(rect.x, rect.y, rect.w, rect.h, { fill: 'none', stroke: 'negative', dashed: true }),
    lineOfText('no story', { x, y: rect.y + h / 2, as: { ...red, size: 14 }, align: 'middle' as const }),
  ]
}
