import { expect, test } from 'vitest'
import { widthOf } from './block.ts'
import { References } from './data/references.ts'
import { drawTooSmall, fittingWords } from './fitting-words.ts'
import { Places } from './places.ts'
import { Sheet } from './sheet.ts'

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

test('what had no room is named below the drawing, if anything had none', () => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  drawTooSmall([], { before: 'No room for the names of', y: 200, w: 400 }, sheet)
  expect(sheet.pieces).toEqual([])
  drawTooSmall(['a (1%)', 'b (2%)'], { before: 'No room for the names of', y: 200, w: 400 }, sheet)
  expect(sheet.pieces[0]?.elements).toMatchObject([{ text: 'No room for the names of a (1%) and b (2%)', x: 0 }])
})

test('as many names as three lines have room for, and how many more there are', () => {
  const linesOf = (count: number): string[] => {
    const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
    const names = Array.from({ length: count }, (_, index) => `part-${index}`)
    drawTooSmall(names, { before: 'No room for the names of', y: 200, w: 400 }, sheet)
    return (sheet.pieces[0]?.elements ?? []).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(linesOf(7).join(' ')).toContain('part-6')
  expect(linesOf(40)).toHaveLength(3)
  expect(linesOf(40).join(' ')).toMatch(/part-9.* more$/)
})
