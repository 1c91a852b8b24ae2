import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'

/** CRC-32 as PNG has it (ISO 3309) over bytes in hexadecimal. */
const crc32 = (bytes: string): string => {
  let crc = 0xffffffff
  for (const byte of Buffer.from(bytes, 'hex')) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}

/** Each chunk of the sample: its length, its type, its data and its CRC, all in hexadecimal. */
const chunks = () => {
  const all = recipe.sample.fields.map(({ value }) => value ?? '').join('')
  const [, rest = ''] = all.split('89504e470d0a1a0a')
  const form = /^(?<length>.{8})(?<type>.{8})(?<data>.*)$/
  const found: { type: string; data: string; crc: string }[] = []
  for (let at = rest; at.length > 24; ) {
    const { length = '', type = '', data = '' } = form.exec(at)?.groups ?? {}
    const size = 2 * Number.parseInt(length, 16)
    found.push({ type, data: data.slice(0, size), crc: data.slice(size, size + 8) })
    at = data.slice(size + 8)
  }
  return found
}

test('the CRC of the empty IEND chunk is the one that every PNG file ends with', () => {
  expect(crc32('49454e44')).toBe('ae426082')
})

test('the chunks of the sample are as long as they say, and their CRCs are right', () => {
  const complete = chunks().filter(({ crc }) => crc !== '')
  expect(complete.map(({ type }) => Buffer.from(type, 'hex').toString())).toEqual(['IHDR', 'pHYs'])
  for (const { type, data, crc } of complete) expect(crc32(type + data)).toBe(crc)
})

test('what the notes say is what the bytes are', () => {
  const [header = { data: '' }, density = { data: '' }] = chunks()
  const number = (data: string, at: number) => Buffer.from(data, 'hex').readUInt32BE(at)
  expect([number(header.data, 0), number(header.data, 4)]).toEqual([1920, 1080])
  expect(number(density.data, 0)).toBe(Math.round(72 / 0.0254))
})

test('the characters of bytes in focus are tinted, a little wider than they are', () => {
  const data = {
    title: 'A claim',
    focus: ['b'],
    fields: [
      { name: 'a', value: '4142' },
      { name: 'b', value: '434445' },
    ],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const tints = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'soft' && each.stroke === 'none' ? [pathBounds(each.d)?.w ?? 0] : [],
  )
  expect(tints).toEqual([expect.closeTo(3 * 8.4 + 4, 0)])
})

test('the state of a field is in the color and the sign of its name', () => {
  const fields = [
    { name: 'Magic', value: '89504e47', state: 'negative' },
    { name: 'Rest', value: '0d0a1a0a', state: 'muted' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const fillOf = (text: string) => {
    const found = drawing.scene.elements.find((each) => each.type === 'text' && each.text === text)
    return found?.type === 'text' ? found.fill : undefined
  }
  expect([fillOf('✗ Magic'), fillOf('Rest')]).toEqual(['negative', 'muted'])
})

test('what goes on from the row above is said with an ellipsis, with its name where that has room', () => {
  const restOf = (bytes: number, name = 'First'): string[] => {
    const fields = [
      { name, value: '00'.repeat(16 + bytes) },
      { name: 'Last', value: '01'.repeat(4) },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', fields })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /.First|^…$/.test(each.text) ? [each.text] : [],
    )
  }
  expect([1, 6].map((bytes) => restOf(bytes))).toEqual([['…'], ['… First']])
  expect(restOf(1, 'First of the many')).toEqual(['…'])
})

test('what bytes in focus say is large where it fits under them', () => {
  const sizeOf = (note: string, focus: string[]) => {
    const fields = [
      { name: 'Width', value: '00000780', note },
      { name: 'Rest', value: '00000438' },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', focus, fields })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const found = drawing.scene.elements.find(
      (each) => each.type === 'text' && each.text.length > 1 && note.startsWith(each.text),
    )
    return found?.type === 'text' ? found.size : undefined
  }
  expect([sizeOf('1920 px', ['Width']), sizeOf('1920 px', ['Rest'])]).toEqual([20, 14])
  expect(sizeOf('of the image in pixels', ['Width'])).toBe(14)
})

test('fields that are part of one thing have a strip over them, which says where it goes on', () => {
  const fields = [
    { name: 'Magic', value: '00'.repeat(8) },
    { name: 'Size', value: '01'.repeat(4), group: 'First' },
    { name: 'Body', value: '02'.repeat(12), group: 'First' },
    { name: 'Tail', value: '03', group: 'Second' },
    { name: 'Free', value: '04'.repeat(2) },
    { name: 'Last', value: '05'.repeat(4), group: 'Second' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const strips = elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'rule' ? [pathBounds(each.d)?.w ?? 0] : [],
  )
  expect(strips).toEqual([8, 8, 1, 4].map((bytes) => bytes * 32))
  const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => /First|Second/.test(each))).toEqual(['First', '… First', 'Second'])
  expect(drawing.scene.description).toContain('First: Size 4')
})

test('the name of a group that has no room over its bytes is said to have none', () => {
  const notesOf = (group: string) => {
    const fields = [{ name: 'Size', value: '01', group }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', fields })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    // It does not seem to go on from a row before.
    expect(drawing.scene.elements.some((each) => each.type === 'text' && each.text === '…')).toBe(false)
    return drawing.warnings.flatMap(({ at }) => (at.endsWith('group') ? [at] : []))
  }
  expect([notesOf('A'), notesOf('Segments')]).toEqual([[], ['fields.0.group']])
})

test('an ellipsis under a row that says nothing else is clear of the strip over the next row', () => {
  const flags = ['first', 'second', 'third', 'fourth'].map((word) => ({
    name: `the ${word} of all flags`,
    value: '01',
  }))
  const long = { name: 'price of the order', value: 'ab'.repeat(13) }
  const fields = [...flags, long, { value: 'cd'.repeat(20), group: 'route' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Bytes', fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})

test('the tint behind characters in focus is wider than they are, however many', () => {
  for (let size = 1; size <= 15; size++) {
    const fields = [
      { name: 'Before', value: '00' },
      { name: 'Price', value: '3d'.repeat(size) },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', focus: ['Price'], fields })
    expect([size, drawing.ok && drawing.warnings]).toEqual([size, []])
  }
  const [type, price] = [
    { name: 'Type', value: '41' },
    { name: 'Price', value: '003d0900' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    focus: ['Price'],
    fields: [{ ...type, value: '41'.repeat(16) }, price],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
})
