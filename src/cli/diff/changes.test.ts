import { describe, expect, test } from 'vitest'
import { box, sceneOf, text } from '../../../test/smallest-scene.ts'
import { changesBetween } from './changes.ts'
import { type DataChange, dataChanges } from './data-changes.ts'

const graph = {
  title: 'Orders',
  nodes: [{ name: 'Shop', note: 'sells' }, { name: 'Orders' }, { name: 'Bank' }, { name: 'Mail' }],
  edges: [
    { from: 'Shop', to: 'Orders', text: 'places' },
    { from: 'Orders', to: 'Bank', text: 'charges' },
  ],
  focus: ['Shop > Orders'],
}

const edited = (edit: (data: typeof graph) => void): typeof graph => {
  const data = structuredClone(graph)
  edit(data)
  return data
}

/** Changes as kind, subject and paths. */
const found = (after: unknown): unknown[] =>
  dataChanges(graph, after).map(({ kind, subject, before, after: now, values }: DataChange) => [
    kind,
    subject,
    before,
    now,
    ...(values ?? []),
  ])

describe('data are compared item by item', () => {
  test('nothing changed', () => expect(found(structuredClone(graph))).toEqual([]))

  test('a node that is put before others is the only change', () => {
    const after = edited(({ nodes }) => nodes.splice(1, 0, { name: 'Cart' }))
    expect(found(after)).toEqual([['added', 'Cart', undefined, 'nodes.1']])
  })

  test('a node that is gone is named by its place before', () => {
    const after = edited(({ nodes }) => nodes.splice(2, 1))
    expect(found(after)).toEqual([['removed', 'Bank', 'nodes.2', undefined]])
  })

  test('a field is quoted before and after, at the places of its item', () => {
    const after = edited(({ nodes }) => {
      nodes.unshift(nodes.pop()!)
      nodes[1]!.note = 'sells more'
    })
    expect(found(after)).toEqual([
      ['changed', 'Shop', 'nodes.0.note', 'nodes.1.note', 'sells', 'sells more'],
      ['moved', 'Mail', 'nodes.3', 'nodes.0'],
    ])
  })

  test('a new name is one change: the edges that follow it are none', () => {
    const after = edited((data) => {
      data.nodes[1]!.name = 'Order book'
      data.edges[0]!.to = data.edges[1]!.from = 'Order book'
      data.focus = ['Shop > Order book']
      data.nodes[1] = { ...data.nodes[1]!, note: 'keeps' }
    })
    const before = structuredClone(graph)
    before.nodes[1] = { ...before.nodes[1]!, note: 'keeps' }
    expect(dataChanges(before, after).map(({ field, values }) => [field, values])).toEqual([
      ['name', ['Orders', 'Order book']],
    ])
  })

  test('an edge is named by what it joins and says; a text that changes leaves it the same edge', () => {
    const after = edited(({ edges }) => {
      edges[1]!.text = 'bills'
      edges.push({ from: 'Shop', to: 'Mail', text: 'sends' })
    })
    expect(found(after)).toEqual([
      ['changed', 'Orders → Bank: bills', 'edges.1.text', 'edges.1.text', 'charges', 'bills'],
      ['added', 'Shop → Mail: sends', undefined, 'edges.2'],
    ])
  })

  test('items without a name are matched by what they have in common, and values in their order', () => {
    const rows = { rows: [{ values: ['GET', '/a', 'read'] }, { values: ['PUT', '/a', 'write'] }] }
    const now = { rows: [{ values: ['GET', '/a', 'none'] }, { values: ['POST', '/b', 'new'] }] }
    expect(dataChanges(rows, now).map(({ kind, subject, after }) => [kind, subject, after])).toEqual([
      ['changed', 'GET /a', 'rows.0.values.2'],
      ['added', 'POST /b', 'rows.1'],
      ['removed', 'PUT /a', undefined],
    ])
  })
})

describe('changes have words and elements', () => {
  const scene = sceneOf(box, { ...text, text: 'Shop' }, box, { ...text, text: 'New' })
  const parts = [
    { at: 'nodes.0', elements: [0, 1] },
    { at: 'nodes.0.fields.0', elements: [2] },
    { at: 'nodes.1', elements: [2, 3] },
  ]
  const between = (before: unknown, after: unknown) =>
    changesBetween({ scene, parts, data: before }, { scene, parts, data: after })

  test('an added item has all its elements after, a removed one all before', () => {
    const [one, two] = [{ nodes: [{ name: 'Shop' }] }, { nodes: [{ name: 'Shop' }, { name: 'New' }] }]
    expect(between(one, two)).toEqual([{ kind: 'added', words: 'New', before: [], after: [2, 3] }])
    expect(between(two, one)).toEqual([{ kind: 'removed', words: 'New', before: [2, 3], after: [] }])
  })

  test('several fields of one item are one change, shown by its own elements', () => {
    const before = { nodes: [{ name: 'Shop', note: 'a', tech: 'Go' }] }
    const after = { nodes: [{ name: 'Shop', note: 'b', size: 2 }] }
    expect(between(before, after)).toEqual([
      {
        kind: 'changed',
        words: 'Shop: note “a” → “b”; size 2 is new; tech “Go” is gone',
        before: [0, 1],
        after: [0, 1],
      },
    ])
  })

  test('a list says what it has no longer and what it has now', () => {
    const words = (one: string[], other: string[]) =>
      between({ focus: one }, { focus: other }).map((each) => each.words)
    expect(words(['a', 'b'], ['b', 'c', 'd'])).toEqual(['focus: without “a”, with “c”, “d”'])
    expect(words(['a'], ['a', 'b'])).toEqual(['focus: with “b”'])
  })

  test('scenes without data are compared by their elements', () => {
    const before = { scene: sceneOf({ ...box, w: 40, h: 30 }, { ...text, text: 'Shop', x: 9, y: 9 }) }
    const after = {
      scene: sceneOf({ ...box, w: 40, h: 30 }, { ...text, text: 'Store', x: 9, y: 9 }, { ...box, x: 50, w: 7, h: 7 }),
    }
    expect(changesBetween(before, after).map(({ kind, after: elements }) => [kind, elements])).toEqual([
      ['changed', [1]],
      ['added', [2]],
    ])
  })
})
