import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { acrossAt, type RadarBlip, ringsFor, rowsOf } from './rows.ts'

const blip = fc.record(
  { ring: fc.nat(3), from: fc.nat(3), h: fc.constantFrom(18, 36) },
  { requiredKeys: ['ring', 'h'] },
) as fc.Arbitrary<RadarBlip>

test('each blip is in its ring, a move begins in the ring it came from, and names of a quadrant are apart', () => {
  fc.assert(
    fc.property(fc.array(fc.array(blip, { maxLength: 10 }), { minLength: 1, maxLength: 4 }), (quadrants) => {
      const rings = ringsFor(quadrants, { count: 4, width: 48, beside: 40 })
      const all = rowsOf(quadrants, rings)
      for (const [at, blips] of quadrants.entries()) {
        const rows = all[at] ?? []
        blips.forEach(({ ring, from = ring }, index) => {
          for (const each of [ring, from]) {
            const far = Math.hypot(acrossAt(each, rows[index] ?? 0, rings), rows[index] ?? 0)
            expect(far).toBeGreaterThan(rings.radii[each - 1] ?? 0)
            expect(far).toBeLessThanOrEqual((rings.radii[each] ?? 0) - 13)
          }
        })
        const edges = blips
          .map(({ h }, index) => [(rows[index] ?? 0) - h / 2, (rows[index] ?? 0) + h / 2])
          .toSorted(([a = 0], [b = 0]) => a - b)
        edges.forEach(([top = 0], index) => expect(top).toBeGreaterThanOrEqual((edges[index - 1]?.[1] ?? -6) + 5.9))
      }
    }),
    { numRuns: 25 },
  )
})

const draw = (blips: object[]) =>
  drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{adopted} of {blips} to Adopt, {moved} moved, {new} new',
    quadrants: ['A', 'B', 'C', 'D'].map((name, index) => ({ name, ...(index === 0 && { blips }) })),
  })

test('only what came from another ring into the first one counts as adopted', () => {
  const drawing = draw([
    { name: 'Go', ring: 'Adopt' },
    { name: 'Zig', ring: 'Assess', isNew: true },
    { name: 'Rust', ring: 'Adopt', from: 'Hold' },
    { name: 'Perl', ring: 'Hold', from: 'Adopt' },
  ])
  expect(drawing.ok && drawing.scene.title).toContain('1 of 4 to Adopt, 2 moved, 1 new')
})

test('rings are known, and a move leads to another one', () => {
  const drawing = draw([
    { name: 'Go', ring: 'Adapt' },
    { name: 'Zig', ring: 'Hold', from: 'Hold' },
    { name: 'Elm', ring: 'Hold', from: 'Trial', isNew: true },
  ])
  expect(!drawing.ok && drawing.findings).toEqual([
    { at: 'quadrants.0.blips.0.ring', problem: '"Adapt" is not a ring; did you mean "Adopt"?' },
    { at: 'quadrants.0.blips.1.from', problem: 'is the ring that it is in; leave it out where nothing moved' },
    { at: 'quadrants.0.blips.2.from', problem: 'is a ring, but isNew says that it was in none' },
  ])
})

