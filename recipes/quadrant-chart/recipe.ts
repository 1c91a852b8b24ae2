/** Technical debt by what a fix costs and what it saves: four quadrants with names, the first to fix in focus. */
import { plot } from '../../drawing/chart/plot.ts'
import { pointDots } from '../../drawing/chart/point-dots.ts'
import { measuredAxis, middleOf, noteUndrawn } from '../../drawing/chart/points-axis.ts'
import { pointMarks } from '../../drawing/chart/rule.ts'
import { type AxisPlanner, withoutGrid } from '../../drawing/chart/scale.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { type DataPoint, type PointsAxis, type PointsData, pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { quadrants } from './quadrants.ts'

export default defineRecipe({
  name: 'Quadrant chart',
  family: 'Time & planning',
  description:
    'Named items placed by two judgments or measures, divided into four named quadrants, so that each item falls under a decision. Also called priority matrix, effort-impact matrix, 2 × 2 or quadrant diagram.',
  useWhen:
    'You need to agree on what to do first by two criteria: effort and benefit, urgency and importance, cost and risk. You need a value on both axes for each item; good for 4 to 30 items.',
  avoidWhen:
    'Two measures may depend on each other: use `scatter-plot`. Only one criterion counts: use `ordered-bar`. Likelihood and impact in named steps: use `risk-matrix`. Plans by quarter: use `roadmap-lanes`. Choices in rings, from adopt to hold: use `technology-radar`.',
  visual: 87,
  ease: 82,
  overall: 84,
  rationale:
    'Each quadrant names what to do and counts the items that fall under it, and the shaded one is read first. Items close together compete for room for their names. You supply two values for each item and where the lines are drawn.',
  reviewed: '2026-11-23',
  revision: 1,
  data: pointsForm({ points: [2, 40], quadrants: true }),
  sample: {
    title: 'Fix {first} of {points} problems now: each costs 30+ hours a month, the fix under 10 days',
    subtitle: 'Technical debt of the payments platform: estimated days to fix, hours lost in the last month',
    source: 'Illustrative data',
    x: { name: 'Cost to fix', unit: 'days', min: 0, max: 30 },
    y: { name: 'Time lost', unit: 'hours per month', min: 0, max: 80 },
    quadrants: ['Fix now', 'Plan as a project', 'Fix along the way', 'Leave'],
    focus: ['Flaky tests', 'Manual certificates', 'No local sandbox'],
    marks: [
      { x: 10, text: '10 days' },
      { y: 30, text: '30 hours' },
    ],
    points: [
      { name: 'Flaky tests', x: 5, y: 68 },
      { name: 'Manual certificates', x: 2, y: 38 },
      { name: 'No local sandbox', x: 4, y: 54 },
      { name: 'Monolithic build', x: 24, y: 58 },
      { name: 'Two payment schemas', x: 20, y: 44 },
      { name: 'Hand-written SQL views', x: 14, y: 36 },
      { name: 'Outdated runbooks', x: 3, y: 18 },
      { name: 'Copied date helpers', x: 2, y: 9 },
      { name: 'Old admin pages', x: 18, y: 12 },
      { name: 'In-house job queue', x: 22, y: 20 },
    ],
  },
  draw: (given, sheet) => {
    noteUndrawn(given, sheet)
    const data = { ...given, x: roomy(given, 'x'), y: roomy(given, 'y') }
    // Quadrants without names are no more than a grid.
    const [x, y] = (['x', 'y'] as const).map((key) =>
      data.quadrants === undefined ? measuredAxis(data[key], key) : withoutGrid(measuredAxis(data[key], key)),
    ) as [AxisPlanner, AxisPlanner]
    const leftOut = (index: number): void =>
      sheet.warn(`quadrants.${index}`, undefined, 'is left out, as dots leave no place for it')
    const parts = quadrantsOf(data)
    const counts = parts.map(({ length }) => length)
    for (const name of [...names, 'points']) sheet.prove(name, 'quadrants')
    // What the heading counts is shaded, or where the focus is.
    const [quoted, focus] = [
      names.findIndex((name) => sheet.quotes(name)),
      parts.findIndex((part) => part.some((each) => sheet.isFocus(each))),
    ]
    const isMarked = (['x', 'y'] as const).every((key) => data.marks?.some((mark) => mark[key] !== undefined))
    const strong = quoted >= 0 ? quoted : Math.max(0, focus)
    const center = centerOf(data)
    if (data.quadrants !== undefined && data.points.some((point) => point.x === center.x || point.y === center.y))
      sheet.footnote('A point on a line counts as right of it, or above it.')
    plot({ sheet, x, y, h: 400, isFramed: data.quadrants !== undefined }, [
      ...(data.quadrants === undefined
        ? []
        : [quadrants(center, data.quadrants, { strong, counts, isMarked, isQuoted: quoted >= 0, leftOut })]),
      ...pointMarks(data.marks, { stroke: 'ink' }),
      ...pointDots(data.points, sheet, { names: 'all', size: 14 }),
    ])
  },
  derive: (data) => ({
    ...Object.fromEntries(quadrantsOf(data).map(({ length }, index) => [names[index] ?? '', length])),
    points: data.points.length,
  }),
  describe: (data) => {
    const parts = quadrantsOf(data).map((points, index) => {
      const names = enumerate(points.flatMap((point) => (point.name === undefined ? [] : saidOf(point, data))))
      return `${data.quadrants?.[index] ?? `quadrant ${index + 1}`}: ${names || 'none'}`
    })
    return `${count(data.points.length, 'item')} by ${data.x.name.toLowerCase()} across and ${data.y.name.toLowerCase()} upward. ${parts.join('. ')}.`
  },
})

