/** One minute of traffic through a content delivery network, by cache tier and status class. */

import { graphForm } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawFlow } from './draw-flow.ts'
import { flowOf } from './flow.ts'

export default defineRecipe({
  name: 'Sankey diagram',
  family: 'Flows',
  description:
    'Measured amounts split and merge from left to right between columns of bars; every ribbon is as thick as its amount, and every bar as high as what passes through it. Also called flow diagram, alluvial chart or energy-balance diagram.',
  useWhen:
    'You have measured amounts between stages and ask where the total goes or where a loss starts: traffic, cost, energy, funnels. Good for 3 to 5 stages with up to 18 nodes and 30 flows.',
  avoidWhen:
    'Steps have an order but no amounts: use `decision-flowchart`. One total changes by cause: use `waterfall-chart`. Flows in both directions between peers need a chord diagram, shares of a single stage a stacked bar.',
  visual: 88,
  ease: 60,
  overall: 79,
  rationale:
    'Heights to one scale show how small the origin is and that it alone fails. Any changed amount moves every bar and ribbon after it, so the picture is drawn again from data rather than edited. You supply the amount of each flow; sums and shares are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: graphForm({ kinds: ['stage'] }, { nodes: 18, edges: 30, amounts: true, acyclic: true, fixed: true }),
  sample: {
    title: 'All server errors come from the origin, which serves {share} of traffic',
    subtitle: 'A content delivery network: what the edge cache misses goes to a regional cache, then to the origin',
    measure: 'Requests per minute',
    focus: ['Origin'],
    source: 'Illustrative data',
    nodes: [
      { name: 'All requests' },
      { name: 'Edge hit' },
      { name: 'Edge miss' },
      { name: 'Regional hit' },
      { name: 'Origin' },
      { name: '2xx success' },
      { name: '4xx client error', state: 'muted' },
      { name: '5xx server error', state: 'negative' },
    ],
    edges: [
      { from: 'All requests', to: 'Edge hit', value: 780_000 },
      { from: 'All requests', to: 'Edge miss', value: 420_000 },
      { from: 'Edge miss', to: 'Regional hit', value: 240_000 },
      { from: 'Edge miss', to: 'Origin', value: 180_000 },
      { from: 'Edge hit', to: '2xx success', value: 762_000 },
      { from: 'Edge hit', to: '4xx client error', value: 18_000 },
      { from: 'Regional hit', to: '2xx success', value: 222_000 },
      { from: 'Regional hit', to: '4xx client error', value: 18_000 },
      { from: 'Origin', to: '2xx success', value: 126_000 },
      { from: 'Origin', to: '4xx client error', value: 24_000 },
      { from: 'Origin', to: '5xx server error', value: 30_000 },
    ],
  },
  draw: drawFlow,
  derive: (data) => {
    const { nodes, total } = flowOf(data)
    const found = nodes.find(({ node }) => isNamed(node, data.focus ?? []))
    const share = found === undefined || total === 0 ? 0 : (100 * found.value) / total
    return { total: formatFor([total], data.unit).full(total), share: formatFor([share], '%').short(share) }
  },
  describe: (data) => {
    const { nodes, total } = flowOf(data)
    const { short, full } = formatFor([total, ...nodes.map(({ value }) => value)], data.unit)
    const amounts = nodes.map(({ node, value }) => `${node.name ?? ''} ${short(value)}`)
    return `Ribbons to scale join ${count(nodes.length, 'bar')} in columns from left to right. ${data.measure ?? 'Amounts'}, ${full(total)} in total: ${enumerate(amounts, 12)}.`
  },
})
