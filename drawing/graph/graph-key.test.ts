import { expect, test } from 'vitest'
import recipe from '../../recipes/agent-workflow/recipe.ts'
import dynamic from '../../recipes/c4-dynamic/recipe.ts'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import threatModel from '../../recipes/threat-model-dfd/recipe.ts'
import stateMachine from '../../recipes/uml-state-machine/recipe.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawnGraph } from '../../test/drawn-graph.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'
import type { AnyNotation } from './notation.ts'
import { zones } from './notations.ts'

type Edge = (typeof recipe.sample.edges)[number]

/** Which of the kinds of lines the key names. */
const namedLines = (edges: Edge[]): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus: [], edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  return ['Next', 'Failure', 'Feedback'].filter((name) => words.includes(name))
}

/** The sample with a failure. */
const edges = recipe.sample.edges.map(
  (edge): Edge => (edge.text === 'No: 3rd time' ? { ...edge, kind: 'failure' } : edge),
)

/** The same edges without the labels of one kind. */
const unlabeled = (kind: string): Edge[] =>
  edges.map((edge) => {
    const { text, ...rest } = edge
    return text === undefined || edge.kind !== kind ? edge : rest
  })

test('the key names lines in a color of their own, and of the others those whose labels do not say what they are', () => {
  expect(namedLines(edges)).toEqual(['Failure', 'Feedback'])
  expect(namedLines(unlabeled('failure'))).toEqual(['Failure', 'Feedback'])
})

test('the key says what the focus and states mean where the data say it; words for what is not drawn are a note', () => {
  const nodes = [{ name: 'A' }, { name: 'B', state: 'negative' }, { name: 'C' }]
  const graph = { title: 'T', nodes, edges: [{ from: 'A', to: 'B', text: 'calls' }], focus: ['A > B'] }
  const key = { focus: 'The way in', negative: 'May be down', positive: 'Checked' }
  const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, { ...graph, key })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const at = (words: string): number => elements.findIndex((each) => each.type === 'text' && each.text === words)
  expect(elements[at('The way in') - 1]).toMatchObject({ type: 'line', stroke: 'accent', arrow: true })
  expect(elements[at('May be down') - 1]).toMatchObject({ type: 'box', stroke: 'negative', dashed: true })
  expect(at('Checked')).toBe(-1)
  expect(drawing.warnings.map((each) => each.at)).toContain('key.positive')
})

test('lines whose kind is named in the accent are not shown again beside a box in it', () => {
  const nodes = ['A', 'B', 'C'].map((name) => ({ name }))
  const ways = [
    { from: 'A', to: 'B', text: 'calls' },
    { from: 'B', to: 'C', text: 'returns', kind: 'feedback' },
  ]
  const before = (focus: string[]): object | undefined => {
    const data = { title: 'T', nodes, edges: ways, focus, key: { focus: 'New' } }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    const elements = drawing.ok ? drawing.scene.elements : []
    return elements[elements.findIndex((each) => each.type === 'text' && each.text === 'New') - 1]
  }
  expect(before(['C', 'B > C'])).toMatchObject({ type: 'box', stroke: 'accent' })
  expect(before(['C', 'A > B', 'B > C'])).toMatchObject({ type: 'line', stroke: 'accent' })
})

test('a line that is the only one of its look is named, labels or not; plain arrows need no name', () => {
  expect(namedLines(edges.filter(({ kind }) => kind !== 'failure'))).toEqual(['Feedback'])
  expect(namedLines(edges.filter(({ kind }) => kind === 'data'))).toEqual([])
})

