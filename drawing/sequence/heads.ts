/**
 * Heads of lifelines: a box, a cylinder or a queue with the name of a participant, or UML's actor over it.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { Participant, SequenceData } from '../data/sequence-fields.ts'
import { line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import { shapeOf } from '../shapes/shape.ts'
import { cylinderWith, stickFigure } from '../shapes/system-outlines.ts'
import { room, type Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import { roles, type TypeStyle } from '../type.ts'
import { aboveRect, belowRect } from './arrow-words.ts'
import type { SequenceColumns } from './columns.ts'
import { lifelineEnd } from './endings.ts'
import type { Levels } from './levels.ts'
import { apart } from './two-rows.ts'
import { longestWord } from './words.ts'

/** A participant's words and the size of its head. */
export type ParticipantHead = { words: Block; w: number; h: number }

/** The shape of each kind of participant but people, who are actors. */
const shapes = { service: 'box', database: 'cylinder', queue: 'queue' } as const

/** Half the height of a cylinder's lid, so flat that its words are in one line with those of boxes, and what is free under it. */
const lid = { half: 5, gap: 3 } as const

/** The size of an actor, and what is free under it and under its name, in pixels. */
const figure = { w: 24, h: 36, gap: 4 } as const

/**
 * Words of heads: the least and most they may be wide, what the page must spare for each participant beside them,
 * how wide a word may be that is kept whole in any case, how wide heads are in two rows that need no more, and the narrowest.
 */
const head = { least: 88, most: 240, around: 48, whole: 136, usual: 176, narrow: 112 }

/** Heads in one row, each as wide as its own words where one width for all would be wider than a page, or else, or where words need it, in two rows. */
export const headsInRows = (
  participants: Participant[],
  cap: number,
  inTwo = false,
): { heads: ParticipantHead[]; isStaggered: boolean } => {
  const inRow = (['even', 'own'] as const).map((as) => headsOf(participants, cap, as))
  const fitting = inTwo ? undefined : inRow.find(isInRow)
  return { heads: fitting ?? headsOf(participants, cap, 'staggered'), isStaggered: fitting === undefined }
}

const isInRow = (heads: ParticipantHead[]): boolean => heads.reduce((sum, { w }) => sum + w + apart, 0) <= room.w

/** Heads of one width or of their own, with words no wider than `cap` where that does not break one. */
const headsOf = (
  participants: Participant[],
  cap: number,
  as: 'even' | 'own' | 'staggered' = 'even',
): ParticipantHead[] => {
  // In two rows each has about twice as much.
  const rows = as === 'staggered' ? 2 : 1
  const share = Math.floor((rows * room.w) / participants.length) - head.around
  const widths = participants.map(({ name, note }) => {
    const longest = Math.max(longestWord(name, 'name'), note === undefined ? 0 : longestWord(note, 'note'))
    return Math.max(head.least, Math.min(longest, Math.max(share, rows * head.whole)), Math.min(cap, share, head.most))
  })
  const heads = participants.map((each, index) => headOf(each, widths[index] ?? 0))
  const widest = Math.max(head.narrow, ...heads.map((each) => each.w))
  // In two rows a long name makes its own head wider, else all of them.
  const w = up({ even: widest, own: head.narrow, staggered: Math.min(widest, head.usual) }[as], 16)
  // Words have all the width of their head, which others may have made wider.
  return participants.map((each, index) => {
    const { words, w: own } = heads[index] as ParticipantHead
    const wide = Math.max(w, up(own, 16))
    return { ...headOf(each, Math.max(widths[index] ?? 0, words.w + wide - own)), w: wide }
  })
}

const headOf = (participant: Participant, width: number): ParticipantHead => {
  const { name, note, state } = participant
  // A tint alone would stand out among white heads.
  const as: TypeStyle = { ...roles.name, ...(state === 'muted' ? { fill: 'muted' } : {}) }
  const lines = [
    { text: `${stateSign(participant).replace(' ', '\u00a0')}${name}`, as },
    { text: note, as: 'note' } as const,
  ]
  const words = block(lines, width)
  return { words, ...sizeOf(participant, words) }
}

