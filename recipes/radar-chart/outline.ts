/**
 * Outlines through scores, and scores in words: one that was not measured is a gap.
 */
import type { Point } from '../../src/geometry/rect.ts'

/** The edges between scores that are known, ended at the first point without being closed. */
export const openOutline = (points: (Point | undefined)[]): string =>
  [...points, points[0]]
    .map((point, index, all) =>
      point === undefined ? '' : `${index > 0 && all[index - 1] !== undefined ? 'L' : 'M'} ${point.x} ${point.y}`,
    )
    .filter((each) => each !== '')
    .join(' ')

/** A closed outline. */
export const outlineOf = (points: Point[]): string => `M ${points.map(({ x, y }) => `${x} ${y}`).join(' L ')} Z`

/** A score with the sign of a state. */
export const scoreWords = (value: number | null, short: (value: number) => string, sign: string): string =>
  value === null ? '–' : `${sign}${short(value)}`

type Styled = { row: object; isFocus: boolean }

/** Candidates, those in focus first. */
export const focusFirst = <Each extends Styled>(styled: readonly Each[]): Each[] =>
  styled.toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus))

/** The third of them has dashes. */
export const dashesOf = (row: object, styled: readonly Styled[]): { dashed?: true } =>
  focusFirst(styled).findIndex((each) => each.row === row) < 2 ? {} : { dashed: true }
