import { expect, test } from 'vitest'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'
import { sharedByTwo, sharedObjects } from './sharing.ts'

const shared = (lines: string, kind = 'association'): string =>
  sharedObjects({
    nodes: ['a', 'b', 'c', 'd'].map((name) => ({ name, kind: 'object' })),
    edges: shortLinks(lines).map((edge): GraphEdge => ({ ...edge, kind })),
  })
    .map(({ object, holders }) => `${object.name} by ${holders.map(({ name }) => name).join(',')}`)
    .join(' | ')

test('an object that two others refer to is shared; one with a single holder is not', () => {
  expect(shared('a > b > c')).toBe('')
  expect(shared('a > c\nb > c, d\na > d')).toBe('c by a,b | d by b,a')
})

test('two references of one holder, one to itself, and links without a direction share nothing', () => {
  expect(shared('a > b\na > b')).toBe('')
  expect(shared('a > a\nb > a')).toBe('')
  expect(shared('a > c\nb > c', 'link')).toBe('')
})

test('in the sample, both orders hold the one address', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  const [only] = sharedObjects(data)
  expect([only?.object.name, only?.holders.map(({ name }) => name)]).toEqual(['home', ['order7', 'order8']])
  expect(recipe.derive?.(data)).toEqual({ shared: 1, objects: 5, holders: 2 })
})

test('both arrows of the sample come down to what is shared, and what is theirs is below them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const arrows = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'accent' ? [each.d.split(/[MLQ]/).at(-1)?.split(' ').map(Number)] : [],
  )
  const [left, right] = arrows.filter((_, index) => index % 2 === 0)
  expect([arrows.length, left?.[1]]).toEqual([4, right?.[1]])
})

test('only an object that two refer to, alone and without references of its own, is reached from above', () => {
  const of = (lines: string) =>
    sharedByTwo({
      nodes: ['a', 'b', 'c', 'd'].map((name) => ({ name, kind: 'object' })),
      edges: shortLinks(lines).map((edge): GraphEdge => ({ ...edge, kind: 'association' })),
    })?.name
  expect([of('a > c\nb > c'), of('a > b')]).toEqual(['c', undefined])
  expect([of('a > d\nb > d\nc > d'), of('a > c, d\nb > c, d'), of('a > c\nb > c\nc > d')]).toEqual(
    Array(3).fill(undefined),
  )
})

test('the name of a role is nearer to the object that it names than to the one that refers to it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const textOf = (words: string) => elements.find((each) => each.type === 'text' && each.text === words) as Text
  const [role, from, to] = ['shipTo', 'order7 : Order', 'home : Address'].map((words) => textOf(words).y)
  expect((to ?? 0) - (role ?? 0)).toBeLessThan((role ?? 0) - (from ?? 0))
})

test('a long name is broken before its class, also where it gives that itself', () => {
  const [name, type] = ['clusterOfTheStagingPipeline', 'KubernetesClusterClient']
  const wordsOf = (node: object): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes: [node], edges: [] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  for (const node of [{ name: `${name} : ${type}` }, { name, tech: type }])
    expect(wordsOf(node)).toEqual(expect.arrayContaining([`${name} :`, type]))
  expect(wordsOf({ name: 'a : B' })).toContain('a : B')
})

test('roles of two arrows that come down to one object are outside of both, equally far', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [left, right] = drawing.scene.elements.filter(
    (each): each is Text => each.type === 'text' && each.text === 'shipTo',
  )
  expect([left?.align, right?.align]).toEqual(['end', undefined])
  // The arrows come down at 312 and 408.
  expect(312 - (left?.x ?? 0)).toBe((right?.x ?? 0) - 408)
})

test('an arrow that says more than a role keeps its words together', () => {
  const { edges, ...rest } = recipe.sample as { edges: object[] }
  const said = edges.map((edge) => ({ ...edge, ...('text' in edge && edge.text === 'shipTo' ? { tech: 'A' } : {}) }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...rest, edges: said })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const sides = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && ['shipTo', '[A]'].includes(each.text) ? [each.align ?? 'start'] : [],
  )
  expect(sides).toEqual(['start', 'start', 'start', 'start'])
})
