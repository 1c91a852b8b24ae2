/**
 * The shades of cells: darker with their score, red from the last level on, and solid where a risk is in one of these.
 */
import { cellsEntry, type LevelLook, levelOf, levelWords } from '../../drawing/chart/levels.ts'
import { grays } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** The scores at which cells get darker; the last one needs action first. */
export type RiskLevels = [number, number, number]

/** What is in a cell as far as its shade needs it. */
type Scored = { score: number; isEmpty: boolean }

/** What needs action first is red: half as strong without a risk, which still is stronger than all below it. */
export const shades: readonly LevelLook[] = [
  { ...grays[1], ink: 'muted' },
  { ...grays[2], ink: 'ink' },
  { ...grays[3], ink: 'ink' },
  { fill: 'negative', dashed: true, ink: 'ink' },
  { fill: 'negative', ink: 'surface' },
]

/** Which of the shades a cell has. */
export const shadeOf = ({ score, isEmpty }: Scored, levels: RiskLevels): number => {
  const level = levelOf(score, levels)
  return level === 3 && !isEmpty ? 4 : level
}

/** Names the shades that cells have. */
export const nameShades = (cells: readonly Scored[], levels: RiskLevels, sheet: Sheet): void => {
  const words = levelWords(levels, { values: cells.map(({ score }) => score) })
  const used = new Set(cells.map((cell) => shadeOf(cell, levels)))
  const named = [...words, `${words[3]} with a risk`].map((text, at) => ({ text, look: shades[at] ?? shades[0] }))
  const shown = named.filter((_, at) => used.has(at))
  const looks = shown.flatMap(({ look }) => look ?? [])
  const texts = shown.map(({ text }) => text)
  sheet.key(cellsEntry('Score of a cell', texts, { w: 16, h: 16, looks }))
}
