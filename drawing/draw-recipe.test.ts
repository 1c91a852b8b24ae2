import { expect, test } from 'vitest'
import * as z from 'zod'
import { name } from './data/fields.ts'
import { form } from './data/form.ts'
import { recipeSchema } from './data-schema.ts'
import { drawRecipe } from './draw-recipe.ts'
import { badgesOf } from './place-badges.ts'
import { box, text } from './primitives.ts'
import { type AnyRecipe, defineRecipe } from './recipe.ts'
import type { Sheet } from './sheet.ts'

const words = {
  description: '',
  useWhen: '',
  avoidWhen: '',
  visual: 80,
  ease: 80,
  overall: 80,
  rationale: '',
  reviewed: '2026-11-21',
  revision: 1,
}

/** Boxes in a row; a box as wide as `room` holds its name or not. */
const boxes = (room: number): AnyRecipe =>
  defineRecipe({
    ...words,
    name: 'Boxes',
    family: 'Data structures',
    data: form(
      'table',
      { items: z.array(z.strictObject({ name: name() })).max(20) },
      { targets: ({ items }) => items.map((item) => ({ names: [item.name], item })) },
    ),
    sample: { title: '{total} boxes', items: [{ name: 'one' }] },
    draw: ({ items }, sheet) =>
      items.forEach((item, index) =>
        sheet.put(item, [
          box(index * (room + 16), 0, room, 400),
          text(index * (room + 16) + room / 2, 206, item.name, { align: 'middle' }),
        ]),
      ),
    describe: ({ items }) => `A row of ${items.length} boxes, each with its name in the middle, drawn for a test.`,
    derive: ({ items }) => ({ total: String(items.length) }),
  }) as unknown as AnyRecipe

test('a title quotes derived values; other braces stay', () => {
  const drawing = drawRecipe(boxes(400), { title: '{total} boxes of {what}', items: [{ name: 'one' }] })
  expect(drawing.ok && drawing.scene.title).toBe('Boxes: 1 boxes of {what}')
  expect(drawing.ok && drawing.warnings).toEqual([
    { level: 'note', at: 'title', problem: '{what} stays as it is; what can be quoted here is {total}' },
  ])
})

test('braces that nothing can be quoted for are noted, with what would be quoted', () => {
  const problemsOf = (more: object): string[] => {
    const drawing = drawRecipe({ ...boxes(400), ...more } as AnyRecipe, {
      title: '{total} boxes',
      items: [{ name: 'one' }],
    })
    return drawing.ok ? drawing.warnings.map(({ level, problem }) => `${level}: ${problem}`) : []
  }
  expect(problemsOf({ derive: undefined })).toEqual(['note: {total} stays as it is; nothing can be quoted here'])
  expect(problemsOf({ derive: () => ({}), meanings: { total: 'how many boxes' } })).toEqual([
    'warning: {total} stays as it is, as the data do not have it: how many boxes',
  ])
})

test('the schema says what a title can quote, with an example and what it is', () => {
  const titleOf = (recipe: object): unknown =>
    (recipeSchema(recipe as AnyRecipe) as { properties: { title: unknown } }).properties.title
  expect(titleOf(boxes(400))).toMatchObject({ description: 'The claim it proves; quotes {total} 1' })
  expect(titleOf({ ...boxes(400), meanings: { total: 'how many boxes' } })).toMatchObject({
    description: 'The claim it proves; quotes {total} 1 (how many boxes)',
  })
})

test('what is no data, or a scene, is one finding', () => {
  const problemOf = (input: unknown) => {
    const drawing = drawRecipe(boxes(400), input)
    return drawing.ok ? [] : drawing.findings.map(({ problem }) => problem)
  }
  expect(problemOf({ auths: 1 })).toEqual(["has no field of this recipe's data, which need title, items"])
  expect(problemOf({ version: 1, title: 'a', elements: [] })).toEqual([expect.stringMatching(/^is a scene, not data/)])
  expect(problemOf('secret')).toEqual(['must be an object, got text'])
})

test('what the linter blocks is drawn, with a warning at the field it was drawn from', () => {
  const drawing = drawRecipe(boxes(304), {
    title: 'Three boxes',
    items: [{ name: 'fits' }, { name: 'a name that is far too wide, W and W' }],
  })
  expect(drawing).toMatchObject({
    ok: true,
    scene: { elements: expect.arrayContaining([expect.objectContaining({ text: 'fits' })]) as object },
    warnings: [{ level: 'warning', at: 'items.1', problem: expect.stringMatching(/(wide|side).* \(R06\)$/) as string }],
  })
})

test('a drawing larger than a page is drawn, with one warning: its size', () => {
  const drawing = drawRecipe(boxes(400), {
    title: 'Too many',
    items: Array.from({ length: 4 }, (_, index) => ({ name: `box ${index}` })),
  })
  expect(drawing.ok && drawing.warnings).toEqual([
    {
      level: 'warning',
      at: '',
      problem: 'the drawing is 1728 px wide, 1200 px fit a page: shorten text or remove items',
    },
  ])
})

/** One box of some size, with advice for each direction. */
const oneBox = (w: number, h: number): AnyRecipe => ({
  ...boxes(400),
  draw: (_: never, sheet: Sheet) => {
    sheet.ifTooWide('items', 'use fewer boxes')
    sheet.ifTooHigh('title', 'use lower boxes')
    sheet.put('items', [box(0, 0, w, h)])
  },
})

