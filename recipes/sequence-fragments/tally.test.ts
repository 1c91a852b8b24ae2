import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const call = (to: string, kind = 'call') => ({ from: 'API', to, text: `to ${to}`, kind })
const data = {
  title: '{counted} of {branches}',
  participants: [{ name: 'API' }, { name: 'Bank' }],
  tally: { of: 'Bank', name: 'Charges' },
  messages: [
    call('Bank'),
    {
      kind: 'alt',
      text: 'a',
      messages: [
        { id: 'paid', ...call('Bank') },
        { kind: 'opt', text: 'x', messages: [call('Bank')] },
        call('Bank', 'lost'),
      ],
      else: [
        {
          text: 'b',
          messages: [
            { kind: 'alt', text: 'c', messages: [call('API')], else: [{ text: 'd', messages: [call('Bank')] }] },
          ],
        },
      ],
    },
  ],
}

const drawn = (focus?: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, ...(focus === undefined ? {} : { focus }) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}
const texts = (focus?: string[]): Text[] => drawn(focus).scene.elements.filter((element) => element.type === 'text')

const countsIn = (all: Text[]): Text[] => all.filter(({ text, size }) => size === 28 && /^\d+(?:–\d+)?$/.test(text))

test('each branch without alternatives of its own is an outcome, counted with what is optional in it, what happens in any case, and without what is lost', () => {
  expect(countsIn(texts()).map(({ text }) => text)).toEqual(['2–3', '1', '2'])
  expect(texts()[0]?.text).toBe('3 of 3')
})

test('the counts prove what the heading counts', () => {
  expect(drawn().parts.find(({ at }) => at === 'tally')?.proves).toEqual(['branches', 'counted'])
})

test('focus colors a count and moves nothing', () => {
  const place = (all: Text[]) => countsIn(all).map(({ x, y, text }) => [x, y, text])
  expect(place(texts(['paid']))).toEqual(place(texts()))
  expect(countsIn(texts(['paid'])).some(({ fill }) => fill === 'accent')).toBe(true)
})

test('each count is in the middle of a cell as high as its branch', () => {
  const guards = texts().filter(({ text }) => /^\[[acd]\]$/.test(text))
  const counts = countsIn(texts())
  expect(counts).toHaveLength(guards.length)
  for (const [index, { y }] of counts.entries()) {
    expect(y).toBeGreaterThan(guards[index]!.y)
    expect(y).toBeLessThan(guards[index + 1]?.y ?? Infinity)
  }
})

test('the fill of what is counted ends at the lifeline that it reaches', () => {
  const { elements } = drawn(['paid']).scene
  const lifelines = elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.x] : []))
  const rights = elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'soft' && each.stroke === 'none'
      ? [Math.max(...[...each.d.matchAll(/H(\d+)/g)].map(([, x]) => Number(x)))]
      : [],
  )
  expect(rights).toEqual([lifelines.at(-1), lifelines.at(-1)])
})

test('what is counted must take part', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, tally: { of: 'Moon', name: 'Charges' } })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'tally.of', problem: '"Moon" is not a participant' }])
})

test('only what is counted in branches that count more than others has a fill, whatever the focus, and the description says all counts', () => {
  const fills = (focus?: string[]): (string | undefined)[] =>
    drawn(focus).scene.elements.flatMap((each) =>
      each.type === 'path' && each.stroke === 'none' && (each.fill === 'rule' || each.fill === 'soft')
        ? [each.fill]
        : [],
    )
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, messages: data.messages.slice(1) })
  // One of them in the key, where not all are in focus.
  expect([fills().length, fills(['paid'])]).toEqual([4, ['soft', 'soft', 'rule', 'rule']])
  expect(drawing.ok && drawing.scene.description).toContain('Charges: 1–2 of “a”, 0 of “c” and 1 of “d”.')
})

test('the key says what a filled branch is, in the look that all of them have', () => {
  const sampleOf = (focus?: string[]) => {
    const { elements } = drawn(focus).scene
    const at = elements.findIndex((each) => each.type === 'text' && each.text === 'Higher count')
    return elements[at - 1]
  }
  expect(sampleOf()).toMatchObject({ fill: 'rule', stroke: 'none' })
  expect(drawn(['paid']).scene.elements).toHaveLength(drawn().scene.elements.length)
  // Brackets and counts in the accent say it too.
  const alone = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(alone.ok && alone.scene.elements.some((each) => each.type === 'text' && each.text === 'Higher count')).toBe(
    false,
  )
})

test('the key has no fill for what is counted before a branch, where nothing has it', () => {
  const [paid, no] = [
    { from: 'A', to: 'B', text: 'paid' },
    { from: 'B', to: 'A', text: 'no' },
  ]
  const inner = { kind: 'alt', text: 'a', messages: [paid], else: [{ text: 'b', messages: [no] }] }
  const outer = {
    kind: 'alt',
    text: 'x',
    messages: [{ ...paid, text: 'always' }, inner],
    else: [{ text: 'z', messages: [no] }],
  }
  const said = (focus: string[]): boolean => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      participants: [{ name: 'A' }, { name: 'B' }],
      tally: { of: 'B', name: 'Charges' },
      messages: [outer],
      focus,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'text' && each.text === 'Higher count')
  }
  expect([said([]), said(['paid'])]).toEqual([true, false])
})

test('frames alternate between page and tint, but have no tint under gray bands of what is counted', () => {
  const fillsWith = (focus: string[]): unknown[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    // The frames reach to the right of all heads.
    const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' && each.w > 600 ? [each.fill] : []))
    return boxes.map((fill) => fill ?? 'surface')
  }
  expect(fillsWith(['charge'])).toEqual(['surface', 'rule'])
  expect(fillsWith([])).toEqual(['none', 'none'])
})
