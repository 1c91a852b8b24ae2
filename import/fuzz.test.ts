/** No input makes an importer throw, whatever mistakes are in it: a seeded part of `npm run bench -- import-fuzz`. */
import { expect, test } from 'vitest'
import { dataSamples } from '../test/data-samples.ts'
import { mutateData } from '../test/mutate-json.ts'
import { randomFrom } from '../test/mutate-text.ts'
import { readDataText } from '../test/read-data-text.ts'
import { importers } from './importers.ts'

test('every importer has a sample, and reads it', () => {
  expect(Object.keys(dataSamples).toSorted()).toEqual(Object.keys(importers).toSorted())
  const unread = Object.entries(dataSamples).filter(([name, text]) => readDataText(name, text) === 0)
  expect(unread).toEqual([])
})

test('a reference that is no percent-encoding leads nowhere', () => {
  const broken = dataSamples['openapi']?.replaceAll('#/components', '#/%zz') ?? ''
  expect(readDataText('openapi', broken)).toBeGreaterThan(0)
})

test('a time that no calendar has is no sample', () => {
  expect(readDataText('prometheus', dataSamples['prometheus']?.replace('1764300000', '1e308') ?? '')).toBe(1)
})

test.each(Object.entries(dataSamples))('%s: inputs with mistakes', (name, text) => {
  const random = randomFrom(7)
  for (let count = 30; count > 0; count--) readDataText(name, mutateData(text, random))
})
