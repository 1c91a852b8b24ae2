/**
 * Which times become columns of a waveform, and how many columns a step is wide.
 */
import type { Conversion } from '../../convert/conversion.ts'
import type { TimingModel } from './read-timing.ts'
import { timeWriter } from './timing-data.ts'

/** From a time to the next, as so many columns. */
export type WaveStep = { time: number; until: number; columns: number }

/** What the recipe has room for: columns, and words of values in a row. */
export const roomFor = { columns: 64, values: 32 }

/** Pixels of the plot and of its widest column, and of a letter and the air around words, on the safe side. */
const [plot, widest, letter, air] = [880, 40, 9, 16]

/** Equal steps on which all times and beats of clocks are, else without the beats; else steps as wide as their words. */
export function stepsOf(model: TimingModel, conversion: Conversion): WaveStep[] {
  const times = [...model.times].sort((a, b) => a - b)
  const needs = needsOf(model, times)
  const halves = [...model.signals.values()].flatMap(({ period }) => (period === undefined ? [] : [period / 2]))
  for (const beats of new Set([halves, []])) {
    const grid = gridOf(times, beats)
    if (grid.length === 0) continue
    // A wave has two columns or more.
    for (let columns = grid.length === 1 ? 2 : 1; columns * grid.length <= roomFor.columns; columns++) {
      const steps = grid.map((step) => ({ ...step, columns }))
      if (fits(steps, needs)) return steps
    }
  }
  conversion.noteOnce('distances between times: steps are as wide as their words', 0)
  return byWords(times, needs)
}

/** How many pixels the words need that are shown from a time to another; the times themselves are words too. */
type Need = { from: number; to: number; width: number }

const needsOf = (model: TimingModel, times: number[]): Need[] => {
  const write = timeWriter(model)
  const last = times.at(-1) ?? 0
  const need = (from: number, to: number | undefined, words: string): Need => ({
    from,
    to: to ?? Number.POSITIVE_INFINITY,
    // What is unknown shows no words.
    width: words.startsWith('{') ? 0 : words.length * letter + air,
  })
  const stated = [...model.signals.values()].flatMap(({ states, kind }) => {
    const placed = states.filter(({ time }) => time !== undefined).toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0))
    return kind === 'binary'
      ? []
      : placed.map(({ time = last, value }, index) => need(time, placed[index + 1]?.time, value))
  })
  return [...stated, ...times.map((time, index) => need(time, times[index + 1], String(write(time))))].filter(
    ({ from, to }) => from < to,
  )
}

const gridOf = (times: number[], beats: number[]): Omit<WaveStep, 'columns'>[] => {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const step = [...times.map((time) => time - first), ...beats].reduce(divisor, 0) || 1
  const count = Math.round((last - first) / step) + 1
  if (count > roomFor.columns) return []
  return Array.from({ length: count }, (_, index) => ({
    time: rounded(first + index * step),
    until: rounded(first + (index + 1) * step),
  }))
}

const rounded = (time: number): number => Math.round(time * 1e6) / 1e6

/** The greatest step that both numbers are a multiple of, to a millionth. */
const divisor = (a: number, b: number): number => {
  let [one, other] = [Math.round(a * 1e6), Math.round(Math.abs(b) * 1e6)]
  while (other > 0) [one, other] = [other, one % other]
  return one / 1e6
}

const fits = (steps: WaveStep[], needs: Need[]): boolean => {
  const total = steps.reduce((sum, { columns }) => sum + columns, 0)
  const column = Math.min(widest, Math.floor(plot / total / 4) * 4)
  return needs.every(({ from, to, width }) => {
    const shown = steps.filter(({ time }) => time >= from && time < to)
    return shown.reduce((sum, { columns }) => sum + columns, 0) * column >= width
  })
}

/** A step a time; what is shown in it alone says how wide it is, as far as there is room. */
const byWords = (times: number[], needs: Need[]): WaveStep[] => {
  const shown = times.slice(0, roomFor.columns)
  const widths = shown.map((time, index) => {
    const until = times[index + 1] ?? Number.POSITIVE_INFINITY
    return Math.max(
      letter + air,
      ...needs.flatMap(({ from, to, width }) => (from === time && to <= until ? [width] : [])),
    )
  })
  const columnsAt = (pixels: number): number[] => widths.map((width) => Math.max(1, Math.ceil(width / pixels)))
  const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0)
  // The finest columns that all fit; none is wider than the recipe draws it.
  const pixels = [16, 20, 24, 28, 32, 36].find((each) => sum(columnsAt(each)) <= Math.min(roomFor.columns, plot / each))
  const columns = pixels === undefined ? shown.map(() => 1) : columnsAt(pixels)
  return shown.map((time, index) => ({
    time,
    until: times[index + 1] ?? time + 1,
    columns: Math.max(columns[index] ?? 1, shown.length === 1 ? 2 : 1),
  }))
}
