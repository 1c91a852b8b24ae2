import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const children = [
  { name: 'empty', children: [] },
  { name: 'bare/' },
  { name: 'a.go', state: 'negative' },
  { name: 'b.go', state: 'muted' },
]

test('a folder without files is none, and says how many it has', () => {
  const { scene } = drawn({ title: '{files} files in {folders} folders', root: { name: 'src', children } })
  expect(scene.title).toContain('2 files in 3 folders')
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => text.endsWith('files'))).toContain('0 files')
})

test('names have the color of their state', () => {
  const { scene } = drawn({ title: 'A claim', root: { name: 'src', children } })
  const fills = scene.elements.flatMap((each) => (each.type === 'text' && each.text.endsWith('.go') ? [each.fill] : []))
  expect(fills).toEqual(['negative', 'muted'])
})

test('every folder has its count, and what is in focus is told with its note and share', () => {
  const root = {
    name: 'src/',
    children: [
      { name: 'outer/', note: 'why', children: [{ name: 'inner/', children: [{ name: 'a.go' }] }] },
      { name: 'b.go' },
    ],
  }
  const { elements, description } = drawn({ title: 'A claim', root, focus: ['outer/', 'b.go'] }).scene
  const counts = elements.flatMap((each) => (each.type === 'text' && /files?$/.test(each.text) ? [each.text] : []))
  expect(counts).toEqual(['2 files', '1 file', '1 file'])
  expect(description).toMatch(/Highlighted: outer\/ \(why; 1 of 2 files\) and b\.go\.$/)
})
