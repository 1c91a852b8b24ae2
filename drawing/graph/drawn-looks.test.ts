/** Green and red beside words that say nothing: another look, for all that have it. */
import { expect, test } from 'vitest'
import { draw } from '../../entries/library/recipes.ts'

type Item = { name?: string; id?: string; look?: string; kind?: string; note?: string; state?: string; group?: string }

const drawn = async (nodes: Item[], more: object = {}, recipe = 'flow-graph') => {
  const refs = nodes.map(({ id, name }) => id ?? name ?? '')
  const edges = [{ from: refs[0], to: refs[1] }]
  const drawing = await draw(recipe, { title: 'What a color says', nodes, edges, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const notesOf = (warnings: readonly { level: string; at: string; problem: string }[]): string[] =>
  warnings.map(({ level, at, problem }) => `${level} ${at} ${/drawn as \S+/.exec(problem)?.[0] ?? problem}`)

const isRed = (element: object): boolean => /negative/.test(JSON.stringify(element))
const isGreen = (element: object): boolean => /positive/.test(JSON.stringify(element))

test.each([
  ['red', 'sand'],
  ['light-red', 'sand'],
  ['green', 'lilac'],
  ['light-green', 'lilac'],
])('%s is %s where a box with it is called by a letter, and is so in all boxes and in the key', async (look, other) => {
  const nodes = [{ name: 'A', look }, { name: 'Words', look }, { name: 'B' }]
  const { scene, warnings } = await drawn(nodes, { key: { [look]: 'Kind' } })
  expect(notesOf(warnings)).toEqual([`note nodes.0.look drawn as ${other}`])
  expect(scene.elements.filter((element) => isRed(element) || isGreen(element))).toEqual([])
  const same = await drawn(
    nodes.map((node) => (node.look === undefined ? node : { ...node, look: other })),
    {
      key: { [other]: 'Kind' },
    },
  )
  expect(scene.elements).toEqual(same.scene.elements)
})

test.each([
  ['a word', { name: 'Go', look: 'red' }],
  ['a word below it', { name: 'A', note: 'asks', look: 'red' }],
  ['a technology', { name: 'A', tech: 'Rust', look: 'red' }],
  ['lines', { name: 'A', lines: ['Asks'], look: 'red' }],
  ['a sign', { name: '✗', look: 'red' }],
])('with %s it stays', async (_, first) => {
  const { scene, warnings } = await drawn([first, { name: 'Other' }])
  expect(notesOf(warnings)).toEqual([])
  expect(scene.elements.filter(isRed)).not.toEqual([])
})

test('what is in focus, and what has the sign of its state, says it; a frame says what is in it', async () => {
  const lit = await drawn([{ name: 'A', look: 'red' }, { name: 'Other' }], { focus: ['A'] })
  expect(notesOf(lit.warnings)).toEqual([])
  const good = await drawn([{ name: 'A', look: 'light-green', state: 'positive' }, { name: 'Other' }])
  expect(notesOf(good.warnings)).toEqual([])
  // What is bad has dashes, and no sign.
  const bad = await drawn([{ name: 'A', look: 'light-red', state: 'negative' }, { name: 'Other' }])
  expect(notesOf(bad.warnings)).toEqual(['note nodes.0.look drawn as sand'])
  const frame = (inside: string, more: object = {}, group = 'G') =>
    drawn([{ name: inside, group }, { name: 'Other' }], { groups: [{ name: 'G', look: 'light-red', ...more }] })
  expect(notesOf((await frame('Inner')).warnings)).toEqual([])
  expect(notesOf((await frame('1')).warnings)).toEqual(['note groups.0.look drawn as sand'])
  expect(notesOf((await frame('1', { note: 'Late' })).warnings)).toEqual([])
  expect(notesOf((await frame('Inner', { id: 'of', name: '1' }, 'of')).warnings)).toEqual([])
})

test('what others have is not taken, nor blue beside a focus', async () => {
  const nodes = [
    { name: 'A', look: 'green' },
    { name: 'Other', look: 'lilac' },
    { name: 'Third', look: 'sand' },
    { name: 'Fourth' },
  ]
  expect(notesOf((await drawn(nodes)).warnings)).toEqual(['note nodes.0.look drawn as tinted'])
  expect(notesOf((await drawn(nodes, { focus: ['Fourth'] })).warnings)).toEqual(['note nodes.0.look drawn as shaded'])
})

test('each look that is drawn as another has one of its own', async () => {
  const nodes = [{ name: 'A', look: 'green' }, { name: 'B', look: 'light-green' }, { name: 'Other' }]
  expect(notesOf((await drawn(nodes)).warnings)).toEqual([
    'note nodes.1.look drawn as lilac',
    'note nodes.0.look drawn as tinted',
  ])
})

test('the mark of an end has no look', async () => {
  const nodes = [{ name: 'Run' }, { id: 'end', kind: 'final', look: 'light-green' }]
  const { scene, warnings } = await drawn(nodes, {}, 'uml-state-machine')
  expect(notesOf(warnings)).toEqual(['note nodes.1.look what is not filled has no look'])
  expect(scene.elements.filter(isGreen)).toEqual([])
})

test('a region, which is not filled, has no look, and takes none from others', async () => {
  const groups = [
    { name: 'A', look: 'light-red' },
    { name: '1', kind: 'region', group: 'A', look: 'light-red' },
    { name: '2', kind: 'region', group: 'A', look: 'sand' },
  ]
  const nodes = [
    { name: 'x', group: '1' },
    { name: 'y', group: '2' },
  ]
  const { warnings } = await drawn(nodes, { groups, edges: [] }, 'uml-state-machine')
  expect(notesOf(warnings)).toEqual([
    'note groups.0.look drawn as sand',
    'note groups.1.look what is not filled has no look',
    'note groups.2.look what is not filled has no look',
  ])
})
