import { expect, test } from 'vitest'
import { widthOf } from './block.ts'
import { fittingWords } from './fitting-words.ts'

const forms = ['json.Marshal  61%', ['json.Marshal', '61%'], 'json…']

const linesAt = (w: number): string[] => fittingWords(forms, w, 'label').lines.map(({ text }) => text)

test('the first form that fits is taken, in one line or two', () => {
  expect(linesAt(400)).toEqual(['json.Marshal  61%'])
  expect(linesAt(widthOf('json.Marshal', 'label'))).toEqual(['json.Marshal', '61%'])
  expect(linesAt(widthOf('json…', 'label'))).toEqual(['json…'])
})

test('where no form fits nothing is said', () => {
  expect(linesAt(8)).toEqual([])
})
