/** Topics as bars, who publishes above and which consumer groups read below, with what has no partition to read. */
import { sum } from 'd3-array'
import { type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import { type Net, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { drawBus } from './draw.ts'
import { isOutlet, isTopic } from './ladder.ts'
import { idleOf } from './partitions.ts'

/** Items in short: name and value. */
const valued = (values: Record<string, number>, kind?: 'queue') =>
  Object.entries(values).map(([name, value]) => ({ name, value, ...(kind && { kind }) }))

/** The groups in focus; all that read a topic where none is. */
const countedGroups = (net: Net, focus: readonly string[] | undefined): GraphNode[] => {
  const groups = net.nodes.filter((node) => !isTopic(node) && sourcesOf(node, net).some(isTopic))
  const found = namedIn(groups, focus)
  return found.length > 0 ? found : groups
}

export default defineRecipe({
  name: 'Event bus topology',
  family: 'Architecture',
  description:
    'Topics as strips with a cell for each partition, consumer groups below with a cell for each member, lines from partition to consumer, what a group writes to below it, dead letters and replays beside. Also called Kafka topology, pub/sub diagram or event-driven architecture.',
  useWhen:
    'You need to know who publishes to and who reads from each topic, how far a group can scale, and where failed events go. Up to about 12 topics and 16 producers and consumer groups; have partitions and members at hand.',
  avoidWhen:
    'You need the services around the bus and their protocols: use `c4-container`. You need one message that is delivered again: use `message-redelivery`. You need offsets and lag of one partition: use `append-only-log`.',
  visual: 92,
  ease: 74,
  overall: 88,
  rationale:
    'Partitions and consumers are cells in the same columns, so a consumer without a partition is a cell marked idle that no line reaches. Which partition goes to which consumer is assumed, as Kafka’s range assignor does it. You supply topics with partitions, groups with members and who publishes or reads.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(pipeline, {
    values: { node: 'Partitions of a topic, members of a group' },
    fixed: true,
    nodes: 40,
    edges: 60,
    bars: { kind: 'queue', what: 'a topic', ends: ['sink', 'store'] },
  }),
  sample: {
    title: '{idle} of the {consumers} Billing consumers have nothing to read',
    subtitle: 'Kafka assigns every partition of a topic to one consumer of each group',
    focus: ['Billing'],
    source: 'Illustrative data: Kafka topics and consumer groups',
    nodes: [
      { name: 'Checkout', kind: 'source' },
      { name: 'Call center', kind: 'source' },
      ...valued({ orders: 6, payments: 6, 'orders.dead': 1 }, 'queue'),
      ...valued({ Billing: 8, 'Replay tool': 1, Shipping: 4, Analytics: 1 }),
    ],
    edges: [
      ...shortLinks(`Checkout > orders
        Call center > orders
        orders > Analytics, Billing
        orders.dead > Replay tool
        Billing > payments
        payments > Analytics, Shipping`),
      { from: 'Billing', to: 'orders.dead', kind: 'failure', text: 'after 5 tries' },
      { from: 'Replay tool', to: 'orders', kind: 'feedback', text: 'replays, same ids' },
    ],
  },
  derive: ({ nodes, edges, focus }) => {
    const groups = countedGroups({ nodes, edges }, focus)
    const idle = sum(groups, (group) => idleOf(group, { nodes, edges }))
    return { idle: `${idle}`, consumers: `${sum(groups, ({ value = 0 }) => value)}` }
  },
  meanings: {
    idle: 'without a partition, in the groups in focus or else in all',
    consumers: 'members of these groups',
  },
  draw: drawBus,
  describe: ({ nodes, edges }) => {
    const topics = nodes.filter(({ kind }) => kind === 'queue')
    const readers = (topic: GraphNode): string => enumerate(namesOf(targetsOf(topic, { nodes, edges })), 6, 'nobody')
    const topicsOf = (source: GraphNode): GraphNode[] =>
      source.kind === 'queue' ? [] : targetsOf(source, { nodes, edges }).filter(({ kind }) => kind === 'queue')
    const published = nodes.flatMap((source) =>
      topicsOf(source).length === 0 ? [] : [`${source.name} publishes to ${enumerate(namesOf(topicsOf(source)), 6)}`],
    )
    const written = nodes.flatMap((group) => {
      const outlets = targetsOf(group, { nodes, edges }).filter((each) => isOutlet(each, { nodes, edges }))
      return outlets.length === 0 ? [] : [`${group.name} writes to ${enumerate(namesOf(outlets), 6)}`]
    })
    const read = topics.map((topic) => `${topic.name} is read by ${readers(topic)}`)
    const other = count(edges.filter(({ kind }) => kind !== 'data').length, 'arrow')
    const idle = nodes.flatMap((node) => {
      const without = node.kind === 'queue' ? 0 : idleOf(node, { nodes, edges })
      if (without === 0) return []
      return `${without} of the ${node.value} consumers of ${node.name} ${without === 1 ? 'is' : 'are'} idle, as every partition has another`
    })
    return `${idle.length === 0 ? '' : `${sentenceCase(enumerate(idle))}. `}${count(topics.length, 'topic')}, events flow downward: ${[...published, ...read, ...written].join('; ')}. ${other} for dead letters and replays.`
  },
})
