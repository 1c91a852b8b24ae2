/**
 * Arcs as flat lists, which loops over thousands of them are several times as fast on; and by one of their ends.
 */
import { filled } from '../model/filled.ts'
import type { Arc } from './feasible.ts'

export type Columns = { from: number[]; to: number[]; length: number[] }

export function columnsOf(arcs: readonly Arc[]): Columns {
  const columns: Columns = { from: [], to: [], length: [] }
  for (const { from, to, length } of arcs) {
    columns.from.push(from)
    columns.to.push(to)
    columns.length.push(length)
  }
  return columns
}

/** The arcs of a variable, in their order, are those from `start[variable]` up to `start[variable + 1]`. */
export type Incidence = { start: number[]; arcs: number[] }

/** Each of `ends` has one variable of each arc; with both, an arc is listed at both of its variables. */
export function incidenceOf(count: number, ...ends: readonly (readonly number[])[]): Incidence {
  const start = filled(count + 1, 0)
  for (const end of ends) for (let arc = 0; arc < end.length; arc++) start[end[arc]!]!++
  // From after the last of each variable, arcs are filled in backward.
  for (let index = 1; index <= count; index++) start[index]! += start[index - 1]!
  const arcs = filled(start[count]!, 0)
  for (let arc = (ends[0]?.length ?? 0) - 1; arc >= 0; arc--) for (const end of ends) arcs[--start[end[arc]!]!] = arc
  return { start, arcs }
}
