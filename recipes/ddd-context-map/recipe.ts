/** A context map of a shop: how far a new product model travels before somebody translates it. */
import { ref } from '../../drawing/data/fields.ts'
import { alsoChecked, completing } from '../../drawing/data/form.ts'
import { type GraphEdge, type GraphNode, graphFormWith } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { drawContexts } from './draw.ts'
import { changeIn, contradictions, isUpward, withoutLetters } from './reach.ts'

const notation = {
  kinds: ['system', 'external'],
  edgeKinds: ['supplies', 'partnership', 'shared-kernel'],
  groupKinds: ['boundary'],
  nodes: {
    // What every plain node of a context map is needs no key.
    system: { shape: 'round' },
    external: { shape: 'external', text: 'Context of another company' },
  },
  edges: {
    supplies: { to: 'none', run: 56 },
    partnership: { text: 'Partnership', from: 'arrow', dashed: true, link: true },
    'shared-kernel': { text: 'Shared kernel', to: 'none', stroke: 'ink', link: true },
  },
  groups: { boundary: { look: 'zone' } },
  sameSize: 'all',
  layout: { direction: 'down' },
} as const

const of = ref('The context whose change is drawn, with what it reaches in the accent').optional()

/** A relation in short: upstream, its patterns, what is shared, downstream and its pattern. */
const supply = (from: string, up: string, text: string, to: string, down: string) => ({
  from,
  to,
  text,
  ends: [up, down] as [string, string],
})

export default defineRecipe({
  name: 'DDD context map',
  family: 'Architecture',
  description:
    'Bounded contexts and their relations: the side upstream, the pattern that each side follows, and how far a change of one model travels before an anticorruption layer stops it. Also called context mapping, strategic design or domain map.',
  useWhen:
    'You ask on whose model a team depends, what a change of it reaches, and where translation is missing: team boundaries, mergers, legacy replacement. Good for 4 to 12 contexts with up to 20 relations; have the pattern of each side.',
  avoidWhen:
    'You need calls and protocols between systems: use `c4-system-landscape`. You need what stops when one fails: use `service-dependency-map`. You need events of one process in time: use `event-modeling`. Modules in code: use `uml-package`.',
  visual: 86,
  ease: 78,
  overall: 84,
  rationale:
    'Letters at both ends say who follows whom, walls are where a model is translated, and the contexts that a change reaches are computed. Readers must know the patterns: a key explains only abbreviated ones. You supply contexts, relations and patterns.',
  reviewed: '2026-11-24',
  revision: 1,
  data: completing(
    alsoChecked(graphFormWith(notation, { of }), ({ refersTo }) => [
      refersTo(['of'], { to: 'nodes', what: 'a context' }),
    ]),
    (data) => ({ ...data, edges: data.edges.map(withoutLetters) }),
  ),
  sample: {
    title: 'A change to the {source} model reaches {reached} of {others} other models',
    subtitle: 'Search conforms to Catalog and Suggestions to Search; Ordering translates',
    source: 'Context map of a shop; illustrative',
    of: 'Catalog',
    nodes: [
      { name: 'Suppliers', kind: 'external', at: [1, 1] },
      { name: 'Catalog', at: [1, 2] },
      { name: 'Identity', at: [2, 1] },
      { name: 'Carrier', kind: 'external', at: [3, 1] },
      { name: 'Search', at: [1, 3] },
      { name: 'Ordering', at: [2, 2] },
      { name: 'Shipping', at: [3, 2] },
      { name: 'Suggestions', at: [2, 3] },
      { name: 'Billing', at: [3, 3] },
    ],
    edges: [
      supply('Suppliers', 'published language', 'price lists', 'Catalog', 'ACL'),
      supply('Catalog', 'open host', 'products', 'Ordering', 'ACL'),
      supply('Catalog', 'U', 'products', 'Search', 'conformist'),
      supply('Search', 'U', 'index', 'Suggestions', 'conformist'),
      supply('Identity', 'open host', 'accounts', 'Ordering', 'conformist'),
      supply('Ordering', 'supplier', 'orders', 'Billing', 'customer'),
      supply('Ordering', 'supplier', 'orders', 'Shipping', 'customer'),
      supply('Carrier', 'open host', 'labels', 'Shipping', 'ACL'),
    ],
  },
  draw: (data, sheet) => {
    const { source, contexts, taken, stopped } = changeIn(data)
    const isAsked = source !== undefined && data.of !== undefined
    if (isAsked) warnOfOthers(data.nodes, [source, ...contexts], sheet)
    if (isAsked) sheet.focusAlso([source, ...contexts, ...taken])
    const meaning = isAsked ? { focus: `Changes with ${source.name ?? source.id}` } : {}
    for (const edge of data.edges) noteRoles(edge, sheet)
    drawContexts(data, sheet, {
      ...notation,
      ...meaning,
      isSubject: (node) => isAsked && node === source,
      stopped: isAsked ? stopped : [],
    })
    for (const name of ['reached', 'others', 'source'])
      sheet.prove(name, ...(contexts.length > 0 ? contexts : data.nodes))
    sheet.prove('stopped', ...stopped)
  },
  derive: (data) => {
    const { source, contexts, stopped } = changeIn(data)
    const others = Math.max(0, data.nodes.length - 1)
    return { reached: contexts.length, others, stopped: stopped.length, source: source?.name ?? source?.id ?? '' }
  },
  describe: (data) => {
    const { source, contexts, stopped } = changeIn(data)
    const walls = stopped.map((edge) => (isUpward(edge) ? edge.from : edge.to))
    const [from = ''] = source === undefined ? [] : namesOf([source])
    return `${count(data.nodes.length, 'bounded context')} (${enumerate(namesOf(data.nodes), 12)}) with ${count(data.edges.length, 'relation')}. A change of the model of ${from} reaches ${contexts.length === 0 ? 'no other context' : enumerate(namesOf(contexts))}${walls.length === 0 ? '' : `, and is translated by ${enumerate(walls)}`}.`
  },
})

/** What is in focus has the color of what changes, so that the key would not hold for what does not. */
const warnOfOthers = (contexts: GraphNode[], changing: GraphNode[], sheet: Sheet): void => {
  for (const context of contexts)
    if (sheet.isFocus(context) && !changing.includes(context))
      sheet.warn(
        context,
        undefined,
        'is in focus, but does not change with `of`, whose color it has; leave one of both out',
      )
}

/** A relation that its patterns turn around, and patterns that stand at the wrong end. */
const noteRoles = (edge: GraphEdge, sheet: Sheet): void => {
  const wrong = contradictions(edge)
  if (isUpward(edge)) sheet.note(edge, 'ends', `${edge.to} is drawn as upstream of ${edge.from}, as the patterns say`)
  if (wrong.length > 0)
    sheet.warn(
      edge,
      'ends',
      `${wrong.join(', ')}: a pattern of the other end; OHS, PL and S are upstream (from), ACL, CF and C downstream (to)`,
    )
}
