/**
 * Pieces that were moved away from what they belong to: a label from its box, a box from its label, a tip from its end.
 *
 * A part moved as a whole is where somebody wants it, and so is a piece moved like many others, to make room. A part
 * whose shape grew or shrank was laid out again and is not reported.
 */
import type { Report } from '../rules/rule.ts'
import {
  type Adapted,
  endsOf,
  isEdge,
  type Kept,
  kept,
  nameOf,
  placeOf,
  type Traced,
  type TracedPart,
  withHeading,
} from './adapted.ts'
import { commonShift, isSameShift, type Shift, shiftOf } from './shift.ts'

/** A report for each piece that was moved apart. */
export function movedApart(adapted: Adapted): Report[] {
  const shifts = adapted.parts.flatMap((part) => piecesOf(part).map(({ shift }) => shift))
  const isShared = (shift: Shift): boolean => shifts.filter((each) => isSameShift(each, shift)).length >= several
  return withHeading(adapted.parts).flatMap((part) => [
    ...pieceReports(part, adapted, isShared),
    ...kept(part.strokes).flatMap((stroke) => tipReports(stroke, part, adapted, isShared)),
  ])
}

/** This many elements moved alike make room for something. */
const several = 5

type IsShared = (shift: Shift) => boolean

type Piece = { traced: Kept; shift: Shift }

/** The elements of a part that were moved as they were, or not at all. */
const piecesOf = (part: TracedPart): Piece[] =>
  kept([...part.shapes, ...part.strokes, ...part.texts]).flatMap((traced) => {
    const shift = shiftOf(traced.element, traced.after)
    return shift === undefined ? [] : [{ traced, shift }]
  })

const pieceReports = (part: TracedPart, { usual }: Adapted, isShared: IsShared): Report[] => {
  const all = kept([...part.shapes, ...part.strokes, ...part.texts])
  const pieces = piecesOf(part)
  if (all.length < 2 || pieces.length < all.length) return []
  const home = pieces.some(({ shift }) => isSameShift(shift, usual))
    ? usual
    : (commonShift(pieces.map(({ shift }) => shift)) ?? usual)
  const strays = pieces.filter(({ shift }) => !isSameShift(shift, home, slack))
  // A part whose pieces were moved in several ways was laid out again.
  if (strays.length > Math.max(1, pieces.length / 3)) return []
  return strays
    .filter(({ shift }) => !isShared(shift))
    .map(({ traced, shift }) => ({
      at: traced.now,
      problem: `was moved ${wordShift(shift, home)} without the rest of ${nameOf(part)}: ${restOf(part, traced)}`,
    }))
}

/** How far a piece may be nudged, in pixels. */
const slack = 6

const wordShift = (shift: Shift, home: Shift): string => {
  const [dx, dy] = [Math.round(shift.dx - home.dx), Math.round(shift.dy - home.dy)]
  const words = [
    ...(dx === 0 ? [] : [`${Math.abs(dx)} px ${dx > 0 ? 'right' : 'left'}`]),
    ...(dy === 0 ? [] : [`${Math.abs(dy)} px ${dy > 0 ? 'down' : 'up'}`]),
  ]
  return words.join(' and ')
}

/** What a piece was moved away from. */
const restOf = (part: TracedPart, { element }: Traced): string => {
  const all = kept([...part.shapes, ...part.strokes, ...part.texts])
  const first = all.find((each) => each.element !== element)
  return first === undefined ? '' : `move both, or put it back beside the ${placeOf(first.element)}`
}

/** An arrow of which one end was moved, while nothing that it joins was. */
const tipReports = (stroke: Kept, part: TracedPart, adapted: Adapted, isShared: IsShared): Report[] => {
  const end = movedEnd(stroke, adapted)
  if (
    end === undefined ||
    isShared(end.shift) ||
    isLaidOutAgain(part, end.isTip ? part.to : part.from, stroke, adapted)
  )
    return []
  const [verb, far] = [end.isTip ? 'ends' : 'begins', wordShift(end.shift, adapted.usual)]
  return [{ at: end.at, problem: `${nameOf(part)} ${verb} ${far} of where it did, while what it joins was not moved` }]
}

type End = { at: number; shift: Shift; isTip: boolean }

/** The end of an arrow that was moved while the other was not. */
const movedEnd = ({ element, now, after }: Kept, { usual }: Adapted): End | undefined => {
  if (!('arrow' in element && element.arrow)) return undefined
  const [before, ends] = [endsOf(element), endsOf(after)]
  if (before === undefined || ends === undefined) return undefined
  const [start, tip] = [
    { dx: ends[0] - before[0], dy: ends[1] - before[1] },
    { dx: ends[2] - before[2], dy: ends[3] - before[3] },
  ]
  const [startStays, tipStays] = [isSameShift(start, usual, slack), isSameShift(tip, usual, slack)]
  if (startStays === tipStays) return undefined
  return { at: now, shift: startStays ? tip : start, isTip: startStays }
}

/** Whether anything else of a part, or of what its arrow joins, was moved or changed its size. */
const isLaidOutAgain = (part: TracedPart, name: string | undefined, stroke: Kept, { parts, usual }: Adapted) =>
  parts
    .filter((each) => each === part || (!isEdge(each) && each.name !== undefined && each.name === name))
    .flatMap((each) => kept([...each.shapes, ...each.strokes, ...each.texts]))
    .some(({ element, now, after }) => {
      const shift = shiftOf(element, after)
      return now !== stroke.now && (shift === undefined || !isSameShift(shift, usual))
    })
