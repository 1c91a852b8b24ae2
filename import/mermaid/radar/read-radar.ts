/**
 * Reads Mermaid's `radar`: axes, and curves with a value for each.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type RadarAxis = { id: string; label: string; at: number }

/** A curve; its values are in the order of the axes, missing where the text names axes and leaves one out. */
export type RadarCurve = { id: string; label: string; values: (number | undefined)[]; at: number }

export type RadarModel = Titled & { axes: RadarAxis[]; curves: RadarCurve[]; min: number; max?: number }

type RadarReading = { cursor: Cursor; model: RadarModel }

export function readRadar(raw: string): MermaidModel<RadarModel> {
  const { cursor, about } = begin(raw, /radar(?:-beta)?\b:?/y, 'radar')
  const model: RadarModel = { ...about, axes: [], curves: [], min: 0 }
  readStatements(cursor, () => {
    if (readAbout(cursor, model) || readFrom(cursor, { cursor, model }, table)) return
    cursor.stop('title, axis, curve, min, max, ticks, graticule or showLegend')
  })
  return { model, report: cursor.report }
}

const table: readonly Statement<RadarReading>[] = [
  [
    /title[ \t]+([^\n]*)/y,
    ({ cursor, model }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [/axis[ \t]+/y, ({ cursor, model }) => each(cursor, () => model.axes.push(named(cursor, 'an axis')))],
  [/curve[ \t]+/y, ({ cursor, model }) => each(cursor, () => model.curves.push(readCurve(cursor, model)))],
  [
    /(min|max)[ \t]+([+-]?\d+(?:\.\d+)?)/y,
    ({ model }, [, key = 'min', number]) => {
      model[key as 'min'] = Number(number)
    },
  ],
  [
    /(?:ticks|graticule|showLegend)[ \t]+\w+/y,
    ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at),
  ],
]

/** Entries between commas; a comma may end a line. Options may share the line. */
const each = (cursor: Cursor, one: () => void): void => {
  do one()
  while (cursor.take(/[ \t]*,\s*/y) !== undefined)
}

const named = (cursor: Cursor, expected: string): RadarAxis => {
  const at = cursor.at
  const [id] = cursor.need(/[\w][-\w]*/y, expected)
  const label = cursor.take(/[ \t]*\[[ \t]*(?:"([^"\n]*)"|'([^'\n]*)')[ \t]*\]/y)
  return { id, label: readWords(cursor, label?.[1] ?? label?.[2] ?? id, at), at }
}

const readCurve = (cursor: Cursor, { axes }: RadarModel): RadarCurve => {
  const curve = named(cursor, 'a curve')
  cursor.need(/[ \t]*\{\s*/y, '{')
  const entries: { axis?: string; value: number }[] = []
  each(cursor, () => {
    const axis = cursor.take(/([\w][-\w]*)[ \t]*:?[ \t]+(?=[+-]?\d)|([A-Za-z_][-\w]*)[ \t]*:[ \t]*/y)
    const [value] = cursor.need(/[+-]?\d+(?:\.\d+)?/y, 'a number')
    const name = axis?.[1] ?? axis?.[2]
    entries.push(name === undefined ? { value: Number(value) } : { axis: name, value: Number(value) })
  })
  cursor.need(/\s*\}/y, '}')
  const isNamed = entries.some(({ axis }) => axis !== undefined)
  // Of several values for one axis, the first counts.
  const byAxis = new Map(entries.toReversed().map(({ axis, value }) => [axis, value]))
  const values = isNamed ? axes.map(({ id }) => byAxis.get(id)) : entries.map(({ value }) => value)
  return { ...curve, values }
}
