/**
 * How far the cells of a drawing may reach on its sheet.
 */
import type { Direction, LayoutOptions } from './model/graph.ts'
import type { Model } from './model/model.ts'

/** How many half steps fit the sheet, along the flow and across it. */
export function limitOf({ nodes, edges, options }: Model, direction: Direction): { main: number; cross: number } {
  const [width, height] = [options.maxWidth ?? 1120, options.maxHeight ?? 2200]
  const widest = Math.max(...nodes.map(({ w }) => w))
  const labels = edges.map(({ given }) => given.label?.w ?? 0)
  const words = labels.reduce((sum, w) => sum + w, 0) / Math.max(1, labels.length)
  const columns = (direction === 'right' ? width - 80 : width) / (widest + (direction === 'right' ? 40 + words : 48))
  const middle = nodes.reduce((sum, { h }) => sum + h, 0) / nodes.length
  const rows = (Math.min(height, options.spine ? height : 1000) - 80) / (middle + 64)
  const known = knownSteps(options)
  const steps = (count: number, least: number): number => Math.max(2 * Math.max(3, Math.floor(count + 0.3)), least)
  return direction === 'right'
    ? { main: steps(columns, known.columns), cross: Math.max(14, steps(rows, known.rows)) }
    : { main: steps(rows, known.rows), cross: steps(columns, known.columns) }
}

/** The extent of the drawing that the search starts from, which is known to fit. */
const knownSteps = ({ cells = {} }: LayoutOptions): { columns: number; rows: number } => {
  const [columns, rows] = [0, 1].map((axis) => {
    const values = Object.values(cells).map((cell) => cell[axis] ?? 0)
    return values.length === 0 ? 0 : Math.ceil(2 * (Math.max(...values) - Math.min(...values) + 1))
  })
  return { columns: columns ?? 0, rows: rows ?? 0 }
}
