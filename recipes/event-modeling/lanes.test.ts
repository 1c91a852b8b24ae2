import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawLanes } from './lanes.ts'
import recipe from './recipe.ts'

const kinds = {
  page: { lane: 0, shape: 'window', text: 'Page' },
  call: { lane: 1, shape: 'box', text: 'Call' },
  view: { lane: 1, shape: 'document', text: 'View' },
  row: { lane: 2, shape: 'box', text: 'Row', isCapped: true },
} as const

const card = (name: string, kind: string, column: string) => ({ name, kind, column })

const draw = (cards: ReturnType<typeof card>[], edges: { from: string; to: string }[], focus: string[] = []) => {
  const columns = [{ name: 'First' }, { name: 'Then' }]
  const data = { title: 'A claim', columns, cards, edges, focus }
  const references = new References([...columns, ...cards].map((item) => ({ names: [item.name], item })))
  const sheet = new Sheet(data, { places: new Places(data), references })
  drawLanes(data, sheet, { lanes: ['Pages', 'Calls', 'Rows'], kinds })
  const elementsAt = (at: string) => sheet.pieces.filter((piece) => piece.at === at).flatMap(({ elements }) => elements)
  return { sheet, elementsAt }
}

const cards = [card('form', 'page', 'First'), card('save', 'call', 'First'), card('saved', 'row', 'Then')]

test('a card is in its column and in the lane of its kind, white, some under a solid cap', () => {
  const { elementsAt } = draw(cards, [])
  const outlines = cards.map((_, index) => elementsAt(`cards.${index}`).find(({ type }) => type === 'box'))
  expect(outlines).toMatchObject([{ x: 112 }, { x: 112 }, { x: 280 }])
  expect(outlines.map((each) => each?.type === 'box' && each.fill === undefined)).toEqual([true, true, true])
  expect(elementsAt('cards.2')[1]).toMatchObject({ type: 'path', fill: 'muted', stroke: 'none' })
  expect(elementsAt('cards.1').filter(({ type }) => type === 'path')).toEqual([])
})

test('in focus or in a state a card has its color, and the cap of its kind too', () => {
  const failed = { ...card('failed', 'row', 'Then'), state: 'negative' } as (typeof cards)[number]
  const { elementsAt } = draw([...cards.slice(0, 2), failed, card('kept', 'row', 'First')], [], ['save', 'kept'])
  expect(elementsAt('cards.1')[0]).toMatchObject({ fill: 'soft', stroke: 'accent' })
  expect(elementsAt('cards.2').slice(0, 2)).toMatchObject([
    { stroke: 'negative', dashed: true },
    { fill: 'negative', stroke: 'none' },
  ])
  expect(elementsAt('cards.3').slice(0, 2)).toMatchObject([{ fill: 'soft', stroke: 'accent' }, { fill: 'accent' }])
})

test('the name of a slice has the accent where all of its cards are in focus', () => {
  const { elementsAt } = draw(cards, [], ['save', 'saved'])
  expect([0, 1].map((index) => elementsAt(`columns.${index}`)[0])).toMatchObject([
    { text: 'First' },
    { fill: 'accent' },
  ])
  expect(elementsAt('columns.0')[0]).not.toHaveProperty('fill')
})

test('a link that leaves a document downward begins where its lower edge waves', () => {
  const seen = [card('seen', 'view', 'First'), card('saved', 'row', 'Then')]
  const { elementsAt } = draw(seen, [{ from: 'seen', to: 'saved' }])
  const [outline, way] = [elementsAt('cards.0'), elementsAt('edges.0')].map(([first]) => first)
  const base = Math.max(...(outline?.type === 'path' ? (outline.d.match(/[\d.]+/g) ?? []).map(Number) : []))
  const start = way?.type === 'path' ? Number(way.d.split(' ')[2]) : 0
  expect(start).toBeGreaterThan(base - 40)
  expect(start).toBeLessThan(base)
  // On the wave, 8 px over its middle, which is at 240.
  expect(start).toBe(232)
})

