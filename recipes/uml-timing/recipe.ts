/** A pod that stops: for how long requests are sent to a port that is closed. */
import { groups } from 'd3-array'
import { form } from '../../drawing/data/form.ts'
import { namedTargets, type Target } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTiming } from './draw-timing.ts'
import { instantsOf } from './instants.ts'
import { bandName, bandsOf, judge, messagesDuring } from './stretches.ts'
import { checkTiming } from './timing-checks.ts'
import { type TimedMessage, type TimingData, timingFields } from './timing-data.ts'

const targets = ({ lifelines, messages = [], constraints = [], bands = [] }: TimingData): Target[] => [
  ...namedTargets(lifelines),
  ...bands.map((item) => ({ names: [item.id, item.text], item })),
  ...messages.map((item) => ({ names: [`${item.from} > ${item.to}`, item.text], item })),
  ...constraints.flatMap((item) => (item.text === undefined ? [] : [{ names: [item.text], item }])),
]

/** The messages that are sent while a band lasts. */
const messagesWithin = (data: TimingData): TimedMessage[] => {
  const instants = instantsOf(data)
  return [...new Set(bandsOf(data, instants).flatMap((each) => messagesDuring(each, data, instants)))]
}

const missedIn = (data: TimingData) => {
  const instants = instantsOf(data)
  return (data.constraints ?? []).filter((each) => judge(each, instants).missed !== undefined)
}

export default defineRecipe({
  name: 'UML timing diagram',
  family: 'Sequences',
  description:
    'Lifelines over one axis of time: the states that each is in, messages between them, required times and lengths that are compared with their own, and bands that measure for how long given states coincide. Also called timing diagram, state timeline or condition timeline.',
  useWhen:
    'The argument is a time: how long two parts disagree, whether a deadline is met, what arrives late. Needs the times at which each lifeline changes its state; good for 2 to 6 lifelines and 5 to 30 changes (16 lifelines at most).',
  avoidWhen:
    'Levels of wires over clock cycles: use `digital-waveform`. Only the order of calls matters: use `request-sequence`. Nested spans of one request: use `trace-waterfall`. Which transitions are possible at all: use `uml-state-machine`. What people did during an outage: use `incident-timeline`.',
  visual: 88,
  ease: 72,
  overall: 85,
  rationale:
    'The shaded window and its length are found from the states, so the claim cannot drift from the drawing. Time is to scale, so states that are short beside the whole have no room for their words and are listed below. You supply states with their times; windows, lengths and missed limits are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form('own', timingFields, { checks: () => [checkTiming], targets }),
  sample: {
    title: 'For {refused}, requests go to a port that is closed',
    subtitle:
      'This pod closes its port at once on SIGTERM; the balancer learns of it later, and {within} requests are refused',
    source:
      'Order of events: Kubernetes documentation, termination of Pods. Example times, in seconds after the deletion',
    unit: 's',
    lifelines: [
      {
        name: 'EndpointSlice',
        note: 'of the service',
        kind: 'values',
        states: [{ name: 'ready: true' }, { name: 'ready: false', start: 0.6 }],
      },
      {
        name: 'Balancer',
        note: 'watches the slice',
        kind: 'values',
        states: [{ name: 'Sends to this pod' }, { name: 'Sends to others', start: 2.7 }],
      },
      {
        name: 'Container',
        note: 'in the pod',
        levels: ['Port open', 'Port closed'],
        states: [{ name: 'Port open' }, { name: 'Port closed', start: 0.3 }],
        destroyed: 4.1,
      },
      {
        name: 'Kubelet',
        note: 'on its node',
        kind: 'values',
        states: [{ name: 'Runs pod' }, { name: 'Stops pod', start: 0.2 }, { name: 'Cleans up', start: 4.2 }],
      },
    ],
    messages: [
      { from: 'EndpointSlice', to: 'Balancer', start: 0.6, end: 2.7, text: 'watch event' },
      { from: 'Kubelet', to: 'Container', start: 0.2, text: 'SIGTERM' },
      { from: 'Balancer', to: 'Container', start: 0.45, text: 'refused', state: 'negative' },
      { from: 'Balancer', to: 'Container', start: 1.2, text: 'refused', state: 'negative' },
      { from: 'Balancer', to: 'Container', start: 1.95, text: 'refused', state: 'negative' },
    ],
    constraints: [{ on: 'Kubelet', start: 0.2, end: 4.2, text: 'stopping', most: 30 }],
    bands: [
      {
        id: 'refused',
        text: 'requests meet a closed port',
        state: 'negative',
        while: [
          { on: 'Balancer', is: 'Sends to this pod' },
          { on: 'Container', is: 'Port closed' },
        ],
      },
    ],
  },
  derive: (data) => ({
    ...Object.fromEntries(
      bandsOf(data, instantsOf(data)).flatMap(({ item, words }) => {
        const name = bandName(item)
        return name === undefined ? [] : [[name, words]]
      }),
    ),
    within: messagesWithin(data).length,
    missed: missedIn(data).length,
  }),
  meanings: {
    within: 'messages sent in a band that is measured, of its state where some have it',
    missed: 'constraints that are not met',
  },
  draw: (data, sheet) => {
    drawTiming(data, sheet)
    sheet.prove('within', ...messagesWithin(data))
    sheet.prove('missed', ...missedIn(data))
  },
  describe: (data) => {
    const instants = instantsOf(data)
    const bands = bandsOf(data, instants).map(
      ({ item, words, periods }) => `${item.text} ${periods.length === 0 ? 'at no time' : words}`,
    )
    const [messages, missed] = [data.messages?.length ?? 0, missedIn(data).length]
    const bad = (data.messages ?? []).filter(({ state }) => state === 'negative')
    const failed = groups(bad, ({ from, to, text }) => `from ${from} to ${to}${text === undefined ? '' : ` (${text})`}`)
    const lines = data.lifelines.map(({ name, states }) => {
      const said = states.map(({ name: state = 'not known', start }) =>
        start === undefined ? state : `${state} from ${instants.write(start)}`,
      )
      return said.length === 0 ? name : `${name} (${enumerate(said, 4)})`
    })
    const parts = [
      `${count(lines.length, 'lifeline')} over one axis of time: ${enumerate(lines, 8)}.`,
      messages === 0 ? '' : `${count(messages, 'message')} between them.`,
      failed.length === 0
        ? ''
        : `Failing: ${enumerate(
            failed.map(([words, each]) => `${each.length} ${words}`),
            6,
          )}.`,
      bands.length === 0 ? '' : `Measured: ${enumerate(bands, 4)}.`,
      missed === 0 ? '' : `${count(missed, 'constraint')} not met.`,
    ]
    return parts.filter(Boolean).join(' ')
  },
})
