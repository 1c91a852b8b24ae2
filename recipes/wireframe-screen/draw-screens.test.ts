import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { layControl } from './controls.ts'
import { drawScreens, type Screen, type ScreenControl } from './draw-screens.ts'
import recipe from './recipe.ts'
import { controlRows } from './rows.ts'

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

test('a disabled button in focus has a dashed edge in the accent, muted words and no fill', () => {
  const { draw } = layControl(control({ kind: 'primary', name: 'Done', state: 'muted' }), 80)
  const [edge, words] = draw({ x: 0, y: 0, w: 80, h: 40 }, true)
  expect([edge, words]).toMatchObject([{ dashed: true, stroke: 'accent' }, { fill: 'muted' }])
  expect(edge).not.toHaveProperty('fill', 'accent')
})

test('an arrow leads from a control to the edge of the next screen, beside its title', () => {
  const opener = control({ kind: 'button', name: 'Open', opens: true })
  const next: Screen = { name: 'Next', kind: 'phone', widgets: [control({})] }
  const elements = drawn([{ name: 'First', kind: 'phone', widgets: [control({}), opener] }, next])
  expect(elements.find((each) => each.type === 'path' && each.arrow)).toMatchObject({
    d: expect.stringMatching(new RegExp(`L ${320 + 56} 28$`)),
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
  const arrowIn = (widgets: ScreenControl[], kind: Screen['kind'] = 'phone') =>
    drawn([{ name: 'Keys', kind, widgets }]).flatMap((each) =>
      each.type === 'path' && each.arrow === true ? [each.d] : [],
    )
  const [first, target] = boxes(
    drawn([{ name: 'Keys', kind: 'phone', widgets: [control({ kind: 'field' }), copy, done] }]),
  )
    .slice(1)
    .map(({ x, y, w, h }) => ({ right: x + w, middle: y + h / 2 }))
  expect(first?.right).toBeGreaterThan(target?.right ?? 0)
  expect(arrowIn([control({ kind: 'field' }), copy, done])).toEqual([
    expect.stringMatching(new RegExp(`L ${target?.right} ${target?.middle}$`)),
  ])
  expect(arrowIn([{ ...copy, beside: false }, done])).toEqual([expect.stringMatching(/^M (\d+) \d+ L \1 \d+$/)])
  // At the foot of a dialog it is at the right, below what is at the end of a row, with room for the arrow.
  const [straight = ''] = arrowIn([control({ kind: 'field' }), copy, done], 'dialog')
  const [, at, from, to] = /^M (\d+) (\d+) L \d+ (\d+)$/.exec(straight) ?? []
  expect(Number(to) - Number(from)).toBe(56)
  const foot = boxes(drawn([{ name: 'Keys', kind: 'dialog', widgets: [control({ kind: 'field' }), copy, done] }])).find(
    ({ dashed }) => dashed,
  )
  // Into the middle of what it enables.
  expect(Number(at)).toBe((foot?.x ?? 0) + (foot?.w ?? 0) / 2)
})

test('a row of more controls than fit goes on in the next one', () => {
  const fields = Array.from({ length: 6 }, (_, index) =>
    control({ kind: 'field', value: `${index}`, beside: index > 0 }),
  )
  const rows = (count: number) => controlRows(fields.slice(0, count), 3 * 96 + 2 * 16).map(({ length }) => length)
  expect([rows(3), rows(4), rows(6)]).toEqual([[3], [3, 1], [3, 3]])
})

test('tabs share a line, and the open one has a thick piece of it; a chosen radio button has a dot', () => {
  const tabs = control({ kind: 'tabs', name: undefined, value: 'Keys', rows: [['Profile', 'Keys']] })
  const radio = control({ kind: 'radio', name: 'Once', value: 'checked' })
  const elements = drawn([{ kind: 'phone', widgets: [tabs, radio] }])
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const keys = texts.find((each) => each.text === 'Keys')
  expect(texts.map(({ text, bold }) => [text, bold ?? false])).toEqual([
    ['Profile', false],
    ['Keys', true],
    ['Once', false],
  ])
  expect(elements).toContainEqual(
    expect.objectContaining({ type: 'path', fill: 'ink', d: expect.stringMatching(new RegExp(`^M ${keys?.x} `)) }),
  )
  expect(elements.flatMap((each) => (each.type === 'circle' ? [[each.r, each.fill]] : []))).toEqual([
    [8, undefined],
    [4, 'ink'],
  ])
})

test('an arrow is straight where the next screen is as low as the control', () => {
  const opener = control({ kind: 'button', name: 'Open', opens: true })
  const high: Screen = {
    name: 'Next',
    kind: 'phone',
    widgets: [control({}), control({ name: 'x' }), control({ name: 'y' })],
  }
  const elements = drawn([{ name: 'First', kind: 'phone', widgets: [control({}), opener] }, high])
  const arrow = elements.find((each) => each.type === 'path' && each.arrow)
  expect(arrow?.type === 'path' && arrow.d).toMatch(/^M \d+ (\d+) L \d+ \1$/)
})

test('a dialog has its middle beside what opens it, but does not reach below that screen', () => {
  const fields = Array.from({ length: 6 }, (_, index) => control({ kind: 'field', name: `Field ${index}` }))
  const next: Screen = { name: 'Done', kind: 'dialog', widgets: [control({})] }
  const framesWith = (at: number, kind: Screen['kind'] = 'dialog') => {
    const widgets = fields.toSpliced(at, 0, control({ kind: 'button', name: 'Open', opens: true }))
    const elements = drawn([
      { kind: 'phone', widgets },
      { ...next, kind },
    ])
    const [page, dialog] = boxes(elements).filter(({ fill, x }) => fill === 'none' && (x === 0 || x === 320 + 56))
    const arrow = elements.find((each) => each.type === 'path' && each.arrow)
    const [, from, to] = /^M \d+ ([\d.]+) L \d+ ([\d.]+)$/.exec(arrow?.type === 'path' ? arrow.d : '') ?? []
    return {
      page: page?.h ?? 0,
      top: dialog?.y ?? 0,
      middle: (dialog?.y ?? 0) + (dialog?.h ?? 0) / 2,
      h: dialog?.h ?? 0,
      from,
      to,
    }
  }
  const among = framesWith(3)
  expect([among.from, among.to].map(Number)).toEqual([among.middle, among.middle])
  const last = framesWith(6)
  expect(last.top + last.h).toBe(last.page)
  expect(framesWith(0).top).toBe(0)
  expect(framesWith(3, 'phone').top).toBe(0)
})

test('a high dialog is beside the middle of its screen, as long as it is level with what opens it', () => {
  const fields = Array.from({ length: 6 }, (_, index) => control({ kind: 'field', name: `Field ${index}` }))
  const framesWith = (at: number) => {
    const widgets = fields.toSpliced(at, 0, control({ kind: 'button', name: 'Open', opens: true }))
    const elements = drawn([
      { kind: 'phone', widgets },
      { name: 'Done', kind: 'dialog', widgets: fields.slice(0, 3) },
    ])
    const [page, dialog] = boxes(elements).filter(({ fill, x }) => fill === 'none' && (x === 0 || x === 320 + 56))
    if (page === undefined || dialog === undefined) throw new Error('no frames')
    const opener = boxes(elements).find(({ h, w, x }) => h === 40 && x === 24 && w < 200)
    return { page, dialog, level: (opener?.y ?? 0) + 20 }
  }
  const near = framesWith(4)
  expect(near.dialog.y + near.dialog.h / 2).toBe(near.page.h / 2)
  // Below a title, and as far from the foot.
  const low = framesWith(6)
  expect(low.dialog.y + low.dialog.h).toBe(Math.min(low.page.h, low.level + 64))
})

test('an arrow to what a control enables goes around what is between, as a part of its own', () => {
  const screen: Screen = {
    kind: 'dialog',
    widgets: [
      control({ kind: 'field', name: 'Name', enables: 'Delete' }),
      control({ kind: 'select', name: 'Person', value: 'Ana' }),
      control({ kind: 'primary', name: 'Delete' }),
    ],
  }
  const sheet = new Sheet(
    { title: 'A claim' },
    { places: new Places({ screens: [screen] }), references: new References([]) },
  )
  drawScreens([screen], sheet)
  const arrow = sheet.pieces.flatMap(({ elements }) => elements).find((each) => 'arrow' in each && each.arrow)
  // Along the edge of a dialog of 288 px, and never left of it before the foot.
  expect(arrow?.type === 'path' ? arrow.d : '').toMatch(/276/)
  expect(sheet.pieces.find(({ elements }) => elements.includes(arrow as Element))?.at).toBe('@enables')
})

test('buttons that are to be beside each other make a dialog wider', () => {
  const widgets = [
    control({ kind: 'button', name: 'Keep them all' }),
    control({ kind: 'primary', name: 'Request deletion', beside: true }),
  ]
  const frame = boxes(drawn([{ kind: 'dialog', widgets }])).find(({ fill }) => fill === 'none')
  expect(frame?.w).toBeGreaterThan(288)
})

test('navigation is as wide as its entries, and the page wider by as much', () => {
  const navigation = ['Gefahrenzone und mehr']
  const frame = boxes(drawn([{ kind: 'page', navigation, widgets: [control({})] }])).find(({ fill }) => fill === 'none')
  expect(frame?.w).toBeGreaterThan(544)
})

test('an arrow begins at the words of a choice, and goes over a button that is before the one it enables', () => {
  const arrows = (widgets: ScreenControl[], kind: Screen['kind']) =>
    drawn([{ name: 'Keys', kind, widgets }]).flatMap((each) =>
      each.type === 'path' && each.arrow === true ? [each.d] : [],
    )
  const agree = control({ kind: 'checkbox', name: 'I agree', enables: 'Go' })
  const go = control({ kind: 'primary', name: 'Go' })
  const [down = ''] = arrows([agree, go], 'page')
  const [, x] = /^M (\d+) \d+ L \1 \d+$/.exec(down) ?? []
  expect(Number(x)).toBeLessThan(100)
  const cancel = control({ kind: 'button', name: 'Cancel this' })
  const after = control({ kind: 'primary', name: 'Go', beside: true })
  const [over = ''] = arrows([{ ...agree, name: 'Yes' }, cancel, after], 'page')
  // Its last piece comes from above.
  expect(over).toMatch(/L (\d+) \d+$/)
  const [fromX, toX] = [.../(\d+) \d+ L (\d+) \d+$/.exec(over)!].slice(1)
  expect(fromX).toBe(toX)
})

test('the entry of a screen in the navigation is its name, or else its first heading', () => {
  const bold = (name: string) =>
    drawn([
      {
        name,
        kind: 'page',
        navigation: ['Members', 'Danger'],
        widgets: [control({ kind: 'heading', name: 'Danger' })],
      },
    ])
      .flatMap((each) => (each.type === 'text' && each.bold === true ? [each.text] : []))
      .filter((text, index, all) => text !== name || all.indexOf(text) !== index)
  expect(bold('Settings')).toEqual(['Danger', 'Danger'])
  expect(bold('Members')).toEqual(['Danger', 'Members'])
})

test('the arrow to a control in focus, or from one, is in the accent, another arrow is not', () => {
  const strokeOf = (...focus: string[]) => {
    const widgets = [
      { kind: 'checkbox', name: 'I agree', enables: 'Go' },
      { kind: 'primary', name: 'Go' },
      { kind: 'button', name: 'Leave' },
    ]
    const data = { title: 'A claim', focus, screens: [{ name: 'Keys', kind: 'dialog', widgets }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const arrow = drawing.scene.elements.find((each) => each.type === 'path' && each.arrow === true)
    return arrow?.type === 'path' ? arrow.stroke : undefined
  }
  expect(['Go', 'I agree', 'Leave'].map((name) => strokeOf(name))).toEqual(['accent', 'accent', 'ink'])
})

test('an arrow to a control in the same row leads from side to side, or below what is between', () => {
  const preview = control({ kind: 'button', name: 'Preview', enables: 'Publish' })
  const publish = control({ kind: 'primary', name: 'Publish', beside: true })
  const pathOf = (...widgets: ScreenControl[]): string =>
    drawn([{ name: 'Post', kind: 'page', widgets }]).flatMap((each) =>
      each.type === 'path' && each.arrow === true ? [each.d] : [],
    )[0] ?? ''
  expect(pathOf(preview, publish)).toMatch(/^M [\d.]+ ([\d.]+) L [\d.]+ \1$/)
  const [, start, end] =
    /^M [\d.]+ ([\d.]+) .* ([\d.]+)$/.exec(
      pathOf(preview, control({ kind: 'button', name: 'Save', beside: true }), publish),
    ) ?? []
  expect(start).toBe(end)
})
