/**
 * Words of states: those of values in their cells or beside them, and remarks on states where they are free.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Element } from '../../src/scene/scene.ts'
import { endsOf } from './draw-lifelines.ts'
import type { FreeWords } from './free-words.ts'
import { type Lane, size, type TimingLayout } from './lanes.ts'
import type { StateStretch } from './stretches.ts'
import type { LifelineState } from './timing-data.ts'

/** The words of values in their cells, and remarks on states where they are free; what has no room is returned. */
export function stateWords(
  lane: Lane,
  layout: TimingLayout,
  free: FreeWords,
): { drawn: Element[]; homeless: [LifelineState, string][] } {
  const drawn: Element[] = []
  const homeless: [LifelineState, string][] = []
  for (const stretch of lane.stretches) {
    const { name, note } = stretch.item
    const isValue = lane.levels.length === 0 && name !== undefined
    const [from, to] = endsOf(stretch, layout)
    const room = { from: from + size.tip + 4, to: to - size.tip - 4, h: isValue ? lane.cell.h - 8 : 40 }
    const fitted = fittedWords(isValue ? [name, note] : [undefined, note], room)
    const y = isValue ? lane.cell.y + lane.cell.h / 2 : heightOf(lane, stretch)
    const own = fitted === undefined ? undefined : spotFor(fitted.words, { ...room, y, isValue }, free)
    const before = isValue || own !== undefined ? undefined : beforeStep(note, { x: from, y, layout }, free)
    const spot = own ?? before
    if (spot !== undefined) drawn.push(...place(spot.words, spot.rect, { align: isValue ? 'middle' : 'start' }))
    const outside = isValue && spot === undefined ? outsideOf(name, { lane, from, to, layout }, free) : []
    drawn.push(...outside)
    const said = before ? [note] : spot ? (fitted?.said ?? []) : outside.length > 0 ? [name] : []
    for (const words of [isValue ? name : undefined, note])
      if (words !== undefined && !said.includes(words)) homeless.push([stretch.item, words])
  }
  return { drawn, homeless }
}

/** A remark on a state that is too short for it ends at the step into it, under its level or over it. */
const beforeStep = (
  note: string | undefined,
  { x, y, layout }: { x: number; y: number; layout: TimingLayout },
  free: FreeWords,
) => {
  const words = block([{ text: note, as: 'note' }])
  const left = Math.round(x - words.w - size.tip - 4)
  if (note === undefined || left < layout.left) return undefined
  return free.find(words, [
    [left, y + 5],
    [left, y - words.h - 5],
  ])
}

/** A value that is too short for its words has them over it or under it, with a tick from it. */
const outsideOf = (
  name: string,
  { lane: { cell, head }, from, to, layout }: { lane: Lane; from: number; to: number; layout: TimingLayout },
  free: FreeWords,
): Element[] => {
  const words = block([{ text: name, as: 'label' }])
  const lefts = [from + 2, to - words.w - 2, to - words.w - 12].filter(
    (x) => x >= head.w + size.beside && x + words.w <= layout.right,
  )
  const tops = [cell.y - words.h - size.tick, cell.y + cell.h + size.tick]
  const spot = free.find(
    words,
    tops.flatMap((top) => lefts.map((x) => [Math.round(x), top] as const)),
  )
  if (spot === undefined) return []
  const isOver = spot.rect.y < cell.y
  const [middle, edge] = [Math.round((from + to) / 2), isOver ? cell.y : cell.y + cell.h]
  return [
    path(`M ${middle} ${edge} v ${isOver ? -size.tick + 2 : size.tick - 2}`, { stroke: 'muted' }),
    ...place(words, spot.rect, { align: 'start' }),
  ]
}

/** The height of a level in the middle of a stretch. */
const heightOf = (lane: Lane, { item }: StateStretch): number =>
  lane.levels.find(({ name }) => name === item.name)?.y ?? lane.cell.y + lane.cell.h / 2

/** A name with its remark, or else the name alone, if it has room. */
const fittedWords = (
  [name, note]: [string | undefined, string | undefined],
  { from, to, h }: { from: number; to: number; h: number },
): { words: Block; said: string[] } | undefined => {
  const tries = name === undefined ? [[note]] : [[name, note], [name]]
  return tries
    .map(([first, second]) => ({
      words: block(
        [
          { text: first, as: name === undefined ? 'note' : 'label' },
          { text: second, as: 'note' },
        ],
        Math.max(to - from, 1),
      ),
      said: [first, second].flatMap((each) => each ?? []),
    }))
    .find(({ words }) => words.w <= to - from && words.h <= h && words.h > 0)
}

type Place = { from: number; to: number; y: number; isValue: boolean }

/** In the middle of a value, or else where no message passes; over a level or under it. */
const spotFor = (words: Block, { from, to, y, isValue }: Place, free: FreeWords) => {
  const shares = isValue ? [0.5, 0.25, 0.75, 0, 1] : [0, 0.5, 1]
  const tops = isValue ? [y - words.h / 2] : [y - words.h - 5, y + 5]
  const corners = tops.flatMap((top) =>
    shares.map((share): [number, number] => [Math.round(from + (to - from - words.w) * share), top]),
  )
  // The edge of a band is broken at a value that is nowhere else.
  return free.find(words, corners) ?? (isValue ? free.find(words, corners, undefined, true) : undefined)
}
