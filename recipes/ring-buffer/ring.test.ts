import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { freeIn, readerProblem, slowestIn } from './ring.ts'

const ring = (next: number, ...positions: number[]) => ({
  size: 8,
  producer: 'P',
  next,
  consumers: positions.map((each, index) => ({ name: `c${index}`, next: each })),
})

test('the producer may write up to the slot that the slowest consumer reads next', () => {
  expect([ring(10, 10), ring(10, 9, 4), ring(10, 2)].map(freeIn)).toEqual([8, 2, 0])
  expect(slowestIn(ring(10, 9, 4, 4)).name).toBe('c1')
})

test('consumers are between what is kept and what is written', () => {
  const problemOf = (next: number) => readerProblem({ name: 'c0', next }, ring(10, next))
  expect([1, 2, 10, 11].map(problemOf)).toEqual([
    '1 is overwritten; 8 slots keep 2 and later',
    undefined,
    undefined,
    '11 is not written yet; P writes 10 next',
  ])
})

test('a consumer never overtakes those that it comes after', () => {
  const consumers = [
    { name: 'log', next: 5 },
    { name: 'logic', next: 6, after: ['log'] },
  ]
  const data = { title: 'A claim', next: 8, size: 8, consumers }
  expect(drawRecipe(recipe as unknown as AnyRecipe, data)).toEqual({
    ok: false,
    findings: [{ at: 'consumers.1.next', problem: '6 is ahead of log, which reads 5 next' }],
  })
})

test('tracks are as long as what is unread, whatever the focus, and free slots have no number', () => {
  const draw = (focus?: string[]) =>
    drawRecipe(recipe as unknown as AnyRecipe, { ...ring(11, 8, 11), title: 'A claim', ...(focus && { focus }) })
  const [plain, marked] = [draw(), draw(['c0'])]
  if (!plain.ok || !marked.ok) throw new Error('refused')
  const texts = (drawing: typeof plain) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts(plain)).toEqual(expect.arrayContaining(['8', '9', '10', 'c0: 3 behind', 'c1: 0 behind', '5 of 8']))
  expect(texts(plain)).not.toContain('11')
  expect(texts(marked).toSorted()).toEqual(texts(plain).toSorted())
})

test('the producer says how far it may write, and the middle how many slots are free', () => {
  const wordsFor = (title: string, next: number) => {
    const data = { title, size: 8, producer: 'W', next: 10, consumers: [{ name: 'R', next }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(wordsFor('A claim', 4)).toEqual(expect.arrayContaining(['may write up to 11', '2 of 8', 'free']))
  for (const title of ['A claim', '{free} free']) expect(wordsFor(title, 4)).toContain('2 of 8')
  expect(wordsFor('A claim', 2)).toContain('waits: no slot is free')
})

test('slots have their numbers, every second one where there are many, and none under a line', () => {
  const numbers = (size: number): string[] => {
    const data = { title: 'A claim', next: 1_000_006, size, consumers: [{ name: 'log', next: 1_000_001 }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    expect(words.join(' ')).toContain(`modulo ${size}; arcs inside are what a consumer has not read.`)
    return words.filter((each) => /^\d{1,2}$/.test(each)).toSorted((a, b) => Number(a) - Number(b))
  }
  expect(numbers(32)).toHaveLength(32)
  // The producer is at the edge of slots 5 and 6, the consumer at that of 0 and 1.
  expect(numbers(64)).toEqual(
    Array.from({ length: 32 }, (_, at) => `${2 * at}`).filter((each) => each !== '0' && each !== '6'),
  )
})

test('consumers at one place share a line, a dot on the track of each says whose it is', () => {
  const data = {
    title: 'A claim',
    size: 16,
    next: 40,
    consumers: [
      { name: 'log', next: 30 },
      { name: 'copy', next: 36 },
      { name: 'match', next: 30 },
    ],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const owners = drawing.parts.flatMap(({ at, elements }) => {
    const own = elements.map((index) => drawing.scene.elements[index])
    return own.some((each) => each?.type === 'circle') ? [at] : []
  })
  expect(owners).toEqual(expect.arrayContaining(['consumers.0', 'consumers.2']))
  expect(owners).toHaveLength(2)
})

test('names that share a line are told apart by the order of their dots', () => {
  const wordsOf = (...positions: number[]): string => {
    const data = { title: 'A claim', ...ring(20, ...positions) }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    return drawing.ok
      ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
      : ''
  }
  expect(wordsOf(15, 15)).toContain('in the order of their dots')
  expect(wordsOf(15, 17)).not.toContain('in the order of their dots')
})

test('free slots are marked where the heading says how many there are', () => {
  const free = (title: string): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...ring(11, 8), title })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'soft').length
  }
  expect([free('A claim'), free('{free} free')]).toEqual([0, 5])
})

test('numbers of slots are as large as other values, or smaller where all have no room so', () => {
  const sizeOf = (next: number) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      next,
      size: 16,
      consumers: [{ name: 'log', next: next - 3 }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text === `${next - 2}` ? [each.size] : [],
    )
  }
  expect([sizeOf(1051), sizeOf(111_111)]).toEqual([[14], [12]])
})