test('links end at the edges of their cards, and the key names all that is drawn where a lane has several kinds', () => {
  const { sheet, elementsAt } = draw(cards, [{ from: 'form', to: 'save' }])
  const tops = ['cards.0', 'cards.1'].map((at) => elementsAt(at).find(({ type }) => type === 'box'))
  const [upper, lower] = tops.map((each) => (each?.type === 'box' ? each : { y: 0, h: 0 }))
  expect(elementsAt('edges.0')).toMatchObject([
    { d: `M 188 ${(upper?.y ?? 0) + (upper?.h ?? 0)} L 188 ${lower?.y}`, arrow: true },
  ])
  expect(sheet.keyEntries.map(({ text }) => text)).toEqual(['Page', 'Call', 'Row'])
})

test('nine slices of long words go on in a second strip, with no word broken, cut where the fewest links lead on', () => {
  const words = ['Sendungsformular', 'Druckauftrag', 'Sortieranlage', 'Zurückgesandt', 'Zusatzleistungen']
  const columns = Array.from({ length: 9 }, (_, index) => ({ name: `Rücksendung ${index}` }))
  const many = columns.flatMap(({ name }, index) => [
    { name: `${words[index % 5]} ${index}`, kind: 'screen', column: name, note: 'Zusatzleistungen' },
    { name: `Melden ${index}`, kind: 'command', column: name },
  ])
  const drawn = (edges: { from: string; to: string }[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, cards: many, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    expect(drawing.scene.width).toBeLessThanOrEqual(1200)
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each : []))
    for (const each of [...words, 'Rücksendung']) expect(texts.map(({ text }) => text).join(' ')).toContain(each)
    const first = texts.find(({ text }) => text === 'Rücksendung 0')?.y ?? 0
    const below = texts.filter(({ text, y }) => text.startsWith('Rücksendung') && y > first)
    const ways = drawing.parts
      .filter(({ at }) => at.startsWith('edges'))
      .flatMap(({ elements }) => elements.map((index) => drawing.scene.elements[index]))
      .flatMap((each) => (each?.type === 'path' ? [each.d.match(/[\d.]+/g)?.map(Number) ?? []] : []))
    return { below: below.length, ways }
  }
  expect(drawn([]).below).toBe(4)
  // Two links would lead over the middle, one over the place beside it.
  const { below, ways } = drawn([
    { from: 'Zusatzleistungen 4', to: 'Melden 5' },
    { from: 'Melden 1', to: 'Zurückgesandt 8' },
    { from: 'Druckauftrag 1', to: 'Melden 2' },
  ])
  expect(below).toBe(5)
  // The link over the fold leads out of the first strip, right of all others, and comes into the second left of all.
  const [one = [], out = [], back = [], other = []] = ways.map((way) => way.filter((_, at) => at % 2 === 0))
  expect(ways).toHaveLength(4)
  expect(Math.max(...out)).toBeGreaterThan(Math.max(...one, ...other))
  expect(Math.min(...back)).toBeLessThan(Math.min(...one, ...other))
})

test('a card in focus still says that it is bad', () => {
  const kept = { name: 'Order lost', kind: 'event', column: 'Pay', state: 'negative', note: 'never found' }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    columns: [{ name: 'Pay' }, { name: 'Ship' }],
    cards: [kept, { name: 'Sent', kind: 'event', column: 'Ship', note: 'by mail' }],
    focus: ['Order lost'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each : []))
  expect(texts.map(({ text }) => text)).toContain('✗\u00a0Order lost')
})

test('a slice and its command may have one name, which means the command where something refers to it', () => {
  const { columns, cards: all, edges, ...rest } = recipe.sample
  const rename = (name: string): string => (name === 'Add show' ? 'Add' : name)
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    ...rest,
    columns: columns.map(({ name }) => ({ name: rename(name) })),
    cards: all.map((each) => ({ ...each, column: rename(each.column) })),
    edges,
    focus: ['Add'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const accent = drawing.parts.filter(({ elements }) =>
    elements.some((at) => {
      const each = drawing.scene.elements[at]
      return each !== undefined && 'stroke' in each && each.stroke === 'accent'
    }),
  )
  expect(accent.map(({ at }) => at)).toContain('cards.1')
})