/** A point by its name; what the heading is about has its values too. */
const saidOf = (point: DataPoint, data: PointsData & { focus?: string[] | undefined }): string => {
  const { name = '' } = point
  if (!isNamed(point, data.focus ?? [])) return name
  const values = (['x', 'y'] as const).map((key) => {
    const { bands, unit } = data[key]
    return bands?.[point[key] - 1] ?? formatFor([point[key]], unit).full(point[key])
  })
  return `${name} (${values.join(', ')})`
}

/** The names by which headings quote how many items a quadrant has, in reading order. */
const names = ['first', 'second', 'third', 'fourth']

/** An axis that goes on for a step where its last point would be on the frame, its name beyond it, unless its end is given. */
const roomy = (data: PointsData, key: 'x' | 'y'): PointsAxis => {
  const [axis, values] = [data[key], data.points.map((point) => point[key])]
  const { ticks, scale } = measuredAxis(axis, key)(values)
  const [most, last, before] = [Math.max(...values), ticks.at(-1)?.at, ticks.at(-2)?.at]
  if (axis.max !== undefined || axis.bands !== undefined || axis.scale === 'log') return axis
  if (last === undefined || before === undefined || scale(0, 1).at(most) < 1) return axis
  return { ...axis, max: most + last - before }
}

/** Where the quadrants meet: at the marks, or in the middle of the axes. */
const centerOf = (data: PointsData): { x: number; y: number } => {
  const middle = (key: 'x' | 'y'): number =>
    data.marks?.find((mark) => mark[key] !== undefined)?.[key] ??
    middleOf(
      roomy(data, key),
      key,
      data.points.map((point) => point[key]),
    )
  return { x: middle('x'), y: middle('y') }
}

/** The points of each quadrant, in reading order; a point on a line is on its far side. */
const quadrantsOf = (data: PointsData): DataPoint[][] => {
  const center = centerOf(data)
  return [0, 1, 2, 3].map((index) =>
    data.points.filter(({ x, y }) => x >= center.x === (index % 2 === 1) && y >= center.y === index < 2),
  )
}
