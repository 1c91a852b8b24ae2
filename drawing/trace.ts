/**
 * A trace as data: spans checked against their parents, and the critical path through them.
 */

/** One span: `start` and `end` in milliseconds after the start of the trace, `parent` the id of its parent. */
export type Span = {
  id: string
  parent?: string
  name: string
  service: string
  start: number
  end: number
  /** Why it failed, in a word or two. */
  error?: string
  /** A remark beside its bar. */
  note?: string
  /** Sets its name in bold, as the root's is. */
  strong?: boolean
}

/** A stretch of time in which the trace waits for nothing but this span's own work. */
export type Stretch = { id: string; from: number; to: number }

const childrenOf = (spans: Span[], id: string | undefined): Span[] => spans.filter(({ parent }) => parent === id)

/** A span and how many parents are above it. */
export type NestedSpan = { span: Span; depth: number }

const mustLieIn = (span: Span, parent: Span | undefined): void => {
  if (span.end <= span.start) throw new Error(`span ${span.id} has no duration`)
  if (parent === undefined) return
  if (span.start >= parent.start && span.end <= parent.end) return
  throw new Error(`span ${span.id} is not inside its parent ${parent.id}`)
}

/** Spans with their depth, parents before children, siblings in order of start; fails where a span leaves its parent. */
export const nested = (spans: Span[]): NestedSpan[] => {
  const rows: NestedSpan[] = []
  const walk = (parent: Span | undefined, depth: number): void => {
    for (const span of childrenOf(spans, parent?.id).toSorted((a, b) => a.start - b.start)) {
      mustLieIn(span, parent)
      rows.push({ span, depth })
      walk(span, depth + 1)
    }
  }
  walk(undefined, 0)
  if (rows.length !== spans.length) throw new Error('a span names a parent that the trace does not have')
  if (rows.filter(({ depth }) => depth === 0).length !== 1) throw new Error('a trace has exactly one root')
  return rows
}

/**
 * The critical path, first stretch first: walking back from a span's end, the child that finished last is
 * what the span waited for; time between such children is its own. The stretches add up to the root's duration.
 */
export const criticalPath = (spans: Span[]): Stretch[] => {
  const backwards: Stretch[] = []
  const walk = (span: Span): void => {
    const own = (from: number, to: number): void => {
      if (to > from) backwards.push({ id: span.id, from, to })
    }
    let at = span.end
    for (const child of childrenOf(spans, span.id).toSorted((a, b) => b.end - a.end)) {
      if (child.end > at) continue
      own(child.end, at)
      walk(child)
      at = child.start
    }
    own(span.start, at)
  }
  for (const root of childrenOf(spans, undefined)) walk(root)
  return backwards.toReversed()
}

/** Milliseconds of the critical path that are a span's own. */
export const timeOnPath = (path: Stretch[], id: string): number =>
  path.reduce((sum, stretch) => (stretch.id === id ? sum + stretch.to - stretch.from : sum), 0)
