/** A shopping list edited on two devices: which event can have known of which, by vector clocks. */
import * as z from 'zod'
import { id, list, name, note, ref } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { readSpace, type SpaceData, writeClock } from './clocks.ts'
import { drawSpace } from './draw.ts'

const process = z.strictObject({
  id: id.optional(),
  name: name('A process, node or device', 24),
  note: note('A line under it', 40).optional(),
})

const event = z.strictObject({
  id: id.optional(),
  name: name('What happens', 24),
  at: ref('Its process'),
  from: ref('The earlier event that sent what it receives').optional(),
})

const fields = {
  processes: list(process, { min: 2, max: 6, of: 'Top to bottom; clocks count in this order' }),
  events: list(event, { min: 2, max: 24, of: 'In an order in which they may have happened' }),
  of: ref('The event whose past and future are drawn'),
  against: ref('An event to compare it with; else the first concurrent one').optional(),
}

/** An event is listed after what it receives, which another process sent. */
const sourceProblem = ({ from, at }: { from?: string | undefined; at: string }, before: SpaceData['events']) => {
  if (from === undefined) return undefined
  const source = before.find((each) => each.id === from || each.name === from)
  if (source === undefined) return { from: `${from} is not listed before it; a message is sent before it is received` }
  return source.at === at ? { from: 'is of the same process; a message goes to another one' } : undefined
}

const derive = (data: SpaceData) => {
  const { of, against, count, events } = readSpace(data)
  return {
    event: of.item.name,
    rival: against?.event.item.name ?? 'no other event',
    relation: against?.relation ?? 'ordered',
    past: count('before'),
    concurrent: count('concurrent'),
    future: count('after'),
    events: events.length,
  }
}

export default defineRecipe({
  name: 'Space-time diagram',
  family: 'Sequences',
  description:
    'Processes as lines, events on them with vector clocks, messages as arrows; what is concurrent with one event is a bar on each line, between its past and its future. Also called Lamport diagram, happened-before, causal order or light cone of an event.',
  useWhen:
    'You explain why no timestamp can order two events: conflicting writes, lost updates, replicas that merge. Needs the events of each process and which message each receives; good for 2 to 4 processes and 6 to 16 events (24 at most, 6 processes).',
  avoidWhen:
    'The calls matter, not what could know of what: use `request-sequence`. One shared variable and its values: use `thread-interleaving`. Logs of a consensus protocol: use `raft-log-replication`. Measured times: use `trace-waterfall`. Retries of one queue: use `message-redelivery`.',
  visual: 88,
  ease: 70,
  overall: 85,
  rationale:
    'Bars on the lines between past and future show at a glance which events are concurrent, and clocks let it be checked. A reader has to know that distances mean nothing, only the order on each line does. You supply events and messages; clocks and order are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form('own', fields, {
    checks: ({ unique, refersTo, each }) => [
      unique('processes', 'events'),
      refersTo(['events.*.at'], { to: 'processes', what: 'a process' }),
      refersTo(['events.*.from', 'of', 'against'], { to: 'events', what: 'an event' }),
      each('events.*', (item, { before }) => sourceProblem(item, before)),
    ],
    targets: ({ processes, events }) => [...namedTargets(processes), ...namedTargets(events)],
  }),
  sample: {
    title: 'Neither “{event}” nor “{rival}” saw the other',
    subtitle: '{concurrent} of {events} events are concurrent with {event}, {rival} among them: the server must merge',
    source: 'Vector clocks after Fidge and Mattern; only order counts, not distance',
    processes: [{ name: 'Phone' }, { name: 'Server' }, { name: 'Laptop' }],
    of: 'add eggs',
    against: 'remove milk',
    events: [
      { name: 'send list', at: 'Server' },
      { id: 'phone-gets', name: 'get list', at: 'Phone', from: 'send list' },
      { id: 'laptop-gets', name: 'get list', at: 'Laptop', from: 'send list' },
      { name: 'remove milk', at: 'Phone' },
      { name: 'add eggs', at: 'Laptop' },
      { name: 'store removal', at: 'Server', from: 'remove milk' },
      { name: 'store eggs', at: 'Server', from: 'add eggs' },
      { name: 'send merged', at: 'Server' },
      { id: 'phone-shows', name: 'show list', at: 'Phone', from: 'send merged' },
      { id: 'laptop-shows', name: 'show list', at: 'Laptop', from: 'send merged' },
    ],
  },
  derive,
  draw: (data, sheet) => {
    drawSpace(data, sheet)
    const { of, against } = readSpace(data)
    sheet.prove('event', of.item)
    if (against !== undefined) for (const name of ['rival', 'relation']) sheet.prove(name, against.event.item)
    for (const [name, at] of [
      ['past', '@before'],
      ['concurrent', '@concurrent'],
      ['future', '@after'],
    ] as const)
      sheet.prove(name, at)
    sheet.prove('events', ...data.events)
  },
  describe: (data) => {
    const { events, of, count: of_, relationOf } = readSpace(data)
    const open = events.filter((each) => relationOf(each) === 'concurrent').map((each) => each.item.name)
    const said = events.map((each) => `${each.item.name} ${writeClock(each)}`)
    return `${count(events.length, 'event')} of ${count(data.processes.length, 'process', 'processes')} with vector clocks: ${enumerate(said, 10)}. Before ${of.item.name}: ${of_('before')}; after it: ${of_('after')}; concurrent with it: ${of_('concurrent')}${open.length === 0 ? '' : ` (${enumerate(open, 5)})`}.`
  },
})
