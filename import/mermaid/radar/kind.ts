/** Mermaid's radar charts: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type RadarModel, readRadar } from './read-radar.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readRadar(text)
  const [radar, bars] = [
    { recipe: 'radar-chart', make: (conversion: Conversion) => radarData(model, conversion) },
    { recipe: 'grouped-bar', make: (conversion: Conversion) => barData(model, conversion) },
  ]
  // More than three outlines hide each other.
  return { ways: model.curves.length > 3 ? [bars, radar] : [radar, bars], report }
}

const radarData = (model: RadarModel, conversion: Conversion): Record<string, unknown> => {
  const names = dataNames(model.curves)
  if (model.min !== 0) conversion.noteOnce('the least value of the axes', 0, String(model.min))
  return {
    ...conversion.heading(model),
    measure: 'Value',
    ...(model.max === undefined ? {} : { max: model.max }),
    columns: labels(model),
    rows: model.curves.map(({ id, values, at }) => {
      const { name, id: own } = names.get(id)!
      return conversion.placed(at, { ...(own === undefined ? {} : { id: own }), name, values: filled(values, model) })
    }),
  }
}

const barData = (model: RadarModel, conversion: Conversion): Record<string, unknown> => {
  const [names, axes] = [dataNames(model.curves), labels(model)]
  return {
    ...conversion.heading(model),
    measure: 'Value',
    columns: model.curves.map(({ id }) => names.get(id)!.name),
    rows: model.axes.map(({ at }, index) => ({
      ...conversion.placed(at, { name: axes[index] }),
      values: model.curves.map(({ values }) => values[index] ?? null),
    })),
  }
}

/** Names of axes; those that repeat have their ids behind them. */
const labels = ({ axes }: RadarModel): string[] => {
  const names = dataNames(axes)
  return axes.map(({ id }) => {
    const { name, id: own } = names.get(id)!
    return own === undefined || own === name ? name : `${name} (${id})`
  })
}

const filled = (values: readonly (number | undefined)[], { axes }: RadarModel): (number | null)[] =>
  axes.map((_, index) => values[index] ?? null)
