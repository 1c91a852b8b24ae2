/** A feature-flag service: who uses it for what, and what no change of a flag can do without. */
import { widthOf } from '../../drawing/block.ts'
import { completing } from '../../drawing/data/form.ts'
import { type GraphDocument, type GraphGroup, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { tinted } from '../../drawing/fills.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { useCases } from '../../drawing/graph/uml-notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** Where the search begins: who acts on the left, what others include on the right. */
const cells = shortCells(`Developer 1 1, Release manager 1 2, On-call engineer 1 3, SDK client 1 4, Create flag 2 1,
  Roll out flag 2 2, Kill flag 2 3, Write audit entry 3 2, Evaluate flag 2 4, Report exposure 3 4`)

/** A short condition has a line of its own: it does not break; `widest` fits beside every arrow, in pixels. */
const widest = 128
const whole = (condition: string): string =>
  widthOf(`{${condition}}`, 'label') > widest ? condition : condition.replaceAll(' ', '\u00a0')

/** Include and extend are named in guillemets; the condition of an extension is in braces under that. */
const withKeywords = <Data extends GraphDocument>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge) =>
    edge.kind === 'include' || edge.kind === 'extend'
      ? { ...edge, text: `«${edge.kind}»${edge.text === undefined ? '' : ` {${whole(edge.text)}}`}` }
      : edge,
  ),
})

const line = { fill: 'none', stroke: 'muted' } as const

/** The boundary of a system is a line around its use cases, as in UML: their ellipses are on the page. */
const asBoundaries = (groups: readonly GraphGroup[], sheet: Sheet): void => {
  for (const piece of sheet.pieces)
    if (groups.some((group) => group === piece.item))
      piece.elements = piece.elements.map((each) =>
        each.type === 'box' && each.fill === tinted.fill ? { ...each, ...line } : each,
      )
}

export default defineRecipe({
  name: 'UML use case',
  family: 'Flows',
  description:
    'What a system does for people and programs around it: actors as stick figures, use cases as ellipses inside the system boundary, with «include» toward what is always part of a use case and «extend» toward what it may add to. UML 2.5.1 notation. Also called use case diagram.',
  useWhen:
    'Readers ask who may do what with a system, and which behavior several goals share: requirements, scope of a release, audit. You need goals, not steps. Good for 4 to 10 use cases with up to 6 actors.',
  avoidWhen:
    'You need the systems around it and protocols: use `c4-system-context`. You need steps in order: use `uml-activity` or `request-sequence`. You need a grid of permissions: use `rbac-matrix`.',
  visual: 86,
  ease: 82,
  overall: 84,
  rationale:
    'What several goals share is one ellipse that their arrows lead to; what does not share it stands apart. Use cases have no order, so a diagram of steps often follows. You supply actors, goals, what they include, and where and when others extend them.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(graphForm(useCases), withKeywords),
  sample: {
    title: 'No flag changes without an audit entry',
    subtitle: 'Every use case that changes a flag includes it; evaluation, the hot path, does not',
    source: 'Illustrative use cases',
    focus: [
      'Write audit entry',
      'Create flag > Write audit entry',
      'Roll out flag > Write audit entry',
      'Kill flag > Write audit entry',
    ],
    nodes: [
      { name: 'Developer', kind: 'actor' },
      { name: 'Release manager', kind: 'actor' },
      { name: 'On-call engineer', kind: 'actor' },
      { name: 'SDK client', kind: 'actor' },
      { name: 'Create flag', group: 'Feature-flag service' },
      { name: 'Roll out flag', lines: ['while rolling out'], group: 'Feature-flag service' },
      { name: 'Kill flag', group: 'Feature-flag service' },
      { name: 'Write audit entry', group: 'Feature-flag service' },
      { name: 'Evaluate flag', lines: ['after evaluation'], group: 'Feature-flag service' },
      { name: 'Report exposure', group: 'Feature-flag service' },
    ],
    edges: [
      { from: 'Developer', to: 'Create flag' },
      { from: 'Release manager', to: 'Roll out flag' },
      { from: 'On-call engineer', to: 'Kill flag' },
      { from: 'SDK client', to: 'Evaluate flag' },
      { from: 'Create flag', to: 'Write audit entry', kind: 'include' },
      { from: 'Roll out flag', to: 'Write audit entry', kind: 'include' },
      { from: 'Kill flag', to: 'Write audit entry', kind: 'include' },
      { from: 'Kill flag', to: 'Roll out flag', kind: 'extend', text: 'errors > 1%' },
      { from: 'Report exposure', to: 'Evaluate flag', kind: 'extend', text: 'if sampled' },
    ],
    groups: [{ name: 'Feature-flag service' }],
  },
  draw: (data, sheet) => {
    if (data.edges.some(({ kind, text = '' }) => kind === 'extend' && text.includes('{')))
      sheet.footnote('Conditions of «extend» are written on its arrows; UML 2.5.1 puts them in notes.')
    drawGraph(data, sheet, {
      ...useCases,
      owner: (reference) => {
        // An edge may also end at a system.
        const item = sheet.find<GraphNode<'actor' | 'use-case'> | GraphGroup>(reference)
        return 'kind' in item && item.kind === 'actor' ? { node: item, port: { side: 'beside' as const } } : undefined
      },
      // Each inclusion has a way and words of its own.
      edges: { ...useCases.edges, include: { ...useCases.edges.include, trunk: false } },
      layout: { direction: 'right' },
      cells,
    })
    asBoundaries(data.groups, sheet)
  },
  describe: ({ nodes, edges, groups, focus, key }) => {
    const named = (kind: string): string[] => nodes.flatMap((node) => (node.kind === kind ? (node.name ?? []) : []))
    const joined = (kind: string, verb: string): string[] =>
      edges.flatMap((edge) => (edge.kind === kind ? [`${edge.from} ${verb} ${edge.to}`] : []))
    const uses = [...joined('include', 'includes'), ...joined('extend', 'extends')]
    const systems = groups.length === 0 ? '' : ` of ${enumerate(groups.map(({ name }) => name))}`
    return `${count(named('use-case').length, 'use case')}${systems}: ${enumerate(named('use-case'), 10)}. ${count(named('actor').length, 'actor')}: ${enumerate(named('actor'))}. ${uses.length === 0 ? '' : `${enumerate(uses)}. `}UML 2.5.1 use case notation.${markedWords({ nodes, edges, groups, focus, key })}`
  },
})
