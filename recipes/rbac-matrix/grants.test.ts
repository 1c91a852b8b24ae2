import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { breakersOf, heldBy, includedIn, isGrantedWhole, sourcesOf, worstOf } from './grants.ts'
import recipe from './recipe.ts'

const data = {
  title: 'A claim',
  roles: [
    { name: 'a', grants: ['make'] },
    { name: 'b', grants: ['pass', 'look'] },
    { name: 'c', includes: ['a', 'b'] },
    { name: 'd', includes: ['c'], grants: ['make'] },
    { name: 'e', grants: ['pass', 'make'] },
  ],
  permissions: [{ name: 'look' }, { name: 'make' }, { name: 'pass' }, { name: 'none' }],
  separate: [{ of: ['look', 'none'] }, { of: ['make', 'pass'] }],
}
const [a, b, c, d, e] = data.roles as never as [
  { name: string },
  { name: string },
  { name: string },
  { name: string },
  { name: string },
]
const names = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(' ')

test('a role holds what the roles that it includes hold, however deep', () => {
  expect([a, c, d].map((role) => names(includedIn(role, data)))).toEqual(['a', 'c a b', 'd c a b'])
  expect([a, b, c, d].map((role) => names(heldBy(role, data)))).toEqual([
    'make',
    'look pass',
    'look make pass',
    'look make pass',
  ])
  expect([a, c, d].map((role) => names(sourcesOf(role, 'make', data)))).toEqual(['a', 'a', 'd a'])
})

test('a separation is broken by whoever holds all of it, granted or included; the worst is broken most', () => {
  const [first, second] = data.separate as [{ of: string[] }, { of: string[] }]
  expect([names(breakersOf(first, data)), names(breakersOf(second, data))]).toEqual(['', 'c d e'])
  expect([c, d, e].map((role) => isGrantedWhole(second, role))).toEqual([false, false, true])
  expect(worstOf(data)).toBe(second)
  expect(recipe.derive?.(data as never)).toMatchObject({ able: 3, granted: 1, breakers: 'c, d and e', roles: 5 })
})

test('what is wrong is named: unknown names, cycles, a permission twice', () => {
  const findings = (change: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, ...change })
    return drawing.ok ? [] : drawing.findings.map(({ at, problem }) => `${at} ${problem}`)
  }
  expect(findings({})).toEqual([])
  expect(findings({ separate: [{ of: ['look', 'look'] }] })).toEqual(['separate.0.of names a permission twice'])
  const roles = [
    { name: 'a', includes: ['b'] },
    { name: 'b', includes: ['a'], grants: ['lok'] },
  ]
  expect(findings({ roles })).toEqual([
    'roles.1.grants.0 "lok" is not a permission; did you mean "look"?',
    'roles.1.includes closes a cycle: a > b > a',
  ])
})

test('words of roles are whole, in columns of one width, or where all do not fit a page, of their own', () => {
  const draw = (names: string[]) => {
    const roles = names.map((name, index) => ({
      name,
      grants: ['read'],
      ...(index === 1 ? { includes: [names[0]] } : {}),
    }))
    const permissions = [{ name: 'read' }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', roles, permissions })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const middles = names.map((name) => texts.find(({ text, bold }) => text === name && bold === true)?.x ?? 0)
    const steps = middles.slice(1).map((x, index) => x - (middles[index] ?? 0))
    return { words: texts.map(({ text }) => text), steps: new Set(steps).size, width: drawing.scene.width }
  }
  expect(draw(['Viewer', 'CFO', 'Sachbearbeiterin']).steps).toBe(1)
  const many = draw(['Sachbearbeiterin', ...Array.from({ length: 9 }, (_, index) => `R${index}`)])
  expect(many.steps).toBeGreaterThan(1)
  expect(many.words).toEqual(expect.arrayContaining(['Sachbearbeiterin']))
  expect(many.width).toBeLessThanOrEqual(1200)
})

test('without separated permissions there is no count of roles that hold them', () => {
  const { separate: _, ...rest } = data
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...rest, title: '{able} roles' })
  expect(drawing.ok && [drawing.scene.title, drawing.warnings.length]).toEqual([
    expect.stringContaining('{able} roles'),
    1,
  ])
})

test('a permission in focus has a band across all roles', () => {
  const soft = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const bands = drawing.scene.elements.flatMap((each) =>
      each.type !== 'text' && 'fill' in each && each.fill === 'soft' ? [each] : [],
    )
    return [bands.length, drawing.warnings.length]
  }
  const plain = soft([])
  expect(soft(['look'])).toEqual([(plain[0] ?? 0) + 1, plain[1]])
})

test('lines lead from a grant to the frame of who holds it through that, once for all rules, and to nobody who was granted it', () => {
  const leads = (separate: object[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, separate })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const lines = drawing.scene.elements.filter(
      (each) => each.type === 'path' && each.stroke === undefined && each.fill === undefined && !each.d.includes('a'),
    )
    return lines.flatMap((each) => (each.type === 'path' ? (each.d.match(/M/g) ?? []) : [])).length
  }
  const rule = { of: ['make', 'pass'] }
  // From a and b to c, and on from c to d, which was granted the other half itself.
  expect([leads([rule]), leads([rule, rule]), leads([{ of: ['look', 'none'] }])]).toEqual([3, 3, 0])
})

test('lines run from frame to frame in every row, the sign is over them, and a mark that is not granted has no fill', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const frames = elements.flatMap((each) =>
    each.type === 'box' && each.stroke === 'negative' && each.h > 20 ? [each] : [],
  )
  const [first, second] = frames
  const leads = elements.flatMap((each) =>
    each.type === 'path' && each.stroke === undefined && each.fill === undefined ? [each.d] : [],
  )
  const between = leads.join(' ').match(new RegExp(`M${(first?.x ?? 0) + (first?.w ?? 0)} \\d+H${second?.x}`, 'g'))
  expect(between).toHaveLength(2)
  const sign = elements.find((each) => each.type === 'text' && each.text === '✗')
  const line = Number(between?.[0]?.match(/ (\d+)H/)?.[1])
  expect(sign?.type === 'text' && sign.y < line - 2).toBe(true)
  expect(elements.some((each) => each.type === 'path' && each.fill === undefined && each.d.includes('a'))).toBe(true)
})
