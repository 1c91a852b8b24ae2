import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { funnelOf } from './funnel.ts'
import recipe from './recipe.ts'

const read = (sample: object): GraphDocument => {
  const reading = readData(recipe.data as never, sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as GraphDocument
}

const { focus: _, nodes = [], ...rest } = recipe.sample
const sample = { ...rest, nodes }
const namesOf = (stations: readonly { node: { name?: string | undefined } }[] = []) =>
  stations.map(({ node }) => node.name)

test('the path that asks is the one that also leads to later steps, whichever is written first', () => {
  for (const edges of [sample.edges, sample.edges.toReversed()]) {
    const funnel = funnelOf(read({ ...sample, edges }))
    expect(namesOf(funnel?.ingest)).toEqual(['Documents', 'Chunk'])
    expect(namesOf(funnel?.query)).toEqual(['Question'])
    expect(namesOf(funnel?.steps)).toEqual(['Retrieve', 'Rerank', 'Generate'])
    expect(funnel?.shared?.node.name).toBe('Embed')
  }
})

test('what grows, what is left over, and what has groups is no funnel', () => {
  const grown = sample.edges.map((edge) => ('value' in edge && edge.value === 5 ? { ...edge, value: 51 } : edge))
  expect(funnelOf(read({ ...sample, edges: grown }))).toBeUndefined()
  const more = [...sample.nodes, { name: 'Log' }]
  expect(funnelOf(read({ ...sample, nodes: more }))).toBeUndefined()
  const grouped = sample.nodes.map((node) => ({ ...node, group: 'All' }))
  expect(funnelOf(read({ ...sample, nodes: grouped }))).toBeUndefined()
  expect(funnelOf(read({ ...sample, edges: sample.edges.filter(({ to }) => to !== 'Chunk') }))).toBeUndefined()
})

test('what the last step makes comes from the step itself, and its amount is over what it is, no larger than other words', () => {
  const edges = sample.edges.map((each) => (each.to === 'Answer' ? { ...each, value: 1, text: 'answer' } : each))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const wordsAt = (text: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each] : []))
  const [step, made] = [wordsAt('Generate')[0], wordsAt('Answer')[0]]
  const arrows = elements.flatMap((each) => {
    const [, x, y, x2, y2] =
      (each.type === 'path' && each.arrow === true && /^M(\d+) (\d+)L(\d+) (\d+)$/.exec(each.d)) || []
    return y === y2 ? [{ x: Number(x), x2: Number(x2) }] : []
  })
  const arrow = arrows.find(({ x, x2 }) => x > (step?.x ?? 0) && x2 < (made?.x ?? 0))
  expect((arrow?.x2 ?? 0) - (arrow?.x ?? 0)).toBe(32)
  const [said] = wordsAt('1 answer')
  expect(said).toMatchObject({ x: made?.x, align: 'middle', size: 14 })
  expect(said?.y).toBeLessThan(made?.y ?? 0)
})

test('a step is under the middle of its slope, off the seams of the band, and what fills a store ends at it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const paths = elements.flatMap((each) => (each.type === 'path' ? [each.d] : []))
  const slopes = paths.flatMap((d) => {
    const [, x, x2] = /^M(\d+) \d+V\d+C[\d ]* (\d+) \d+H/.exec(d) ?? []
    return x2 === undefined ? [] : [[Number(x), Number(x2)] as const]
  })
  const under = ['Retrieve', 'Rerank'].map(
    (name) => elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.x] : []))[0] ?? 0,
  )
  expect(slopes.map(([x, x2]) => Math.floor((x + x2) / 2))).toEqual(under)
  // A bracket over each step is as wide as its slope.
  const brackets = paths.flatMap((d) => {
    const [, x, x2] = /^M(\d+) \d+v8H(\d+)v-8M/.exec(d) ?? []
    return x2 === undefined ? [] : [[Number(x), Number(x2)] as const]
  })
  expect(brackets.slice(0, 2)).toEqual(slopes)
  const alone = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Alone',
    nodes: [
      { name: 'Wiki', kind: 'source' },
      { name: 'Pages', kind: 'store', value: 9000 },
      { name: 'Query', kind: 'source' },
      { name: 'Search' },
      { name: 'Write' },
      { name: 'Reply', kind: 'sink' },
    ],
    edges: [
      { from: 'Wiki', to: 'Pages', text: 'nightly' },
      { from: 'Pages', to: 'Search' },
      { from: 'Query', to: 'Search' },
      { from: 'Search', to: 'Write', value: 30 },
      { from: 'Write', to: 'Reply' },
    ],
  })
  expect(alone.ok && alone.warnings.filter(({ problem }) => /\(R\d+\)/.test(problem))).toEqual([])
})

