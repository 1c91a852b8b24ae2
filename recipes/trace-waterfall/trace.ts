/**
 * A trace: spans inside spans, and the critical path through them.
 */

/** What a trace needs of a span: moments on one scale, and what it is part of. */
export type TraceSpan<T> = { item: T; start: number; end: number; parent: T | undefined }

/** A span in its row: `depth` parents are above it; `above` is the row of its parent or of the sibling before it. */
export type WaterfallRow<T> = TraceSpan<T> & { depth: number; above: number | undefined }

/** A stretch of time in which the trace waits for nothing but this span's own work. */
export type TraceStretch<T> = { item: T; from: number; to: number }

/** Rows with parents before their children, siblings by start. */
export function traceRows<T>(spans: readonly TraceSpan<T>[]): WaterfallRow<T>[] {
  const rows: WaterfallRow<T>[] = []
  const visit = (parent: T | undefined, depth: number, parentRow: number | undefined): void => {
    let above = parentRow
    for (const span of childrenOf(spans, parent).toSorted((a, b) => a.start - b.start)) {
      const row = rows.push({ ...span, depth, above }) - 1
      visit(span.item, depth + 1, row)
      above = row
    }
  }
  visit(undefined, 0, undefined)
  return rows
}

const childrenOf = <T>(spans: readonly TraceSpan<T>[], parent: T | undefined): TraceSpan<T>[] =>
  spans.filter((span) => span.parent === parent)

/**
 * The critical path, first stretch first: back from the end of a span, it waited for the child that ended last; time
 * between such children is its own. The stretches add up to the length of the root. What a child does after its
 * parent has ended, nobody waited for.
 */
export function criticalPath<T>(spans: readonly TraceSpan<T>[]): TraceStretch<T>[] {
  const backwards: TraceStretch<T>[] = []
  const visit = ({ item, start }: TraceSpan<T>, end: number): void => {
    const own = (from: number, to: number): void => {
      if (to > from) backwards.push({ item, from, to })
    }
    let at = end
    for (const child of childrenOf(spans, item).toSorted((a, b) => b.end - a.end)) {
      if (child.end > at || child.start < start || child.end === child.start) continue
      own(child.end, at)
      visit(child, child.end)
      at = child.start
    }
    own(start, at)
  }
  for (const root of childrenOf(spans, undefined)) visit(root, root.end)
  return backwards.toReversed()
}
