/** Marks of charts drawn into an area of 100 by 100 pixels, to test with. */
import { bands } from '../drawing/chart/bands.ts'
import { Frame } from '../drawing/chart/frame.ts'
import type { ChartMark } from '../drawing/chart/mark.ts'
import { linear } from '../drawing/chart/scale.ts'
import { References } from '../drawing/data/references.ts'
import { Places } from '../drawing/places.ts'
import { Sheet } from '../drawing/sheet.ts'
import type { Element } from '../src/scene/scene.ts'

export const item = { name: 'orders', values: [{ value: 1 }, { value: 30 }, { value: 31 }, { value: null }] }

/** What marks draw into an area of 100 by 100 pixels, one pixel per unit, with three vertical bands. */
export const drawn = (...marks: ChartMark[]): Element[] => {
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const rows = bands([{ paragraphs: [] }, { paragraphs: [] }])([])
  const x = linear({ hidden: true })([0, 100]).scale(0, 100)
  const frame = new Frame(
    { x: 0, y: 0, w: 100, h: 100 },
    { x, y: rows.scale(0, 100), room: { left: 0, right: 0, top: 0 } },
  )
  for (const mark of marks) mark.draw?.(frame)
  frame.finish(sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}

/** The same with a continuous y that rises from the bottom. */
export const plotted = (mark: ChartMark): Element[] => {
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const scale = linear({ hidden: true })([0, 100])
  const frame = new Frame(
    { x: 0, y: 0, w: 100, h: 100 },
    { x: scale.scale(0, 100), y: scale.scale(100, 0), room: { left: 0, right: 0, top: 0 } },
  )
  mark.draw?.(frame)
  frame.finish(sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}
