/** A UML component diagram: what components provide and require, as balls and sockets, around a payment component. */
import { alsoChecked } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { enumerate } from '../../drawing/describe.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { checkParts, drawParts, parts } from './draw-parts.ts'

const form = graphForm(parts)

export default defineRecipe({
  name: 'UML component',
  family: 'Architecture',
  description:
    'Components as boxes with their symbol, joined by interfaces: a ball on a line where one is provided, a socket where one is required. Also called component diagram, ball-and-socket diagram or lollipop notation.',
  useWhen:
    'Teams must agree on contracts between parts: which interfaces a component offers, which it needs, and what could take its place. Reads best with 4 to 12 components and up to 12 interfaces; have the names of the interfaces.',
  avoidWhen:
    'You need technologies, protocols and data stores: use `c4-component` or `c4-container`. You need to show that source code depends inward: use `hexagonal-architecture`. You need what runs on which machine: use `uml-deployment`.',
  visual: 88,
  ease: 76,
  overall: 85,
  rationale:
    'Ball in socket shows at a glance which contract joins two parts; components that provide the same one meet at its ball, and either fits. Readers who do not know UML need the key. You supply components and the names of their interfaces.',
  reviewed: '2026-11-23',
  revision: 1,
  data: alsoChecked(form, () => [checkParts]),
  sample: {
    title: 'Either fraud component fits the same socket',
    subtitle: 'Both provide IFraudScore, so Payment can move from rules to a model without a change of its own',
    source: 'Illustrative components',
    focus: [
      'Fraud rules',
      'Fraud model',
      'IFraudScore',
      'Fraud rules > IFraudScore',
      'Fraud model > IFraudScore',
      'Payment > IFraudScore',
    ],
    key: { focus: 'IFraudScore and what fits it' },
    nodes: [
      { name: 'Checkout', at: [1, 1] },
      { name: 'Payment', at: [3, 2] },
      { name: 'Fraud rules', at: [5, 1], note: 'hand-written' },
      { name: 'Fraud model', at: [5, 3], note: 'trained weekly' },
      { name: 'Ledger', at: [1, 3] },
      { name: 'IAuthorize', at: [2, 1], kind: 'interface' },
      { name: 'IFraudScore', at: [4, 2], kind: 'interface' },
      { name: 'ILedger', at: [2, 3], kind: 'interface' },
    ],
    edges: [
      { from: 'Checkout', to: 'IAuthorize', kind: 'requires' },
      { from: 'Payment', to: 'IAuthorize', kind: 'provides' },
      { from: 'Payment', to: 'IFraudScore', kind: 'requires' },
      { from: 'Payment', to: 'ILedger', kind: 'requires' },
      { from: 'Fraud rules', to: 'IFraudScore', kind: 'provides' },
      { from: 'Fraud model', to: 'IFraudScore', kind: 'provides' },
      { from: 'Ledger', to: 'ILedger', kind: 'provides' },
    ],
  },
  draw: drawParts,
  describe: (data) => {
    const { nodes, edges } = data
    // Several components may provide one interface, each with a ball of its own.
    const named = (kind: string): string[] => [
      ...new Set(nodes.flatMap((node) => (node.kind === kind && node.name !== undefined ? [node.name] : []))),
    ]
    const names = new GraphNames(data)
    const nameOf = (reference: string): string => names.node(reference)?.name ?? reference
    // Interfaces join what is marked: the key shows its components alone.
    const components = { ...data, nodes: nodes.filter(({ kind }) => kind === 'component'), edges: [] }
    return `Components ${enumerate(named('component'))} joined by interfaces ${enumerate(named('interface'))}: ${enumerate(
      edges.map(({ from, to, kind }) => `${nameOf(from)} ${kind} ${nameOf(to)}`),
      8,
    )}.${markedWords(components) || markedWords(data)}`
  },
})
