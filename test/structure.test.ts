/**
 * How the code is divided, by the count of `npm run structure`: short files of one subject, short functions.
 *
 * Recipes are left out: their drawings are judged as pictures.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { longFunctions, type MeasuredFile, measureProject, quantile } from '../tools/structure/measure.ts'

const folders = ['src', 'entries', 'drawing', 'tools', 'bench']

let all: MeasuredFile[]
beforeAll(() => {
  all = measureProject().filter(({ place }) => !place.startsWith('recipes/'))
})

describe.each(folders)('%s', (folder) => {
  const files = (): MeasuredFile[] => all.filter(({ place }) => place.startsWith(`${folder}/`))

  test('half of the files have at most 80 lines, nine of ten at most 130', () => {
    expect(files()).not.toEqual([])
    expect(quantile(files(), 0.5)).toBeLessThanOrEqual(80)
    expect(quantile(files(), 0.9)).toBeLessThanOrEqual(130)
  })

  test('half of the functions have at most 6 lines', () => {
    const functions = files().flatMap((file) => file.functions)
    expect(functions).not.toEqual([])
    expect(quantile(functions, 0.5)).toBeLessThanOrEqual(6)
  })
})

test('at most 3% of the functions have more than 20 lines', () => {
  const long = longFunctions(all)
  expect(long.length, long.map(({ place, lines }) => `${place}: ${lines} lines`).join('\n')).toBeLessThanOrEqual(
    all.flatMap(({ functions }) => functions).length * 0.03,
  )
})
