import { expect, test } from 'vitest'
import { fieldsForm } from '../../drawing/data/packed-fields.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import { drawFields } from './draw-fields.ts'
import packet from './recipe.ts'

const recipe = {
  name: 'Fields',
  family: 'Data structures',
  data: fieldsForm({ units: ['bit', 'byte'], width: 32, ragged: true }),
  draw: drawFields,
  describe: () => 'Fields of a header drawn for a test, each as wide as its size, with names and values.',
} as unknown as AnyRecipe

const draw = (data: object) => {
  const drawing = drawRecipe(recipe, { title: 'One claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const wordsOf = ({ scene }: ReturnType<typeof draw>): string[] =>
  scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))

test('a field over two rows has its name in both', () => {
  const words = wordsOf(
    draw({
      fields: [
        { name: 'unix_ts_ms', size: 48 },
        { name: 'rest', size: 16 },
      ],
    }),
  )
  expect(words.slice(-7)).toEqual(['byte', 'bit', '0', '4', 'unix_ts_ms', 'unix_ts_ms, continued', 'rest'])
})

test('the name of a narrow field stands below its row, with a leader, and its first letter in its cell', () => {
  const { parts, scene } = draw({
    fields: [
      { name: 'Reserved', size: 1 },
      { name: 'rest', size: 31 },
    ],
  })
  const part = parts.find(({ at }) => at === 'fields.0')
  const types = part?.elements.map((index) => scene.elements[index]?.type)
  expect(types).toEqual(['path', 'text', 'path', 'text'])
})

test('cells are as wide as their fields', () => {
  const { scene } = draw({
    fields: [
      { name: 'half', size: 16 },
      { name: 'quarter', size: 8 },
      { name: 'last', size: 8 },
    ],
  })
  const widths = scene.elements.flatMap((element) => (element.type === 'path' ? [pathBounds(element.d)?.w] : []))
  expect(widths).toEqual([400, 200, 200])
})

test('narrow neighbors with notes are enlarged in a strip of equal cells', () => {
  const flag = (name: string) => ({ name, size: 1, note: 'what it says' })
  const fields = [{ name: 'rest', size: 29 }, flag('URG'), flag('ACK'), flag('SYN')]
  const { parts, scene } = draw({ fields })
  const cellOf = (at: string) => {
    const part = parts.find((each) => each.at === at)
    const drawn = (part?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
    return drawn.flatMap((element) => (element.type === 'path' ? [pathBounds(element.d)] : [])).at(-1)
  }
  expect(['fields.1', 'fields.2', 'fields.3'].map((at) => cellOf(at)?.w)).toEqual([256, 256, 256])
  expect(wordsOf(draw({ fields }))).toContain('29')
})

test('narrow fields that are not neighbors keep their leaders', () => {
  const flag = (name: string) => ({ name, size: 1, note: 'what it says' })
  const fields = [flag('URG'), { name: 'rest', size: 12 }, flag('ACK'), flag('SYN'), { name: 'more', size: 17 }]
  const { parts } = draw({ fields })
  expect(parts.some(({ at }) => at.startsWith('@zoom'))).toBe(false)
})

test('a field with room has its note inside; one that has none is named inside, and explained below its row', () => {
  const fields = [
    { name: 'Checksum', size: 16, note: 'protects the rest of the header' },
    {
      name: 'Reserved',
      size: 16,
      note: 'zero, and to be ignored by whoever reads it, until a later version of the format',
    },
  ]
  const drawing = draw({ fields })
  expect(wordsOf(drawing)).toContain('protects the rest of the header')
  const narrow = draw({
    fields: [
      { name: 'Kind', size: 4, note: 'what the message is, one of sixteen' },
      { name: 'rest', size: 28 },
    ],
  })
  expect(narrow.warnings).toEqual([])
  expect(wordsOf(narrow).filter((words) => /Kind|what/.test(words))).toEqual([
    'Kind',
    'Kind',
    'what the message is, one of sixteen',
  ])
})

test('of many rows of one field, all but the first two and the last are omitted, and both edges broken there', () => {
  const drawn = (size: number) =>
    draw({
      fields: [
        { name: 'Payload', size },
        { name: 'CRC', size: 32 },
      ],
    })
  const [few, many] = [drawn(4 * 32), drawn(100 * 32)]
  const offsets = (drawing: ReturnType<typeof draw>) => wordsOf(drawing).slice(-7)
  expect(offsets(few)).toEqual(['0', '4', '8', '12', '16', 'Payload', 'CRC'])
  expect(offsets(many)).toEqual(['bit', '0', '4', '396', '400', 'Payload', 'CRC'])
  const breaks = (drawing: ReturnType<typeof draw>) => drawing.parts.filter(({ at }) => at === '@breaks')
  expect([breaks(few).length, breaks(many)[0]?.elements.length]).toEqual([0, 4])
  expect(many.scene.height).toBeLessThan(few.scene.height)
  expect(many.warnings).toEqual([])
})

test('where words are between two rows, the edges of the frame go on dashed', () => {
  const dashes = (fields: object[]) =>
    draw({ fields }).scene.elements.flatMap((each) => (each.type === 'path' && each.dashed ? [each.d] : []))
  const narrow = { name: 'A flag', size: 1, note: 'what it says' }
  expect(dashes([narrow, { name: 'rest', size: 31 }, { name: 'next', size: 32 }])[0]).toMatch(
    /^M ?\d+ \d+ ?V ?\d+ ?M ?\d+ \d+ ?V ?\d+$/,
  )
  expect(
    dashes([
      { name: 'one', size: 32 },
      { name: 'two', size: 32 },
    ]),
  ).toEqual([])
})

test('a rest without room for the whole name has it in small type, or after an ellipsis', () => {
  const rest = (name: string, size: number) =>
    wordsOf(
      draw({
        fields: [
          { name, size },
          { name: 'end', size: 64 - size },
        ],
      }),
    )
  expect(rest('Packet number', 40)).toContain('Packet number, continued')
  expect(rest('Destination connection ID', 40)).toContain('… Destination connection ID')
  expect(rest('Destination connection ID', 34)).toContain('…')
})

test('the state of a field is in the color of its name, and what is good or bad has a sign, wherever the name is', () => {
  const look = (fields: object[], text: string) =>
    draw({ fields }).scene.elements.find((each) => each.type === 'text' && each.text === text)
  const inside = [
    { name: 'Reserved', size: 16, state: 'muted' },
    { name: 'Valid', size: 16, state: 'positive' },
  ]
  expect(look(inside, 'Reserved')).toMatchObject({ fill: 'muted' })
  expect(look(inside, '✓ Valid')).toMatchObject({ fill: 'positive' })
  const flag = (name: string, state?: string) => ({ name, size: 1, note: 'what it says', state })
  const zoomed = [{ name: 'rest', size: 29 }, flag('URG', 'negative'), flag('ACK'), flag('SYN', 'muted')]
  expect(look(zoomed, '✗ URG')).toMatchObject({ fill: 'negative' })
  expect(look(zoomed, 'SYN')).toMatchObject({ fill: 'muted' })
  const cascade = [flag('URG', 'negative'), { name: 'rest', size: 12 }, flag('ACK'), { name: 'more', size: 18 }]
  expect(look(cascade, '✗ URG')).toMatchObject({ fill: 'negative' })
})

test('a packet ends where its fields do: the edge over a last row that is not full is not drawn at the right', () => {
  const gapsOf = (last: number): string[] => {
    const flags = ['Version', 'Flags'].map((name) => ({ name, size: 1, note: 'one' }))
    const fields = [...flags, { size: 6 }, { size: last }]
    const drawing = drawRecipe(packet as unknown as AnyRecipe, { title: 'A claim', unit: 'byte', width: 8, fields })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.find(({ at }) => at === '@gaps')?.elements ?? []
    return own.flatMap((at) => {
      const each = drawing.scene.elements[at]
      return each?.type === 'path' ? (each.d.match(/M/g) ?? []) : []
    })
  }
  expect(gapsOf(8).length - gapsOf(5).length).toBe(1)
})

test('rows around a strip are one block: their edges go on beside it', () => {
  const flag = (name: string) => ({ name, size: 1, note: 'what it says' })
  const fields = [{ name: 'rest', size: 29 }, flag('URG'), flag('ACK'), flag('SYN'), { name: 'next', size: 32 }]
  const edges = draw({ fields }).scene.elements.flatMap((each) => (each.type === 'path' && each.dashed ? [each.d] : []))
  expect(edges).toContain('M96 168V304M896 168V304')
})
