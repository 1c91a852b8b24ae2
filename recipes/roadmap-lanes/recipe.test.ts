import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import roadmap from './recipe.ts'

test('an item is planned unless it says otherwise', () => {
  const cards = [
    { name: 'Passkeys', column: 'Now' },
    { name: 'Sandbox', column: 'Now', kind: 'committed' },
  ]
  const data = { title: '{committed} of {cards} items', columns: [{ name: 'Now' }], cards }
  const drawing = drawRecipe(roadmap as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Roadmap lanes: 1 of 2 items')
})

const headsOf = (columns: string[], given?: object[]): string[] => {
  const cards = columns.map((column, index) => ({ name: `Item ${index}`, column }))
  const drawing = drawRecipe(roadmap as unknown as AnyRecipe, {
    title: 'A claim',
    cards,
    ...(given ? { columns: given } : {}),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && /^(?:Q\d|Later)/.test(each.text) ? [each.text] : [],
  )
}

test('quarters are in the order of time, without gaps; what is no quarter comes after them', () => {
  expect(headsOf(['2028-Q1', 'Later', '2027-Q3'])).toEqual(['Q3 2027', 'Q4 2027', 'Q1 2028', 'Later'])
})

test('quarters that are given stay in their order', () => {
  const given = ['2027-Q4', '2027-Q3'].map((name) => ({ name }))
  expect(headsOf(['2027-Q3', '2027-Q4'], given)).toEqual(['Q4 2027', 'Q3 2027'])
})

test('what is committed ends with the last of its horizons, and values are shares unless they are too large', () => {
  const cards = ['2026-Q4', '2027-Q2', '2027-Q3'].map((column, index) => {
    return { name: `Item ${index}`, column, value: 90, ...(index < 2 ? { kind: 'committed' } : {}) }
  })
  const draw = (more: object) => {
    const drawing = drawRecipe(roadmap as unknown as AnyRecipe, { title: 'Until {until}', cards, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return [drawing.scene.title, ...drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))]
  }
  expect(draw({})).toEqual(expect.arrayContaining(['Roadmap lanes: Until Q2 2027', '90%']))
  expect(draw({ unit: 'points' })).not.toContain('90%')
  expect(draw({ cards: [...cards, { name: 'Large', column: '2026-Q4', value: 101 }] })).not.toContain('90%')
})

test('how sure a team is is a bar in its track with its number, and the key says so; other numbers have none', () => {
  const drawn = (value: number) => {
    const cards = [{ name: 'Passkeys', column: 'Now', row: 'Identity', kind: 'committed', value }]
    const drawing = drawRecipe(roadmap as unknown as AnyRecipe, { title: 'A claim', cards })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { parts, scene } = drawing
    const own = (parts.find(({ at }) => at === 'cards.0')?.elements ?? []).flatMap((at) => scene.elements[at] ?? [])
    const bars = own.filter((each) => each.type === 'path').map((each) => boundsOf(each).w)
    return { bars, words: scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
  }
  const { bars, words } = drawn(60)
  expect((bars[1] ?? 0) / (bars[0] ?? 0)).toBeCloseTo(0.6, 2)
  expect(words).toEqual(expect.arrayContaining(['60%', 'How sure the team is']))
  expect(drawn(600).bars).toEqual([])
  expect(drawn(600).words).not.toContain('How sure the team is')
})

test('counts of committed items are one line in all horizons, the one that has some in the accent', () => {
  const counts = (more: object) => {
    const drawing = drawRecipe(roadmap as unknown as AnyRecipe, { ...roadmap.sample, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.endsWith(' of 4 committed')
        ? [[each.y, each.size ?? 16, each.fill ?? 'ink']]
        : [],
    )
  }
  const [[y] = []] = counts({})
  expect(counts({})).toEqual([
    [y, 20, 'accent'],
    [y, 20, 'muted'],
    [y, 20, 'muted'],
  ])
  expect(counts({ focus: ['Sandbox'] })[0]).toEqual([y, 20, 'ink'])
  const [column = 'Now'] = roadmap.sample.cards.map((card) => card.column)
  const columns = [column, 'Next', 'Later', 'Someday'].map((name) => ({ name }))
  expect(counts({ columns }).map(([, size]) => size)).toEqual([16, 16, 16])
})
