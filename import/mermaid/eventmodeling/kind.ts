/** Mermaid's event models: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { oneLine } from '../../convert/names.ts'
import { entryOf } from '../../text/entry-of.ts'
import { type EventFrame, type EventModel, frameType, readEventmodeling } from './read-eventmodeling.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readEventmodeling(text)
  return { ways: [{ recipe: 'event-modeling', make: (conversion) => eventData(model, conversion) }], report }
}

const kinds: Readonly<Record<string, string>> = {
  ui: 'screen',
  processor: 'automation',
  command: 'command',
  readmodel: 'view',
  event: 'event',
}

/** One column a frame, in the order of time; each frame leads to the next unless it names its sources. */
const eventData = (model: EventModel, conversion: Conversion): Record<string, unknown> => {
  const ids = new Map(model.frames.map(({ name }, index) => [name, `frame-${index + 1}`]))
  const idOf = ({ name }: EventFrame): string => ids.get(name) ?? name
  return {
    ...conversion.heading(model),
    columns: model.frames.map((frame) => conversion.placed(frame.at, { id: idOf(frame), name: oneLine(frame.name) })),
    cards: model.frames.map((frame, index) => {
      if (frame.data !== undefined) conversion.note('data of a frame', frame.at, frame.data)
      const own = { id: `card-${index + 1}`, name: spaced(frame.entity), column: idOf(frame) }
      return conversion.placed(frame.at, { ...own, kind: entryOf(kinds, frameType(frame.type)) ?? 'event' })
    }),
    edges: model.frames.flatMap((frame, index) => edgesTo(model, frame, index, conversion)),
  }
}

/** `AddItem` as words. */
const spaced = (name: string): string => oneLine(name.replace(/^.*\./, '').replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' '))

/** Screens and automations are above commands and views, events below them. */
const lanes: Readonly<Record<string, number>> = { ui: 0, processor: 0, command: 1, readmodel: 1, event: 2 }

/** The board joins neighboring lanes only. */
const edgesTo = (model: EventModel, frame: EventFrame, index: number, conversion: Conversion): object[] =>
  sourcesOf(model, frame, index).flatMap((place) => {
    const from = model.frames[place]
    const steps = (entryOf(lanes, frameType(frame.type)) ?? 0) - (entryOf(lanes, frameType(from?.type ?? '')) ?? 0)
    if (Math.abs(steps) === 1) return [{ from: `card-${place + 1}`, to: `card-${index + 1}` }]
    conversion.note('a relation that skips a lane', frame.at, `${from?.entity} to ${frame.entity}`)
    return []
  })

/** Places of the frames that lead to one. */
const sourcesOf = ({ frames }: EventModel, { sources, isReset }: EventFrame, index: number): number[] => {
  if (sources.length === 0) return isReset || index === 0 ? [] : [index - 1]
  return sources.map((source) => frames.findIndex(({ name }) => name === source)).filter((place) => place >= 0)
}
