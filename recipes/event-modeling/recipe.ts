/** Booking a seat as an event model: what people see and do, what is asked for, and the events that are kept. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawModel } from './draw.ts'
import { modelForm } from './form.ts'

export default defineRecipe({
  name: 'Event model',
  family: 'Flows',
  description:
    'A system as a story from left to right in three lanes: screens and automations, commands and read models, events. Each slice either changes state through a command or shows it through a read model. Also called event modeling or event model blueprint.',
  useWhen:
    'You design an event-sourced or information system with its users and want to agree slice by slice on what is seen, asked and stored, with names that become code. Good for 3 to 10 slices and up to 30 cards.',
  avoidWhen:
    'You need calls between services: use `request-sequence`. You need to show who approves what: use `swimlane-process`. You need to show how people feel on the way: use `user-journey`. You need running parts and topics: use `c4-container`.',
  aliases: ['event sourcing design', 'CQRS design', 'event storming', 'commands and events', 'read model'],
  visual: 84,
  ease: 72,
  overall: 80,
  rationale:
    'One story shows what people see, what they ask for and what is stored, so gaps in the data are found before code is written. A slice in the middle moves all that follow. You supply slices, cards and what leads to what.',
  reviewed: '2026-11-22',
  revision: 1,
  data: modelForm(),
  sample: {
    title: 'No person confirms a booking: a job reacts to the payment',
    subtitle: 'Seats for a show: {events} events are all that has to be stored',
    source: 'Illustrative data; lanes and patterns of Event Modeling',
    focus: ['Booking job'],
    columns: [
      { name: 'Publish show' },
      { name: 'See seats' },
      { name: 'Hold seat' },
      { name: 'Pay' },
      { name: 'Find paid holds' },
      { name: 'Confirm' },
      { name: 'See ticket' },
    ],
    cards: [
      { name: 'Show form', kind: 'screen', column: 'Publish show' },
      { name: 'Publish', kind: 'command', column: 'Publish show' },
      { name: 'Show published', column: 'Publish show' },
      { name: 'Free seats', kind: 'view', column: 'See seats' },
      { name: 'Seat map', kind: 'screen', column: 'See seats' },
      { name: 'Hold', kind: 'command', column: 'Hold seat' },
      { name: 'Seat held', column: 'Hold seat' },
      { name: 'Card form', kind: 'screen', column: 'Pay' },
      { name: 'Charge', kind: 'command', column: 'Pay' },
      { name: 'Payment received', column: 'Pay' },
      { name: 'Paid holds', kind: 'view', column: 'Find paid holds' },
      { name: 'Booking job', kind: 'automation', column: 'Find paid holds' },
      { name: 'Book', kind: 'command', column: 'Confirm' },
      { name: 'Seat booked', column: 'Confirm' },
      { name: 'My tickets', kind: 'view', column: 'See ticket' },
      { name: 'Ticket page', kind: 'screen', column: 'See ticket' },
    ],
    edges: [
      { from: 'Show form', to: 'Publish' },
      { from: 'Publish', to: 'Show published' },
      { from: 'Show published', to: 'Free seats' },
      { from: 'Free seats', to: 'Seat map' },
      { from: 'Seat map', to: 'Hold' },
      { from: 'Hold', to: 'Seat held' },
      { from: 'Card form', to: 'Charge' },
      { from: 'Charge', to: 'Payment received' },
      { from: 'Seat held', to: 'Paid holds' },
      { from: 'Payment received', to: 'Paid holds' },
      { from: 'Paid holds', to: 'Booking job' },
      { from: 'Booking job', to: 'Book' },
      { from: 'Book', to: 'Seat booked' },
      { from: 'Seat booked', to: 'My tickets' },
      { from: 'My tickets', to: 'Ticket page' },
    ],
  },
  draw: drawModel,
  derive: ({ cards }) => ({ events: String(cards.filter(({ kind }) => kind === 'event').length) }),
  describe: ({ columns, cards, edges }) =>
    `${count(columns.length, 'slice')} from left to right: ${enumerate(
      columns.map(({ name }) => name),
      10,
    )}. ${count(cards.length, 'card')} in three lanes, joined by ${count(edges.length, 'arrow')}; events: ${enumerate(
      cards.flatMap(({ kind, name }) => (kind === 'event' ? [name] : [])),
      8,
    )}.`,
})
