import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawScreens, type Screen, type ScreenControl } from './draw-screens.ts'

const control = (own: Partial<ScreenControl>): ScreenControl => ({
  kind: 'text',
  name: 'Words',
  beside: false,
  opens: false,
  ...own,
})

const drawn = (screens: Screen[]): Element[] => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ screens }), references: new References([]) })
  drawScreens(screens, sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}

const boxes = (elements: Element[]) => elements.flatMap((each) => (each.type === 'box' ? [each] : []))

test('a button is as wide as its words, fields beside it share the rest', () => {
  const field = control({ kind: 'field', name: 'Name' })
  const button = control({ kind: 'button', name: 'Copy', beside: true })
  const elements = drawn([{ name: 'Keys', kind: 'phone', widgets: [field, button] }])
  const [first, second] = boxes(elements)
  expect(first).toMatchObject({ x: 24, h: 40 })
  expect([second?.y, (second?.x ?? 0) + (second?.w ?? 0)]).toEqual([first?.y, 320 - 24])
  expect(second?.x).toBe((first?.x ?? 0) + (first?.w ?? 0) + 16)
})

test('a primary button is filled, a disabled one dashed', () => {
  const primary = control({ kind: 'primary', name: 'Create' })
  const disabled = control({ kind: 'primary', name: 'Done', state: 'muted' })
  const elements = drawn([{ name: 'Keys', kind: 'dialog', widgets: [primary, disabled] }])
  expect(boxes(elements).slice(0, 2)).toMatchObject([{ fill: 'ink' }, { dashed: true }])
})

test('an arrow leads from a control to the edge of the next screen, beside its title', () => {
  const opener = control({ kind: 'button', name: 'Open', opens: true })
  const next: Screen = { name: 'Next', kind: 'phone', widgets: [control({})] }
  const elements = drawn([{ name: 'First', kind: 'phone', widgets: [control({}), opener] }, next])
  expect(elements.find((each) => each.type === 'path' && each.arrow)).toMatchObject({
    d: expect.stringMatching(new RegExp(`L ${320 + 64} 28$`)),
  })
})

test('columns of a table share its width in proportion to their words', () => {
  const rows = [
    ['Key', 'Where it was used last'],
    ['a', 'b'],
  ]
  const elements = drawn([{ name: 'Keys', kind: 'phone', widgets: [control({ kind: 'table', name: 'Keys', rows })] }])
  const at = (words: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.x] : []))
  expect(at('a')).toEqual(at('Key'))
  expect(at('b')).toEqual(at('Where it was used last'))
  expect((at('b')[0] ?? 0) - (at('a')[0] ?? 0)).toBeLessThan(272 / 2)
})

test('an arrow leads down to the control that one enables, into its side or straight into its top', () => {
  const copy = control({ kind: 'button', name: 'Copy', beside: true, enables: 'Done' })
  const done = control({ kind: 'primary', name: 'Done', state: 'muted' })
  const arrowIn = (widgets: ScreenControl[]) =>
    drawn([{ name: 'Keys', kind: 'dialog', widgets }]).flatMap((each) =>
      each.type === 'path' && each.arrow === true ? [each.d] : [],
    )
  const [first, target] = boxes(
    drawn([{ name: 'Keys', kind: 'dialog', widgets: [control({ kind: 'field' }), copy, done] }]),
  )
    .slice(1)
    .map(({ x, y, w, h }) => ({ right: x + w, middle: y + h / 2 }))
  expect(first?.right).toBeGreaterThan(target?.right ?? 0)
  expect(arrowIn([control({ kind: 'field' }), copy, done])).toEqual([
    expect.stringMatching(new RegExp(`L ${target?.right} ${target?.middle}$`)),
  ])
  expect(arrowIn([{ ...copy, beside: false }, done])).toEqual([expect.stringMatching(/^M (\d+) \d+ L \1 \d+$/)])
})
