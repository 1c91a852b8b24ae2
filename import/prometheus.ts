/**
 * What Prometheus answers to a query in JSON: a range (`resultType` "matrix") as series over time, one moment ("vector") as
 * a row for each series. A series is named by the labels in which it differs from the others.
 */
import { clip } from '../src/scene/clip.ts'
import type { JsonObject } from '../src/scene/json.ts'
import { numbers } from './csv-shapes.ts'
import { type CsvTable, cellsOf } from './csv-table.ts'
import { type DocumentImporter, type ImportedData, refused } from './importer.ts'
import { asObject, writtenIn } from './json.ts'

export const prometheus: DocumentImporter = {
  kind: 'document',
  what: 'the answer of Prometheus to a query or a range query, in JSON',
  shapes: ['numbers'],
  read: (input) => {
    const { resultType, result } = asObject(asObject(input)?.['data']) ?? {}
    const series = Array.isArray(result) ? (result as unknown[]).map(asObject).filter((each) => each !== undefined) : []
    if (series.length === 0)
      return refused(
        'is no answer of Prometheus with a series: expected {"data": {"resultType": "matrix", "result": […]}}',
      )
    const measure = measureOf(series)
    if (resultType === 'vector') return { ok: true, candidates: named(numbers(vector(series)), measure) }
    return { ok: true, candidates: most.flatMap((points) => named(numbers(matrix(series, points)), measure)) }
  },
}

/** So many points of each series are drawn at most, where a recipe takes no more: each is the mean of several samples then. */
const most = [Infinity, 400, 120, 60, 24, 12] as const

/** The metric, where all series are of one. */
const measureOf = (series: JsonObject[]): string => {
  const names = new Set(series.map(({ metric }) => asObject(metric)?.['__name__']))
  const [name] = names
  return names.size === 1 && typeof name === 'string' ? clip(name, 40) : 'Value'
}

const named = (candidates: ImportedData[], measure: string): ImportedData[] =>
  candidates.map((data) => ({
    ...data,
    ...('measure' in data ? { measure } : {}),
    ...(measure === 'Value' ? {} : { title: measure }),
  }))

/** The labels that tell the series apart; of a single one its name. */
const namesOf = (series: JsonObject[]): string[] => {
  const labels = series.map(({ metric }) => asObject(metric) ?? {})
  const keys = [...new Set(labels.flatMap((each) => Object.keys(each)))].toSorted()
  const telling = keys.filter((key) => new Set(labels.map((each) => each[key])).size > 1)
  return labels.map((each, index) => {
    const words = telling.flatMap((key) => (each[key] === undefined ? [] : [writtenIn(each[key])]))
    return words.join(' ') || writtenIn(each['__name__']) || `series ${index + 1}`
  })
}

type Sample = [time: number, value: string]

const samplesOf = ({ values, value }: JsonObject): Sample[] =>
  (Array.isArray(values) ? (values as unknown[]) : [value]).flatMap((each): Sample[] => {
    const [time, written] = Array.isArray(each) ? (each as unknown[]) : []
    return typeof time === 'number' && Math.abs(time) < latest ? [[time, String(written)]] : []
  })

/** The year 10000 in seconds: later times cannot be written. */
const latest = Date.UTC(10_000, 0) / 1000

/** A column of names and one of values; what is not finite was not measured. */
const vector = (series: JsonObject[]): CsvTable => {
  const names = namesOf(series)
  const known = series.flatMap((each, index) => {
    const value = valueOf(samplesOf(each)[0]?.[1])
    return value === undefined ? [] : [{ name: names[index] ?? '', value }]
  })
  return {
    columns: [
      cellsOf(
        'Series',
        known.map(({ name }) => name),
      ),
      cellsOf(
        'Value',
        known.map(({ value }) => String(value)),
      ),
    ],
    mixed: [],
  }
}

const valueOf = (written: string | undefined): number | undefined => {
  const value = Number(written ?? NaN)
  return Number.isFinite(value) ? value : undefined
}

/** A column of times, and one for each series; where a series has no sample, its cell is empty. */
const matrix = (series: JsonObject[], points: number): CsvTable => {
  const samples = series.map((each) => new Map(samplesOf(each)))
  const times = [...new Set(samples.flatMap((each) => [...each.keys()]))].toSorted((a, b) => a - b)
  const size = Math.max(1, Math.ceil(times.length / points))
  const groups = Array.from({ length: Math.ceil(times.length / size) }, (_, at) =>
    times.slice(at * size, (at + 1) * size),
  )
  const names = namesOf(series)
  return {
    columns: [
      cellsOf(
        'Time',
        groups.map(([first = 0]) => momentOf(first)),
      ),
      ...samples.map((own, index) => ({
        ...cellsOf(
          '',
          groups.map((group) => meanOf(group, own)),
        ),
        name: names[index] ?? '',
      })),
    ],
    mixed: [],
  }
}

/** The mean of the samples at some times; empty where there are none. */
const meanOf = (times: readonly number[], samples: ReadonlyMap<number, string>): string => {
  const values = times.flatMap((time) => valueOf(samples.get(time)) ?? [])
  if (values.length <= 1) return String(values[0] ?? '')
  return String(Number((values.reduce((sum, value) => sum + value, 0) / values.length).toPrecision(6)))
}

const momentOf = (seconds: number): string => new Date(Math.round(seconds) * 1000).toISOString().replace('.000', '')