test('in a graph of shapes alone, arrows need no name, whether they have words or not', () => {
  const draw = (...edges: object[]): string[] => {
    const nodes = ['A', 'B', 'C'].map((name) => ({ name }))
    const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  const [said, link] = [
    { from: 'A', to: 'B', text: 'calls' },
    { from: 'B', to: 'C', kind: 'link' },
  ]
  expect(draw(said, link)).toEqual(['T', 'A', 'B', 'C', 'calls'])
  expect(draw({ from: 'A', to: 'B' }, { from: 'B', to: 'C' }, { from: 'A', to: 'C' })).toEqual(['T', 'A', 'B', 'C'])
})

test('a plain box is in the key where its kind asks for it', () => {
  const threats = drawRecipe(threatModel as unknown as AnyRecipe, { ...threatModel.sample, focus: [] })
  const plain = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus: [] })
  const said = (drawing: typeof plain): string[] =>
    drawing.ok ? drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : [])) : []
  expect(said(threats)).toContain('External entity')
  expect(said(plain)).not.toContain('Step')
})

test('where one failure has no words and is dashed for it, all failures are, and the key', () => {
  const nodes = ['A', 'B', 'C'].map((name) => ({ name, kind: 'step' }))
  const failure = (from: string, to: string, text?: string) => ({ from, to, kind: 'failure', ...(text && { text }) })
  const dashes = (...edges: object[]): unknown[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      'stroke' in each && each.stroke === 'negative' && 'arrow' in each ? [each.dashed ?? false] : [],
    )
  }
  expect(dashes(failure('A', 'B', 'no'), failure('B', 'C'))).toEqual([true, true, true])
  expect(dashes(failure('A', 'B', 'no'), failure('B', 'C', 'never'))).toEqual([false, false])
})

