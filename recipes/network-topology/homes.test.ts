import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** Two networks behind one router of a site, and a host in both. */
const drawn = (more: object = {}) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A host in two networks',
    groups: [{ name: 'Plant' }],
    nodes: [
      { name: 'Router', kind: 'gateway', group: 'Plant' },
      { name: 'Office', kind: 'network', tech: '10.1.0.0/24', group: 'Plant' },
      { name: 'Machines', kind: 'network', tech: '10.2.0.0/24', group: 'Plant' },
      { name: 'Historian', group: 'Plant' },
      { name: 'Robot', group: 'Plant' },
    ],
    edges: [
      { from: 'Router', to: 'Office', text: '.1' },
      { from: 'Router', to: 'Machines', text: '.1' },
      { from: 'Office', to: 'Historian', text: '.30' },
      { from: 'Machines', to: 'Historian', text: '.10' },
      { from: 'Machines', to: 'Robot', text: '.5' },
    ],
    ...more,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { notes: drawing.warnings.map(({ problem }) => problem), words: texts.join(' ') }
}

test('a host in two networks hangs on the first and says its address in the other', () => {
  const { notes, words } = drawn()
  expect(notes).toEqual([])
  expect(words).toContain('also 10.2.0.10 in Machines')
  expect(words).toContain('Plant')
})

test('the line in focus stays, and two in focus are both drawn, without the site', () => {
  expect(drawn({ focus: ['Machines > Historian'] }).words).toContain('also 10.1.0.30 in Office')
  const both = drawn({ focus: ['Machines > Historian', 'Office > Historian'] })
  expect(both.words).not.toContain('also')
  expect(both.notes.join()).toContain(
    'the site Plant is not drawn, as their networks form a loop (over Office and Machines)',
  )
})

test('a router between two networks is no host', () => {
  const { notes, words } = drawn({
    edges: [
      { from: 'Router', to: 'Office' },
      { from: 'Router', to: 'Machines' },
      { from: 'Office', to: 'Historian' },
      { from: 'Machines', to: 'Robot' },
    ],
  })
  expect([notes, words.includes('also')]).toEqual([[], false])
})

test('an address of a host in several networks is never broken, nor is a remark on a network wider than its rail', () => {
  const nodes = [
    { name: 'Router', kind: 'gateway', group: 'Plant' },
    { name: 'Office', kind: 'network', tech: '10.120.16.0/24', group: 'Plant' },
    { name: 'OT', kind: 'network', tech: '10.220.16.0/24', group: 'Plant', note: 'No route to the internet' },
    { name: 'Historian', group: 'Plant' },
    ...Array.from({ length: 6 }, (_, index) => ({ name: `Host ${index}`, group: 'Plant' })),
  ]
  const edges = [
    { from: 'Router', to: 'Office', text: '.1' },
    { from: 'Router', to: 'OT', text: '.1' },
    { from: 'Office', to: 'Historian', text: '.100' },
    { from: 'OT', to: 'Historian', text: '.100' },
    ...Array.from({ length: 6 }, (_, index) => ({ from: 'Office', to: `Host ${index}`, text: `.${200 + index}` })),
  ]
  const { notes, words } = drawn({ nodes, edges })
  expect(notes).toEqual([])
  expect(words).toMatch(/10\.120\.16\.100 also 10\.220\.16\.100 in OT/)
})
