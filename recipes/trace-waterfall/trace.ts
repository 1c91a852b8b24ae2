/**
 * A trace: spans inside spans, and the critical path through them.
 */

/** What a trace needs of a span: moments on one scale, what it is part of, and whether it is minor. */
export type TraceSpan<T> = { item: T; start: number; end: number; parent: T | undefined; isMinor?: boolean }

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
 * between such children is its own. The stretches add up to the length of the root. A child that ends after its parent
 * counts up to that end, as clocks differ; where more of it is after that end than before it, or it is minor, nobody waited
 * for it.
 */
export function criticalPath<T>(spans: readonly TraceSpan<T>[]): TraceStretch<T>[] {
  const backwards: TraceStretch<T>[] = []
  const visit = ({ item, start }: TraceSpan<T>, end: number): void => {
    const own = (from: number, to: number): void => {
      if (to > from) backwards.push({ item, from, to })
    }
    let at = end
    const waits = childrenOf(spans, item).map((child) => ({
      child,
      to: isWaitedFor(child, end) ? Math.min(child.end, end) : child.end,
    }))
    for (const { child, to } of waits.toSorted((a, b) => b.to - a.to)) {
      if (to > at || child.start < start || to === child.start) continue
      own(to, at)
      visit(child, to)
      at = child.start
    }
    own(start, at)
  }
  for (const root of childrenOf(spans, undefined)) visit(root, root.end)
  return backwards.toReversed()
}

/** Whether a span that ends at some moment waited for a child: that ends by then, or is not minor and has less after that moment than before it. */
const isWaitedFor = <T>({ start, end, isMinor }: TraceSpan<T>, parentEnd: number): boolean =>
  end <= parentEnd || (isMinor !== true && end - parentEnd < parentEnd - start)

/** The children that end after their parents, and by how much. */
export const lateIn = <T>(spans: readonly TraceSpan<T>[]): { item: T; parent: T; by: number; isCut: boolean }[] =>
  spans.flatMap((span) => {
    const { item, end, parent } = span
    const above = spans.find((each) => each.item === parent)
    if (above === undefined || parent === undefined || end <= above.end) return []
    return [{ item, parent, by: end - above.end, isCut: isWaitedFor(span, above.end) }]
  })
