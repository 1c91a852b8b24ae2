import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** The letters at the ends of so many relations one after the other, and what the key says of them. */
const lettersOf = (
  count: number,
  asked: { of?: string; focus?: string[] } = {},
): { U: number; D: number; words: string[] } => {
  const edges = Array.from({ length: count }, (_, index) => ({ from: `C${index}`, to: `C${index + 1}` }))
  const nodes = Array.from({ length: count + 1 }, (_, index) => ({ name: `C${index}` }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A chain', nodes, edges, ...asked })
  if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  const timesOf = (letter: string): number => words.filter((each) => each === letter).length
  return { U: timesOf('U'), D: timesOf('D'), words }
}

test('relations have a letter at both ends, and one of each is in the key', () => {
  expect(lettersOf(3)).toMatchObject({ U: 4, D: 4 })
})

test('of many relations only the upstream end has its letter, and the key says so', () => {
  const { U, D, words } = lettersOf(31)
  expect([U, D]).toEqual([32, 0])
  expect(words).toContain('Upstream; the other end is downstream')
})

test('relations that share a stroke share its letter, and no two letters lie on each other', () => {
  const names = [
    'Patientenstammdaten',
    'Terminvergabe',
    'Abrechnung',
    'Labor',
    'Radiologie',
    'Apotheke',
    'Pflegedokumentation',
    'Qualitätssicherung',
    'Forschungsdatenbank',
  ]
  const supplies = (from: string, to: string, ...ends: string[]) => ({
    from: names[Number(from)] ?? from,
    to: names[Number(to)] ?? to,
    ends,
  })
  const edges = [
    supplies('0', '1', 'OHS', 'CF'),
    supplies('0', '2', 'OHS PL', 'ACL'),
    supplies('0', '3', 'U', 'D'),
    supplies('0', '4', 'U', 'D'),
    supplies('0', '5', 'U', 'D, CF'),
    { from: 'Labor', to: 'Pflegedokumentation', kind: 'partnership' },
    { from: 'Radiologie', to: 'Labor', kind: 'shared-kernel', text: 'Auftragsmodell' },
    { ...supplies('2', 'Krankenkassenportal', 'PL', 'CF'), text: '§301-Nachrichten' },
    supplies('5', 'Telematikinfrastruktur', 'CF', 'OHS'),
    supplies('6', '7', 'S', 'C'),
    supplies('3', '8', 'U', 'ACL'),
  ]
  const outside = ['Krankenkassenportal', 'Telematikinfrastruktur'].map((name) => ({ name, kind: 'external' }))
  const nodes = [...names.map((name) => ({ name })), ...outside]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A hub', nodes, edges, of: names[0] })
  if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
  const discs = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r === 9 ? [each] : []))
  expect(discs.length).toBeGreaterThan(5)
  for (const [index, disc] of discs.entries())
    for (const other of discs.slice(index + 1))
      expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThan(18)
})

test('the key says what the color of a change means, whatever is in focus', () => {
  const saidOf = (asked: { of?: string; focus?: string[] }): string[] =>
    lettersOf(3, asked).words.filter((each) => each.startsWith('Changes'))
  expect(saidOf({ of: 'C1' })).toEqual(['Changes with C1'])
  expect(saidOf({ of: 'C1', focus: ['C2'] })).toEqual(['Changes with C1'])
  expect(saidOf({ focus: ['C1'] })).toEqual([])
})

test('what leaves one context in two patterns leaves it by two strokes', () => {
  const strokesAt = (patterns: string[]): number => {
    const others = patterns.map((_, index) => `Other ${index}`)
    const edges = others.map((to, index) => ({ from: 'Hub', to, ends: [patterns[index]!, 'CF'] }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Patterns',
      nodes: ['Hub', ...others].map((name) => ({ name })),
      edges,
    })
    if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
    return drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'U').length
  }
  // Each stroke has its letter once.
  expect(strokesAt(['OHS', 'PL', 'OHS', 'PL', 'OHS', 'PL'])).toBeGreaterThan(
    strokesAt(Array(6).fill('OHS') as string[]),
  )
})

test('a change is drawn up to the wall that stops it, and no farther', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A wall',
    of: 'Policies',
    edges: [
      { from: 'Policies', to: 'Claims', ends: ['OHS', 'ACL'] },
      { from: 'Fleet', to: 'Claims', ends: ['OHS', 'ACL'] },
    ],
  })
  if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
  const ofEdge = (at: string) =>
    drawing.parts
      .filter((part) => part.at === at)
      .flatMap(({ elements }) => elements.flatMap((index) => drawing.scene.elements[index] ?? []))
  const lit = ofEdge('edges.0').filter((each) => each.type !== 'text' && each.stroke === 'accent')
  expect(lit.map(({ type }) => type)).toEqual(['path', 'circle'])
  const wallOf = (at: string, fill: string) => ofEdge(at).find((each) => each.type === 'path' && each.fill === fill)
  const wall = wallOf('edges.0', 'accent')
  expect(wallOf('edges.1', 'ink')).toBeDefined()
  const numbersOf = (each: unknown): number[] => (each as { d: string }).d.match(/[\d.]+/g)?.map(Number) ?? []
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(wall)
  expect(numbersOf(lit[0]).slice(-2)).toEqual([(x0 + x1) / 2, (y0 + y1) / 2])
  expect(ofEdge('edges.1').some((each) => each.type !== 'text' && each.stroke === 'accent')).toBe(false)
})

test('patterns in letters are in the key, and those that are written out are not', () => {
  const keyOf = (up: string) => {
    const edges = [{ from: 'A', to: 'B', ends: [up, 'CF'] }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A',
      nodes: [{ name: 'A' }, { name: 'B' }],
      edges,
    })
    if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
    const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    return ['Open host service', 'Conformist'].map((text) => words.includes(text))
  }
  expect(keyOf('OHS')).toEqual([true, true])
  expect(keyOf('open host')).toEqual([false, true])
})

test('walls are in the key unless it says them beside the letters of their pattern', () => {
  const keyOf = (end: string): string[] => {
    const data = {
      title: 'A map',
      nodes: [{ name: 'Catalog' }, { name: 'Ordering' }],
      edges: [{ from: 'Catalog', to: 'Ordering', ends: ['open host', end] }],
    }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /Translated here|Anticorruption layer/.test(each.text) ? [each.text] : [],
    )
  }
  expect(['anticorruption layer', 'ACL', 'conformist'].map(keyOf)).toEqual([
    ['Translated here'],
    ['Anticorruption layer'],
    [],
  ])
})

test('what is good or bad is said by the line of a relation beside its words, and not by letters alone', () => {
  for (const state of ['positive', 'negative']) {
    const edges = [{ from: 'Tariffs', to: 'Claims', text: 'price list', state }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A relation', edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    const circles = drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [each.stroke] : []))
    expect(circles).toHaveLength(2)
    expect(circles).not.toContain(state)
  }
})
