import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import bullets from './recipe.ts'

test('what is missing stands in the gap before the target, or beyond it where the edge of a band would cut the words', () => {
  const left = (bound: number) => {
    const row = { name: 'Deployments', value: 10, target: 20, better: 'higher', bands: [bound, 20] }
    const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title: 'A claim', measure: 'Pace', rows: [row] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const at = (start: string) => texts.find(({ text }) => text.startsWith(start))?.x ?? Number.NaN
    return Math.sign(at('−10') - at('target'))
  }
  expect([left(5), left(11)]).toEqual([-1, 1])
})

test('names of missed objectives keep their capitals, but for the one that begins a word', () => {
  const rows = ['Time to restore', 'NPS'].map((name) => ({ name, value: 1, target: 2 }))
  const titleOf = (title: string) => {
    const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title, measure: 'Pace', rows })
    return drawing.ok && drawing.scene.title
  }
  expect(titleOf('Only {missed} are not')).toBe('Bullet chart: Only time to restore and NPS are not')
  expect(titleOf('{missed} are not')).toBe('Bullet chart: Time to restore and NPS are not')
})

/** What is written, and the warnings of it. */
const drawn = (rows: object[], more: object = {}) => {
  const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title: 'A claim', measure: 'Pace', rows, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  return { words: texts.map(({ text }) => text), warnings: drawing.warnings, description: drawing.scene.description }
}

test('the unit of all is that of rows without one, and what they measure has room beside the head of a group', () => {
  const row = { name: 'core', value: 62, target: 80 }
  const { words, warnings, description } = drawn([row, { ...row, name: 'API', unit: 'ms' }], {
    unit: '%',
    measure: 'Coverage of lines and branches',
  })
  expect(words).toEqual(expect.arrayContaining(['62%', '−18 pp', 'target ≥ 80%', '62 ms']))
  expect([warnings, description]).toEqual([[], expect.stringContaining('core 62% (target ≥ 80%')])
})

test('the row with the most bands names them, and the key has what no row says', () => {
  const row = { value: 20, better: 'lower' }
  const two = { ...row, name: 'Restore', target: 60, bands: [60, 600] }
  const three = { ...row, name: 'Lead', target: 24, bands: [24, 72] }
  const both = drawn([two, three]).words.filter((text) => /^(?:good|fair|poor)$/.test(text))
  expect(both.toSorted()).toEqual(['fair', 'good', 'poor'])
  const near = drawn([two, { ...three, bands: [30, 34] }]).words.filter((text) => /^(?:good|fair|poor)$/.test(text))
  expect(near.toSorted()).toEqual(['fair', 'good', 'poor'])
})

test('a bound close to the target keeps its number over its edge', () => {
  const row = { name: 'p95', value: 340, target: 300, better: 'lower', unit: 'ms', bands: [300, 480] }
  expect(drawn([row]).words).toContain('480 ms')
})

test('the name of a row in focus is bold: in the accent where its bar is, in ink where that is red', () => {
  const rows = [
    { name: 'met', value: 3, target: 2 },
    { name: 'missed', value: 1, target: 2 },
    { name: 'other', value: 3, target: 2 },
  ]
  const data = { title: 'A claim', measure: 'Pace', rows, focus: ['met', 'missed'] }
  const drawing = drawRecipe(bullets as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const looks = rows.map(({ name }) => {
    const text = drawing.scene.elements.find((each) => each.type === 'text' && each.text === name)
    return text?.type === 'text' ? [text.bold, text.fill] : []
  })
  expect(looks).toEqual([
    [true, 'accent'],
    [true, undefined],
    [undefined, undefined],
  ])
  expect(drawing.warnings).toEqual([])
})

test('the value of the one objective that the heading names as missed is large and red', () => {
  const missed = { name: 'Restore', value: 84, target: 60, better: 'lower', unit: 'min' }
  const large = (title: string, values: number[]): string[] => {
    const rows = [missed, ...values.map((value, index) => ({ name: `row ${index}`, value, target: 2 }))]
    const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title, measure: 'Pace', rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return texts.flatMap(({ text, size, fill }) => (size === 28 && fill === 'negative' ? [text] : []))
  }
  expect(large('{missed} is not', [3])).toEqual(['84 min'])
  expect([large('{missed} are not', [1]), large('A claim', [3])]).toEqual([[], []])
})

test('where what is missing has no room with a long unit, it is there without', () => {
  const row = { name: 'Pace', value: 0.00058, target: 0.00093, unit: 'requests in a window' }
  const { words } = drawn([row])
  expect(words).toContain('−3.5e−4')
  expect(drawn([{ ...row, unit: 'ms' }]).words).toContain('−350 ns')
})

test('red is what misses its target: another state of a row that meets it is not drawn, and a note says so', () => {
  const drawing = drawRecipe(bullets as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Pace',
    rows: [{ name: 'Restore', value: 5, target: 3, better: 'higher', state: 'negative' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const colors = drawing.scene.elements.map((each) => ('fill' in each ? each.fill : undefined))
  expect(colors).not.toContain('negative')
  expect(drawing.warnings).toEqual([{ level: 'note', at: 'rows.0.state', problem: expect.any(String) as string }])
})

test('a name within the heading is in small letters only where the rest of several words is', () => {
  const rows = ['Time to restore', 'Umsatz', 'Umsatzrendite vor Steuern'].map((name) => ({ name, value: 1, target: 2 }))
  const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title: 'Not met: {missed}', measure: 'Pace', rows })
  expect(drawing.ok && drawing.scene.title).toContain('Not met: time to restore, Umsatz and Umsatzrendite vor Steuern')
})

test('a target of zero is said to be where its bar begins', () => {
  const row = { name: 'Sick leave', value: 0, target: 0, better: 'lower' }
  expect(drawn([row]).words.join(' ')).toContain('The bar of a target of 0 begins at the target.')
})

test('the number of a bound is in the middle over its edge where it has room beside the target', () => {
  const pace = { name: 'Deployments', value: 23, target: 20, better: 'higher', bands: [10, 20], unit: 'a week' }
  const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title: 'A claim', measure: 'Pace', rows: [pace] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const at = (start: string) =>
    drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.startsWith(start) ? [each.x] : [],
    )[0] ?? 0
  const left = at('Higher is better')
  expect(Math.abs(at('10') - (left + at('target ≥ 20')) / 2)).toBeLessThan(12)
})

test('a scale of what is missing begins at 100%, and the footnote says so', () => {
  const [plain, near] = [
    { name: 'core', value: 62, target: 80, unit: '%' },
    { name: 'uptime', value: 99.95, target: 99.9, unit: '%' },
  ]
  const noteOf = (...rows: object[]) => drawn(rows).words.find((text) => text.startsWith('Each row'))
  expect(noteOf(plain)).toMatch(/scale, from zero to [\d.]+ times its target, so/)
  expect(noteOf(near)).toMatch(/scale, from 100% down to [\d.]+ times as far from it as the target, so/)
  expect(noteOf(plain, near)).toMatch(/from zero to .* its target, or from/)
})
