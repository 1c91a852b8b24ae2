import { expect, test } from 'vitest'
import type { GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { checkFlows, withMessages, withNamedEvents, wrongMessages } from './rules.ts'
import { isInterrupted, messageSides, type ProcessData, waitsIn } from './waits.ts'

const node = (id: string, kind: string, group = 'A'): GraphNode => ({ id, kind, group })
const edge = (from: string, to: string, kind = 'next') => ({ from, to, kind })

const nodes = [
  node('task', 'step'),
  node('choice', 'event-choice'),
  node('answer', 'message'),
  node('late', 'timer'),
  node('ask', 'step', 'B'),
]

test('a wait is limited where a timer is an alternative, and only if every way to it has one', () => {
  const limited = [edge('choice', 'answer'), edge('choice', 'late')]
  expect(waitsIn({ nodes, edges: limited }).endless).toEqual([])
  const both = waitsIn({ nodes, edges: [...limited, edge('task', 'answer')] })
  expect([both.waits.map(({ id }) => id), both.endless.map(({ id }) => id)]).toEqual([['answer'], ['answer']])
  expect(waitsIn({ nodes, edges: [edge('choice', 'answer')] }).endless).toHaveLength(1)
  expect(waitsIn({ nodes, edges: [edge('ask', 'answer', 'message')] }).endless).toHaveLength(1)
})

test('a task that takes a message and has a timer at its border is a wait with a time limit', () => {
  const idsIn = (...edges: ReturnType<typeof edge>[]) => waitsIn({ nodes, edges }).waits.map(({ id }) => id)
  const [message, timer] = [edge('ask', 'task', 'message'), edge('task', 'answer', 'on-timer')]
  expect(idsIn(message, timer)).toEqual(['task', 'answer'])
  expect([idsIn(message), idsIn(timer)]).toEqual([['answer'], ['answer']])
  expect(waitsIn({ nodes, edges: [message, timer] }).endless.map(({ id }) => id)).toEqual(['answer'])
})

test('messages are above or below a node: in pools by name or id, and in all of a pool', () => {
  const pools = [{ id: 'a', name: 'A' }, { id: 'b', name: 'B' }, { name: 'C' }] as GraphGroup[]
  const sides = (inPool: string, to: string) => {
    const ask = node('ask', 'step', inPool)
    const edges = [edge('ask', to, 'message')]
    return messageSides(ask, { nodes: [...nodes.slice(0, 4), ask], edges, groups: pools })
  }
  expect(sides('B', 'answer')).toEqual({ above: true, below: false })
  expect(sides('b', 'answer')).toEqual({ above: true, below: false })
  expect(sides('b', 'C')).toEqual({ above: false, below: true })
  expect(sides('b', 'a')).toEqual({ above: true, below: false })
  const data = { nodes, edges: [edge('ask', 'answer', 'message')], groups: pools }
  expect(nodes.map((each) => messageSides(each, data).below)).toEqual([false, false, true, false, false])
})

test('a task is interrupted by what leads on from a timer or an error', () => {
  const edges = [edge('task', 'late', 'on-timer'), edge('choice', 'answer')]
  expect(nodes.map((each) => isInterrupted(each, { nodes, edges }))).toEqual([true, false, false, false, false])
})

test('what passes between pools is a message; what stays in one is none', () => {
  const { edges } = withMessages({
    nodes,
    edges: [edge('task', 'ask'), edge('task', 'choice'), edge('task', 'late', 'message')],
  })
  expect(edges.map(({ kind }) => kind)).toEqual(['message', 'next', 'message'])
  expect(checkFlows({ nodes, edges }).map(({ at }) => at)).toEqual(['edges.2.kind'])
})

test('timers and errors interrupt tasks and lead on in their pool', () => {
  const edges = [edge('task', 'late', 'on-timer'), edge('choice', 'late', 'on-error'), edge('task', 'ask', 'on-error')]
  expect(checkFlows({ nodes, edges }).map(({ at }) => at)).toEqual(['edges.1.from', 'edges.2.to'])
})

test('a message that leads to what sends, or comes from what receives, is a warning at its end', () => {
  const all = [...nodes, node('done', 'message-end', 'B'), node('sent', 'send', 'B'), node('begin', 'start', 'B')]
  const wrong = (from: string, to: string) =>
    wrongMessages({ nodes: all, edges: [edge(from, to, 'message')] }).map(({ end, problem }) => [end, problem])
  expect(wrong('task', 'done')).toEqual([
    ['to', 'done is a message-end, which receives no message in BPMN; lead it to a message event before it'],
  ])
  expect(wrong('answer', 'ask')).toEqual([
    ['from', 'answer is a message, which sends no message in BPMN; let a task or a send event send it'],
  ])
  expect(wrong('ask', 'choice').map(([end]) => end)).toEqual(['to'])
  expect(wrong('choice', 'ask').map(([end]) => end)).toEqual(['from'])
  for (const [from, to] of [
    ['sent', 'task'],
    ['task', 'begin'],
    ['done', 'answer'],
    ['task', 'B'],
  ] as const)
    expect(wrong(from, to)).toEqual([])
  expect(wrongMessages({ nodes: all, edges: [edge('task', 'done')] })).toEqual([])
})

test('of two waits without a time limit, the one in focus has the accent, and both say what is wrong', () => {
  const waits = ['Approval', 'Payment'].map((name) => ({ name, kind: 'message', group: 'Shop' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Waits',
    focus: ['Payment'],
    nodes: [...waits, { name: 'Asked', kind: 'end', group: 'Bank' }],
    edges: [{ from: 'Approval', to: 'Payment' }],
    groups: [{ name: 'Shop' }, { name: 'Bank' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const colorsAt = (index: number) => {
    const own = parts.find(({ at }) => at === `nodes.${index}`)?.elements.map((each) => scene.elements[each])
    return new Set(own?.flatMap((each) => (each !== undefined && 'stroke' in each ? [each.stroke] : [])))
  }
  expect([colorsAt(0), colorsAt(1)]).toEqual([new Set(['negative']), new Set(['accent'])])
  const warned = scene.elements.filter((each) => each.type === 'text' && each.text === '✗ no time limit')
  expect(warned.map((each) => 'fill' in each && each.fill)).toEqual(['negative', 'accent'])
})

test('in the sample what may wait forever is in focus, and so is the way out of the choice that sends nothing', () => {
  const data = withMessages(recipe.sample as never) as ProcessData
  const [wait, ...way] = recipe.sample.focus ?? []
  expect([wait]).toEqual(waitsIn(data).endless.map(({ id }) => id))
  const [choice, timer] = (way[0] ?? '').split(' > ')
  const end = way.at(-1)
  expect(way).toEqual([`${choice} > ${timer}`, timer, `${timer} > ${end}`, end])
  const kindOf = (name?: string) => data.nodes.find(({ id }) => id === name)?.kind
  expect([choice, timer, end].map(kindOf)).toEqual(['event-choice', 'timer', 'end'])
  expect(data.edges.filter(({ from, kind }) => from === end || (kind === 'message' && from === timer))).toEqual([])
})

test('a short text of an event at a border is at the event; a sentence, or one with a state, stays on the flow', () => {
  const flow = (text: string, more = {}) => ({ ...edge('task', 'late', 'on-timer'), text, ...more })
  const given = [
    flow('12 days'),
    flow('after twelve working days'),
    flow('12 days', { state: 'bad' }),
    { ...edge('task', 'late'), text: 'Else' },
  ]
  const { edges } = withNamedEvents({ edges: given as never[] }) as { edges: { text?: string; ends?: string[] }[] }
  expect(edges.map(({ text, ends }) => text ?? ends)).toEqual([['12 days', ''], given[1]?.text, '12 days', 'Else'])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.find((each) => each.type === 'text' && each.text === '12 days')
  expect([words, drawing.warnings]).toEqual([expect.not.objectContaining({ fill: 'muted' }), []])
})

test('of a flow from a border, only the name at the event is clear of the ring', () => {
  const drawn = (kind: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Waits',
      nodes: ['Ask', 'Remind'].map((name) => ({ name, kind: 'step', group: 'Shop' })),
      edges: [{ from: 'Ask', to: 'Remind', kind, text: 'day', ends: ['day', 'end'] }],
      groups: [{ name: 'Shop' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return own.filter(({ text }) => text === 'day' || text === 'end').map(({ x, fill }) => ({ x, fill }))
  }
  const [plain, own] = [drawn('next'), drawn('on-timer')]
  const gapOf = ([, near, far]: typeof own) => far!.x - near!.x
  expect([own.map(({ fill }) => fill), gapOf(plain) - gapOf(own)]).toEqual([[undefined, undefined, 'muted'], 8])
})
