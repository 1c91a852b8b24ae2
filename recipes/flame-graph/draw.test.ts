import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { functionsOf, hotPath } from './draw.ts'
import recipe from './recipe.ts'

type Frame = { name: string; value?: number; children: Frame[] }

const frame = (name: string, value: number, children: Frame[] = []): Frame => ({ name, value, children })

const root = frame('main', 1, [frame('read', 2, [frame('lock', 3)]), frame('write', 5, [frame('lock', 4)])])

test('the hottest function is summed over all its callers, its path leads to the largest of its frames', () => {
  expect(functionsOf(root)[0]).toMatchObject({ name: 'lock', own: 7 })
  expect(hotPath(root).map(({ name }) => name)).toEqual(['main', 'write', 'lock'])
})

test('functions are listed with what they take themselves, each once', () => {
  expect(functionsOf(root).map(({ name, own, frames }) => [name, own, frames.length])).toEqual([
    ['lock', 7, 2],
    ['write', 5, 1],
    ['read', 2, 1],
    ['main', 1, 1],
  ])
})

test('many small callees in one frame are no function, however much they take together', () => {
  expect(functionsOf(frame('main', 1, [frame('12 smaller', 9), frame('read', 2)]))[0]).toMatchObject({
    name: 'read',
    own: 2,
  })
})

test('a frame in a state has its sign, its color and its edge, and what is minor is muted', () => {
  const child = (name: string, value: number, state: string) => ({ name, value, state })
  const children = [child('lock', 200, 'negative'), child('idle', 300, 'muted'), child('hit', 300, 'positive')]
  const root = { name: 'main', children: [...children, { name: 'work', value: 400 }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root })
  const { elements } = drawing.ok ? drawing.scene : { elements: [] }
  const said = elements.flatMap((each) =>
    each.type === 'text' ? [`${each.fill} ${each.text.split('  ').slice(0, 2).join(' ')}`] : [],
  )
  expect(said).toEqual(expect.arrayContaining(['positive 3 ✓ hit', 'muted 2 idle', 'negative 4 ✗ lock']))
  const edges = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'negative' ? [each.dashed] : []))
  expect(edges).toEqual([undefined])
})

test('long names of the list are as wide as its bars leave room, and the figure is beside the whole name', () => {
  const name = 'com.fasterxml.jackson.databind.ObjectMapper.write'
  const children = [
    { name, value: 40, children: [{ name: 'b', value: 30 }] },
    { name: 'c', value: 30 },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: { name: 'main', children } })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts).toEqual(expect.arrayContaining(['40%', `in ${name} itself`, 'c']))
  // The figure says its share, so that the list goes on with the next one.
  expect(texts).not.toContain(name)
})

test('functions without their whole names in frames are named below, those in slivers and below them too, each once', () => {
  const leaf = (name: string, value: number) => ({ name, value })
  const children = [
    ...['a', 'b', 'c', 'd', 'e'].map((name) => leaf(name, 1900)),
    { ...leaf('org.example.log.Logger.debug', 900), children: [leaf('GC', 2)] },
    { ...leaf('VM Thread', 1), children: [leaf('sweep', 1)] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: { name: 'main', children } })
  if (!drawing.ok) throw new Error('refused')
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('debug')
  expect(texts.join(' ')).toContain(
    'Names in full: org.example.log.Logger.debug (8.7%), GC (under 0.1%), VM Thread (under 0.1%) and sweep (under 0.1%)',
  )
  expect(drawing.warnings).toEqual([])
})

test('the callers of what is in focus are tinted as the path to the hottest function is', () => {
  const fillsOf = (...focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return ['root', 'root.children.0', 'root.children.0.children.0', 'root.children.1'].map((place) => {
      const own = drawing.parts.find(({ at }) => at === place)?.elements ?? []
      const shape = own.flatMap((at) => drawing.scene.elements[at] ?? []).find(({ type }) => type !== 'text')
      return shape !== undefined && 'fill' in shape ? shape.fill : undefined
    })
  }
  expect(fillsOf('read > lock')).toEqual(['rule', 'rule', 'accent', fillsOf('read > lock')[3]])
  expect(fillsOf('read > lock')[3]).not.toBe('rule')
  expect(fillsOf('read').slice(0, 2)).toEqual(['rule', 'accent'])
  expect(fillsOf('read')[2]).not.toBe('rule')
  expect([fillsOf()[0], fillsOf()[3]]).toEqual(['rule', 'rule'])
})

test('the share of the hottest function is said once, large below its frame, and the list is right of it', () => {
  const children = [
    { name: 'encode', value: 50 },
    { name: 'read', value: 30 },
    { name: 'write', value: 19 },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    root: { name: 'main', value: 1, children },
  })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const shares = texts.filter(({ text }) => text.includes('50%'))
  expect(shares).toMatchObject([{ text: '50%', size: 28 }])
  const title = texts.find(({ text }) => text.startsWith('Next'))
  expect(title?.x).toBeGreaterThan(200)
})
