import { expect, test } from 'vitest'
import { line } from '../primitives.ts'
import { square } from '../square.ts'
import { rowRules } from './row-rules.ts'

const row = (middle: number, from = 60) => ({ middle, h: 40, from })
const mark = (x: number, y: number) => square({ x, y: y - 10, w: 40, h: 20 }, { fill: 'muted' })

test('a name far from its mark is joined to it by a hairline, and then all names are that have room, from one x', () => {
  const marks = [mark(400, 20), mark(180, 60), mark(80, 100)]
  expect(rowRules([row(20, 80), row(60), row(100)], marks, 600)).toEqual([
    line(84, 20, 388, 20, { stroke: 'rule' }),
    line(84, 60, 168, 60, { stroke: 'rule' }),
  ])
  expect(rowRules([row(20), row(60, 150), row(100)], marks, 600)).toEqual([line(154, 20, 388, 20, { stroke: 'rule' })])
  expect(rowRules([row(60), row(100)], marks.slice(1), 600)).toEqual([])
})

test('figures far beside the marks are joined to the last of them; what runs through all rows is no mark', () => {
  const marks = [mark(100, 20), mark(620, 20), line(300, 0, 300, 200)]
  expect(rowRules([row(20)], marks, 600)).toEqual([line(152, 20, 608, 20, { stroke: 'rule' })])
})
