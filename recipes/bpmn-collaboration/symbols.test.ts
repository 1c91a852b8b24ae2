import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { symbolView } from './symbols.ts'

const viewOf = (kind: string, messages: { above: boolean; below: boolean }, isDown: boolean) => {
  const data = { title: 'A claim' }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const node = { name: 'Claim received', kind }
  const facts = { isEndless: () => false, isInterrupted: () => false, messages: () => messages }
  const view = symbolView(facts, [])(node, { cap: 176, sheet, small: 'small', isDown })
  const words = view?.draw({ x: 0, y: 0, w: view.w, h: view.h }).flatMap((each) => (each.type === 'text' ? [each] : []))
  return { closed: view?.closed, outline: view?.outline, w: view?.w ?? 0, h: view?.h ?? 0, first: words?.[0] }
}

const [none, fromLeft, fromRight] = [
  { above: false, below: false },
  { above: true, below: false },
  { above: false, below: true },
]

test('in a lane that runs down, the name of an event is beside it, and the flow leaves below', () => {
  const [left, right] = [viewOf('message-start', fromLeft, true), viewOf('message', fromRight, true)]
  expect([left.closed, right.closed]).toEqual(['right', 'left'])
  expect(left.outline).toBe('circle')
  expect(left.first).toMatchObject({ x: left.w / 2 + 26 })
  expect(right.first).toMatchObject({ x: right.w / 2 - 26, align: 'end' })
  expect(left.h).toBe(48)
})

test('in a lane that runs right it is under the event, or over it where messages come from below; so is that of an end', () => {
  expect([none, fromRight].map((sides) => viewOf('message', sides, false).closed)).toEqual(['bottom', 'top'])
  expect(viewOf('end', fromRight, true)).toMatchObject({ closed: 'bottom', outline: 'pill' })
  expect(viewOf('end', none, true).w).toBeLessThan(viewOf('start', none, true).w)
})

test('in a lane that runs down, the name of a gateway is over a corner, and a flow may leave at any of its sides', () => {
  const [down, right] = [viewOf('decision', none, true), viewOf('decision', none, false)]
  expect([down.closed, right.closed]).toEqual([undefined, 'bottom'])
  expect(down.first).toMatchObject({ x: down.w / 2 + 14 })
})
