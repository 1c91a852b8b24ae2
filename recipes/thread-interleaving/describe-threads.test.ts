import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import { describeThreads } from './describe-threads.ts'
import recipe from './recipe.ts'

test('threads are the subjects: they load, compute and store, and a variable does nothing', () => {
  const reading = readData(recipe.data, recipe.sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  const said = describeThreads(reading.data)
  expect(said).toContain('Thread A loads hits (getstatic); Thread B loads hits (getstatic); Thread A: iadd')
  expect(said).toContain('Thread A stores hits (putstatic)')
})
