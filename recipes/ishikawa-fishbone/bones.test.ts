import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (states: (string | undefined)[], focus: string[] = []) => {
  const children = states.map((state, at) => ({ name: `cause ${at}`, ...(state === undefined ? {} : { state }) }))
  const root = { name: 'Late', children: [{ name: 'People', children }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Why the train is late', focus, root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('a confirmed cause has a way to the effect, whether it is in focus or not; then the spine has no arrow of its own', () => {
  const ways = (focus: string[]) =>
    draw(['negative', undefined], focus).flatMap((element) =>
      element.type === 'path' && element.arrow === true ? [element] : [],
    )
  const [plain, ...more] = ways([])
  expect(plain?.stroke).toBe('negative')
  expect(ways(['cause 0']).map(({ d, stroke }) => [d, stroke])).toContainEqual([plain?.d, 'accent'])
  // The other one is its sample in the key.
  expect(more.length).toBeLessThanOrEqual(1)
})

test('what is ruled out ends in a cross before its bone, what is open reaches it', () => {
  const crosses = (state?: string) =>
    draw([state]).filter((element) => element.type === 'path' && /^M[^M]+M[^M]+$/.test(element.d))
  expect(crosses()).toHaveLength(0)
  expect(crosses('muted').length).toBeGreaterThan(0)
})

test('where a scene has no room for all causes, each bone says how many it leaves out, confirmed ones last', () => {
  const states = Array.from({ length: 58 }, (_, at) => (at === 57 ? 'negative' : undefined))
  const words = draw(states).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('cause 57')
  const [hidden] = words.flatMap((each) => /^\+(\d+) causes$/.exec(each)?.[1] ?? [])
  expect(Number(hidden)).toBe(58 - words.filter((each) => each.startsWith('cause ')).length)
})

test('an effect without categories is drawn within the scene', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Not known yet', root: { name: 'Late' } })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})

test('one cause of many lines makes its row high, and no other', () => {
  const heightOf = (note: string): number => {
    const causes = Array.from({ length: 4 }, (_, at) => ({ name: `cause ${at}`, ...(at === 0 ? { note } : {}) }))
    const root = { name: 'Late', children: [{ name: 'People', children: causes }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Why', root })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.height
  }
  // Six lines more, once above a spine that is level with its causes.
  const long = 'a remark as long as any that somebody would write at a cause of a fishbone'
  expect(heightOf(long) - heightOf('short')).toBeLessThan(120)
})

test('the key promises why a cause is ruled out only where one says it', () => {
  const keyOf = (note?: string): string => {
    const causes = [{ name: 'Crawler', state: 'muted', ...(note && { note }) }]
    const root = { name: 'Late', children: [{ name: 'Traffic', children: causes }] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Why', root })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : [])).join('|')
  }
  expect(keyOf('no client above 1%')).toContain('Ruled out, and why')
  expect(keyOf()).toMatch(/Ruled out(?!, and why)/)
})

test('lines of one pair of bones are equally long, as bones are parallel to where their words begin', () => {
  const [long, short] = ['A longer suspect than all others', 'Short']
  const root = { name: 'Late', children: [long, short].map((name) => ({ name: `Bone ${name}`, children: [{ name }] })) }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Why the train is late', root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const lefts = [long, short].map((name) => elements.find((each) => each.type === 'text' && name.startsWith(each.text)))
  const [above, below] = lefts.map((each) => (each?.type === 'text' ? each.x : Number.NaN)) as [number, number]
  // One is above the spine and the other below it, where bones lean the other way.
  expect(Math.abs(above - below)).toBeLessThanOrEqual(24)
})

test('an effect says whether it is good or bad, by a sign and the color of its box', () => {
  const signOf = (state: string) => {
    const data = { title: 'Why trains are on time', root: { name: 'Punctual', state, children: [] } }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'box' ? [each.stroke] : each.type === 'text' && each.text.includes('Punctual') ? [each.text] : [],
    )
  }
  expect(signOf('positive')).toEqual(['positive', '✓ Punctual'])
  expect(signOf('negative')).toEqual(['negative', '✗ Punctual'])
  expect(signOf('muted')).toEqual(['ink', 'Punctual'])
})

test('heads are as wide as the widest, unless a long one would part the bones for it', () => {
  const widths = (names: string[]) => {
    const causes = [{ name: 'a cause that takes some room', note: 'and what speaks for it' }]
    const root = {
      name: 'Late',
      children: names.map((name) => ({ name, children: causes.map((each) => ({ ...each })) })),
    }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Why the train is late', root })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' ? [each] : []))
    return new Set(boxes.filter(({ stroke }) => stroke !== 'ink').map(({ w }) => w)).size
  }
  expect(widths(['Line', 'Vehicles', 'Staff', 'Weather'])).toBe(1)
  expect(widths(['Line', 'Vehicles', 'Instandhaltungsorganisationseinheiten', 'Ice'])).toBeGreaterThan(1)
})
