/**
 * The shades of cells: darker with their score, and red from the last level on.
 */
import { cellsEntry, type LevelLook, levelOf, levelWords } from '../../drawing/chart/levels.ts'
import { grays } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** The scores at which cells get darker; the last one needs action first. */
export type RiskLevels = [number, number, number]

/** What needs action first is red, whether or not it holds a risk: the badge says that, and no cell is paler than a lower one. */
export const shades: readonly [LevelLook, ...LevelLook[]] = [
  { ...grays[1], ink: 'muted' },
  { ...grays[2], ink: 'ink' },
  { ...grays[4], ink: 'ink' },
  { fill: 'negative', ink: 'surface' },
]

/** Which of the shades a cell has. */
export const shadeOf = (score: number, levels: RiskLevels): LevelLook => shades[levelOf(score, levels)] ?? shades[0]

/** Names the shades that cells have. */
export const nameShades = (scores: readonly number[], levels: RiskLevels, sheet: Sheet): void => {
  const words = levelWords(levels, { values: [...scores] })
  const used = new Set(scores.map((score) => levelOf(score, levels)))
  const isUsed = (_: unknown, at: number): boolean => used.has(at)
  const [looks, texts] = [shades.filter(isUsed), words.filter(isUsed)]
  sheet.key(cellsEntry('Score of a cell', texts, { w: 16, h: 16, looks }))
}
