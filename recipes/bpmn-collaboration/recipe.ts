/** A chargeback between a merchant and a payment provider: who waits for what, and for how long. */
import { alsoChecked, completing } from '../../drawing/data/form.ts'
import { type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { plain } from '../../drawing/graph/vocabulary.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { checkFlows, withMessages, withNamedEvents, wrongMessages } from './rules.ts'
import { clearOfRings, events, symbolView } from './symbols.ts'
import { isInterrupted, messageSides, waitsIn } from './waits.ts'

const { edges, groups } = plain

/** Names and notes are at the symbols: the key names lines alone, and shows events in focus as circles. */
const silent = <Kinds extends string>(...kinds: readonly Kinds[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, { shape: events[kind] === undefined ? 'box' : 'circle' }])) as Record<
    Kinds,
    { shape: 'box' | 'circle' }
  >

const kinds = [
  'step',
  'user-task',
  'service-task',
  'send-task',
  'decision',
  'parallel',
  'inclusive',
  'event-choice',
  'start',
  'message-start',
  'timer-start',
  'event',
  'message',
  'timer',
  'send',
  'end',
  'message-end',
  'error-end',
  'terminate-end',
] as const

const notation = {
  kinds,
  unnamed: kinds.slice(4),
  edgeKinds: ['next', 'message', 'on-timer', 'on-error'],
  groupKinds: ['pool'],
  nodes: silent(...kinds),
  edges: {
    next: { plain: 'Sequence flow' },
    message: { ...edges.message, text: 'Message flow' },
    'on-timer': { from: 'timer-event' },
    'on-error': { from: 'error-event' },
  },
  groups: { pool: groups.pool },
  sameSize: 'none',
  layout: { lanes: 'rows' },
} as const

export default defineRecipe({
  name: 'BPMN collaboration',
  family: 'Flows',
  description:
    'Processes of two or more participants in pools: tasks, gateways and events with their BPMN 2.0.2 signs, the messages between them as dashed lines, timers and errors at the border of tasks, and every wait that nothing ends. Also called BPMN diagram or process with pools.',
  useWhen:
    'Companies, teams or systems exchange messages and each runs its own process: payments, claims, orders. You ask what happens on a timeout or an error, and who may wait forever. Good for 2 to 4 pools with up to 20 tasks and events.',
  avoidWhen:
    'One organization hands work over: use `swimlane-process`. Only the order of messages counts: use `request-sequence`. Steps that are undone: use `saga-compensation`. UML is the house notation: use `uml-activity`. Waiting times: use `value-stream-map`.',
  visual: 86,
  ease: 74,
  overall: 84,
  rationale:
    'Signs are those of the standard, and waits for a message without a time limit are found and marked. Readers must know events and gateways, or ask. You supply tasks, events, flows and messages; lanes in pools are not drawn.',
  reviewed: '2026-11-28',
  revision: 1,
  data: alsoChecked(
    completing(graphForm(notation), (data) => withNamedEvents(withMessages(data))),
    () => [checkFlows],
  ),
  sample: {
    title: '{endless} of {waits} waits for messages has no time limit: the merchant’s',
    subtitle: 'The merchant has 12 days for evidence, but after 10 the cardholder is refunded and no ruling is sent',
    source: 'BPMN 2.0.2; chargeback, simplified',
    focus: ['ruling', 'first > ten', 'ten', 'ten > refunded', 'refunded'],
    key: { focus: 'Endless wait, and its cause' },
    nodes: [
      { id: 'received', at: [1, 2], name: 'Chargeback', kind: 'message-start', group: 'Merchant' },
      { name: 'Collect evidence', at: [2, 2], kind: 'user-task', group: 'Merchant' },
      { id: 'late', at: [6, 1], name: 'Given up', kind: 'end', group: 'Merchant' },
      { name: 'Submit evidence', at: [3, 2], kind: 'send-task', group: 'Merchant' },
      { id: 'ruling', at: [5, 2], name: 'Ruling arrives', kind: 'message', group: 'Merchant' },
      { id: 'closed', at: [6, 2], name: 'Case closed', kind: 'end', group: 'Merchant' },
      { id: 'disputed', at: [1, 4], name: 'Dispute', kind: 'start', group: 'Payment provider' },
      { name: 'Notify merchant', at: [1, 3], kind: 'send-task', group: 'Payment provider' },
      { id: 'first', at: [2, 3], kind: 'event-choice', group: 'Payment provider' },
      { id: 'evidence', at: [3, 3], name: 'Evidence arrives', kind: 'message', group: 'Payment provider' },
      { id: 'ten', at: [3, 4], name: '10 days', kind: 'timer', group: 'Payment provider' },
      { name: 'Review evidence', at: [4, 3], kind: 'user-task', group: 'Payment provider' },
      { id: 'ruled', at: [5, 3], name: 'Ruling sent', kind: 'message-end', group: 'Payment provider' },
      { id: 'refunded', at: [6, 4], name: 'Refund sent', note: 'no message', kind: 'end', group: 'Payment provider' },
    ],
    edges: [
      { from: 'received', to: 'Collect evidence' },
      { from: 'Collect evidence', to: 'late', kind: 'on-timer', text: '12 days' },
      { from: 'Collect evidence', to: 'Submit evidence' },
      { from: 'Submit evidence', to: 'ruling' },
      { from: 'ruling', to: 'closed' },
      { from: 'disputed', to: 'Notify merchant' },
      { from: 'Notify merchant', to: 'first' },
      { from: 'first', to: 'evidence' },
      { from: 'first', to: 'ten' },
      { from: 'evidence', to: 'Review evidence' },
      { from: 'Review evidence', to: 'ruled' },
      { from: 'ten', to: 'refunded' },
      { from: 'Notify merchant', to: 'received', kind: 'message' },
      { from: 'Submit evidence', to: 'evidence', kind: 'message' },
      { from: 'ruled', to: 'ruling', kind: 'message' },
    ],
    groups: [{ name: 'Merchant' }, { name: 'Payment provider' }],
  },
  draw: (data, sheet) => {
    const { waits, endless } = waitsIn(data)
    const messages = (node: GraphNode) => messageSides(node, data)
    const facts = {
      isEndless: (node: GraphNode) => endless.includes(node),
      isInterrupted: (node: GraphNode) => isInterrupted(node, data),
      messages,
    }
    for (const { edge, end, problem } of wrongMessages(data)) sheet.warn(edge, end, problem)
    drawGraph(data, sheet, { ...notation, node: symbolView(facts, data.nodes) })
    clearOfRings(data.edges, sheet)
    for (const name of ['endless', 'waits']) sheet.prove(name, ...(endless.length > 0 ? endless : waits))
  },
  derive: (data) => {
    const { waits, endless } = waitsIn(data)
    return {
      waits: waits.length,
      endless: endless.length,
      messages: data.edges.filter(({ kind }) => kind === 'message').length,
    }
  },
  describe: (data) => {
    const { waits, endless } = waitsIn(data)
    const messages = data.edges.filter(({ kind }) => kind === 'message')
    // An event at the border of a task is drawn where a flow leaves it.
    const atBorders = data.edges.filter(({ kind }) => kind === 'on-timer' || kind === 'on-error')
    return `${count(data.groups.length, 'pool')} (${enumerate(data.groups.map(({ name }) => name))}) with ${count(data.nodes.length + atBorders.length, 'task, gateway or event', 'tasks, gateways and events')} and ${count(messages.length, 'message')} between them. ${count(waits.length, 'wait')} for a message; without a time limit: ${enumerate(namesOf(endless))}.${markedWords(data)}`
  },
})
