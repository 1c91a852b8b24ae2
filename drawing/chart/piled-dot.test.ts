import { expect, test } from 'vitest'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { Frame } from './frame.ts'
import { pointDots } from './point-dots.ts'
import { linear } from './scale.ts'

/** Circles and texts that points are drawn as, and what went wrong. */
const drawn = (points: { name: string; x: number; y: number }[], focus: string[] = []) => {
  const data = { title: 'A claim', focus, points }
  const named = points.map((item) => ({ names: [item.name], item }))
  const sheet = new Sheet(data, { places: new Places(data), references: new References(named) })
  const scale = linear({ hidden: true })([0, 100])
  const room = { left: 0, right: 0, top: 0 }
  const frame = new Frame({ x: 0, y: 0, w: 400, h: 400 }, { x: scale.scale(0, 400), y: scale.scale(400, 0), room })
  for (const mark of pointDots(points, sheet, { names: 'all', size: 14 })) mark.draw?.(frame)
  frame.finish(sheet)
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  return {
    dots: elements.filter(({ type }) => type === 'circle'),
    texts: elements.flatMap((element) => (element.type === 'text' ? [element] : [])),
    brackets: elements.filter((each) => each.type === 'path' && each.stroke === 'muted'),
    problems: sheet.problems,
  }
}

test('points at one place share a dot, and their names are a list at its right, in the order of the alphabet whatever that of the data', () => {
  const { dots, texts, problems } = drawn([
    { name: 'Search', x: 50, y: 50 },
    { name: 'Billing', x: 50, y: 50 },
    { name: 'Reports', x: 20, y: 20 },
  ])
  expect(dots).toHaveLength(2)
  expect(problems).toEqual([])
  const [first, second] = ['Billing', 'Search'].map((name) => texts.find(({ text }) => text === name))
  expect(first).toMatchObject({ x: 222, align: 'start' })
  expect(second).toMatchObject({ x: 222, y: (first?.y ?? 0) + 26 })
})

test('the list is at the left where there is no room at the right, and the dot has the color of what is in focus', () => {
  const at = { x: 98, y: 50 }
  const { dots, texts } = drawn(
    [
      { name: 'Search', ...at },
      { name: 'Billing', ...at },
    ],
    ['Billing'],
  )
  expect(dots).toMatchObject([{ fill: 'accent' }])
  expect(texts.map(({ text, align }) => [text, align])).toEqual([
    ['Billing', 'end'],
    ['Search', 'end'],
  ])
})

test('where no name of a dot has a place, no bracket stands for them', () => {
  const at = { x: 2, y: 50 }
  const pile = ['Search of all the documents', 'Billing of all the customers'].map((name) => ({ name, ...at }))
  const around = [12, 24, 36].flatMap((x) => [46, 50, 54].map((y) => ({ name: `${x} ${y}`, x, y })))
  expect([drawn(pile).brackets.length, drawn([...pile, ...around]).brackets.length]).toEqual([1, 0])
})
