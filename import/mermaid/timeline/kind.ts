/** Mermaid's timelines: read, and ways to draw them. */
import { readMoment } from '../../../drawing/values/moment.ts'
import { type Conversion, type DiagramReading, given } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type Period, readTimeline, type TimelineModel } from './read-timeline.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readTimeline(text)
  const board = { recipe: 'roadmap-lanes', make: (conversion: Conversion) => boardData(model, conversion) }
  const dated = model.periods.every(({ label }) => dateOf(label) !== undefined)
  const milestones = ['milestone-timeline', 'priestley-timeline'].map((recipe) => ({
    recipe,
    make: (conversion: Conversion) => datedData(model, conversion),
  }))
  return { ways: dated ? [...milestones, board] : [board], report }
}

/** A period that is a date as data write it. */
const dateOf = (label: string): string | undefined => {
  const words = label.replaceAll('/', '-').trim()
  return readMoment(words) === undefined ? undefined : words
}

type Item = { id: string; label: string; period: Period; row: number; at: number }

/** Every event with its period; a period without events is one itself. */
const itemsOf = ({ periods }: TimelineModel): Item[] =>
  periods.flatMap((period, row) =>
    period.events.length === 0
      ? [{ id: `event-${row}`, label: period.label, period, row, at: period.at }]
      : period.events.map(({ text, at }, index) => ({ id: `event-${row}-${index}`, label: text, period, row, at })),
  )

const datedData = (model: TimelineModel, conversion: Conversion): Record<string, unknown> => {
  const items = itemsOf(model)
  const names = dataNames(items)
  return {
    ...conversion.heading(model),
    events: items.map(({ id, period, at }) => {
      const { name, id: own } = names.get(id)!
      const start = dateOf(period.label) ?? period.label
      const identity = own === undefined ? { name } : { id: own, name }
      return conversion.placed(at, { ...identity, start, ...given('group', period.section) })
    }),
  }
}

/** As many columns as a board has; what is longer goes down. */
const mostColumns = 6

/**
 * Periods that are no dates are lines of a board in the order of the text: columns, with sections as rows, or the other
 * way around where they are more than a board has columns.
 */
const boardData = (model: TimelineModel, conversion: Conversion): Record<string, unknown> => {
  const items = itemsOf(model)
  const names = dataNames(items)
  const lines = dataNames(model.periods.map(({ label }, index) => ({ id: String(index), label })))
  const [along, across] = model.periods.length > mostColumns ? ['row', 'column'] : ['column', 'row']
  const hasSections = model.periods.some(({ section }) => section !== undefined)
  return {
    ...conversion.heading(model),
    [`${along}s`]: model.periods.map(({ at }, index) => {
      const { name, id } = lines.get(String(index))!
      return conversion.placed(at, id === undefined ? { name } : { id, name })
    }),
    cards: items.map(({ id, period, row, at }) => {
      const { name, id: own } = names.get(id)!
      const place = { [along]: lines.get(String(row))?.ref ?? period.label }
      if (hasSections || across === 'column') place[across] = period.section ?? (hasSections ? '…' : 'Events')
      return conversion.placed(at, own === undefined ? { name, ...place } : { id: own, name, ...place })
    }),
  }
}
