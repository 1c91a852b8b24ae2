import { expect, test } from 'vitest'
import type { Scene } from '../../src/scene/scene.ts'
import { arrows, call, heldBars, lifelines, participants, recipe, scene, textOf } from '../../test/sequence-drawing.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { Sheet } from '../sheet.ts'
import { drawSequence } from './draw-sequence.ts'

/** A drawing in which prepared is a state that lasts. */
const lasting = (data: object): Scene => {
  const draw = (all: never, sheet: Sheet) => drawSequence(all, sheet, { lasts: (words) => words === 'prepared' })
  const drawing = drawRecipe({ ...recipe, draw }, { title: 'Orders are read', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

test('a state that lasts is a bar until the next state of its participant; arrows end at its edge', () => {
  const { elements } = lasting({
    focus: ['waits'],
    participants,
    messages: [
      { id: 'waits', kind: 'state', from: 'API', text: 'prepared' },
      { kind: 'state', from: 'Store', text: 'ready' },
      call('Client', 'API'),
      { kind: 'state', from: 'API', text: 'committed' },
    ],
  })
  const [, api = 0] = lifelines(elements)
  const [bar] = heldBars(elements)
  expect(bar).toMatchObject({ x: api, fill: 'soft' })
  expect(bar?.bottom).toBeGreaterThan(arrows(elements)[0]?.y ?? 0)
  expect(bar?.bottom).toBeLessThan(textOf(elements, 'committed').y - 12)
  // As far from the middle of one state as from that of the other, and from neither by less than words need.
  const [before, after] = ['prepared', 'committed'].map((said) => textOf(elements, said).y - 5)
  expect([(bar?.y ?? 0) - (before ?? 0), (after ?? 0) - (bar?.bottom ?? 0)]).toEqual([22, 22])
  expect(arrows(elements)[0]?.x2).toBe(api - 8)
})

test('focus gives a bar its color, and nothing else', () => {
  const messages = [{ id: 'waits', kind: 'state', from: 'API', text: 'prepared' }, call('Client', 'API')]
  const [plain, focused] = [[], ['waits']].map(
    (focus) => heldBars(lasting({ focus, participants, messages }).elements)[0],
  )
  expect([plain?.fill, focused?.fill]).toEqual(['rule', 'soft'])
  expect({ ...plain, fill: '' }).toEqual({ ...focused, fill: '' })
})

test('one name for all states that last is beside each of them, and not in the key', () => {
  const draw = (all: never, sheet: Sheet) =>
    drawSequence(all, sheet, { lasts: (words) => words === 'prepared', lasting: { text: 'in doubt' } })
  const prepared = (from: string) => ({ kind: 'state', from, text: 'prepared' })
  const drawing = drawRecipe(
    { ...recipe, draw },
    {
      title: 'Orders are read',
      participants,
      messages: [
        prepared('API'),
        prepared('Store'),
        call('Client', 'API'),
        call('Client', 'Queue'),
        call('Client', 'Store'),
      ],
    },
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const names = drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'in doubt')
  expect(names).toHaveLength(2)
  expect(drawing.parts.filter(({ at }) => at === '@key')).toEqual([])
})

test('remarks beside the outermost lifelines leave the room between them to messages', () => {
  const messages = [
    { kind: 'state', from: 'Client', text: 'CLOSED' },
    { kind: 'state', from: 'Client', text: 'SYN-SENT' },
    call('Client', 'API'),
    { kind: 'note', from: 'API', text: 'LISTEN' },
    call('API', 'Client'),
  ]
  const data = { title: 'Orders are read', participants: participants.slice(0, 2), messages }
  const drawn = (remarks: 'on' | 'beside'): Scene => {
    const drawing = drawRecipe(
      { ...recipe, draw: (all, sheet) => drawSequence(all as never, sheet, { remarks }) },
      data,
    )
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene
  }
  const { elements, height } = drawn('beside')
  const [client = 0, api = 0] = lifelines(elements)
  const [closed, sent, listen] = ['CLOSED', 'SYN-SENT', 'LISTEN'].map((said) => textOf(elements, said))
  expect([(closed?.x ?? 0) < client, (sent?.x ?? 0) < client, (listen?.x ?? 0) > api]).toEqual([true, true, true])
  expect((sent?.y ?? 0) - (closed?.y ?? 0)).toBeGreaterThanOrEqual(40)
  expect(height).toBeLessThan(drawn('on').height)
})

test('remarks that do not meet share a row', () => {
  const state = (from: string, text: string): object => ({ kind: 'state', from, text })
  const { elements } = scene({
    participants,
    messages: [state('Client', 'open'), state('Store', 'idle'), state('Client', 'closed'), call('Client', 'API')],
  })
  const [open, idle, closed] = ['open', 'idle', 'closed'].map((said) => textOf(elements, said).y)
  expect([idle === open, (closed ?? 0) > (open ?? 0)]).toEqual([true, true])
})