test('how much a step leaves is said where it cuts, and not where it makes one of all', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts.filter((text) => text.startsWith('1 in '))).toEqual(['1 in 48,000', '1 in 10'])
})

test('what a title quotes is what the store holds and what the model reads, though a gate is before the end', () => {
  const nodes = [
    { name: 'pages', kind: 'source', value: 9_000_000 },
    { name: 'index', kind: 'store', value: 7_340_112, note: 'OpenSearch' },
    { name: 'rank' },
    { name: 'generate' },
    { name: 'check', kind: 'gate' },
    { name: 'answer', kind: 'sink' },
  ]
  const edges = [
    { from: 'pages', to: 'index' },
    { from: 'index', to: 'rank', value: 97 },
    { from: 'rank', to: 'generate', value: 8 },
    { from: 'generate', to: 'check', value: 1 },
    { from: 'check', to: 'answer', value: 1 },
    { from: 'check', to: 'rank', kind: 'feedback' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{fewest} of {most}', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toContain('8 of 7.34M')
  expect(drawing.warnings.some(({ problem }) => problem.startsWith('form no funnel'))).toBe(true)
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('7.34M, OpenSearch')
})

test('no arrow leads from a step into the band, and only what a step in focus leaves is solid', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const paths = drawing.scene.elements.flatMap((each) => (each.type === 'path' ? [each] : []))
  expect(paths.filter(({ d, arrow }) => arrow === true && /^M [\d.]+ [\d.]+ V [\d.]+$/.test(d))).toEqual([])
  const solid = paths.filter(({ fill }) => fill === 'accent')
  // What is left, and the stub of it over the step that reads it.
  expect(solid.map(({ d }) => d.includes('C'))).toEqual([false, false])
})

test('how many leave a step may be on the step, and what the last one makes needs no amount', () => {
  const amounts: Record<string, number> = { Retrieve: 50, Rerank: 5 }
  const bare = sample.edges.map(({ from, to }) => ({ from, to }))
  const given = {
    ...sample,
    nodes: nodes.map((each) => ({ ...each, value: amounts[each.name ?? ''] ?? each.value })),
    edges: bare,
  }
  expect(funnelOf(read(given))?.steps.map(({ out }) => out.value)).toEqual([50, 5, undefined])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts.filter((text) => /^[\d.]+M?$/.test(text))).toEqual(['2.4M', '50', '5'])
  expect(texts).not.toContain('')
})

test('one of all that is left is a thin part of the band, and its words are clear of it', () => {
  for (const few of [1, 2]) {
    const edges = sample.edges.map((each) => ('value' in each && each.value === 5 ? { ...each, value: few } : each))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    const solid = drawing.scene.elements.flatMap((each) =>
      each.type === 'path' && each.fill === 'accent' ? [[...each.d.matchAll(/[\d.]+/g)].map(Number)] : [],
    )
    const [, base = 0, top = 0] = solid[0] ?? []
    expect(base - top).toBe(few === 1 ? 4 : 8)
  }
})

test('what is asked passes right of its words, however long they are', () => {
  const edges = sample.edges.map((each) =>
    each.text === 'each query' ? { ...each, text: 'one question at a time' } : each,
  )
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('a funnel that has no room is named as one, and not as a pipeline of another form', () => {
  const notesOf = (words: string) => {
    const steps = ['Retrieve', 'Filter', 'Rerank', 'Shorten', 'Generate'].map((name) => `${name}${words}`)
    const [first = '', ...others] = steps
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      nodes: [
        { name: 'Files', kind: 'source' },
        { name: 'Index', kind: 'store', value: 9000 },
        { name: 'Question', kind: 'source' },
        ...steps.map((name) => ({ name })),
        { name: 'Answer', kind: 'sink' },
      ],
      edges: [
        { from: 'Files', to: 'Index' },
        { from: 'Question', to: first },
        { from: 'Index', to: first },
        ...others.map((to, index) => ({ from: steps[index], to, value: 400 / (index + 1) })),
        { from: `Generate${words}`, to: 'Answer' },
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.map(({ problem }) => problem)
  }
  expect(notesOf('').filter((each) => each.includes('funnel'))).toEqual([])
  expect(notesOf('sehrlangesWort')).toContainEqual(expect.stringContaining('a funnel that is wider than the page'))
})

test('several that the last step leaves are a part of the band, to one a line in focus leads', () => {
  const bandsWith = (value: number): number => {
    const edges = sample.edges.map((each) => (each.from === 'Generate' ? { ...each, value } : each))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'rule').length
  }
  // The store is the first, and what the search narrows before the step in focus the second.
  expect([bandsWith(1), bandsWith(3)]).toEqual([2, 3])
})
