import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import recipe from './recipe.ts'

const grounds = (focus: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'soft').length
}

test('a parameter or status in focus is laid open in its row and in the example that has it', () => {
  expect(grounds(['If-Match'])).toBe(2)
  expect(grounds(['412'])).toBe(2)
  expect(grounds(['service'])).toBe(2)
  expect(grounds(['404'])).toBe(1)
})

test('examples end where the sections beside them do', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const boxes = drawing.ok ? drawing.scene.elements.filter((each) => each.type === 'box' && each.fill === 'none') : []
  const ends = boxes.flatMap((each) => (each.type === 'box' ? [each.y + each.h] : []))
  expect(new Set(ends).size).toBe(2)
  expect(ends).toHaveLength(4)
})

test('lines of an example are further apart where the section beside it is higher, up to 24 px', () => {
  const gapsIn = (rows: number): number[] => {
    const { parameters = [], ...rest } = recipe.sample as { parameters?: object[] }
    const data = { ...rest, focus: [], parameters: parameters.slice(0, rows) }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    const elements = drawing.ok ? drawing.scene.elements : []
    const [first = 0, second = 0] = ['PATCH /v1/parcels/p-7731 HTTP/1.1', 'Host: api.example.com'].map(
      (words) => elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.y] : []))[0] ?? 0,
    )
    return [second - first]
  }
  expect([6, 5, 2].flatMap(gapsIn)).toEqual([24, 22, 20])
})

test('one example alone is beside the section that it is an example of', () => {
  const { request, response, ...rest } = recipe.sample as { request: string[]; response: string[] }
  const ends = (more: object): number[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...rest, focus: [], ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' && each.fill === 'none' ? [each] : []))
    return boxes.toSorted((a, b) => a.x - b.x || a.y - b.y).flatMap(({ y, h }) => [y, y + h])
  }
  const [from, to, under, end, top, bottom] = ends({ response: response.slice(0, 3) })
  expect([top, bottom]).toEqual([under, end])
  const [, , , , first, last] = ends({ request: request.slice(0, 2) })
  expect([first, last]).toEqual([from, to])
})

test('an arrow leads from each row in focus to its line in an example, beside the other where both are level', () => {
  const ways = (focus: string[], more: object = {}): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus, ...more })
    const elements = drawing.ok ? drawing.scene.elements : []
    return elements.flatMap((each) => (each.type === 'path' && each.stroke === 'accent' ? [each.d] : []))
  }
  const sent = 'M512 320H520V294H534'
  expect(ways(['If-Match', '412'])).toEqual([sent, 'M512 720H520V566H534'])
  expect(ways(['If-Match'])).toEqual([sent])
  expect(ways(['404'])).toEqual([])
  const long = ['PATCH / HTTP/1.1', ...Array.from({ length: 12 }, (_, at) => `X-${at}: 1`), 'If-Match: "v3"']
  const few = {
    parameters: [{ name: 'If-Match', kind: 'header', type: 'tag' }],
    responses: [{ name: '412', note: 'stale' }],
    request: long,
  }
  const spines = ways(['If-Match', '412'], few).map((d) => /H(\d+)V/.exec(d)?.[1])
  expect(new Set(spines).size).toBe(2)
})

test('the ground of the last row has the corners of its section', () => {
  const rounded = (focus: string[]): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus })
    const elements = drawing.ok ? drawing.scene.elements : []
    return elements.filter((each) => each.type === 'path' && each.fill === 'soft' && each.d.includes('A')).length
  }
  expect([rounded(['428']), rounded(['422'])]).toEqual([1, 0])
})

test('what is required says so at the end of its row, or after its type where that is too long', () => {
  const { parameters = [], ...rest } = recipe.sample as { parameters?: object[] }
  const gaps = Array.from({ length: 24 }, (_, at) => {
    const type = 'W'.repeat(at + 1)
    const data = { ...rest, focus: [], parameters: [{ ...parameters[0], type, required: true }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const [what, required] = [`${type} in`, 'required'].map((words) => texts.find(({ text }) => text.startsWith(words)))
    if (what === undefined || required === undefined) return texts.some(({ text }) => text.endsWith('required'))
    return boundsOf(required).x - rightOf(boundsOf(what)) >= 8
  })
  expect(new Set(gaps)).toEqual(new Set([true]))
})
