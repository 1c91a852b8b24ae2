import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const texts = (inputs: readonly unknown[]): Text[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, inputs, focus: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.filter((each): each is Text => each.type === 'text')
}
const find = (all: Text[], said: RegExp): Text | undefined => all.find(({ text }) => said.test(text))

test('short tapes are right of the graph, each with its verdict over it', () => {
  const all = texts(['C0 AF', 'E0 80 AF'])
  const right = Math.max(...all.filter(({ text }) => text.endsWith(' left')).map(({ x }) => x))
  const [cell, verdict] = [find(all, /^C0$/), find(all, /C0 refused/)]
  expect(cell?.x).toBeGreaterThan(right)
  expect(verdict?.y).toBeLessThan(cell?.y ?? 0)
})

test('a long tape, or many, are under the graph, with the verdict behind', () => {
  const long = texts([`${'41 '.repeat(11)}C0`])
  expect(find(long, /^C0$/)?.y).toBeGreaterThan(find(long, /^ED seen$/)?.y ?? 0)
  expect(find(long, /C0 refused/)?.x).toBeGreaterThan(find(long, /^C0$/)?.x ?? 0)
})

/** A chain of states that reads one digit after the other, and what it draws of inputs. */
const chain = (states: number, input: string) => {
  const nodes = Array.from({ length: states }, (_, at) => ({
    name: `Y${at}`,
    kind: at === states - 1 ? 'final' : 'state',
  }))
  const edges = nodes.slice(1).map(({ name }, at) => ({ from: `Y${at}`, to: name, text: '7' }))
  const start = { id: 'go', kind: 'initial' }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A',
    nodes: [start, ...nodes],
    edges: [{ from: 'go', to: 'Y0' }, ...edges],
    inputs: [input],
    direction: 'down',
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('a long tape that is accepted has one outline in the color of its verdict, which is not alone', () => {
  const { warnings, scene } = chain(12, '7 '.repeat(11).trim())
  expect(warnings).toEqual([])
  const green = scene.elements.filter((each) => 'stroke' in each && each.stroke === 'positive')
  expect(green).toHaveLength(1)
})

test('tapes are beside a graph that is high also where the page is wider for it', () => {
  const { scene } = chain(12, '7 '.repeat(11).trim())
  const texts = scene.elements.filter((each): each is Text => each.type === 'text')
  expect(find(texts, /accepted: ends/)?.y).toBeLessThan(find(texts, /^Y1$/)?.y ?? 0)
})

/** Two states, the second one with this name, that read two symbols. */
const second = (name: string) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A',
    nodes: [{ name: 'Go' }, { name, kind: 'final' }],
    edges: [
      { from: 'Go', to: name, text: 'a' },
      { from: name, to: 'Go', text: 'b' },
    ],
    inputs: ['a b a'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 12 ? each.text : []))
  return { words, notes: drawing.warnings.map(({ problem }) => problem) }
}

test('a long name of a state is broken below its symbol, and only one of more than three lines is left out, with a note', () => {
  const { words, notes } = second('Checksum of the header')
  expect(words.filter((each) => each === 'Checksum')).toHaveLength(2)
  expect(notes).toEqual([])
  const long = second('Waits until all of the replicas confirmed their acknowledgment')
  expect(long.words.filter((each) => each.startsWith('Waits'))).toEqual([])
  expect(long.notes).toEqual(['the state after each symbol is not written: shorten the names of states'])
})

test('how many are accepted is large where the heading says it, and tapes beside a high graph are spread along it', () => {
  const all = texts(recipe.sample.inputs ?? [])
  expect(find(all, /^1 of 4$/)).toMatchObject({ size: 28, bold: true })
  const verdicts = all.filter(({ text }) => /refused|ends in/.test(text)).map(({ y }) => y)
  const steps = verdicts.slice(1).map((y, at) => y - (verdicts[at] ?? 0))
  expect(new Set(steps).size).toBe(1)
  expect(steps[0]).toBeGreaterThan(100)
})

test('the key says what a dashed cell is where an input is not read to its end', () => {
  expect(texts(['E0 80 AF']).map(({ text }) => text)).toContain('Not read')
  // Its last symbol is the refused one.
  expect(texts([['2F'], ['C0']]).map(({ text }) => text)).not.toContain('Not read')
})

test('a tape goes on in its line as far as its verdict leaves room', () => {
  const names = Array.from({ length: 14 }, (_, at) => (at === 13 ? 'End' : `Carries${String.fromCharCode(97 + at)}`))
  const nodes = names.map((name, at) => ({ name, kind: at === 13 ? 'final' : 'state' }))
  const edges = names.slice(1).map((to, at) => ({ from: names[at], to, text: 'x' }))
  const aside = ['Aside', 'Beside', 'Far off'].map((name) => ({ name, kind: 'state' }))
  const ways = aside.map(({ name }) => ({ from: names[0], to: name, text: name.charAt(0) }))
  const data = {
    title: 'A',
    nodes: [...nodes, ...aside],
    edges: [...edges, ...ways],
    inputs: ['x '.repeat(13).trim()],
    direction: 'down',
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const cells = drawing.scene.elements.filter((each) => each.type === 'text' && each.mono === true && each.text === 'x')
  const rows = new Set(cells.map((each) => (each.type === 'text' ? each.y : 0)))
  expect([cells.length, rows.size]).toEqual([13, 1])
})
