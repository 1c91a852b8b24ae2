/** D2: containers, edges, tables, classes, sequences. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { d2Classes } from './d2-classes.ts'
import { d2Graph } from './d2-graph.ts'
import { d2Sequence } from './d2-sequence.ts'
import { d2Entities } from './d2-tables.ts'
import { readD2 } from './read-d2.ts'

const graph = (text: string) => {
  const { board, report } = readD2(text)
  return { ...d2Graph(board, report), report }
}

test('paths, containers, chains, and edges from within', () => {
  const { nodes, groups, edges, direction } = graph(`direction: right
a -> b.c -> d: works
b: Box {
  c: "Inner: one"
  e.shape: cylinder
  c -> e <- _.a
}
x <-> y; p -- q
B.C -> my-key`)
  expect(direction).toBe('LR')
  expect(
    [...nodes.values()].map(({ id, label, shape, group }) => [id, label, shape, group].filter(Boolean).join(' | ')),
  ).toEqual([
    'a | a',
    'd | d',
    'b.c | Inner: one | b',
    'b.e | e | cylinder | b',
    'x | x',
    'y | y',
    'p | p',
    'q | q',
    'my-key | my-key',
  ])
  expect(groups).toMatchObject([{ id: 'b', label: 'Box' }])
  expect(edges.map(({ from, to, label = '', head, tail }) => `${from} ${to} ${label} ${tail} ${head}`)).toEqual([
    'a b.c works none point',
    'b.c d works none point',
    'b.c b.e  none point',
    'a b.e  none point',
    'x y  point point',
    'p q  none none',
    'b.c my-key  none point',
  ])
})

test('what is not drawn is in the ledger; dashes, labels and blocks of text are drawn', () => {
  const { nodes, edges, report } = graph(`vars: { x: 1 }
a: {
  style.fill: red
  icon: https://x.example/i.svg
  link: https://x.example
}
# a comment
a -> b: { style.stroke-dash: 3 }
(a -> b)[0].label: later
m: |md
  # Heading
  **bold** words
|
*.style.opacity: 0
layers: { other: { z } }`)
  expect([...nodes.values()].map(({ label }) => label)).toEqual(['a', 'b', 'Heading bold words'])
  expect(edges).toMatchObject([{ stroke: 'dotted', label: 'later' }])
  expect(ledgerOf(report).map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'variables',
    'styles are not carried over',
    'icons',
    'a link or a click',
    'patterns for several objects',
    'further boards',
  ])
})

test('classes say of objects and edges what these do not say themselves', () => {
  const { board, report } = readD2(`classes: {
  store: { shape: cylinder; style.fill: "#ffeecc" }
  late: { style: { stroke-dash: 3; stroke: red } }
}
classes.hot.style.fill: red
a.class: store
a.label.near: bottom-center
b: { class: [store; hot]; shape: queue }
c
a -> b: { class: late }
b -> c`)
  const { nodes, edges, styles } = d2Graph(board, report)
  expect(nodes.get('a')?.label).toBe('a')
  expect([...nodes.values()].map(({ shape, classes }) => [shape, classes])).toEqual([
    ['cylinder', ['store']],
    ['queue', ['store', 'hot']],
    [undefined, undefined],
  ])
  expect(edges).toMatchObject([{ stroke: 'dotted', looks: ['stroke:red'] }, { stroke: 'normal' }])
  expect(edges[1]).not.toHaveProperty('looks')
  expect([...(styles ?? [])]).toEqual([
    ['store', 'fill:#ffeecc'],
    ['late', 'stroke-dasharray:3'],
    ['hot', 'fill:red'],
  ])
  expect(report.findings).toEqual([])
})

test('what its class makes invisible is not drawn, unless it says so itself', () => {
  const { board, report } =
    readD2(`classes: { gone: { style.opacity: 0 }; bare: { label: ""; style: { stroke: transparent; fill: transparent } } }
a.class: gone
b: { class: gone; style.opacity: 1 }
c: { class: bare; d -> e }
c.d -> b
b -> c.e: { class: gone }
c.e -> b: { class: gone; style.opacity: 0.5 }
alone: { class: gone; style.opacity: 1 }`)
  const { nodes, groups, edges } = d2Graph(board, report)
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['c.d c.e', 'c.d b', 'c.e b'])
  expect([...nodes.keys()]).toEqual(['b', 'c.d', 'c.e', 'alone'])
  expect(groups).toEqual([])
})

test('where the first board has only a title, the first layer or scenario is drawn, or all steps', () => {
  const drawn = (text: string) => {
    const { board, report } = readD2(text)
    return [
      board
        .leaves()
        .map(({ id }) => id)
        .join(' '),
      ...ledgerOf(report),
    ]
  }
  const title = 'title: |md # T |\n'
  expect(drawn(`${title}steps: { 1: { a -> b }; 2: { b -> c } }`)).toEqual(['title a b c'])
  expect(drawn(`layers: { one: { a -> b }; two: { c } }`)).toEqual(['a b', '1:1 further boards'])
  expect(drawn('scenarios.one: { a }\nsteps: { 1: { b } }')).toEqual(['a', '2:1 further boards'])
  expect(drawn('x\nsteps: { 1: { b } }')).toEqual(['x', '2:1 further boards'])
  expect(drawn('layers: {}')).toEqual(['', '1:1 further boards'])
})

test('tables have columns, keys and relations between columns; classes have members', () => {
  const { board } =
    readD2(`users: { shape: sql_table; id: int {constraint: primary_key}; email: text {constraint: unique} }
orders: { shape: sql_table; user: int {constraint: foreign_key} }
orders.user -> users.id: buys`)
  const { entities, relationships } = d2Entities(board)
  expect(
    [...entities.values()].map(({ name, attributes }) => [
      name,
      ...attributes.map((each) => `${each.name} ${each.type} ${each.keys.join()}`),
    ]),
  ).toEqual([
    ['users', 'id int PK', 'email text UK'],
    ['orders', 'user int FK'],
  ])
  expect(relationships).toMatchObject([
    { from: 'orders', to: 'users', label: 'buys', fields: { from: ['user'], to: ['id'] } },
  ])
  const { board: second } = readD2('A: { shape: class; -x: int; "run(a)": bool }\nA -> B: uses\nB.shape: class')
  const classes = d2Classes(second)
  expect(classes.classes.get('A')?.members).toMatchObject([
    { name: 'x', type: 'int', visibility: '-' },
    { name: 'run(a)', type: 'bool', method: true },
  ])
  expect(classes.relations).toMatchObject([{ from: 'A', to: 'B', toEnd: 'dependency', label: 'uses' }])
})

test('a sequence has participants, messages in order, and frames', () => {
  const { board, report } = readD2(
    'shape: sequence_diagram\nalice.shape: person\nalice -> bob: hi\ng: Retries {\n alice -> bob: again\n}\nbob -> alice: ok',
  )
  const { participants, events } = d2Sequence(board, report)
  expect([...participants.values()].map(({ id, type }) => `${id} ${type}`)).toEqual(['alice actor', 'bob participant'])
  expect(
    events.map((event) => (event.is === 'message' ? `${event.from} ${event.to} ${event.text}` : event.is)),
  ).toEqual(['alice bob hi', 'open', 'alice bob again', 'close', 'bob alice ok'])
})

test('notes of a sequence are at their participant, among the messages and in their frame', () => {
  const { board, report } = readD2(`shape: sequence_diagram
web -> api: ask
api."looks\\nit up"
api.work -> web: answer
again: Once more {
  web -> api: ask
  api."remembers"
}
web."done"`)
  const { participants, events } = d2Sequence(board, report)
  expect([...participants.keys()]).toEqual(['web', 'api'])
  expect(
    events.map((event) =>
      event.is === 'note' ? `${event.over.join()}: ${event.text}` : event.is === 'message' ? event.text : event.is,
    ),
  ).toEqual(['ask', 'api: looks it up', 'answer', 'open', 'ask', 'api: remembers', 'close', 'web: done'])
})

test('what is invisible is not drawn, but what is in it; a frame without words and ink is none', () => {
  const { nodes, groups, edges, report } = graph(`row: { label: ""; style.stroke-width: 0; style.fill: transparent
  a
  ghost: { style: { opacity: 0 } }
  box: { b; style.opacity: 0.0 }
}
shown: { label: ""; c }
start.style.opacity: 0
start -> row.a
row.a -> shown.c: { style.opacity: 0 }
row.a -> row.box.b: { style.opacity: 0.4 }`)
  expect([...nodes.values()].map(({ id, label, shape, group }) => [id, label, shape, group])).toEqual([
    ['row.a', 'a', undefined, undefined],
    ['row.box.b', 'b', undefined, undefined],
    ['shown.c', 'c', undefined, 'shown'],
    ['start', '', 'point', undefined],
  ])
  expect(groups).toMatchObject([{ id: 'shown', label: 'shown' }])
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['start row.a', 'row.a row.box.b'])
  expect(ledgerOf(report).map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'styles are not carried over',
    'invisible nodes and frames',
    'invisible links',
  ])
})

test('mistakes are findings, unclosed and deep braces too, and the rest is read', () => {
  const { edges, report } = graph('a -> \nb -> c\n: x\nd -> e {')
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['b c', 'd e'])
  expect(findingsIn(report)).toEqual(['1:6 a key', '3:1 a key', '4:8 the end of these braces: }'])
  expect(findingsIn(readD2('a: {'.repeat(5000)).report)[0]).toContain('at most 100 braces')
  const path = (length: number) => findingsIn(readD2(Array.from({ length }, () => 'a').join('.')).report)
  expect(path(100)).toEqual([])
  expect(path(101)).toEqual(['1:201 at most 100 keys in a path'])
})

test('words in bars are a title if they are called so, and text without a box unless they have another shape', () => {
  const { title, nodes } = graph(
    'title: |md\n  # Whole\n| {near: top-center}\nhint: |md mind this |\nbox: |md b | {shape: oval}\na -> box',
  )
  expect(title).toBe('Whole')
  expect([...nodes.values()].map(({ label, shape }) => [label, shape])).toEqual([
    ['mind this', 'text'],
    ['b', 'oval'],
    ['a', undefined],
  ])
})
