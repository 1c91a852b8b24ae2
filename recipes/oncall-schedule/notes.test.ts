import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { nameOf } from './layout.ts'
import recipe from './recipe.ts'

/** The sample with two people more, so that each is in turn once, and with one between giver and taker. */
const sixWeeks = {
  ...recipe.sample,
  days: 42,
  people: ['Jonas', 'Mira', 'Priya', 'Leo', 'Aiko', 'Sam'].map((name) => ({ name })),
  layers: [
    { name: 'Primary', order: ['Mira', 'Jonas', 'Priya', 'Leo', 'Aiko', 'Sam'] },
    { name: 'Secondary', order: ['Jonas', 'Priya', 'Leo', 'Aiko', 'Sam', 'Mira'] },
  ],
  swaps: [{ person: 'Priya', start: '2026-11-13T18:00Z', end: '2026-11-16T09:00Z' }],
  away: [{ person: 'Jonas', start: '2026-11-13T18:00Z', end: '2026-11-16T09:00Z' }],
}

const drawn = () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Cy and Dee help out',
    start: '2026-03-02',
    days: 28,
    people: ['Ada', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })),
    layers: [{ name: 'First', order: ['Ada', 'Bo'], days: 7 }],
    swaps: [
      { person: 'Cy', start: '2026-03-10', end: '2026-03-12' },
      { person: 'Dee', start: '2026-03-16', end: '2026-03-18' },
    ],
  })
  if (!drawing.ok) throw new Error('is drawn')
  return drawing
}

test('whom somebody helps is said beside the bar, and no words keep an arrow from its swap', () => {
  const { scene, warnings } = drawn()
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => /\bfor\b/.test(text))).toEqual(['for Bo', 'for Ada'])
  expect(scene.elements.filter((each) => each.type === 'line' && each.arrow === true)).toHaveLength(2)
  expect(warnings).toEqual([])
})

test('a double name is divided at its hyphen', () => {
  const lines = nameOf('Katarzyna Wojciechowska-Nowakowska').lines.map(({ text }) => text)
  expect(lines).toEqual(['Katarzyna', 'Wojciechowska-', 'Nowakowska'])
})

test('the line of a week ends above the words that it would cross and goes on to the next row, without a stub in the last one', () => {
  const lineOf = (people: { name: string }[]): string | undefined => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...sixWeeks, people })
    return drawing.ok
      ? drawing.scene.elements.flatMap((each) =>
          each.type === 'path' && each.d.startsWith('M406 144') ? [each.d] : [],
        )[0]
      : undefined
  }
  const { people } = sixWeeks
  expect(lineOf(people)).toContain('M406 296V348M406 384V')
  const isLast = (name: string): boolean => name === 'Priya'
  const others = people.filter(({ name }) => !isLast(name))
  expect(lineOf([...others, ...people.filter(({ name }) => isLast(name))])).toMatch(/V540$/)
})

test('whom a double duty was taken from is said where no arrow of the next row says it', () => {
  const said = (data: object): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    return drawing.ok
      ? drawing.scene.elements.flatMap((each) =>
          each.type === 'text' && each.text.includes('double duty') ? [each.text] : [],
        )
      : []
  }
  expect(said(recipe.sample)).toEqual([])
  expect(said(sixWeeks)).toEqual(['double duty, for Jonas'])
})

test('figures that more than half of all have are muted, so that the others are read', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, sixWeeks)
  const figures = drawing.ok
    ? drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.align === 'end' ? [each] : []))
    : []
  const isMuted = (text: string): boolean[] => [
    ...new Set(figures.filter((each) => each.text === text).map(({ fill }) => fill === 'muted')),
  ]
  expect(['168 h', '105 h', '231 h', '1', '2'].map(isMuted)).toEqual([[true], [false], [false], [true], [false]])
})

test('several layers at once are named, with whom they were taken from', () => {
  const said = (): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Cy helps out',
      start: '2026-03-02',
      days: 28,
      people: ['Ada', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })),
      layers: [
        { name: 'First', order: ['Ada', 'Bo'], days: 14 },
        { name: 'Second', order: ['Cy'], days: 28 },
        { name: 'Third', order: ['Dee'], days: 28 },
      ],
      swaps: [{ person: 'Cy', start: '2026-03-10', end: '2026-03-12' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.includes(' as ') ? [each.text] : [],
    )
  }
  expect(said()).toEqual(['48 h as First and Second at once, First for Ada: Mar 10 to Mar 12'])
})

test('all stretches with several layers at once are outlined alike, wherever their words are', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Ada has both',
    start: '2026-03-02',
    days: 28,
    people: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })),
    layers: [
      { name: 'First', order: ['Bo', 'Cy'], days: 14 },
      { name: 'Second', order: ['Ada'], days: 28 },
    ],
    swaps: [
      { person: 'Ada', start: '2026-03-04', end: '2026-03-06' },
      { person: 'Ada', start: '2026-03-18', end: '2026-03-20' },
    ],
  })
  const frames = drawing.ok
    ? drawing.scene.elements.flatMap((each) =>
        each.type === 'path' && each.dashed !== true && each.fill === undefined ? [each.stroke] : [],
      )
    : []
  expect(frames.filter((stroke) => stroke === 'ink' || stroke === 'negative')).toEqual(['negative', 'negative'])
})

