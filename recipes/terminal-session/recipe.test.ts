import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const lines = ['$ df', 'full', '$ lsof', 'java 12', '$ kill 12', '$ ']
const said = (title: string, focus?: string[]): string =>
  drawn({ title, panels: [{ name: 'host', lines }], ...(focus === undefined ? {} : { focus }) }).scene.title

test('all commands are counted, but for a prompt at which nothing is typed, whatever is in focus', () => {
  expect(said('{commands} commands')).toContain('3 commands')
  expect(said('{commands} commands', ['java'])).toContain('3 commands')
})

test('commands that lead to a line are those before it, with itself', () => {
  expect(said('{until} commands', ['java'])).toContain('2 commands')
  expect(said('{until} commands', ['kill'])).toContain('3 commands')
  expect(said('{until} commands')).toContain('{until} commands')
})

test('a prompt at which nothing is typed has no number', () => {
  const texts = drawn({ title: 'A claim', panels: [{ name: 'host', lines }] }).scene.elements.flatMap((each) =>
    each.type === 'text' && /^\d$/.test(each.text) ? [each.text] : [],
  )
  expect(texts).toEqual(['1', '2', '3'])
})

test('the solid number is that of the command in focus, or of the one whose output is', () => {
  const solid = (focus: string): string[] => {
    const { elements } = drawn({ title: 'A claim', panels: [{ name: 'host', lines }], focus: [focus] }).scene
    return elements.flatMap((each, index) => {
      const next = elements[index + 1]
      return each.type === 'circle' && each.fill === 'accent' && next?.type === 'text' ? [next.text] : []
    })
  }
  expect(['java 12', '$ lsof', '$ kill 12', '$ df', 'full'].map(solid)).toEqual([['2'], ['2'], ['3'], ['1'], ['1']])
})
