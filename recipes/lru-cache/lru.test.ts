import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { accessesOf, countsOf } from './lru.ts'
import recipe from './recipe.ts'
import { topsOf } from './rows.ts'

const run = (keys: string, size: number) =>
  accessesOf({ items: keys.split('').map((name) => ({ name, value: name })), size })

test('the order of Belady’s example: ten faults with three frames, eight with four', () => {
  const faults = (size: number) => 12 - countsOf(run('123412512345', size)).hits
  expect([3, 4].map(faults)).toEqual([10, 8])
})

test('a map in order of insertion, the oldest deleted, is the same cache', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 24 }),
      fc.integer({ min: 1, max: 5 }),
      (keys, size) => {
        const known = new Map<string, boolean>()
        const expected = keys.map((key) => {
          known.delete(key)
          known.set(key, true)
          const [oldest = ''] = known.size > size ? known.keys() : []
          if (oldest !== '') known.delete(oldest)
          return { kept: [...known.keys()].toReversed(), evicted: oldest === '' ? undefined : oldest }
        })
        expect(run(keys.join(''), size)).toMatchObject(expected)
      },
    ),
    { numRuns: 100 },
  )
})

test('a loop one key longer than the cache never hits, and every eviction before its end is asked for next', () => {
  const loop = run('abcdabcd', 3)
  expect(countsOf(loop)).toEqual({ hits: 0, evicted: 5, regretted: 4 })
  expect(loop.slice(3, 7).map(({ again }) => again)).toEqual([1, 1, 1, 1])
})

test('a smaller cache never hits more often', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 24 }), (keys) => {
      const hits = [1, 2, 3, 4, 5, 6].map((size) => countsOf(run(keys.join(''), size)).hits)
      expect(hits).toEqual(hits.toSorted((a, b) => a - b))
    }),
    { numRuns: 60 },
  )
})

test('the figure is what the heading quotes; arrows lead to the front from elsewhere only', () => {
  const draw = (title: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, items: ['a', 'a', 'b', 'a'], size: 2 })
    if (!drawing.ok) throw new Error('refused')
    return drawing.scene.elements
  }
  const figures = (title: string) =>
    draw(title).flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  expect([figures('{hits} hits'), figures('{evicted} are out'), figures('A claim')]).toEqual([
    ['2 of 4'],
    ['0 of 0'],
    [],
  ])
  expect(draw('A claim').filter((each) => each.type === 'path' && each.arrow === true)).toHaveLength(1)
})

test('rows are equally far apart: further where one of them has an arrow over it', () => {
  const steps = (keys: string) => {
    const top = topsOf(run(keys, 2))
    return [1, 2, 3, 4].map((index) => top(index) - top(index - 1))
  }
  expect([steps('abab'), steps('abca')]).toEqual([Array(4).fill(44), Array(4).fill(36)])
})

test('what is evicted too early names the row that misses it, and each access stands in cells once', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    size: 2,
    items: ['a', 'b', 'c', 'd', 'b', 'a'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(words.filter(({ text }) => text.includes('missed')).map(({ text }) => text)).toEqual([
    '✗ a, missed in 6',
    '✗ b, missed in 5',
  ])
  // As the access, in the cache in the rows where it is kept, and as evicted.
  expect(words.filter(({ text }) => text === 'd').map(({ align }) => align)).toEqual([
    undefined,
    'middle',
    'middle',
    undefined,
  ])
})

test('the ground of a scan has what it evicts in it, with when that is missed', () => {
  const items = 'abcdabefgad'.split('')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', size: 3, items })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const ground = (drawing.parts.find(({ at }) => at === '@once')?.elements ?? []).flatMap((at) => elements[at] ?? [])
  const [right = 0] = ground.map(boundsOf).map(({ x, w }) => x + w)
  const missed = elements.filter((each) => each.type === 'text' && each.text === '✗ a, missed in 10').map(boundsOf)
  expect(missed).toHaveLength(1)
  for (const { x, w } of missed) expect(x + w).toBeLessThanOrEqual(right)
})

test('the alt text tells what a scan evicts, and a bracket counts misses that follow each other', () => {
  const draw = (items: string[], title = '{lost} are lost') => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, size: 3, items })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene
  }
  const misses = ({ elements }: ReturnType<typeof draw>) =>
    elements.flatMap((each) => (each.type === 'text' && each.text.endsWith(' misses') ? [each.text] : []))
  const scan = draw('abcdefab'.split(''))
  expect(scan.description).toContain('Accesses 3 to 6 are a scan (c, d, e and f) that evicts a, b and c.')
  expect(scan.description).toContain('a (evicted in 4 and missed in 7) and b (evicted in 5 and missed in 8)')
  expect(misses(scan)).toEqual(['2 misses'])
  expect(misses(draw('abcdefagb'.split('')))).toEqual([])
  expect(misses(draw('abcdefab'.split(''), 'A claim'))).toEqual([])
  expect(draw('ababa'.split('')).description).not.toContain('scan')
})

test('the accesses of the sample were chosen, and it says so', () => {
  expect(recipe.sample.source).toMatch(/illustrative/i)
})

test('a scan and the misses that follow are named right of what their accesses find, left of the cache', () => {
  const boxesOf = (items: string[], size: number) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{lost} are lost', items, size })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const found = (is: (text: string) => boolean) =>
      elements.flatMap((each) => (each.type === 'text' && is(each.text) ? [boundsOf(each)] : []))
    return {
      notes: found((text) => /^scan|^\d+ misses$/.test(text)),
      outcomes: found((text) => /miss$|hit$/.test(text)),
      heads: found((text) => text === 'Cache, latest first'),
    }
  }
  // The first row of the second one evicts something.
  for (const [keys, size, count] of [
    ['abcdefab', 3, 2],
    ['aabbxyzab', 2, 2],
    ['aaxyza', 2, 1],
    ['abab', 2, 0],
  ] as const) {
    const { notes, outcomes, heads } = boxesOf(keys.split(''), size)
    expect(notes).toHaveLength(count)
    for (const { x, w } of notes) {
      expect(x).toBeGreaterThan(Math.max(...outcomes.map((each) => each.x + each.w)))
      expect(x + w).toBeLessThan(heads[0]?.x ?? 0)
    }
  }
})
