import { expect, test } from 'vitest'
import { compareJoins } from '../bench/import/compare-joins.ts'
import type { Scene } from '../src/scene/scene.ts'

const boxAt = (x: number, words: string): Scene['elements'] => [
  { type: 'box', x, y: 0, w: 80, h: 40 },
  { type: 'text', x: x + 8, y: 24, text: words },
]

/** Two boxes, and a line from one x to another. */
const pictureOf = (from: number, to: number) => ({
  scene: {
    version: 1,
    width: 400,
    height: 100,
    title: '',
    description: '',
    elements: [...boxAt(0, 'One'), ...boxAt(200, 'Two'), { type: 'line', x: from, y: 20, x2: to, y2: 20, arrow: true }],
  } as Scene,
  parts: [
    { at: 'nodes.0', name: 'One', elements: [0, 1] },
    { at: 'nodes.1', name: 'Two', elements: [2, 3] },
    { at: 'edges.0', from: 'One', to: 't', elements: [4] },
  ],
  data: { nodes: [{ name: 'One' }, { id: 't', name: 'Two' }] },
})

const modelOf = (...edges: { from: string; to: string; stroke?: string }[]) => ({
  nodes: new Map([
    ['a', { id: 'a', label: 'One' }],
    ['b', { id: 'b', label: 'Two' }],
  ]),
  edges,
})

test('a picture that joins what its text joins has no differences; invisible links are none, and some kinds join nothing', () => {
  const joined = modelOf({ from: 'a', to: 'b' }, { from: 'b', to: 'a', stroke: 'invisible' })
  expect(compareJoins(joined, pictureOf(80, 200))).toEqual([])
  expect(compareJoins({ slices: [] }, pictureOf(80, 200))).toBeUndefined()
})

test('a word that is divided between lines, with a hyphen or at one of its own, is the word of the text', () => {
  const model = modelOf({ from: 'a', to: 'b' })
  model.nodes.get('a')!.label = 'check-out-verification'
  const picture = pictureOf(80, 200)
  const lines = ['check-', 'out-veri-', 'fication'].map((text, index) => ({
    type: 'text' as const,
    x: 8,
    y: 12 * index,
    text,
  }))
  picture.scene.elements.splice(1, 1, lines[0]!)
  picture.scene.elements.push(...lines.slice(1))
  picture.parts[0]?.elements.push(5, 6)
  expect(compareJoins(model, picture)).toEqual([])
  lines[2]!.text = 'fiction'
  expect(compareJoins(model, picture)).toHaveLength(2)
})

test('a join that is missing, reversed or drawn twice is named, and so is a stroke that ends beside its part', () => {
  expect(compareJoins(modelOf({ from: 'b', to: 'a' }), pictureOf(80, 200))).toEqual([
    'not drawn: Two > One',
    'drawn, and not in the text: One > Two',
  ])
  const twice = modelOf({ from: 'a', to: 'b' }, { from: 'a', to: 'b' })
  expect(compareJoins(twice, pictureOf(80, 200))).toEqual(['not drawn: One > Two'])
  expect(compareJoins(modelOf({ from: 'a', to: 'b' }), pictureOf(80, 160))).toEqual(['ends somewhere else: One > t'])
  expect(compareJoins(modelOf({ from: 'a', to: 'b' }), pictureOf(110, 200))).toEqual(['ends somewhere else: One > t'])
})

test('a head that is a circle or a box is met at any of its points', () => {
  const picture = pictureOf(80, 188)
  const head: Scene['elements'][number] = { type: 'path', d: 'M188 20A6 6 0 0 1 200 20A6 6 0 0 1 188 20' }
  picture.scene.elements.push(head)
  picture.parts[2]?.elements.push(5)
  expect(compareJoins(modelOf({ from: 'a', to: 'b' }), picture)).toEqual([])
})

test('a lost message ends before its receiver, and no further from it', () => {
  const lost = (to: number) => {
    const picture = pictureOf(80, to)
    return { ...picture, data: { ...picture.data, edges: [{ kind: 'lost' }] } }
  }
  const model = modelOf({ from: 'a', to: 'b' })
  expect(compareJoins(model, lost(140))).toEqual([])
  expect(compareJoins(model, lost(120))).toEqual(['ends somewhere else: One > t'])
})

test('an end at the border of a group is the group, and a junction has no words', () => {
  const picture = pictureOf(80, 200)
  const groups = [{ id: 'g', label: 'Two' }]
  const nodes = new Map([
    ['a', { id: 'a', label: 'One' }],
    ['b', { id: 'b', label: 'Other', group: 'g' }],
    ['j', { id: 'j', label: 'junction', shape: 'junction' }],
  ])
  const edges = [{ from: 'a', to: 'b' }]
  const model = { nodes, groups, edges }
  expect(compareJoins({ ...model, sides: [{ fromGroup: false, toGroup: true }] }, picture)).toEqual([])
  expect(compareJoins({ ...model, sides: [{ fromGroup: true, toGroup: false }] }, picture)).toContain(
    'not drawn: One > Other',
  )
  expect(compareJoins({ ...model, edges: [{ from: 'a', to: 'j' }] }, picture)).toEqual([])
})
