import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** How many closed and open locks there are, and what is in large type or in a key. */
const drawn = (third: string, scopes: (string | null)[], focus: string[] = []) => {
  const columns = [{ name: 'Method', kind: 'chip' }, { name: 'Path', kind: 'code' }, third]
  const rows = scopes.map((scope, index) => ({ id: `r${index}`, values: ['GET', `/${index}`, scope] }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const locks = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.d.includes('a3.5 3.5') ? [each] : [],
  )
  const closed = locks.filter(({ stroke = 'muted' }) => stroke === 'muted').map(({ d }) => d.split('a3.5').length - 1)
  return { closed, open: locks.flatMap(({ stroke = 'muted' }) => (stroke === 'muted' ? [] : [stroke])) }
}

test('a lock is closed where a scope is required and open where none is, in the accent where that is in focus', () => {
  expect(drawn('Auth', ['read', 'none', null, 'write'], ['r2'])).toEqual({ closed: [2], open: ['ink', 'accent'] })
  expect(drawn('Auth', ['', 'read'])).toEqual({ closed: [1], open: ['ink'] })
  expect(drawn('Auth', ['none', null])).toEqual({ closed: [], open: ['ink', 'ink'] })
  expect(drawn('Auth', ['read', 'write'])).toEqual({ closed: [2], open: [] })
})

test('locks are outlines at the start of their column, under its head', () => {
  const columns = [{ name: 'Path', kind: 'code' }, 'Summary', { name: 'Auth', kind: 'code' }]
  const rows = [{ values: ['/a', 'Read', 'none'] }, { values: ['/b', 'Write', 'write'] }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  const elements = drawing.ok ? drawing.scene.elements : []
  const xOf = (words: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.x] : []))
  const locks = elements.flatMap((each) => (each.type === 'path' && each.d.includes('a3.5 3.5') ? [each] : []))
  expect(locks.map(({ fill, d }) => [fill, Number(/^M(\d+)/.exec(d)?.[1])])).toEqual([
    ['surface', xOf('Auth')[0]],
    ['surface', xOf('Auth')[0]],
  ])
  expect([...xOf('none'), ...xOf('write')].map((x) => x - (xOf('Auth')[0] ?? 0))).toEqual([24, 24])
})

test('without a column of scopes there is no lock', () => {
  expect(drawn('Summary', ['read', 'none'])).toEqual({ closed: [], open: [] })
})

test('the text says which operations need no token', () => {
  const columns = [{ name: 'Method', kind: 'chip' }, { name: 'Path', kind: 'code' }, 'Auth']
  const rows = [{ values: ['GET', '/a', 'none'] }, { values: ['PUT', '/b', 'x'] }, { values: ['GET', '/c', null] }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  expect(drawing.ok && drawing.scene.description).toContain('No token is needed for GET /a and GET /c.')
})

test('scopes say which operations are open, too; where no column does, the quote stays as it is', () => {
  expect(drawn('Scope', ['read', null])).toEqual({ closed: [1], open: ['ink'] })
  expect(drawn('Required scopes', ['read', 'none'])).toEqual({ closed: [1], open: ['ink'] })
  const titleWith = (third: string): string => {
    const columns = ['Method', 'Path', third]
    const rows = [{ values: ['GET', '/', null] }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{open} of {total} are open', columns, rows })
    return drawing.ok ? drawing.scene.title : ''
  }
  expect(titleWith('Security')).toContain('1 of 1 are open')
  expect(titleWith('Summary')).toContain('{open} of 1 are open')
})

test('a minor operation steps back as a whole', () => {
  const columns = [{ name: 'Method', kind: 'chip' }, { name: 'Path', kind: 'code' }, 'Summary']
  const rows = [{ values: ['GET', '/old', 'Old'], state: 'muted' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  const fills = drawing.ok
    ? drawing.scene.elements.flatMap((each) =>
        each.type === 'text' && ['GET', '/old', 'Old'].includes(each.text) ? [each.fill] : [],
      )
    : []
  expect(fills).toEqual(['muted', 'muted', 'muted'])
})
