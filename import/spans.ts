/**
 * Spans of one request as events of a timeline: parents before what they call, in the order of time, with times from the
 * start of the request.
 *
 * Of many spans those that failed and those that took longest are kept, each with the spans around it; what is left out is
 * counted at the span around it.
 */
import { clip } from '../src/scene/clip.ts'
import { count } from '../src/scene/count.ts'
import type { ImportedData } from './importer.ts'

/** A span as tracing systems have it; times are in microseconds. */
export type TracedSpan = {
  id: string
  trace: string
  parent: string | undefined
  name: string
  service: string | undefined
  start: number
  duration: number
  isError: boolean
  note: string | undefined
}

/** What a trace waterfall shows at most: spans, and lanes. */
const most = { spans: 28, services: 12 } as const

/** The trace that is wanted by its id, else the one with the most spans; undefined where there is none. */
export function traceOf(spans: readonly TracedSpan[], pick?: string): ImportedData | undefined {
  const traces = new Map<string, TracedSpan[]>()
  for (const span of spans) {
    const known = traces.get(span.trace)
    if (known === undefined) traces.set(span.trace, [span])
    else known.push(span)
  }
  const wanted = pick === undefined ? largest([...traces.values()]) : traces.get(pick)
  return wanted === undefined ? undefined : asData(wanted, traces.size)
}

const largest = (traces: TracedSpan[][]): TracedSpan[] | undefined => traces.toSorted((a, b) => b.length - a.length)[0]

const asData = (all: TracedSpan[], traces: number): ImportedData => {
  const kept = inOrder(longest(all))
  const from = all.reduce((least, { start }) => Math.min(least, start), Infinity)
  const length = all.reduce((most, { start, duration }) => Math.max(most, start + duration), -Infinity) - from
  // Whole minutes of milliseconds are hard to read.
  const [unit, per] = length >= 10_000_000 ? (['s', 1_000_000] as const) : (['ms', 1000] as const)
  const amount = (time: number): number => Math.round((time / per) * 1000) / 1000
  const ids = new Map(kept.map(({ id }, index) => [id, `s${index + 1}`]))
  const services = new Set(all.flatMap(({ service }) => service ?? [])).size
  const named = busiest(kept)
  const [root] = kept
  return {
    title: `${clip(root?.name ?? 'A request', 60)} takes {${ids.get(root?.id ?? '')}}`,
    subtitle: [
      count(all.length, 'span'),
      ...(services > 1 ? [`of ${services} services`] : []),
      ...(traces > 1 ? [`of the largest of ${traces} traces`] : []),
      ...(kept.length < all.length ? [`(${kept.length} are drawn: what failed, and the longest)`] : []),
    ]
      .join(' ')
      .concat(services > most.services && named.size === most.services ? `; ${most.services} services are named` : ''),
    unit,
    events: kept.map((span) => eventOf(span, { ids, from, amount, named, all })),
  }
}

type Context = {
  ids: ReadonlyMap<string, string>
  from: number
  amount: (time: number) => number
  named: ReadonlySet<string>
  all: readonly TracedSpan[]
}

const eventOf = (span: TracedSpan, { ids, from, amount, named, all }: Context): ImportedData => {
  const hidden = all.filter(({ id, parent }) => parent === span.id && !ids.has(id)).length
  const note = [span.note, hidden > 0 ? `+${hidden} shorter` : undefined].filter((each) => each !== undefined)
  return {
    id: ids.get(span.id),
    name: clip(span.name.trim() || 'span', 80),
    ...(span.service !== undefined && named.has(span.service) ? { group: clip(span.service, 40) } : {}),
    ...(span.parent !== undefined && ids.has(span.parent) ? { parent: ids.get(span.parent) } : {}),
    start: amount(span.start - from),
    duration: amount(span.duration),
    ...(span.isError ? { state: 'negative' } : {}),
    ...(note.length > 0 ? { note: clip(note.join(', '), 80) } : {}),
  }
}

/** The services with most of the spans that are drawn, as many as there are lanes for. */
const busiest = (kept: readonly TracedSpan[]): Set<string> => {
  const counts = new Map<string, number>()
  for (const { service } of kept) if (service !== undefined) counts.set(service, (counts.get(service) ?? 0) + 1)
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
  return new Set(ranked.slice(0, most.services).map(([service]) => service))
}

/** The failed and the longest spans, with all around each of them. */
const longest = (all: readonly TracedSpan[]): TracedSpan[] => {
  const byId = new Map(all.map((span) => [span.id, span]))
  const kept = new Set<TracedSpan>()
  for (const span of all.toSorted(
    (a, b) => Number(b.isError) - Number(a.isError) || b.duration - a.duration || a.start - b.start,
  )) {
    const way = new Set<TracedSpan>()
    // A way that is longer than what is drawn is not drawn, however deep it goes.
    for (
      let each: TracedSpan | undefined = span;
      each !== undefined && !way.has(each) && !kept.has(each) && way.size <= most.spans;
      each = parentOf(each, byId)
    )
      way.add(each)
    if (kept.size + way.size <= most.spans) for (const each of way) kept.add(each)
  }
  return all.filter((span) => kept.has(span))
}

const parentOf = ({ parent }: TracedSpan, byId: ReadonlyMap<string, TracedSpan>): TracedSpan | undefined =>
  parent === undefined ? undefined : byId.get(parent)

/** Each span before those that it calls, these in the order of time; a circle of parents ends. */
const inOrder = (spans: readonly TracedSpan[]): TracedSpan[] => {
  const known = new Set(spans.map(({ id }) => id))
  const byTime = spans.toSorted((a, b) => a.start - b.start || b.duration - a.duration)
  const found = new Set<TracedSpan>()
  const visit = (span: TracedSpan): void => {
    if (found.has(span)) return
    found.add(span)
    for (const each of byTime) if (each.parent === span.id) visit(each)
  }
  for (const span of byTime) if (span.parent === undefined || !known.has(span.parent)) visit(span)
  for (const span of byTime) visit(span)
  return [...found]
}
