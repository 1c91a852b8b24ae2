import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const call = (to: string, kind = 'call') => ({ from: 'API', to, text: `to ${to}`, kind })
const data = {
  title: '{counted} of {branches}',
  participants: [{ name: 'API' }, { name: 'Bank' }],
  tally: { of: 'Bank', name: 'Charges' },
  messages: [
    call('Bank'),
    {
      kind: 'alt',
      text: 'a',
      messages: [
        { id: 'paid', ...call('Bank') },
        { kind: 'opt', text: 'x', messages: [call('Bank')] },
        call('Bank', 'lost'),
      ],
      else: [
        {
          text: 'b',
          messages: [
            { kind: 'alt', text: 'c', messages: [call('API')], else: [{ text: 'd', messages: [call('Bank')] }] },
          ],
        },
      ],
    },
  ],
}

const drawn = (focus?: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, ...(focus === undefined ? {} : { focus }) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}
const texts = (focus?: string[]): Text[] => drawn(focus).scene.elements.filter((element) => element.type === 'text')

test('each branch without alternatives of its own is an outcome, counted with what is optional in it, what happens in any case, and without what is lost', () => {
  const counts = texts().filter(({ size, text }) => size === 28 && /^\d+$/.test(text))
  expect(counts.map(({ text }) => text)).toEqual(['3', '1', '2'])
  expect(texts()[0]?.text).toBe('3 of 3')
})

test('the column proves what the heading counts', () => {
  expect(drawn().parts.find(({ at }) => at === 'tally')?.proves).toEqual(['branches', 'counted'])
})

test('focus colors a count and moves nothing', () => {
  const place = (all: Text[]) => all.filter(({ size }) => size === 28).map(({ x, y, text }) => [x, y, text])
  expect(place(texts(['paid']))).toEqual(place(texts()))
  expect(texts(['paid']).some(({ size, fill }) => size === 28 && fill === 'accent')).toBe(true)
})

test('the column has no gaps: each cell begins where the one above it ends', () => {
  const cells = drawn()
    .parts.filter(({ at }) => at === 'tally')
    .flatMap(({ elements }) => elements.flatMap((index) => drawn().scene.elements[index] ?? []))
    .flatMap((each) => (each.type === 'path' && each.fill === 'surface' ? (pathBounds(each.d) ?? []) : []))
  expect(cells.length).toBe(3)
  for (const [index, { y }] of cells.slice(1).entries()) expect(y).toBe((cells[index]?.y ?? 0) + (cells[index]?.h ?? 0))
})

test('what is counted must take part', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, tally: { of: 'Moon', name: 'Charges' } })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'tally.of', problem: '"Moon" is not a participant' }])
})
