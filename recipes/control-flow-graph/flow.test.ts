import { expect, test } from 'vitest'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { deadIn, loopHeads } from './flow.ts'
import { type Jump, portsOf, railsOf } from './rails.ts'
import recipe from './recipe.ts'

const jumpsOf = (lines: string): GraphEdge[] => shortLinks(lines).map((edge) => ({ ...edge, kind: 'next' }))

const flow = (names: string, links: string) => ({
  nodes: names.split(' ').map((name): GraphNode => ({ name, kind: name === 'in' ? 'start' : 'block' })),
  edges: jumpsOf(links),
})

const names = (nodes: Iterable<GraphNode>): string => Array.from(nodes, ({ name }) => name).join(' ')

test('blocks that no way leads to never run, even if they lead to each other', () => {
  const cut = flow('a b c d e', 'a > b > e\nc > d > c\nd > e')
  expect(names(deadIn(cut))).toBe('c d')
  expect(names(deadIn(flow('a b in', 'in > b > a')))).toBe('')
  expect(names(deadIn(flow('a b', 'b > a')))).toBe('b')
})

test('a loop begins at the block that every way into it passes', () => {
  const search = flow(
    'entry head body low high exit',
    'entry > head > body > low > head\nbody > high > head\nhead > exit',
  )
  expect(names(loopHeads(search))).toBe('head')
  expect(names(loopHeads(flow('a b', 'a > b > b')))).toBe('b')
})

test('a cycle with two ways in has no head, and one that never runs has none either', () => {
  expect(names(loopHeads(flow('a b c', 'a > b > c > b\na > c')))).toBe('')
  expect(names(loopHeads(flow('a b c', 'a > a\nb > c > b')))).toBe('a')
})

test('in the sample, the three blocks from the last hash to the log never run', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  expect(names(deadIn(data))).toBe('B6 B7 B8')
  expect(recipe.derive?.(data)).toMatchObject({ dead: 3, blocks: 9 })
  const fixed = { ...data, edges: [...data.edges, ...jumpsOf('B4 > B6')] }
  expect(deadIn(fixed)).toEqual([])
})

const jump = (from: number, to: number): Jump => ({
  edge: { from: `${from}`, to: `${to}`, kind: 'next' },
  words: { lines: [], w: 0, h: 0 },
  from,
  to,
})

test('jumps to one block share a rail: branches ahead at the right, lone jumps and jumps back at the left', () => {
  const all = [jump(0, 1), jump(0, 5), jump(1, 2), jump(1, 5), jump(2, 5), jump(4, 1), jump(4, 5)]
  const rails = railsOf([all[1]!, all[3]!, all[4]!, all[5]!], all)
  const written = rails.map(
    ({ to, side, lane, jumps }) => `${to} ${side} ${lane}: ${jumps.map(({ from }) => from).join(',')}`,
  )
  expect(written.toSorted()).toEqual(['1 left 1: 4', '5 left 0: 2', '5 right 0: 0,1'])
})

test('at one side of a block, what comes from above is over what goes down, long rails outside', () => {
  const all = [jump(0, 2), jump(0, 3), jump(1, 2), jump(2, 6), jump(2, 5), jump(2, 3)]
  const rails = railsOf(
    all.filter(({ from, to }) => to !== from + 1),
    all,
  )
  expect(portsOf(2, 'right', rails).map((port) => (port.jump === undefined ? 'in' : `to ${port.jump.to}`))).toEqual([
    'in',
    'to 6',
    'to 5',
  ])
})

test('conditions are in the face of code, as blocks are', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const conditions = drawing.scene.elements.filter((each) => each.type === 'text' && /^err [!=]= 0$/.test(each.text))
  expect(conditions.length).toBeGreaterThan(8)
  expect(conditions.every((each) => each.type === 'text' && each.mono === true)).toBe(true)
})

test('an end that never runs says so, with code or without, and its code is in the face of code', () => {
  const nodes = [
    { name: 'a', kind: 'start', lines: ['int n = 0'] },
    { name: 'b', kind: 'end' },
    { name: 'c', kind: 'end', lines: ['abort()'] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each : []))
  expect(texts.filter(({ text }) => text === '✗ never runs')).toHaveLength(2)
  expect(texts.map(({ text }) => text)).toContain('entry')
  expect(texts.flatMap(({ text, mono }) => (mono === true ? text : []))).toEqual(['int n = 0', 'abort()'])
})

test('a start that heads a loop and an end with code say so beside their names', () => {
  const nodes = [
    { name: 'a', kind: 'start', lines: ['n++'] },
    { name: 'b', kind: 'end', lines: ['return n'] },
  ]
  const edges = [
    { from: 'a', to: 'a', text: 'n < 9' },
    { from: 'a', to: 'b' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : [])) : []
  expect(words).toEqual(expect.arrayContaining(['entry, loop head', 'exit']))
})

test('jumps that are never taken are dashed, unless the key says that exceptions are', () => {
  const dashed = (kind: string) => {
    const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name, lines: [name] }))
    const edges = [
      { from: 'a', to: 'b', kind },
      { from: 'c', to: 'd' },
      { from: 'd', to: 'b' },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const isKey = (index: number): boolean =>
      drawing.parts.some(({ at, elements }) => at === '@key' && elements.includes(index))
    return drawing.scene.elements.filter(
      (each, index) => (each.type === 'line' || each.type === 'path') && each.dashed === true && !isKey(index),
    ).length
  }
  expect([dashed('next'), dashed('failure')]).toEqual([2, 1])
})

test('a line of code of 45 characters is whole where blocks are in one column', () => {
  const line = "const due = Number(reply.headers.get('retry'))"
  const nodes = [{ name: 'a', lines: [line] }, { name: 'b' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges: [{ from: 'a', to: 'b' }] })
  expect(drawing.ok && drawing.scene.elements.some((each) => each.type === 'text' && each.text === line)).toBe(true)
})

test('short names stand beside the code of their blocks, and over it where one of them is long', () => {
  const placesWith = (name: string) => {
    const nodes = [
      { name, kind: 'block', lines: ['load()'] },
      { name: 'B2', kind: 'block', lines: ['store()'] },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Two',
      nodes,
      edges: [{ from: name, to: 'B2' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const at = (words: string) => drawing.scene.elements.find((each) => each.type === 'text' && each.text === words)
    return ['B2', 'load()', 'store()'].map((words) => {
      const found = at(words)
      return found?.type === 'text' ? { x: found.x, y: found.y } : { x: 0, y: 0 }
    })
  }
  const [short, load, store] = placesWith('B1')
  expect(Math.abs((short?.y ?? 0) - (store?.y ?? 0))).toBeLessThanOrEqual(1)
  expect([store?.x, (store?.x ?? 0) > (short?.x ?? 0) + 16]).toEqual([load?.x, true])
  const [over, , under] = placesWith('validate_input')
  expect([over?.x, (under?.y ?? 0) - (over?.y ?? 0) > 12]).toEqual([under?.x, true])
})
