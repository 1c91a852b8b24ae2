/** Mermaid's pie charts: read, and ways to draw them. */
import type { Conversion, DiagramReading, RecipeWay } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type PieModel, readPie } from './read-pie.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readPie(text)
  const wayOf = (recipe: string, measure: string): RecipeWay => ({
    recipe,
    make: (conversion) => pieData(model, measure, conversion),
  })
  const [pie, bars] = [wayOf('pie-chart', 'Total'), wayOf('ordered-bar', 'Amount')]
  // More than six slices cannot be told apart; bars can.
  return { ways: model.slices.length > 6 ? [bars, pie] : [pie, bars], report }
}

const pieData = (model: PieModel, measure: string, conversion: Conversion): Record<string, unknown> => {
  const names = dataNames(model.slices.map(({ label }, index) => ({ id: String(index), label: label || '…' })))
  return {
    ...conversion.heading(model),
    measure,
    rows: model.slices.map(({ value, at }, index) => {
      const { name, id } = names.get(String(index))!
      return conversion.placed(at, { ...(id === undefined ? {} : { id }), name, value })
    }),
  }
}
