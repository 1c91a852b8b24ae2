/**
 * Charts and timelines of readers’ own data, of which something was said that is not so, or lost without a word.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { boundsOf } from '../src/elements/bounds.ts'
import { readSource } from '../tools/recipes.ts'

const drawn = async (id: string, data: object) => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const texts = elements.filter((each) => each.type === 'text')
  return { ...drawing, texts, words: texts.map(({ text }) => text) }
}

test('box-plot: on logarithms no brackets compare differences, which are no lengths there', async () => {
  const rows = [100, 1, 10].map((scale, index) => ({
    name: `group ${index}`,
    values: [1, 2, 3, 4, 5, 6, 7].map((value) => scale * value),
  }))
  const bracketed = async (scale: string) =>
    (await drawn('box-plot', { measure: 'Time', unit: 'ms', scale, rows })).words.filter((each) => each.endsWith('×'))
  expect(await bracketed('linear')).toEqual(['10×', '1×'])
  expect(await bracketed('log')).toEqual([])
})

test('milestone-timeline: the end of an event is not drawn, and a note says so', async () => {
  const { warnings } = await drawn('milestone-timeline', {
    events: [
      { name: 'Start', start: '2026-01-01' },
      { name: 'Beta', start: '2026-03-01', end: '2026-05-01' },
      { name: 'Launch', start: '2026-09-01' },
    ],
  })
  expect(warnings.map(({ at }) => at)).toEqual(['events.1.end'])
})

test('priestley-timeline: a lane in focus has its name in the accent', async () => {
  const inAccent = async (focus: string[]) =>
    (
      await drawn('priestley-timeline', {
        focus,
        groups: [{ name: 'Java 11' }, { name: 'Java 21' }],
        events: [
          { name: 'Support', group: 'Java 11', start: '2020-01-01', end: '2026-01-01' },
          { name: 'Premier', group: 'Java 21', start: '2023-01-01', end: '2028-01-01' },
        ],
      })
    ).texts.flatMap(({ text, fill }) => (fill === 'accent' ? [text] : []))
  expect([await inAccent([]), await inAccent(['Java 11'])]).toEqual([[], ['Java 11']])
})

test('scatter-plot: what is a small part of what was expected has two digits that count', async () => {
  const points = Array.from({ length: 30 }, (_, index) => ({ x: 10 + index, y: (10 + index) * (1 + (index % 3) / 50) }))
  const factorsOf = async (part: number) =>
    (
      await drawn('scatter-plot', {
        x: { name: 'Size' },
        y: { name: 'Time', unit: 's' },
        points: [...points, { name: 'cached', x: 25, y: 25.5 * part }],
      })
    ).words.filter((each) => each.endsWith('×'))
  const [small = ''] = await factorsOf(0.155)
  expect(small).toMatch(/^0\.1[4-9]×$/)
})

test('cumulative-flow: long names of states wrap at the bracket, and the plot keeps its width', async () => {
  const plotOf = async (name: string) => {
    const { scene, parts } = await drawn('cumulative-flow', {
      measure: 'Tasks',
      columns: { start: '2026-08-31', step: 7, unit: 'day' },
      rows: [
        { name: 'To do', values: [46, 45, 46, 44, 45, 46] },
        { name: 'Doing', values: [8, 8, 9, 8, 9, 9] },
        { name, values: [3, 4, 14, 24, 27, 30] },
        { name: 'Done', values: [0, 10, 20, 30, 40, 50] },
      ],
    })
    const at = parts.find((part) => part.at === 'rows.0')?.elements ?? []
    const bands = at.flatMap((index) => scene.elements[index] ?? []).filter(({ type }) => type === 'path')
    return Math.max(...bands.map((each) => boundsOf(each).w))
  }
  expect(await plotOf('Waiting for review by the platform security team')).toBeGreaterThan(
    0.9 * (await plotOf('Review')),
  )
})

test('xy-heatmap: where columns have no room for values, the highest is said', async () => {
  const heat = async (columns: number) => {
    const values = Array.from({ length: columns }, (_, index) => index % 40)
    const rows = Array.from({ length: 11 }, (_, index) => ({ name: `suite-${index}`, values }))
    const data = { measure: 'Failed jobs', columns: values.map((_, index) => `26.${index + 1}`), levels: [2, 38, 39] }
    return (
      await drawn('xy-heatmap', {
        ...data,
        rows: [{ name: 'webkit', values: [412_345, ...values.slice(1)] }, ...rows.slice(1)],
      })
    ).words.join(' ')
  }
  expect(await heat(40)).toContain('the highest is 412k (webkit, 26.1)')
  expect(await heat(8)).not.toContain('too narrow')
})