test('who is away is hatched, also where somebody takes exactly that', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(drawing.ok && drawing.parts.map(({ at }) => at)).toContain('away.0')
})

test('a heading that speaks of what does not happen says so to its writer', () => {
  const warningsOf = (title: string): string[] => {
    const { swaps: _, away: __, ...data } = recipe.sample
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, title, subtitle: 'Six weeks' })
    return drawing.ok ? drawing.warnings.map(({ at, problem }) => `${at}: ${problem}`) : []
  }
  expect(warningsOf('{person} has both for {double}')).toEqual([
    'title: nobody has several layers at once: write the heading without {double} and {person}',
  ])
  expect(warningsOf('A gap of {gap}')).toEqual(['title: every hour is covered: write the heading without {gap}'])
  expect(warningsOf('{handovers} handovers')).toEqual([])
})

test('below bars, only the lines of weeks that words would cross end above them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Cy helps out twice',
    start: '2026-03-02',
    days: 28,
    people: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })),
    layers: [{ name: 'First', order: ['Ada', 'Bo'], days: 7 }],
    swaps: [
      { person: 'Cy', start: '2026-03-03', end: '2026-03-04' },
      { person: 'Cy', start: '2026-03-08', end: '2026-03-10' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const weeks = drawing.parts.find(({ at }) => at === '@weeks')?.elements ?? []
  const ends = weeks.flatMap((at) => {
    const element = drawing.scene.elements[at]
    return element?.type === 'path' ? [Number(element.d.match(/[ V]([\d.]+)$/)?.[1])] : []
  })
  expect(new Set(ends).size).toBe(2)
  expect(ends.at(-1)).toBe(Math.max(...ends))
})

test('an offset is refused with what to write instead', () => {
  const data = {
    title: 'A claim',
    start: '2026-12-07T10:00+01:00',
    people: [{ name: 'Ada' }],
    layers: [{ name: 'On' }],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  expect(drawing.ok ? [] : drawing.findings.map(({ problem }) => problem).join()).toContain('2026-03-04T09:00 or')
})

test('a turn given away for all of an absence is the absence too, and the alt text says who is away', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  const boxes = elements.flatMap((each) => (each.type === 'path' && each.dashed === true ? [boundsOf(each)] : []))
  // 63 hours at 22 pixels a day, from 208.
  expect(boxes).toContainEqual(expect.objectContaining({ x: 208, w: 58 }))
  expect(description).toContain('Away: Jonas from Nov 6 to Nov 9.')
})

test('what the heading quotes is beside its stretch and clear of weekends, and the most hours are bold', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.find((each) => each.type === 'text' && each.text === '63 h both')
  const frame = elements.find((each) => each.type === 'path' && each.stroke === 'negative')
  if (words === undefined || frame === undefined) throw new Error('no words')
  expect(words).toMatchObject({ bold: true, fill: 'negative' })
  const [a, around] = [boundsOf(words), boundsOf(frame)]
  expect([a.x - around.x - around.w < 8, a.y > around.y, a.y + a.h <= around.y + around.h + 2]).toEqual([
    true,
    true,
    true,
  ])
  const { elements: at = [] } = drawing.parts.find((part) => part.at === '@weekends') ?? {}
  const [weekends] = at.flatMap((index) => elements[index] ?? [])
  expect(weekends?.type === 'path' && weekends.d.match(/M/g)).toHaveLength(4)
  const bold = elements.flatMap((each) =>
    each.type === 'text' && each.bold === true && each.size === 14 && /^\d/.test(each.text) ? [each.text] : [],
  )
  expect(bold).toEqual(['231 h', '2'])
})

test('dates of many weeks leave room for the widest of them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    start: '2026-01-05T09:00',
    days: 77,
    people: ['Ada', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })),
    layers: [{ name: 'First', order: ['Ada', 'Bo', 'Cy', 'Dee'], days: 7 }],
  })
  if (!drawing.ok) throw new Error('is drawn')
  expect(drawing.warnings).toEqual([])
})

test.each([
  [28, ['Nov 2 start', 'Nov 9 start', 'Nov 16 start', 'Nov 23 start', 'Nov 30 end']],
  // The last week has no room for its own date, so that nothing is in the way.
  [22, ['Nov 2 start', 'Nov 9 start', 'Nov 16 start', 'Nov 24 end']],
])('the last line has its date before it: %i days', (days, shown) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, days })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === '@weeks')?.elements ?? []
  const dates = own.flatMap((at) => {
    const each = drawing.scene.elements[at]
    return each?.type === 'text' && each.text.startsWith('Nov') ? [`${each.text} ${each.align ?? 'start'}`] : []
  })
  expect(dates).toEqual(shown)
})
