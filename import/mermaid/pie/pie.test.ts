import { expect, test } from 'vitest'
import { findingsIn } from '../../../test/said.ts'
import { readPie } from './read-pie.ts'

const read = (text: string) => {
  const { model, report } = readPie(text)
  const slices = model.slices.map(({ label, value }) => [label, value])
  return { slices, title: model.title, showData: model.showData, findings: findingsIn(report) }
}

test('a title, what is shown, and slices', () => {
  expect(read('pie showData title Pets\n"Dogs" : 38.5\n\'Cats\': 0 %% none')).toEqual({
    slices: [
      ['Dogs', 38.5],
      ['Cats', 0],
    ],
    title: 'Pets',
    showData: true,
    findings: [],
  })
  expect(read('pie\n  title Two words').title).toBe('Two words')
})

test('every mistake is a finding with its place', () => {
  expect(read('pie\n"A" : -1\nB : 2\n"C" 3\n"D" : 4 5\n"E" : 6')).toMatchObject({
    slices: [['E', 6]],
    findings: [
      '2:7 a number that is not negative',
      '3:1 a slice: "label" : number',
      '4:5 :',
      '5:9 the end of the line',
    ],
  })
})
