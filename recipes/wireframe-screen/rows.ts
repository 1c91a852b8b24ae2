/**
 * Rows of controls measured: buttons as wide as their words, the rest shares what is left.
 */
import { runsOf } from '../../drawing/values/runs.ts'
import type { Widget } from './form.ts'
import { naturalWidth, type View, viewOf } from './widgets.ts'

/** A control in its row: where it begins and how wide it is. */
export type Place = { item: Widget; view: View; x: number; w: number }

/** Controls beside each other, their lower edges level. */
export type Row = { widgets: Place[]; h: number }

const gap = 16

/** The controls as rows of `w` pixels. */
export function rowsOf(widgets: Widget[], w: number): Row[] {
  return runsOf(widgets, ({ beside }) => beside).map((group) => rowOf(group, w))
}

const rowOf = (group: Widget[], w: number): Row => {
  const fixed = group.map((item) => naturalWidth(item))
  const rest = w - gap * (group.length - 1) - fixed.reduce((sum: number, own) => sum + (own ?? 0), 0)
  const share = Math.floor(rest / Math.max(1, fixed.filter((own) => own === undefined).length) / 8) * 8
  let x = 0
  const places = group.map((item, index): Place => {
    const own = fixed[index] ?? share
    const place = { item, view: viewOf(item, own), x, w: own }
    x += own + gap
    return place
  })
  return { widgets: places, h: Math.max(...places.map(({ view }) => view.h)) }
}
