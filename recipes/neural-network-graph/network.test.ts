import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type NetworkData, type NetworkLayer, networkOf } from './network.ts'
import { lanesOf, skipRails } from './rails.ts'
import recipe from './recipe.ts'
import { rowsOf } from './rows.ts'
import { slide, writeShape } from './shapes.ts'

const network = (layers: NetworkLayer[], more: Partial<NetworkData> = {}) =>
  networkOf({ layers, channels: 'first', ...more })

const input = (...shape: (number | string)[]): NetworkLayer => ({ name: 'in', op: 'input', shape })

const lastOf = (...layers: NetworkLayer[]) => {
  const { nodes, findings } = network(layers)
  const node = nodes.at(-1)
  return findings[0]?.problem ?? `${writeShape(node?.shape ?? [])}: ${node?.params}`
}

test('GPT-2 small has 124,439,808 parameters: the MLPs 4,722,432 of 7,087,872 in each block', () => {
  const { nodes, parts, total } = networkOf(recipe.data.schema.parse(recipe.sample))
  expect(total).toBe(124_439_808)
  expect(parts.map(({ name, params }) => [name, params])).toEqual([
    ['Embeddings', 39_383_808],
    ['Attention', 12 * 2_362_368],
    ['MLP', 12 * 4_722_432],
  ])
  const inBlock = nodes.filter(({ layer }) => layer.block === 'Block')
  expect(inBlock.reduce((sum, { own }) => sum + own, 0)).toBe(7_087_872)
})

test('layers learn what PyTorch counts', () => {
  expect(lastOf(input('T', 512), { op: 'linear', out: 10, bias: false })).toBe('T × 10: 5120')
  expect(lastOf(input(3, 224, 224), { op: 'conv', out: 64, kernel: 7, stride: 2, padding: 3 })).toBe(
    '64 × 112 × 112: 9472',
  )
  expect(lastOf(input(32, 8, 8), { op: 'conv', out: 32, kernel: 3, groups: 32, padding: 1 })).toBe('32 × 8 × 8: 320')
  expect(lastOf(input(64, 14, 14), { op: 'upconv', out: 32, kernel: 2, stride: 2 })).toBe('32 × 28 × 28: 8224')
  expect(lastOf(input('T', 512), { op: 'attention', heads: 8 })).toBe('T × 512: 1050624')
  expect(lastOf(input('T', 4096), { op: 'attention', heads: 32, kvHeads: 8, bias: false })).toBe('T × 4,096: 41943040')
  expect(lastOf(input('T', 100), { op: 'lstm', out: 50 })).toBe('T × 50: 30400')
  expect(lastOf(input('T', 100), { op: 'gru', out: 50 })).toBe('T × 50: 22800')
  expect(lastOf(input(16, 4, 4), { op: 'batchnorm' })).toBe('16 × 4 × 4: 32')
  expect(lastOf(input(16, 4, 4), { op: 'flatten' })).toBe('256: 0')
})

test('sizes that are not known stay words', () => {
  expect(slide('H', { kernel: 3, stride: 2, padding: 1 })).toBe('H/2')
  expect(slide('H/2', { kernel: 2, stride: 2, padding: 0 })).toBe('H/4')
  expect(slide('H', { kernel: 3, stride: 1, padding: 0 })).toBe('?')
})

test('what does not fit names both layers with their shapes', () => {
  const wide: NetworkLayer = { name: 'c_fc', op: 'linear', out: 3072 }
  expect(lastOf(input(1024, 768), wide, { name: 'c_proj', op: 'linear', in: 2304, out: 768 })).toBe(
    '"c_proj" takes 2,304 features, but "c_fc" gives 1,024 × 3,072',
  )
  expect(lastOf(input(1024, 768), wide, { op: 'add', from: ['c_fc', 'in'] })).toBe(
    '"Add" cannot join its inputs: "c_fc" gives 1,024 × 3,072, "in" gives 1,024 × 768',
  )
  expect(lastOf(input(9, 9), { op: 'attention', heads: 2 })).toMatch(/2 heads, which do not divide 9 features/)
})

test('a block repeats only what returns its own shape, and ties need as many weights', () => {
  const layers = [input(4), { name: 'l', op: 'linear', out: 3, block: 'B' } as const]
  const { findings } = network(layers, { blocks: [{ name: 'B', times: 3 }] })
  expect(findings).toMatchObject([
    { at: 'blocks.0', problem: '"B" cannot follow itself: "l" gives 3, but "l" takes 4' },
  ])
  const tied = network([input(5), { name: 'a', op: 'linear', out: 5 }, { op: 'linear', out: 4, ties: 'a' }])
  expect(tied.findings).toMatchObject([{ at: 'layers.2.ties', problem: '"Linear" has 24 weights, "a" 30' }])
})