test('where only the dots of a beginning and an end are marks, these are not explained; beside others they are', () => {
  const wordsWith = (...more: object[]): string[] => {
    const nodes = [{ id: 's', kind: 'initial' }, { name: 'A' }, ...more, { id: 'e', kind: 'final' }]
    const edges = nodes.slice(1).map((node, index) => ({ from: nameOf(nodes[index]!), to: nameOf(node) }))
    const drawing = drawRecipe(stateMachine as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  const nameOf = (node: object): string => Object.values(node)[0] as string
  expect(wordsWith()).toEqual(['T', 'A'])
  expect(wordsWith({ id: 'c', kind: 'choice' })).toEqual(expect.arrayContaining(['Initial', 'Choice', 'Final state']))
})

test('two dashed kinds are told apart where both occur; alone, each is as it always is', () => {
  const drawn = (kinds: string[]) => {
    const edges = kinds.map((kind, index) => ({ from: 'A', to: `B${index}`, kind }))
    const nodes = ['A', ...edges.map(({ to }) => to)].map((name) => ({ name }))
    const { scene, part } = drawnGraph({ nodes, edges }, zones as unknown as AnyNotation)
    const inKey = scene.elements.slice(
      scene.elements.findIndex((each) => each.type === 'text' && each.text === 'Control'),
    )
    return [...edges.map((_, index) => part(`edges.${index}`)), inKey].map((all) => all.filter(isRing).length)
  }
  const isRing = (each: Element): boolean => each.type === 'path' && each.fill === 'surface'
  expect(drawn(['control', 'egress'])).toEqual([0, 1, 1])
  expect(drawn(['control', 'control'])).toEqual([0, 0, 0])
  expect(drawn(['egress', 'private-egress']).slice(0, 2)).toEqual([0, 0])
})

test('kinds of frames that look the same share an entry', () => {
  const groups = { zone: { look: 'zone', text: 'Zone' }, network: { look: 'zone', text: 'Network' } } as const
  const data = {
    nodes: ['a', 'b'].map((name) => ({ name, kind: 'service', group: name === 'a' ? 'x' : 'y' })),
    edges: [{ from: 'a', to: 'b', kind: 'traffic' }],
    groups: [
      { name: 'x', kind: 'zone' },
      { name: 'y', kind: 'network' },
    ],
  }
  const { words } = drawnGraph(data, { ...zones, groups })
  expect(words).toContain('Zone, network')
  expect(words).not.toContain('Zone')
})

test.each([flowGraph, stateMachine])(
  'looks tell nodes apart beside their states, and the key has a sample of each',
  ({ data }) => {
    const recipe = (data === flowGraph.data ? flowGraph : stateMachine) as unknown as AnyRecipe
    const looks = ['tinted', 'shaded', 'strong', 'dashed', 'solid', 'plain'] as const
    const nodes = [
      ...looks.map((look) => ({ name: `Is ${look}`, look })),
      { name: 'Both', look: 'tinted', state: 'positive' },
    ]
    const edges = nodes.slice(1).map(({ name }) => ({ from: 'Is tinted', to: name }))
    const key = { tinted: 'Input', solid: 'Output', plain: 'Usual' }
    const drawing = drawRecipe(recipe, { title: 'T', nodes, edges, key })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const before = (words: string): object | undefined =>
      elements[elements.findIndex((each) => each.type === 'text' && each.text === words) - 1]
    expect(before('Is tinted')).toMatchObject({ fill: 'soft' })
    expect(before('Is tinted')).not.toHaveProperty('stroke')
    expect(before('Is shaded')).toMatchObject({ fill: 'rule' })
    expect(before('Is strong')).toMatchObject({ stroke: 'ink' })
    expect(before('Is dashed')).toMatchObject({ dashed: true })
    expect(before('Is solid')).toMatchObject({ fill: 'muted' })
    expect(before('Is plain')).not.toHaveProperty('dashed')
    expect(before('Usual')).not.toHaveProperty('fill')
    expect(before('Both')).toMatchObject({ fill: 'soft', stroke: 'positive' })
    expect(before('Input')).toMatchObject({ fill: 'soft' })
    expect(before('Output')).toMatchObject({ fill: 'muted' })
    expect(elements.find((each) => each.type === 'text' && each.text === 'Is solid')).toMatchObject({ fill: 'surface' })
  },
)

test('what is in focus has no look, and a look that nothing has is not in the key', () => {
  const nodes = [{ name: 'A', look: 'solid' }, { name: 'B' }]
  const data = { title: 'T', nodes, edges: [{ from: 'A', to: 'B' }], focus: ['A'], key: { solid: 'Output' } }
  const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(JSON.stringify(drawing.scene)).not.toContain('Output')
  expect(JSON.stringify(drawing.scene)).toContain('"soft"')
  expect(JSON.stringify(drawing.warnings)).toContain('is not in the key')
})

test('the words of what is in focus are as they are without a look', () => {
  const drawn = (look: object): string => {
    const nodes = [{ name: 'A', note: 'waits', ...look }, { name: 'B' }]
    const data = { title: 'T', nodes, edges: [{ from: 'A', to: 'B' }], focus: ['A'] }
    const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(JSON.stringify(drawing.scene)).toContain('waits')
    return JSON.stringify(drawing.scene.elements)
  }
  expect(drawn({ look: 'green' })).toBe(drawn({}))
})

test('minor lines are dashed and in the key where no kind is dashed; where one is, words for them are a note', () => {
  const drawn = (of: object, edges: object[], key = {}) => {
    const data = { title: 'T', nodes: [{ name: 'A' }, { name: 'B' }], edges, key }
    const drawing = drawRecipe(of as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const at = (words: string) => elements.findIndex((each) => each.type === 'text' && each.text === words)
    return { before: (words: string) => elements[at(words) - 1], notes: drawing.warnings.map((each) => each.at) }
  }
  const ways = [
    { from: 'A', to: 'B', text: 'asks' },
    { from: 'B', to: 'A', text: 'logs', state: 'muted' },
  ]
  expect(drawn(dynamic, ways, { muted: 'Later' }).before('Later')).toMatchObject({ arrow: true, dashed: true })
  expect(drawn(dynamic, ways).before('Minor')).toMatchObject({ dashed: true })
  expect(drawn(recipe, ways, { muted: 'Later' }).notes).toContain('key.muted')
  expect(drawn(recipe, ways.slice(1), { muted: 'Later' }).before('Later')).toMatchObject({ arrow: true })
})
