/**
 * What people forget when they adapt a recipe's scene by hand: compared with the recipe, what is left over or lost.
 *
 * The recipe's own scene has no findings.
 */
import type { Element, Scene } from '../../scene/scene.ts'
import { elementOf, type Level, type Report, type ReviewFinding } from '../rules/rule.ts'
import { type Adapted, gone, traceParts } from './adapted.ts'
import { leftOver, staleKey } from './left-over.ts'
import { lostColors } from './lost-colors.ts'
import { lostEnds } from './lost-ends.ts'
import { lostHeadings } from './lost-headings.ts'
import { lostPieces } from './lost-pieces.ts'
import { movedApart } from './moved-apart.ts'
import type { Origin } from './origin.ts'
import { otherWords } from './other-words.ts'
import { outOfLine } from './out-of-line.ts'
import { isSameShift, shiftOf } from './shift.ts'

/** A rule of adaptation; its id differs from those of all other rules. */
export type AdaptationRule = {
  id: string
  title: string
  level: Level
  requirement: string
  check: (adapted: Adapted) => Report[]
}

/** The rule that a scene older than its data breaks. */
export const dataRule = 'A07'

/** What an adapted scene must satisfy, besides the rules for every scene. */
export const adaptationRules: readonly AdaptationRule[] = [
  {
    id: 'A01',
    title: 'Nothing is left over',
    level: 'warn',
    requirement: 'Title, description and labels are about the subject, and mention nothing that is not shown.',
    check: leftOver,
  },
  {
    id: 'A02',
    title: 'Nothing is lost',
    level: 'block',
    requirement:
      'A part is whole: its shapes and its label are all there, or none of them; what is there has its heading.',
    check: (adapted) => [...lostPieces(adapted), ...lostHeadings(adapted)],
  },
  {
    id: 'A03',
    title: 'Arrows join',
    level: 'block',
    requirement: 'An arrow has both ends, its direction and its head; a part that was connected still is.',
    check: lostEnds,
  },
  {
    id: 'A04',
    title: 'The key is true',
    level: 'warn',
    requirement: 'The key explains only what the scene shows.',
    check: staleKey,
  },
  {
    id: 'A05',
    title: 'Parts stay together',
    level: 'warn',
    requirement:
      'What is moved is moved whole: a box with its label, an arrow with what it joins; headings stay in line.',
    check: (adapted) => [...movedApart(adapted), ...outOfLine(adapted)],
  },
  {
    id: 'A06',
    title: 'Colors keep their meaning',
    level: 'warn',
    requirement: 'A color that marks the focus, or good and bad, is kept or moved to something else.',
    check: lostColors,
  },
  {
    id: dataRule,
    title: 'The data say the same',
    level: 'warn',
    requirement: 'A scene that data drew has their words: after a change of the data it is drawn again.',
    check: otherWords,
  },
]

/**
 * The findings on an adapted scene, the elements that these explain, and the new index of each element of the
 * original that was not changed.
 */
export type AdaptationReview = {
  findings: ReviewFinding[]
  explained: ReadonlySet<number>
  /** Elements that were moved apart, each with the elements of its part and of the arrows that join it. */
  strays: ReadonlyMap<number, ReadonlySet<number>>
  unchanged: ReadonlyMap<number, number>
}

/** Reviews a scene that was made from another. */
export function reviewAdaptation(scene: Scene, origin: Origin): AdaptationReview {
  const adapted = traceParts(scene, origin)
  const findings = adaptationRules.flatMap(({ id, level, check }) =>
    check(adapted).map(({ at, problem, level: own = level }) => ({
      rule: id,
      level: own,
      at: at === undefined ? '' : `elements.${at}`,
      problem,
    })),
  )
  return {
    findings,
    explained: explainedBy(findings, adapted),
    strays: straysIn(findings, adapted),
    unchanged: unchangedIn(adapted),
  }
}

/**
 * Elements whose arrows and labels are wrong for a known reason: those with a finding of their own, and the
 * arrows of a part that is not whole. One finding per cause.
 */
const explainedBy = (findings: readonly ReviewFinding[], { parts }: Adapted): ReadonlySet<number> => {
  const direct = new Set(findings.flatMap((finding) => elementOf(finding) ?? []))
  const broken = new Set<string | undefined>(
    parts.filter(({ shapes, strokes }) => gone([...shapes, ...strokes]).length > 0).flatMap(({ name }) => name ?? []),
  )
  const arrows = parts.filter(({ from, to }) => broken.has(from) || broken.has(to))
  return new Set([...direct, ...arrows.flatMap(({ strokes }) => strokes.flatMap(({ now }) => now ?? []))])
}

const straysIn = (findings: readonly ReviewFinding[], { parts }: Adapted): AdaptationReview['strays'] =>
  new Map(
    findings.flatMap((finding): [number, Set<number>][] => {
      const at = finding.rule === 'A05' ? elementOf(finding) : undefined
      if (at === undefined) return []
      const own = parts.filter((part) => [...part.shapes, ...part.strokes, ...part.texts].some(({ now }) => now === at))
      const names = new Set<string | undefined>(own.flatMap(({ name }) => name ?? []))
      const joined = parts.filter(({ from, to }) => names.has(from) || names.has(to))
      const pieces = [...own, ...joined].flatMap((part) => [...part.shapes, ...part.strokes, ...part.texts])
      return [[at, new Set(pieces.flatMap(({ now }) => now ?? []))]]
    }),
  )

/** Elements that look as they did and were not moved, or moved with the whole scene. */
const unchangedIn = ({ elements, usual }: Adapted): ReadonlyMap<number, number> =>
  new Map(
    elements.flatMap(({ element: before, now, after }, at): [number, number][] => {
      if (now === undefined || after === undefined || styleOf(before) !== styleOf(after)) return []
      const shift = shiftOf(before, after)
      return shift !== undefined && isSameShift(shift, usual) ? [[at, now]] : []
    }),
  )

/** An element without its position. */
const styleOf = (element: Element): string =>
  JSON.stringify({ ...element, x: undefined, y: undefined, x2: undefined, y2: undefined, d: undefined })
