/**
 * Mermaid's charts against its models: pie, timeline, journey, quadrant chart, packet, xy chart, Sankey, radar.
 */
import type { JourneyModel } from '../../../import/mermaid/journey/read-journey.ts'
import type { PacketModel } from '../../../import/mermaid/packet/read-packet.ts'
import type { PieModel } from '../../../import/mermaid/pie/read-pie.ts'
import type { AxisWords, QuadrantModel } from '../../../import/mermaid/quadrant/read-quadrant.ts'
import type { RadarModel } from '../../../import/mermaid/radar/read-radar.ts'
import type { SankeyModel } from '../../../import/mermaid/sankey/read-sankey.ts'
import type { TimelineModel } from '../../../import/mermaid/timeline/read-timeline.ts'
import type { Titled } from '../../../import/models/graph.ts'
import type { XyAxis, XyModel } from '../../../import/models/xy.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

/** Differences, with the words about the whole compared already. */
export const about = (ours: Titled, theirs: Theirs): Differences => {
  const differences = new Differences()
  // Titles of the front matter are in no model of a chart.
  for (const key of ['title', 'accTitle', 'accDescr'] as const)
    if (key !== 'title' || theirs['title']) differences.words(key, ours[key], theirs[key])
  return differences
}

export function comparePie(ours: PieModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const slices = ours.slices.map(({ label, value }) => JSON.stringify([saidOf(label), value]))
  const theirSlices = (theirs['sections'] ?? []).map(({ label, value }: Theirs) =>
    JSON.stringify([saidOf(label), value]),
  )
  // In Mermaid's model, a label that repeats is one slice.
  differences.alike('slice', [...new Set(slices)], theirSlices)
  differences.same('showData', ours.showData, theirs['showData'] ?? false)
  return differences.found
}

export function compareTimeline(ours: TimelineModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'period',
    ours.periods.map(({ label, section = '', events }) =>
      JSON.stringify([label, section, events.map(({ text }) => saidOf(text))]),
    ),
    (theirs['tasks'] ?? []).map(({ task, section = '', events }: Theirs) =>
      JSON.stringify([saidOf(task), saidOf(section), (events ?? []).map(saidOf)]),
    ),
  )
  differences.inOrder('section', ours.sections, (theirs['sections'] ?? []).map(saidOf))
  differences.same('direction', ours.direction, theirs['direction'] ?? 'LR')
  return differences.found
}

export function compareJourney(ours: JourneyModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'step',
    ours.steps.map(({ label, section = '', score, people }) => JSON.stringify([label, section, score, people.join()])),
    (theirs['tasks'] ?? []).map(({ task, section = '', score, scoreIsNaN, people }: Theirs) =>
      JSON.stringify([
        saidOf(task),
        saidOf(section),
        scoreIsNaN === true ? null : score,
        (people ?? []).map(saidOf).join(),
      ]),
    ),
  )
  differences.inOrder('section', ours.sections, (theirs['sections'] ?? []).map(saidOf))
  return differences.found
}

export function compareQuadrant(ours: QuadrantModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const { axes = {}, quadrants = {} } = theirs
  const ends = (axis: AxisWords | undefined): unknown[] => [
    axis === undefined ? '' : `${axis.low}${axis.isOpen ? ' ⟶' : ''}`,
    axis?.high ?? '',
  ]
  differences.same('x', ends(ours.x), [saidOf(axes.xAxisLeftText), saidOf(axes.xAxisRightText)])
  differences.same('y', ends(ours.y), [saidOf(axes.yAxisBottomText), saidOf(axes.yAxisTopText)])
  for (const number of ['1', '2', '3', '4'] as const)
    differences.words(`quadrant ${number}`, ours.quadrants[number], quadrants[`quadrant${number}Text`])
  differences.alike(
    'point',
    ours.points.map(({ label, x, y }) => JSON.stringify([label, x, y])),
    (theirs['points'] ?? []).map(({ text, x, y }: Theirs) => JSON.stringify([saidOf(text), x, y])),
  )
  return differences.found
}

export function comparePacket(ours: PacketModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  // Mermaid cuts fields at the end of each row.
  const rows = ours.fields.flatMap(({ label, start, end }) => {
    const pieces: string[] = []
    for (let from = start; from <= end; ) {
      const to = Math.min(end, Math.floor(from / ours.width) * ours.width + ours.width - 1)
      pieces.push(JSON.stringify([label, from, to]))
      from = to + 1
    }
    return pieces
  })
  const theirRows = (theirs['packet'] ?? [])
    .flat()
    .map((field: Theirs) => JSON.stringify([saidOf(field['label']), field['start'], field['end']]))
  differences.inOrder('field', rows, theirRows)
  return differences.found
}

export function compareXychart(ours: XyModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.same('orientation', ours.orientation, theirs['orientation'])
  for (const key of ['x', 'y'] as const) compareAxis(differences, ours[key], theirs[`${key}Axis`] ?? {})
  const count = ours.x.categories?.length ?? Infinity
  differences.inOrder(
    'plot',
    ours.plots.map(({ type, values }) => JSON.stringify([type, values.slice(0, count)])),
    (theirs['plots'] ?? []).map(({ type, values }: Theirs) => JSON.stringify([type, values])),
  )
  return differences.found
}

/** A range that the text does not give is computed in Mermaid's model. */
const compareAxis = (differences: Differences, ours: XyAxis, theirs: Theirs): void => {
  differences.words('title of an axis', ours.title, theirs['title'])
  if (ours.categories !== undefined) differences.same('categories', ours.categories, theirs['categories']?.map(saidOf))
  if (ours.range !== undefined) differences.same('range', ours.range, [theirs['min'], theirs['max']])
}

export function compareSankey(ours: SankeyModel, theirs: Theirs): string[] {
  const differences = new Differences()
  differences.inOrder(
    'link',
    ours.links.map(({ from, to, value }) => JSON.stringify([saidOf(from), saidOf(to), value])),
    (theirs['graph']?.links ?? []).map(({ source, target, value }: Theirs) =>
      JSON.stringify([saidOf(source), saidOf(target), value]),
    ),
  )
  return differences.found
}

export function compareRadar(ours: RadarModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const { axes = [], curves = [], options = {} } = theirs
  differences.inOrder(
    'axis',
    ours.axes.map(({ id, label }) => JSON.stringify([id, label])),
    axes.map(({ name, label }: Theirs) => JSON.stringify([name, saidOf(label)])),
  )
  differences.inOrder(
    'curve',
    ours.curves.map(({ id, label, values }) => JSON.stringify([id, label, values])),
    curves.map(({ name, label, entries }: Theirs) => JSON.stringify([name, saidOf(label), entries])),
  )
  differences.same('range', [ours.min, ours.max ?? null], [options.min ?? 0, options.max ?? null])
  return differences.found
}
