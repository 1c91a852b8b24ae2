import { expect, test } from 'vitest'
import { boundsOf } from '../../src/elements/bounds.ts'
import { drawn, item } from '../../test/drawn-marks.ts'
import { bandX, pointMarks, ruleInBand } from './rule.ts'

test('a mark of points is an upright line at its x or a level one at its y', () => {
  const marks = pointMarks([
    { x: 200, text: 'Limit' },
    { y: 40, text: 'Average' },
  ])
  expect(marks.map(({ x = [], y = [] }) => ({ x, y }))).toEqual([
    { x: [200], y: [] },
    { x: [], y: [40] },
  ])
  expect(pointMarks()).toEqual([])
})

test('a rule in a band is at its value, as high as the band, dashed and without a label', () => {
  const [first, second] = [0, 1].map((y) => drawn(ruleInBand(item, { x: 30, y })))
  expect([first, second]).toEqual([
    [{ type: 'line', x: 30, y: 0, x2: 30, y2: 50, stroke: 'ink', dashed: true }],
    [{ type: 'line', x: 30, y: 50, x2: 30, y2: 100, stroke: 'ink', dashed: true }],
  ])
})

test('a rule in a band has its value on the scale, and the accent in focus', () => {
  const mark = ruleInBand(item, { x: 30, y: 1 }, { isFocus: true })
  expect([mark.x, mark.over]).toEqual([[30], undefined])
  expect(drawn(mark)).toMatchObject([{ stroke: 'accent', dashed: true }])
})

test('a band that areas cover is a strip, with lines at both ends over them: as high as they are it would be one of them', () => {
  const [plain, covered] = [false, true].map((isCovered) => drawn(bandX(item, [20, 40], 'freeze', { isCovered })))
  expect(plain?.map(({ type }) => type)).toEqual(['path'])
  const heights = [plain, covered].map((all) =>
    all?.flatMap((each) => (each.type === 'path' ? [boundsOf(each).h] : [])),
  )
  expect(heights).toEqual([[100], [6]])
  expect(covered?.filter(({ type }) => type === 'line')).toMatchObject([
    { x: 20, x2: 20, stroke: 'muted' },
    { x: 40, x2: 40, stroke: 'muted' },
  ])
  // One that reaches the end of the plot goes on.
  const open = drawn(bandX(item, [20, 100], 'freeze', { isCovered: true }))
  expect(open?.flatMap((each) => (each.type === 'line' ? [each.x] : []))).toEqual([20])
})
