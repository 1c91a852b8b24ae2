import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a number that a flow begins with is a disc before its words; other flows have none, and every word is kept', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A form is sent',
    nodes: [
      { name: 'User', kind: 'source' },
      { name: 'Web app', kind: 'step' },
      { name: 'Orders', kind: 'store' },
    ],
    edges: [
      { from: 'User', to: 'Web app', text: '12. form', threats: ['spoofing'] },
      { from: 'Web app', to: 'Orders', text: '3D model' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const partOf = (at: string) =>
    drawing.parts
      .filter((part) => part.at === at)
      .flatMap(({ elements }) => elements.flatMap((index) => drawing.scene.elements[index] ?? []))
  const [first, second] = ['edges.0', 'edges.1'].map((at) => partOf(at))
  const said = (elements = first) => elements?.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(said()).toEqual(['12', 'form', 'S'])
  const [words, letters] = ['form', 'S'].map((text) =>
    first?.find((each) => each.type === 'text' && each.text === text),
  )
  expect(words?.type === 'text' && letters?.type === 'text' && words.x - letters.x).toBe(0)
  expect([first, second].map((part) => part?.filter(({ type }) => type === 'circle').length)).toEqual([1, 0])
  const disc = first?.find(({ type }) => type === 'circle')
  expect(disc?.type === 'circle' && disc.r).toBe(12)
  expect(said(second)).toEqual(['3D model'])
})

test('one long name makes not all processes as large as its circle', () => {
  const names = ['Portal', 'Krankenhausinformationssystem', 'Befunde']
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Three processes',
    nodes: names.map((name) => ({ name, kind: 'step' })),
    edges: [
      { from: 'Portal', to: 'Krankenhausinformationssystem', text: 'Termine' },
      { from: 'Krankenhausinformationssystem', to: 'Befunde', text: 'Daten' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const radii = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r > 20 ? [each.r] : []))
  expect(Math.max(...radii)).toBeGreaterThan(1.5 * Math.min(...radii))
})

test('a disc is between its line and its words, on either side of the line', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const placesOf = (at: string) =>
    drawing.parts
      .filter((part) => part.at === at)
      .flatMap(({ elements }) => elements.flatMap((index) => drawing.scene.elements[index] ?? []))
      .flatMap((each) => (each.type === 'circle' || (each.type === 'text' && each.mono !== true) ? [each.x] : []))
  const [disc = 0, number, words = 0] = placesOf('edges.2')
  expect([number, words - disc]).toEqual([disc, 18])
  const [left = 0, , ended = 0] = placesOf('edges.6')
  expect(left - ended).toBe(18)
})

test('threats that all flows in focus share are on solid squares; one flow alone shares none', () => {
  const lightOf = (focus: string[]): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, key: {}, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.mono === true && each.fill === 'surface' ? [each.text] : [],
    )
  }
  // One is in the key.
  expect(lightOf(['Issue link > Relay mail', 'Relay mail > User'])).toEqual(['I', 'I', 'I'])
  expect(lightOf(['Issue link > Relay mail', 'Relay mail > User', 'Set password > Audit log'])).toEqual([])
  expect(lightOf(['Issue link > Relay mail'])).toEqual([])
})

test('external entities are square, and a threat that flows in focus share is marked in the key as at them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const partOf = (at: string) => {
    const own = drawing.parts.filter((part) => part.at === at).flatMap(({ elements }) => elements)
    return own.flatMap((index) => drawing.scene.elements[index] ?? [])
  }
  expect(partOf('nodes.0').map(({ type }) => type)).toEqual(['path', 'text'])
  // The boundary alone has round corners in the key.
  expect(partOf('@key').flatMap((each) => (each.type === 'box' ? [each.dashed] : []))).toEqual([true])
  const shared = partOf('@key').flatMap((each) => (each.type === 'text' && each.fill === 'surface' ? [each.text] : []))
  expect(shared).toEqual(['I'])
})