test('what is new has a plus and an entry in the key; moves step back where others are in focus', () => {
  const blips = [
    { name: 'Zig', ring: 'Assess', isNew: true },
    { name: 'Rust', ring: 'Adopt', from: 'Hold' },
    { name: 'Perl', ring: 'Hold', from: 'Adopt' },
  ]
  const look = (given: object[], focus: string[] = []) => {
    const quadrants = ['A', 'B', 'C', 'D'].map((name, index) => ({ name, ...(index === 0 && { blips: given }) }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', quadrants, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    return {
      words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
      moves: elements.flatMap((each) => (each.type === 'line' && each.arrow ? [each.stroke ?? 'muted'] : [])),
    }
  }
  expect(look(blips).words).toContain('New')
  expect(look(blips.slice(1)).words).not.toContain('New')
  expect(new Set(look(blips).moves)).toEqual(new Set(['ink']))
  expect(new Set(look(blips, ['Rust']).moves)).toEqual(new Set(['accent', 'muted']))
})

test('rows of all quadrants have one pitch, which the fullest allows', () => {
  const blips = (...rings: number[]): RadarBlip[] => rings.map((ring) => ({ ring, h: 18 }))
  const quadrants = [blips(0, 0, 1, 2, 3), blips(3, 0, 2, 1, 0, 0, 3), blips(1)]
  const [first = [], second = [], third] = rowsOf(quadrants, ringsFor(quadrants, { count: 4, width: 56, beside: 40 }))
  const pitches = [first, second].flatMap((rows) => {
    const sorted = rows.toSorted((a, b) => a - b)
    return sorted.slice(1).map((row, index) => row - (sorted[index] ?? 0))
  })
  expect(new Set(pitches).size).toBe(1)
  expect(pitches[0]).toBeGreaterThan(24)
  expect(third).toEqual([40])
})

test('the alt text has every ring, what moved before what did not', () => {
  const drawing = draw([
    { name: 'Go', ring: 'Adopt' },
    { name: 'Rust', ring: 'Trial', from: 'Hold' },
    { name: 'Perl', ring: 'Hold' },
  ])
  expect(drawing.ok && drawing.scene.description).toContain(
    'Adopt: Go. Moved: Rust from Hold to Trial. Trial: Rust. Assess: none. Hold: Perl.',
  )
})

test('the innermost ring is named in its middle, under how many came to it where the heading says so', () => {
  const wordsOf = (title: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, title })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const at = (words: string): number => texts.find(({ text }) => text === words)?.y ?? NaN
    return { at, large: texts.flatMap(({ text, size }) => (size === 28 ? [text] : [])) }
  }
  const [plain, counted] = [wordsOf('A claim'), wordsOf('{adopted} came')]
  expect([plain.large, counted.large]).toEqual([[], ['+3']])
  // Rows of the two middle names are as far above it as below.
  expect(Math.abs(2 * plain.at('Adopt') - plain.at('TypeScript') - plain.at('PostgreSQL'))).toBeLessThanOrEqual(2)
  const [trial, assess, hold] = ['Trial', 'Assess', 'Hold'].map(plain.at) as [number, number, number]
  expect(Math.abs(trial - assess - (assess - hold))).toBeLessThanOrEqual(1)
})

test('heads are as far over the first of their names in all quadrants', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const at = (words: string): number => texts.find(({ text }) => text === words)?.y ?? NaN
  const over = [at('Zig') - at('Languages'), at('PostgreSQL') - at('Data'), at('Passkeys') - at('Practices')]
  expect(over.every((each) => each > 24 && Math.abs(each - (over[0] ?? 0)) <= 1)).toBe(true)
})

test('a focus on the longest name moves nothing', () => {
  const placesOf = (focus: string[]): string[] => {
    const quadrants = ['A', 'B', 'C', 'D'].map((name, at) => ({
      name,
      blips: [{ name: at === 0 ? 'price payment mobile search of tenants' : `blip ${at}`, ring: 'Adopt' }],
    }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', quadrants, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [`${each.text} ${each.x} ${each.y}`] : []))
  }
  expect(placesOf(['price payment mobile search of tenants'])).toEqual(placesOf([]))
})

test('how many came to the innermost ring has the color of their moves where all of them are in focus', () => {
  const fillOf = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === '+3' ? [each.fill] : []))
  }
  expect(fillOf(recipe.sample.focus ?? [])).toEqual(['accent'])
  expect(fillOf((recipe.sample.focus ?? []).slice(1))).toEqual([undefined])
})

test('each ring has a border of its own: tints alone are too pale to part two of them', () => {
  const quadrants = ['A', 'B', 'C', 'D'].map((name) => ({ name }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', quadrants })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const borders = [0, 1, 2, 3].map((index) =>
    drawing.parts
      .filter(({ at }) => at === `rings.${index}`)
      .flatMap((part) => part.elements.map((each) => drawing.scene.elements[each]))
      .filter((each) => each?.type === 'path' && each.fill === undefined && each.stroke === 'rule'),
  )
  expect(borders.map(({ length }) => length)).toEqual([1, 1, 1, 1])
})
