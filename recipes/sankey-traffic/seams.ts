/**
 * Seams: ribbons that leave a bar side by side, or arrive so, are parted by a hairline from the bar to where one of them
 * swings away from the other, and it runs out there, so that it leaves no step in an edge.
 */
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Ribbon } from './place-flow.ts'
import { swingOf, type Turn } from './ribbon.ts'

/** How far a hairline runs out, and how far a ribbon swings at the least to be seen to part, in pixels. */
const [runOut, seen] = [24, 1]

type Turns = ReadonlyMap<Ribbon, Turn[]>

/** Draws all seams of a flow. */
export const drawSeams = (ribbons: readonly Ribbon[], turns: Turns, sheet: Sheet): void => {
  const seams = (['from', 'to'] as const).flatMap((end) =>
    ribbons.flatMap((ribbon) => {
      const next = ribbons
        .filter(({ edge, h }) => edge[end] === ribbon.edge[end] && h > 0)
        .filter((other) => heightAt(other, end) > heightAt(ribbon, end))
        .toSorted((a, b) => heightAt(a, end) - heightAt(b, end))[0]
      return next === undefined || ribbon.h <= 0 ? [] : seamOf([ribbon, next], end, turns)
    }),
  )
  if (seams.length > 0) sheet.put('@seams', [path(seams.join(' '), { fill: 'surface', stroke: 'none' })], 'ground')
}

type End = 'from' | 'to'

const runAt = ({ runs }: Ribbon, end: End) => runs.at(end === 'from' ? 0 : -1)

const heightAt = (ribbon: Ribbon, end: End): number => runAt(ribbon, end)?.y ?? 0

/** The hairline between two ribbons, the upper one first. */
const seamOf = ([upper, lower]: [Ribbon, Ribbon], end: End, turns: Turns): string[] => {
  const run = runAt(upper, end)
  if (run === undefined) return []
  const [bar, way] = end === 'from' ? [run.x, 1] : [run.x2, -1]
  const level = end === 'from' ? run.x2 : run.x
  const parted = [partsAt(upper, 1, { end, turns }), partsAt(lower, -1, { end, turns })].flatMap((x) => x ?? [])
  const x = parted.length === 0 ? level : way * Math.min(...parted.map((each) => way * each))
  const y = run.y + upper.h / 2
  return [`M ${bar} ${y - 0.5} H ${x} L ${x + way * runOut} ${y} L ${x} ${y + 0.5} H ${bar} Z`]
}

/** Where an edge of a ribbon leaves its level at a bar, the lower edge (1) or the upper one (-1); undefined if it does not. */
const partsAt = (ribbon: Ribbon, side: 1 | -1, { end, turns }: { end: End; turns: Turns }): number | undefined => {
  const { runs, h } = ribbon
  const swings = runs.slice(1).flatMap((to, index) => {
    const [from, turn] = [runs[index], turns.get(ribbon)?.[index]]
    const ends = from && turn && swingOf(from, to, (side * h) / 2, turn)
    return ends === undefined || from === undefined || Math.abs(to.y - from.y) < seen ? [] : [ends]
  })
  return end === 'from' ? swings[0]?.[0] : swings.at(-1)?.[1]
}
