import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('basic events, which are one column, have longer lines where there is room; the key names their sign', () => {
  const leaf = (depth: number): string => `Operator deletes the wrong volume ${depth}`
  const nested = (depth: number): object =>
    depth === 0
      ? { name: leaf(0), p: 0.1 }
      : {
          name: `No backup of rack ${depth} can be restored in time`,
          children: [nested(depth - 1), { name: leaf(depth), p: 0.2 }],
        }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A backup is lost', root: nested(3) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((each) => each === 'Operator deletes')).toHaveLength(4)
  expect(texts).toEqual(expect.arrayContaining(['No backup of', 'the wrong volume 1', 'Basic event']))
})

test('twenty events have room on five levels, with bars that are shorter and numbers that are whole', () => {
  const level = (depth: number, path: string): object =>
    depth === 0
      ? { name: `Operator deletes volume ${path}`, p: 0.003 }
      : {
          name: `Copies of ${path} are lost`,
          gate: depth % 2 === 0 ? 'and' : 'or',
          children: Array.from({ length: depth === 1 && path < '1' ? 3 : 2 }, (_, at) => level(depth - 1, path + at)),
        }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A backup is lost', root: level(4, '') })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect([drawing.scene.width <= 1200, texts.filter((each) => /\d,$/.test(each))]).toEqual([true, []])
})

test('the odds and the note of an event are one line where that fits, as rows are even then, and two elsewhere', () => {
  const long = 'measured over the last twelve months'
  const children = [
    { name: 'The pump fails', p: 0.02, note: 'per start' },
    { name: 'The tank leaks', p: 0.01, note: long },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'No water',
    root: { name: 'No water', children },
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['1 in 50, per start', '1 in 100']))
  expect(texts.join(' ')).toContain(long)
})

test('bars are parts of the whole where one event is a large part of it, and the share of the heading is large', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const widths = drawing.scene.elements.flatMap((each) => {
    const [, from, to] = (each.type === 'path' && /^M ?(\d+) \d+ ?H ?(\d+) ?V ?\d+ ?H ?\1 ?Z$/.exec(each.d)) || []
    return to !== undefined && each.type === 'path' && each.fill === 'accent' ? [Number(to) - Number(from)] : []
  })
  expect(widths).toEqual([Math.round(0.78 * 96)])
  const share = drawing.scene.elements.find((each) => each.type === 'text' && each.text === '78%')
  expect(share).toMatchObject({ size: 28 })
  const boxOf = (text: string) => {
    const at = drawing.scene.elements.find((each) => each.type === 'text' && each.text === text)
    const around = drawing.scene.elements.filter(
      (each) =>
        each.type === 'box' &&
        at?.type === 'text' &&
        each.y < at.y &&
        at.y < each.y + each.h &&
        each.x < at.x &&
        at.x < each.x + each.w,
    )
    return around.flatMap((each) => (each.type === 'box' ? [each.y + each.h / 2] : []))
  }
  const [top] = boxOf('Checkout is down')
  expect(top).toBe((Number(boxOf('No payments')[0]) + Number(boxOf('No zone')[0])) / 2)
  // Numbers of a column begin at one place, beside the bars; their rows are evenly apart, and families twice as far.
  const numbers = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && /^(under )?\d+%$/.test(each.text) ? [each] : [],
  )
  const tracks = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' ? (/^M ?(\d+) \d+ ?H ?(\d+) ?V/.exec(each.d) ?? []).slice(2) : [],
  )
  expect([...new Set(numbers.map(({ x, align = 'start' }) => `${x} ${align}`))]).toEqual([
    `${Math.max(...tracks.map(Number)) + 8} start`,
  ])
  const small = numbers.filter(({ size }) => size === 14)
  expect(small.slice(1).map(({ y }, at) => y - (small[at]?.y ?? 0))).toEqual([64, 80 + 64, 80, 64, 80, 64])
})

test('an event without odds and note has its name in the middle', () => {
  const root = { name: 'Outage', children: [{ name: 'Fire' }, { name: 'Flood' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})
