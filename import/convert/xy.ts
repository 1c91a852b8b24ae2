/**
 * Charts over two axes as data: lines and bars over categories.
 */
import type { XyModel } from '../models/xy.ts'
import type { Conversion, RecipeWay } from './conversion.ts'
import { dataNames } from './names.ts'

/** The recipes for a chart, the best first. */
export function xyWays(model: XyModel): RecipeWay[] {
  const way = (recipe: string, make: (model: XyModel, conversion: Conversion) => Record<string, unknown>) => ({
    recipe,
    make: (conversion: Conversion) => make(model, conversion),
  })
  const [lines, bars, groups] = [
    way('line-chart', lineData),
    way('ordered-bar', barData),
    way('grouped-bar', groupData),
  ]
  if (model.plots.some(({ type }) => type === 'line')) return [lines, groups]
  return model.plots.length > 1 ? [groups, lines] : [bars, lines]
}

/** Names of the categories; a range is divided into equal steps. */
const categoriesOf = ({ x, plots }: XyModel): string[] => {
  const count = Math.max(0, ...plots.map(({ values }) => values.length))
  if (x.categories !== undefined) return x.categories
  const [low, high] = x.range ?? [1, count]
  const step = count > 1 ? (high - low) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => String(Math.round((low + index * step) * 1000) / 1000))
}

/** What is alike in all: heading and measure; a value without a category is not in the picture. */
const base = (model: XyModel, conversion: Conversion): Record<string, unknown> => {
  const { length } = categoriesOf(model)
  for (const { values, at } of model.plots)
    if (values.length > length) conversion.note('values without a category', at, values.slice(length).join(', '))
  if (model.orientation === 'horizontal') conversion.noteOnce('the orientation of the chart', 0)
  if (model.y.range !== undefined) conversion.noteOnce('the range of the axis', 0, model.y.range.join(' to '))
  return { ...conversion.heading(model), measure: model.y.title ?? 'Value' }
}

const seriesName = ({ plots }: XyModel, index: number): string => {
  const { title, type } = plots[index]!
  const same = plots.filter((plot) => plot.type === type).length
  return title ?? (same > 1 ? `${type} ${index + 1}` : type!)
}

const unique = (names: string[]): string[] => {
  const found = dataNames(names.map((name, index) => ({ id: String(index), label: name })))
  return names.map((_, index) => {
    const { name, id } = found.get(String(index))!
    return id === undefined ? name : `${name} (${index + 1})`
  })
}

const lineData = (model: XyModel, conversion: Conversion): Record<string, unknown> => {
  const columns = unique(categoriesOf(model))
  for (const { type, at } of model.plots) if (type === 'bar') conversion.noteOnce('bars, drawn as lines', at)
  const names = unique(model.plots.map((_, index) => seriesName(model, index)))
  return {
    ...base(model, conversion),
    columns,
    rows: model.plots.map(({ values, at }, index) =>
      conversion.placed(at, { name: names[index], values: columns.map((_, column) => values[column] ?? null) }),
    ),
  }
}

const barData = (model: XyModel, conversion: Conversion): Record<string, unknown> => {
  const [plot] = model.plots
  const names = unique(categoriesOf(model))
  return {
    ...base(model, conversion),
    rows: names.flatMap((name, index) => {
      const value = plot?.values[index]
      return value === undefined ? [] : [conversion.placed(plot?.at ?? 0, { name, value })]
    }),
  }
}

const groupData = (model: XyModel, conversion: Conversion): Record<string, unknown> => {
  for (const { type, at } of model.plots) if (type === 'line') conversion.noteOnce('lines, drawn as bars', at)
  return {
    ...base(model, conversion),
    columns: unique(model.plots.map((_, index) => seriesName(model, index))),
    rows: unique(categoriesOf(model)).map((name, row) =>
      conversion.placed(0, { name, values: model.plots.map(({ values }) => values[row] ?? null) }),
    ),
  }
}
