/** Mermaid's quadrant charts: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { focus } from '../../convert/emphasis.ts'
import { dataNames } from '../../convert/names.ts'
import { type AxisWords, type QuadrantModel, readQuadrant } from './read-quadrant.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readQuadrant(text)
  const ways = ['quadrant-chart', 'scatter-plot'].map((recipe) => ({
    recipe,
    make: (conversion: Conversion) => quadrantData(model, conversion, recipe === 'quadrant-chart'),
  }))
  return { ways, report }
}

const quadrantData = (model: QuadrantModel, conversion: Conversion, named: boolean): Record<string, unknown> => {
  const items = model.points.map((point, index) => ({ ...point, id: `point-${index}` }))
  const names = dataNames(items)
  return {
    ...conversion.heading(model),
    ...focus(items, (id) => names.get(id)?.ref, conversion),
    x: { name: axisName(model.x, 'x'), min: 0, max: 1 },
    y: { name: axisName(model.y, 'y'), min: 0, max: 1 },
    ...(named ? quadrantNames(model) : {}),
    points: items.map(({ id, x, y, at }) => {
      const { name, id: own } = names.get(id)!
      return conversion.placed(at, { ...(own === undefined ? {} : { id: own }), name, x, y })
    }),
  }
}

/** An axis is named by what is at its ends. */
const axisName = (axis: AxisWords | undefined, letter: string): string => {
  if (axis === undefined) return letter
  return axis.high === undefined ? axis.low : `${axis.low} → ${axis.high}`
}

/** In reading order, from top left; one without a name has none to show. */
const quadrantNames = ({ quadrants }: QuadrantModel): object => {
  const names = (['2', '1', '3', '4'] as const).map((number) => quadrants[number])
  return names.every((name) => name === undefined) ? {} : { quadrants: names.map((name) => name || '…') }
}
