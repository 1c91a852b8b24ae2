/**
 * Names as long as people have them, and notes as long as a ticket and a reason: drawn whole at the first try.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { readSource } from '../tools/recipes.ts'

const wordsOf = async (id: string, data: object): Promise<string> => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
}

/** How many filled paths a picture has. */
const barsIn = async (id: string, data: object): Promise<number> => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'muted').length
}

test('oncall-schedule: whoever is on call; what nobody has is drawn as in the row of nobody', async () => {
  const name = 'Chinonso Okonkwo-Adeyemi'
  const [start, end] = ['2026-12-08', '2026-12-10']
  const words = await wordsOf('oncall-schedule', {
    start: '2026-12-07',
    days: 14,
    people: [{ name }, { name: 'Eve' }],
    layers: [{ name: 'Primary', order: [name, 'Eve'] }],
    away: [{ person: name, start, end }],
  })
  expect(words).toContain('48 h without Primary: Chinonso Okonkwo-Adeyemi is away')
  expect([words.includes('Not covered'), words.includes('Given away')]).toEqual([true, false])
})

test('kanban-board: whoever owns a card; a card of no days has no bar', async () => {
  const owner = 'Jürgen-Alexander von Hohenstein'
  const cards = [
    { name: 'Terraform', column: 'Doing', owner, value: 21 },
    { name: 'Hotfix', column: 'Doing', value: 0 },
    { name: 'Node 24', column: 'Done' },
  ]
  const data = { unit: 'day', columns: [{ name: 'Doing' }, { name: 'Done' }], cards }
  expect(await wordsOf('kanban-board', data)).toContain('Jürgen-Alexander von Hohenstein')
  const bars = [0, 1].map((value) => barsIn('kanban-board', { ...data, cards: cards.with(1, { ...cards[1]!, value }) }))
  const [none = 0, some = 0] = await Promise.all(bars)
  expect(some - none).toBe(1)
})

test('technology-radar: a technology of several words, and how many are in the innermost ring', async () => {
  const [long, ring] = ['LLM code review without any human', 'Adopt']
  const quadrants = ['A', 'B', 'C', 'D'].map((name) => ({
    name,
    blips: [
      { name: `${name}1`, ring },
      { name: `${name}2`, ring, from: 'Trial' },
      { name: `${name}3`, ring: 'Hold' },
    ],
  }))
  quadrants[3]?.blips.push({ name: long, ring: 'Hold' })
  const words = await wordsOf('technology-radar', { title: '{default} of {blips}; {adopted} moved', quadrants })
  expect(words).toContain('8 of 13; 4 moved')
})

test('story-map: a ticket and a reason', async () => {
  const stories = [{ name: 'Wipe', release: 'One', note: 'RET-31, blocked by a license' }]
  const activities = [
    {
      name: 'Return',
      steps: [
        { name: 'Wipe data', stories },
        { name: 'Ship', stories },
      ],
    },
  ]
  expect(await wordsOf('story-map', { releases: [{ name: 'One' }], activities })).toContain('RET-31')
})

test('work-breakdown-structure: columns of halves add up to the total', async () => {
  const children = [299, 4.5].map((value, index) => ({ name: `Part ${index}`, value, children: [] }))
  const words = await wordsOf('work-breakdown-structure', { unit: 'day', root: { name: 'All', children } })
  expect(words).toContain('303.5 days')
})

test('a step of 240 letters, and nine remarks in their lines', async () => {
  const step = `Pipeline:\n${'1) Release plan '.repeat(14)}end`
  const nodes = Array.from({ length: 9 }, (_, at) => ({ name: at === 0 ? step : `Step ${at}` }))
  const callouts = nodes.map(({ name }, at) => ({ on: at === 0 ? 'a' : name, text: `Errors:\n- timeouts ${at}` }))
  const edges = [{ from: 'a', to: 'Step 1' }]
  const data = { nodes: [{ id: 'a', ...nodes[0] }, ...nodes.slice(1)], edges, callouts }
  const words = await wordsOf('flow-graph', data)
  expect([words.includes('plan end'), words.includes('Errors: - timeouts 8')]).toEqual([true, true])
})
