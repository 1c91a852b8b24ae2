/** A year of deployments from a documented formula, its four levels, and its totals by level and weekday. */
import { sum } from 'd3-array'
import { dayLength, daysBetween, isWorkday, type Moment, moment, weekday } from '../../drawing/calendar.ts'
import type { Color } from '../../src/scene/limits.ts'

export const year = 2025
export const first = moment(`${year}-01-01`)
export const last = moment(`${year}-12-31`)
export const freeze = { from: moment(`${year}-12-15`), to: last }
const thaw = moment(`${year}-01-06`)

// The sample data is a formula, so that anyone can count it again. With n the day of the year from 0:
// none in the freezes around New Year; at weekends 1 on every ninth day, else 0; on working days the weekday's base,
// plus 1 for every 90 days gone by, plus a swing of −4 to 5, half of (3n² + 7n) mod 19, and never below 0.
const base = [4, 6, 6, 5, 2]
const deploymentsOn = (day: Moment): number => {
  const n = (day - first) / dayLength
  if (day < thaw || day >= freeze.from) return 0
  if (!isWorkday(day)) return n % 9 === 0 ? 1 : 0
  const swing = Math.floor(((3 * n * n + 7 * n) % 19) / 2) - 4
  return Math.max(0, base[weekday(day)]! + Math.floor(n / 90) + swing)
}

export type Level = { words: string; least: number; fill: Color; stroke: Color }

export const levels: Level[] = [
  { words: 'none', least: 0, fill: 'none', stroke: 'rule' },
  { words: '1 to 4', least: 1, fill: 'soft', stroke: 'soft' },
  { words: '5 to 8', least: 5, fill: 'accent', stroke: 'accent' },
  { words: '9 or more', least: 9, fill: 'ink', stroke: 'ink' },
]
const levelOf = (count: number): Level => levels.findLast(({ least }) => count >= least)!

const days = daysBetween(first, last)
export const total = sum(days, deploymentsOn)
export const daysOf = (level: Level): Moment[] => days.filter((day) => levelOf(deploymentsOn(day)) === level)
export const byWeekday = Array.from({ length: 7 }, (_, index) =>
  sum(
    days.filter((day) => weekday(day) === index),
    deploymentsOn,
  ),
)
export const most = Math.max(...days.map(deploymentsOn))
export const peaks = days.filter((day) => deploymentsOn(day) === most)
const isConsistent =
  sum(levels, (level) => daysOf(level).length) === days.length &&
  sum(byWeekday) === total &&
  byWeekday[1] === Math.max(...byWeekday)
if (!isConsistent) throw new Error('the levels or the weekdays do not add up to the year')
