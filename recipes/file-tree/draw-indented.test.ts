import { expect, test } from 'vitest'
import { treeForm } from '../../drawing/data/tree.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import { drawIndented } from './draw-indented.ts'

const recipe = {
  name: 'Files',
  family: 'Developer surfaces',
  data: treeForm({ nodes: 20, depth: 6 }),
  draw: (data: never, sheet: never) => drawIndented(data, sheet),
  describe: () => 'A tree of files drawn for a test, with comments in a column of their own.',
} as unknown as AnyRecipe

const root = {
  name: 'cmd',
  note: 'programs',
  children: [{ name: 'api', children: [{ name: 'main.go', note: 'starts the server' }] }, { name: 'tool' }],
}

const draw = () => {
  const drawing = drawRecipe(recipe, { title: 'One claim', root, focus: ['main.go'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('names are indented by depth, notes begin in one column', () => {
  const texts = draw().scene.elements.filter((element): element is Text => element.type === 'text')
  const xOf = (words: string): number => texts.find(({ text }) => text === words)?.x ?? Number.NaN
  expect(['api', 'main.go', 'tool'].map((name) => xOf(name) - xOf('cmd'))).toEqual([24, 48, 24])
  expect(xOf('programs')).toBe(xOf('starts the server'))
})

test('a branch begins where the one above it ended', () => {
  const ds = draw().scene.elements.flatMap((element) =>
    element.type === 'path' && element.fill === undefined && element.stroke === undefined ? [element.d] : [],
  )
  const numbers = ds.map((d) => [...d.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits)))
  const [api, , tool] = numbers
  expect(tool?.slice(0, 2)).toEqual([api?.[0], api?.[2]])
})

test('the band of a focus begins at the left end of the whole, so that its bar ends no branch', () => {
  const { elements } = draw().scene
  const bands = elements.flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [each.d] : []))
  expect(bands).toEqual([expect.stringMatching(/^M\s?40 /)])
})