const sizeOf = ({ kind }: Participant, { w, h }: Block): { w: number; h: number } => {
  if (kind === 'person') return { w, h: figure.h + h + 2 * figure.gap }
  if (kind === 'database') return { w: shapeOf(shapes[kind]).need(w, h).w, h: h + 2 * (2 * lid.half + lid.gap) }
  return shapeOf(shapes[kind]).need(w, h)
}

/** The top of each head, the bottom of each, and the lowest bottom. */
export type Heads = { tops: number[]; bottoms: number[]; bottom: number }

/** Heads are in one row, as high as the highest, or every second one in a row below. */
export const headLevels = ({ heads, isStaggered }: SequenceColumns): Heads => {
  const height = up(Math.max(...heads.map(({ h }) => h)))
  const tops = heads.map((_, index) => (isStaggered && index % 2 === 1 ? height + 8 : 0))
  const bottoms = tops.map((top) => top + height)
  return { tops, bottoms, bottom: Math.max(...bottoms) }
}

/** Where heads and their lifelines are drawn. */
type HeadPlace = { columns: SequenceColumns; heads: Heads; levels: Levels; sheet: Sheet }

/** Draws the lifelines, and the heads over them. */
export const drawHeads = ({ participants }: SequenceData, { columns, heads, levels, sheet }: HeadPlace): void => {
  participants.forEach((participant, index) => {
    const [x, measured, y] = [columns.centers[index] ?? 0, columns.heads[index], heads.tops[index] ?? 0]
    if (measured === undefined) return
    const start = heads.bottoms[index] ?? heads.bottom
    const rect = { x: x - measured.w / 2, y, w: measured.w, h: start - y }
    const paint = paintOf(participant, sheet)
    const way = { top: start, bottom: lifelineEnd(index, columns, levels), words: wordsAcross(columns, levels) }
    sheet.put(participant, lifeline(x, way), 'rule')
    sheet.put(participant, headIn(rect, participant, { words: measured.words, paint }))
  })
}

/** The accent for what is in focus, a tint for what is minor. */
const paintOf = (participant: Participant, sheet: Sheet): Paint => {
  if (sheet.isFocus(participant)) return { fill: 'soft', stroke: 'accent' }
  if (participant.state === 'muted') return { fill: 'rule', stroke: 'muted' }
  return participant.state === undefined ? {} : { stroke: participant.state }
}

/** Where words lie over lifelines. */
const wordsAcross = (columns: SequenceColumns, levels: Levels): Rect[] =>
  columns.steps.flatMap((step, index) => {
    const level = levels.steps[index]
    if (step.isAcross !== true || level === undefined) return []
    return [aboveRect(step, level, columns), belowRect(step, level, columns)].filter(({ h }) => h > 0)
  })

/** A lifeline, broken at words. */
const lifeline = (
  x: number,
  { words, top, bottom }: { top: number; bottom: number; words: readonly Rect[] },
): Element[] => {
  const gaps = words
    .filter((rect) => rect.x - 4 < x && x < rect.x + rect.w + 4)
    .toSorted((a, b) => a.y - b.y)
    .map(({ y, h }) => [y - 2, y + h + 2] as const)
  const starts = [top, ...gaps.map(([, end]) => end)]
  const ends = [...gaps.map(([start]) => start), bottom]
  return starts.map((from, index) => line(x, from, x, ends[index] ?? bottom))
}

const headIn = (rect: Rect, { kind }: Participant, { words, paint }: { words: Block; paint: Paint }): Element[] => {
  const middle = rect.x + rect.w / 2
  if (kind === 'database') return [...cylinderWith(lid.half)(rect, paint), ...place(words, rect)]
  if (kind !== 'person') {
    const shape = shapeOf(shapes[kind])
    // A name is over its lifeline, however much of one side of a shape is not for words.
    const inner = shape.words(rect)
    return [...shape.outline(rect, paint), ...place(words, { ...inner, x: middle - inner.w / 2 })]
  }
  const top = rect.y + rect.h - figure.gap - words.h
  const at = { x: middle - figure.w / 2, y: top - figure.gap - figure.h, w: figure.w, h: figure.h }
  // The sign of a state is in the name, too far from a head to explain its color.
  return [...stickFigure(at, paint.stroke === 'accent' ? paint : {}), ...place(words, { ...rect, y: top, h: words.h })]
}