test('a drawing that is too wide is drawn with advice where the recipe says, up to what a scene holds', () => {
  const problemsOf = (w: number, h: number) => {
    const drawing = drawRecipe(oneBox(w, h), { title: 'Too wide', items: [] })
    return { ok: drawing.ok, said: drawing.ok ? drawing.warnings : drawing.findings }
  }
  expect(problemsOf(1120, 40)).toEqual({ ok: true, said: [] })
  expect(problemsOf(1124, 40)).toEqual({
    ok: true,
    said: [
      { level: 'warning', at: 'items', problem: 'the drawing is 1208 px wide, 1200 px fit a page: use fewer boxes' },
    ],
  })
  expect(problemsOf(2320, 40).ok).toBe(true)
  expect(problemsOf(2324, 2400)).toEqual({
    ok: false,
    said: [
      { at: 'items', problem: 'the drawing is 2408 px wide, a scene has at most 2400: use fewer boxes' },
      { at: 'title', problem: expect.stringMatching(/ px high, a scene has at most 2400: use lower boxes$/) as string },
    ],
  })
})

test('what is larger than a scene is drawn again with fewer details, where the drawing has a way to', () => {
  const recipe = {
    ...oneBox(2324, 40),
    draw: (_: never, sheet: Sheet) => {
      if (sheet.isTight) sheet.note('items', undefined, 'are drawn narrow')
      sheet.put('items', [box(0, 0, sheet.isTight ? 400 : 2324, 40)])
    },
  }
  const drawing = drawRecipe(recipe, { title: 'Too wide', items: [] })
  expect(drawing.ok && drawing.warnings).toEqual([{ level: 'note', at: 'items', problem: 'are drawn narrow' }])
})

test('notes and warnings of a recipe are beside the scene, at their fields', () => {
  const recipe = {
    ...boxes(400),
    draw: ({ items }: never, sheet: Sheet) => {
      const [item] = items as object[]
      if (item === undefined) return
      sheet.warn(item, 'name', 'is long')
      sheet.note('items', undefined, 'are drawn as boxes')
      sheet.put(item, [box(0, 0, 400, 400), text(200, 206, 'one', { align: 'middle' })])
    },
  }
  const drawing = drawRecipe(recipe, { title: 'One', items: [{ name: 'one' }] })
  expect(drawing.ok && drawing.warnings).toEqual([
    { level: 'warning', at: 'items.0.name', problem: 'is long' },
    { level: 'note', at: 'items', problem: 'are drawn as boxes' },
  ])
})

test('a problem of a recipe refuses the data', () => {
  const recipe = { ...boxes(400), draw: (_: never, sheet: Sheet) => sheet.problem('items', undefined, 'are no boxes') }
  expect(drawRecipe(recipe, { title: 'None', items: [] })).toEqual({
    ok: false,
    findings: [{ at: 'items', problem: 'are no boxes' }],
  })
})

test('focus and callouts must name items of the data', () => {
  const drawing = drawRecipe(boxes(400), {
    title: 'Emphasis',
    items: [{ name: 'one' }],
    focus: ['two'],
    callouts: [{ on: 'on', text: 'here' }],
  })
  expect(drawing).toEqual({
    ok: false,
    findings: [
      { at: 'focus.0', problem: '"two" is not an item of the data' },
      { at: 'callouts.0.on', problem: '"on" is not an item of the data; did you mean "one"?' },
    ],
  })
})

test.each([
  undefined,
  null,
  7,
  'text',
  [],
  { title: '' },
  { title: 'x'.repeat(10_000), items: 'none' },
  { title: 'a\u202eb', items: [], more: 1 },
])('bad input gives findings, never an exception: %j', (input) => {
  expect(drawRecipe(boxes(400), input)).toMatchObject({ ok: false })
})

test('10,000 items are refused with one finding for the list', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({ name: `item ${index}` }))
  expect(drawRecipe(boxes(400), { title: 'Many', items })).toEqual({
    ok: false,
    findings: [{ at: 'items', problem: 'must have at most 20 entries, got 10000' }],
  })
})

test('a remark on what is computed from the data is beside what was drawn of it', () => {
  const computed = {
    ...boxes(400),
    derive: () => ({}),
    describe: () => 'Two halves of one box, drawn for a test of what is computed from the data.',
    data: form('own', {}, { targets: () => [{ names: ['half'], item: {} }] }) as never,
    draw: (_: never, sheet: Sheet) => {
      sheet.badges = badgesOf
      sheet.put('@half', [box(0, 0, 400, 400)])
    },
  }
  const drawing = drawRecipe(computed, { title: 'Two halves', callouts: [{ on: 'half', text: 'Here' }] })
  // A badge at the box, and badge and words under it.
  expect(drawing.ok && drawing.parts.find(({ at }) => at === 'callouts.0')?.elements).toHaveLength(5)
})

test('words without a place in the picture are named beside it', () => {
  const wordless = { ...boxes(400), draw: (_: never, sheet: Sheet) => sheet.put('items', [box(0, 0, 400, 400)]) }
  const drawing = drawRecipe(wordless, { title: 'One', items: [{ name: 'one' }] })
  expect(drawing.ok && drawing.warnings).toEqual([
    { level: 'note', at: 'items.0.name', problem: '"one" is not in the picture' },
  ])
})