test('skips of a block stay inside of it, also where its input begins one', () => {
  const { nodes } = networkOf(recipe.data.schema.parse(recipe.sample))
  const rails = skipRails(rowsOf(nodes, () => 1, 100))
  expect(rails.map(({ from, to, isInner, isTapped }) => [from, to, isInner, isTapped])).toEqual([
    [2, [5], true, true],
    [5, [10], true, true],
  ])
  expect([lanesOf(rails, true), lanesOf(rails, false)]).toEqual([1, 0])
})

test('too many layers fold where they hold least, and never at the ends', () => {
  const chain = Array.from({ length: 20 }, (_, index): NetworkLayer => ({ op: 'linear', out: index < 12 ? 99 : 2 }))
  const rows = rowsOf(network([input(99), ...chain]).nodes, () => 40, 640)
  const fold = rows.findIndex(({ isFold }) => isFold)
  expect(rows.flatMap(({ nodes }) => nodes)).toHaveLength(21)
  expect([fold, rows[fold]?.nodes.length, rows.length]).toEqual([11, 7, 15])
})

test('settings of other kinds, and layers that come later, are refused', () => {
  const at = (...layers: object[]) =>
    drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', layers: [input(8), ...layers] })
  expect(at({ op: 'gelu', kernel: 3 })).toMatchObject({ findings: [{ at: 'layers.1.kernel' }] })
  expect(at({ op: 'linear' })).toMatchObject({ findings: [{ at: 'layers.1.out' }] })
  expect(at({ op: 'relu', from: ['b'] }, { name: 'b', op: 'relu' })).toMatchObject({
    findings: [{ at: 'layers.1.from.0' }],
  })
})

test('a part is all layers of its name: what learns nothing does not end a run of it, what learns does', () => {
  const dense = (part?: string): NetworkLayer => ({ op: 'linear', out: 4, part })
  const layers = [
    input(4),
    dense('Head'),
    dense('Body'),
    { op: 'relu' } as const,
    dense('Body'),
    dense(),
    dense('Body'),
  ]
  const { parts } = network(layers)
  expect(parts.map(({ name, runs, params }) => [name, runs.map(({ length }) => length), params])).toEqual([
    ['Head', [1], 20],
    ['Body', [2, 1], 60],
  ])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{largest}: {largestShare}', layers })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : [])) : []
  expect(words).toEqual(expect.arrayContaining(['Body: 60%', '60%', '60 in 2 places', '20 of 60']))
})

test('a first layer with a shape alone is told to be an input', () => {
  const layers = [{ name: 'image', shape: [3, 32, 32] }, { op: 'relu' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A', layers })
  expect(drawing).toMatchObject({
    ok: false,
    findings: [{ at: 'layers.0.op', problem: 'the first layer is an input (op: input), with its shape' }],
  })
})

test('counts of millions have one unit and equal decimals, but for those that would be none', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  for (const count of ['38.60M', '0.79M', '0.02M', '28.35M', '1.54K']) expect(texts).toContain(count)
})

test('a skip that leaves an arrow has a dot there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const dots = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r === 3 ? [each] : []))
  const tails = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.arrow === true
      ? [
          each.d
            .split(/[A-Z ]/)
            .slice(1, 3)
            .map(Number),
        ]
      : [],
  )
  expect(dots).toHaveLength(2)
  expect(dots.every(({ x, y }) => tails.some(([left, top]) => left === x && top === y))).toBe(true)
})

test('the factor of a heading is on an arrow between the two parts where it has room, otherwise among the words of the larger', () => {
  const drawn = (layers: unknown) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, layers })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const arrows = elements.flatMap((each) => (each.type === 'line' && each.stroke === 'accent' ? [each] : []))
    const yOf = (words: string): number => texts.find(({ text }) => text === words)?.y ?? Number.NaN
    return { arrows, figure: yOf('2×'), smaller: yOf('Attention'), larger: yOf('MLP'), versus: yOf('vs. Attention') }
  }
  const { arrows, figure, smaller, larger, versus } = drawn(recipe.sample.layers)
  expect(arrows).toHaveLength(1)
  expect(arrows[0]?.arrow).toBe(true)
  expect(figure).toBeGreaterThan(smaller)
  expect(figure).toBeLessThan(larger)
  expect(versus).toBeNaN()
  // Next to each other without room between their words.
  const near = recipe.sample.layers.filter(({ name, op }) => name !== 'ln_2' && op !== 'add')
  const close = drawn(near)
  expect(close.arrows).toEqual([])
  expect(close.figure).toBeGreaterThan(close.larger)
  expect(close.versus).toBeGreaterThan(close.figure)
})
