/** The ranks of risks: their scores, and the numbers that the grid and the register share. */
import type { DataPoint, PointsData } from '../../drawing/data/points.ts'

/** A risk with its score and its number. */
export type RankedRisk = { risk: DataPoint; score: number; number: number }

/** Risks with their numbers: the highest score first, in the order of the data where scores are equal. */
export const ranked = ({ points }: Pick<PointsData, 'points'>): RankedRisk[] =>
  points
    .map((risk) => ({ risk, score: risk.x * risk.y }))
    .toSorted((a, b) => b.score - a.score)
    .map((each, index) => ({ ...each, number: index + 1 }))
