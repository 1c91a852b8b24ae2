import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { foundIn, growRadix, keyProblem, type RadixNode, searchRadix } from './tree.ts'

const grow = (...keys: string[]): RadixNode[] => growRadix(keys.map((name) => ({ name })))
const keysIn = (nodes: readonly RadixNode[], above = ''): string[] =>
  nodes.flatMap(({ text, key, children }) => [
    ...(key === undefined ? [] : [`${above}${text}`]),
    ...keysIn(children, above + text),
  ])
const tried = (nodes: readonly RadixNode[], text: string): string[] =>
  searchRadix(nodes, text).map(({ node, isLeft }) => `${node.text}${isLeft ? ' ✗' : ''}`)

test('every key is spelled by the nodes above its end, and no two siblings begin with the same character', () => {
  const word = fc.array(fc.constantFrom('a', 'b', '/', '😀'), { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), (keys) => {
      const nodes = grow(...keys)
      expect(keysIn(nodes).toSorted()).toEqual(keys.toSorted())
      const siblings = (all: readonly RadixNode[]): boolean =>
        new Set(all.map(({ text }) => text.codePointAt(0))).size === all.length &&
        all.every(({ children, key }) => siblings(children) && (key !== undefined || children.length > 1))
      expect(siblings(nodes)).toBe(true)
      for (const key of keys) expect(foundIn(searchRadix(nodes, key))?.name).toBe(key)
      expect(foundIn(searchRadix(nodes, 'ab/ab/x'))).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

test('plain text is tried before a parameter, a parameter before the rest, and what leads nowhere is left', () => {
  const nodes = grow('/u/*rest', '/u/:id', '/u/:id/x', '/u/me')
  expect(tried(nodes, '/u/me')).toEqual(['/u/', 'me'])
  expect(tried(nodes, '/u/mei/x')).toEqual(['/u/', 'me ✗', ':id', '/x'])
  expect(tried(nodes, '/u/ann/y')).toEqual(['/u/', ':id ✗', '/x ✗', '*rest'])
  expect(tried(nodes, '/v')).toEqual(['/u/ ✗'])
})

test('parameters are whole segments in the three ways of writing them, and never empty', () => {
  const nodes = grow('/a/{id}/b', '/f/{path...}', 'user:7', '/c/:id')
  expect(foundIn(searchRadix(nodes, '/a/1/b'))?.name).toBe('/a/{id}/b')
  expect(foundIn(searchRadix(nodes, '/f/x/y'))?.name).toBe('/f/{path...}')
  expect(foundIn(searchRadix(nodes, 'user:8'))).toBeUndefined()
  expect(foundIn(searchRadix(nodes, '/c/'))).toBeUndefined()
  expect([keyProblem('/f/*path/x'), keyProblem('/f/*path'), keyProblem('/a:b/c')]).toEqual([
    '*path takes all the rest, but more follows; put it at the end',
    undefined,
    undefined,
  ])
})

test('what is left says why the search goes back, and the heading can quote how often', () => {
  const draw = (find: string) =>
    drawRecipe(recipe as unknown as AnyRecipe, {
      title: '{tried} of {nodes}, {back} back',
      keys: [{ name: '/u/me' }, { name: '/u/:id' }, { name: '/u/search' }],
      find,
    })
  const texts = (find: string) => {
    const drawing = draw(find)
    if (!drawing.ok) throw new Error('refused')
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(texts('/u/mei')).toEqual(expect.arrayContaining(['3 of 4, 1 back', '✗ “i” remains', ':id = mei']))
  expect(texts('/u/seat')).toContain('✗ seat differs')
  expect(texts('/u/sea')).toContain('✗ “sea” ends inside')
  expect(texts('/u/a/b')).toEqual(expect.arrayContaining(['2 of 4 nodes tried: no key is found', '✗ “/b” remains']))
})

test('an arrow leads from a dead end to where the next is tried from; numbers are said where the heading quotes them', () => {
  const draw = (title: string) => {
    const keys = ['/a', '/ab', '/:x/c'].map((name) => ({ name }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, keys, find: '/ax/c' })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  expect(draw('A claim').some((each) => each.type === 'text' && each.text.includes('nodes tried'))).toBe(false)
  expect(draw('{tried} tried').some((each) => each.type === 'text' && each.text.includes('nodes tried'))).toBe(true)
  const sample = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  expect(sample.ok && sample.scene.elements.filter((each) => each.type === 'path' && each.arrow)).toHaveLength(1)
})

test('the arrow that leads back is not red, as an arrow that fails is, and goes over both nodes or beside the lower one', () => {
  const back = (data: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...(recipe.sample as object), ...data })
    const elements = drawing.ok ? drawing.scene.elements : []
    return elements.flatMap((each) => (each.type === 'path' && each.arrow ? [[each.stroke, each.d]] : []))
  }
  // With the corners of the branches.
  expect(back({})).toEqual([['ink', 'M288 380L288 372Q288 364 280 364L240 364Q232 364 232 372L232 380']])
  const under = ['/f/', '/f/new', '/f/:id', '/f/:id/x'].map((name) => ({ name }))
  expect(back({ title: 'A', keys: under, find: '/f/newest/x' })).toEqual([
    ['ink', expect.stringMatching(/Q\d+ 228 \d+ 228L\d+ 228$/)],
  ])
})

test('a dead end is counted once, not every node above it that the search goes back through', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{back}',
    keys: ['/a/b/c/d', '/a/b/c/e', '/a/b/x', '/a/:id/c/f'].map((name) => ({ name })),
    find: '/a/b/c/f',
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['1', '5 of 8 nodes tried, 1 dead end', '✗ nothing below fits f']))
  expect(drawing.scene.description).toContain('tries 5 nodes, meets 1 dead end, and finds /a/:id/c/f')
  expect(drawing.warnings).toEqual([])
})
