import { expect, test } from 'vitest'
import { bands } from '../../drawing/chart/bands.ts'
import { Frame } from '../../drawing/chart/frame.ts'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { item } from '../../test/drawn-marks.ts'
import { cells } from './cells.ts'

test('cells of one level are one path, a pixel apart; a missing value leaves a hole; a cell of its own keeps its level', () => {
  const inFocus = item.values[2]
  const options = { levelOf: (value: number) => (value > 10 ? 3 : 0), isOwn: (cell: object) => cell === inFocus }
  const columns = bands(item.values.map(() => ({ paragraphs: [] })))([]).scale(0, 100)
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const rows = bands([{ paragraphs: [] }])([]).scale(0, 40)
  const frame = new Frame({ x: 0, y: 0, w: 100, h: 40 }, { x: columns, y: rows, room: { left: 0, right: 0, top: 0 } })
  cells(item, 0, options).draw?.(frame)
  frame.finish(sheet)
  expect(sheet.pieces.flatMap(({ elements }) => elements)).toEqual([
    { type: 'path', d: 'M0 0h24v39h-24z', fill: 'surface', dashed: true, stroke: 'none' },
    { type: 'path', d: 'M25 0h24v39h-24z', fill: 'accent', stroke: 'none' },
    { type: 'path', d: 'M50 0h24v39h-24z', fill: 'accent', stroke: 'none' },
  ])
})
