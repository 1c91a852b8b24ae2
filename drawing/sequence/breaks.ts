/**
 * Where brackets beside lifelines have breaks: behind remarks that reach over them, and where messages cross them, as one
 * line that passes another has. Without, a bracket that is crossed looks like one more lifeline.
 */
import { isMessage } from '../data/sequence-entries.ts'
import type { SequenceColumns } from './columns.ts'
import { startOfCopy } from './copies.ts'
import type { Levels, StepLevel } from './levels.ts'
import { remarkRect } from './remarks.ts'
import type { ScriptStep } from './script.ts'

/** From one height to another. */
export type Break = { from: number; to: number }

/** Free pixels between a remark and a bracket, and above and below an arrow that crosses one. */
const size = { remark: 4, message: 5 } as const

/** The breaks of a bracket at `x`, from the top down; those that meet are one. */
export function breaksAt(x: number, { columns, levels }: { columns: SequenceColumns; levels: Levels }): Break[] {
  const all = columns.steps.flatMap((step, index): Break[] => {
    const level = levels.steps[index]
    if (level === undefined || step.item.kind === 'end') return []
    if (!isMessage(step.item)) {
      const rect = remarkRect(step, level.top, columns)
      return rect.x - size.remark < x && x < rect.x + rect.w + size.remark
        ? [{ from: rect.y, to: rect.y + rect.h }]
        : []
    }
    const y = heightAt(x, step, { level, start: startOfCopy(step, { columns, levels })?.x, columns })
    return y === undefined ? [] : [{ from: y - size.message, to: y + size.message }]
  })
  return joined(all.toSorted((a, b) => a.from - b.from))
}

/** The height at which a message passes `x`, if it does; `start` is where a copy begins, which falls before it goes across. */
const heightAt = (
  x: number,
  { from, to }: ScriptStep,
  { level, start, columns: { centers } }: { level: StepLevel; start: number | undefined; columns: SequenceColumns },
): number | undefined => {
  const [first, last] = [start ?? centers[from] ?? 0, centers[to] ?? 0]
  if (from === to || Math.min(first, last) >= x || x >= Math.max(first, last)) return undefined
  if (start !== undefined) return level.arrow
  return Math.round(level.arrow + ((level.lands - level.arrow) * (x - first)) / (last - first))
}

const joined = (all: Break[]): Break[] => {
  const found: Break[] = []
  for (const each of all) {
    const last = found.at(-1)
    if (last === undefined || last.to < each.from) found.push({ ...each })
    else last.to = Math.max(last.to, each.to)
  }
  return found
}
