/** PlantUML's charts: read, and ways to draw them. */
import {
  type Conversion,
  type DiagramData,
  type DiagramReading,
  given,
  type RecipeWay,
} from '../../convert/conversion.ts'
import { xyWays } from '../../convert/xy.ts'
import { type PlantChart, readChart } from './read-chart.ts'

export function read(text: string): DiagramReading {
  const { chart, report } = readChart(text)
  const scatter = { recipe: 'scatter-plot', make: (conversion: Conversion) => pointData(chart, conversion) }
  if (chart.points.length === 0) return { ways: xyWays(chart), report }
  return { ways: chart.plots.length === 0 ? [scatter] : [...withoutPoints(chart), scatter], report }
}

/** Lines and bars; points that are not joined are in the ledger. */
const withoutPoints = (chart: PlantChart): RecipeWay[] =>
  xyWays(chart).map(({ recipe, make }) => ({
    recipe,
    make: (conversion) => {
      for (const { at, title = '' } of chart.points) conversion.note('points beside lines and bars', at, title)
      return make(conversion)
    },
  }))

/** Points of their own; what is joined by lines beside them is in the ledger. */
const pointData = (chart: PlantChart, conversion: Conversion): DiagramData => {
  for (const { at, title = '' } of chart.plots) conversion.note('lines and bars beside points', at, title)
  const axis = ({ title, range }: PlantChart['x'], name: string): object => ({
    name: title ?? name,
    ...(range === undefined ? {} : { min: range[0], max: range[1] }),
  })
  return {
    ...conversion.heading(chart),
    x: axis(chart.x, 'x'),
    y: axis(chart.y, 'y'),
    points: chart.points.flatMap(({ title, pairs, at }) =>
      pairs.map(([x, y], index) => conversion.placed(at, { ...(index === 0 ? given('name', title) : {}), x, y })),
    ),
  }
}
