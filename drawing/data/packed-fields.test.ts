import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { placesOf, sizeOf } from './field-places.ts'
import { fieldsForm } from './packed-fields.ts'

const form = fieldsForm({ units: ['bit', 'byte', 'char'], width: 32 })

const problems = (input: object) => {
  const reading = readData(form as never, { title: 'A claim', ...input })
  return reading.ok ? [] : reading.findings
}

test('fields fill whole rows', () => {
  expect(
    problems({
      fields: [
        { name: 'time', size: 48 },
        { name: 'rest', size: 46 },
      ],
    }),
  ).toEqual([{ at: 'fields', problem: 'end at bit 94; 2 missing to 96' }])
  expect(problems({ unit: 'char', fields: [{ name: 'scheme', value: 'https' }] })).toEqual([])
})

test('values are of their unit and as long as they say', () => {
  const fields = [{ value: '012' }, { value: '0111', size: 3 }, { name: 'neither' }]
  expect(problems({ fields })).toEqual([
    { at: 'fields.0.value', problem: '"012" is not binary digits' },
    { at: 'fields.1.value', problem: 'has 4 bits; the size is 3' },
    { at: 'fields.2', problem: 'needs a size or a value' },
  ])
  expect(problems({ unit: 'byte', width: 1, fields: [{ value: '8' }] })).toEqual([
    { at: 'fields.0.value', problem: '"8" is not bytes as hexadecimal pairs' },
  ])
})

test('a number in the form of programs is refused with the value to write', () => {
  expect(problems({ fields: [{ value: '0xD1a' }] })).toEqual([
    { at: 'fields.0.value', problem: '"0xD1a" is not binary digits; write 1101 0001 1010' },
  ])
  expect(problems({ fields: [{ value: 'C7 1E' }] })).toEqual([
    { at: 'fields.0.value', problem: '"C7 1E" is not binary digits; write 1100 0111 0001 1110' },
  ])
  expect(problems({ unit: 'byte', width: 1, fields: [{ value: '0xD1A' }] })).toEqual([
    { at: 'fields.0.value', problem: '"0xD1A" is not bytes as hexadecimal pairs; write 0D 1A' },
  ])
})

test('a value has as many units as are written', () => {
  expect(sizeOf({ value: '0101_1' }, 'bit')).toBe(5)
  expect(sizeOf({ value: '89 50 4E' }, 'byte')).toBe(3)
  expect(sizeOf({ value: 'né💡' }, 'char')).toBe(3)
})

test('fields follow each other without gaps', () => {
  const fields = [{ size: 4 }, { value: '0_1' }, { size: 2 }]
  expect(placesOf({ fields, unit: 'bit' }).map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 6],
    [6, 8],
  ])
})

test('there are no more units than one picture holds', () => {
  const few = fieldsForm({ units: ['byte'], width: 4, most: 8 })
  const reading = readData(few as never, { title: 'A claim', fields: [{ size: 12 }] })
  expect(reading.ok ? [] : reading.findings).toEqual([{ at: 'fields', problem: 'have 12 bytes; 8 fit' }])
})
