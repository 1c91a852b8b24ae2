import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import matrix from './recipe.ts'

test('all cycles are counted, and the largest one', () => {
  const edges = ['ab', 'ba', 'cd', 'de', 'ec', 'ac'].map(([from, to]) => ({ from, to }))
  const data = {
    title: '{cycles} cycles of {members}, {largest} in one, {inside} of {edges}',
    nodes: Array.from('abcde', (name) => ({ name })),
    edges,
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Dependency matrix: 2 cycles of 5, 3 in one, 5 of 6')
})

test('on a single ring every mark is red, as any of them breaks it, and the text says the way around', () => {
  const data = {
    title: 'A claim',
    nodes: Array.from('abcd', (name) => ({ name })),
    edges: ['ab', 'bc', 'ca', 'da'].map(([from, to]) => ({ from, to })),
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  expect(elements.filter((each) => each.type === 'path' && each.fill === 'negative')).toHaveLength(4)
  expect(elements.filter((each) => each.type === 'path' && each.fill === 'ink')).toEqual([])
  expect(elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))).toContain('Part of a cycle')
  expect(description).toContain('except in 1 cycle')
  expect(description).toMatch(/In a cycle: \w → \w → \w → \w\./)
})

const draw = (data: object) => {
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const wordsOf = ({ scene }: ReturnType<typeof draw>): string[] =>
  scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('a node is named with the groups around it, unless its name begins with theirs', () => {
  const drawing = draw({
    groups: [{ name: 'core', group: 'all' }, { name: 'all' }],
    nodes: [
      { name: 'a', group: 'core' },
      { name: 'core/b', group: 'core' },
      { name: 'corecd', group: 'core' },
      { name: 'd' },
    ],
    edges: [{ from: 'a', to: 'd' }],
  })
  expect(wordsOf(drawing)).toEqual(
    expect.arrayContaining(['a · all / core', 'core/b · all', 'corecd · all / core', 'd']),
  )
})

test('a mark against the order has a sign, in focus too, and marks of a cycle are in the key', () => {
  const edges = ['ab', 'bc', 'ca', 'ac', 'da'].map(([from, to]) => ({ from, to }))
  const cyclic = draw({ edges })
  const signs = wordsOf(cyclic).filter((each) => each === '✗')
  expect(signs.length).toBeGreaterThan(0)
  expect(wordsOf(draw({ edges, focus: ['a', 'b', 'c'] })).filter((each) => each === '✗')).toEqual(signs)
  expect(cyclic.warnings).toEqual([])
  expect(wordsOf(cyclic)).toEqual(expect.arrayContaining(['Within a cycle', 'Against the order']))
  expect(wordsOf(draw({ edges: edges.slice(0, 2) }))).not.toContain('Against the order')
  expect(wordsOf(draw({ edges: edges.slice(0, 2) }))).not.toContain('Within a cycle')
  // Another way around makes it no ring.
  expect(wordsOf(cyclic)).not.toContain('Part of a cycle')
})

test('marks of a ring are numbered in the order in which its words name them, or crossed where remarks have numbers', () => {
  const edges = ['ab', 'bc', 'ca'].map(([from, to]) => ({ from: `app-${from}`, to: `app-${to}` }))
  const { scene, parts } = draw({ edges })
  const signs = edges.map((_, index) => {
    const own = parts.find(({ at }) => at === `edges.${index}`)?.elements ?? []
    return own.flatMap((at) => {
      const each = scene.elements[at]
      return each?.type === 'text' ? [Number(each.text)] : []
    })
  })
  const way = /In a cycle: (\S+) → (\S+) → (\S+)/.exec(scene.description)?.slice(1) ?? []
  expect(signs.flat()).toEqual(edges.map(({ from }) => way.indexOf(from) + 1))
  // Beside its rows a ring says its steps, each with its mark; names that are too long for that leave it to the key.
  const digits = (words: string[]): string[] => words.filter((each) => /^[1234]$/.test(each))
  expect(digits(wordsOf(draw({ edges }))).length).toBeGreaterThan(digits(signs.flat().map(String)).length)
  expect(wordsOf(draw({ edges }))).not.toContain('A step around a cycle')
  const long = edges.map(({ from, to }) => ({ from: `${from}-of-a-very-long-name`, to: `${to}-of-a-very-long-name` }))
  expect(wordsOf(draw({ edges: long }))).toContain('A step around a cycle')
  const callouts = [{ on: 'app-a > app-b', text: 'why' }]
  expect(wordsOf(draw({ edges, callouts }))).toContain('Part of a cycle')
})

test('one cross has one meaning: where marks of a ring and marks against the order are both in a matrix, one that holds for both', () => {
  const edges = ['ab', 'ba', 'cd', 'de', 'ec', 'dc', 'cc'].map(([from, to]) => ({ from, to }))
  const words = wordsOf(draw({ edges }))
  expect(words).toEqual(expect.arrayContaining(['Closes a cycle', 'On the diagonal: needs itself']))
  expect(words).not.toContain('Needs itself')
  for (const each of ['Part of a cycle', 'Against the order']) expect(words).not.toContain(each)
})

test('a note says where names alone tell the groups, and the key what a plain mark is', () => {
  const data = { groups: [{ name: 'core' }], edges: [{ from: 'core/b', to: 'core/a' }] }
  const nodes = ['core/a', 'core/b'].map((name) => ({ name, group: 'core' }))
  const drawing = draw({ ...data, nodes })
  expect(drawing.warnings).toEqual([
    { level: 'note', at: 'groups', problem: 'every name begins with its group, so that these are not written again' },
  ])
  expect(wordsOf(drawing)).toContain('The row needs the column')
  expect(draw({ ...data, nodes: [...nodes, { name: 'c', group: 'core' }] }).warnings).toEqual([])
})

test('what needs itself is neither against the order nor a cycle', () => {
  const data = {
    title: '{up} against the order, {cycles} cycles',
    nodes: [{ name: 'a' }, { name: 'b' }],
    edges: [
      { from: 'a', to: 'a' },
      { from: 'b', to: 'a' },
    ],
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words).toEqual(expect.arrayContaining(['0 against the order, 0 cycles', 'Needs itself']))
  expect(words).not.toContain('Against the order')
})

test('the number of a remark on a mark is in the mark, not in the cell beside it', () => {
  const edges = ['a > b', 'b > a', 'c > a']
  const data = {
    title: 'A claim',
    nodes: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    edges: edges.map((each) => ({ from: each[0], to: each.at(-1) })),
    callouts: edges.map((on) => ({ on, text: 'A remark' })),
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const marks = elements.flatMap((each) => {
    const rect = each.type === 'path' ? pathBounds(each.d) : undefined
    return rect?.w === 36 && rect.h === 36 ? [rect] : []
  })
  const discs = elements.flatMap((each) => (each.type === 'circle' ? [each] : [])).slice(0, 3)
  for (const { x, y } of discs)
    expect(marks.some((mark) => Math.hypot(x - mark.x - mark.w / 2, y - mark.y - mark.h / 2) < 4)).toBe(true)
  // Its sign is beside the disc.
  const signs = elements.flatMap((each) => {
    const rect = each.type === 'path' ? pathBounds(each.d) : undefined
    return rect?.w === 6 && rect.h === 6 ? [rect] : []
  })
  expect(signs).toHaveLength(2)
  for (const { x, y, w, h } of signs)
    for (const disc of discs) expect(Math.hypot(disc.x - x - w / 2, disc.y - y - h / 2)).toBeGreaterThan(disc.r)
})

test('each step of a ring is after the name of its row, in one bracket; names that are long have the way around in one line', () => {
  const wordsOf = (names: string[]) => {
    const [a, b, c] = names
    const edges = [
      [a, b],
      [b, c],
      [c, a],
    ].map(([from, to]) => ({ from, to }))
    const drawing = drawRecipe(matrix as unknown as AnyRecipe, {
      title: 'A claim',
      nodes: names.map((name) => ({ name })),
      edges,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text.includes('→') ? [each] : []))
  }
  const short = wordsOf(['ada', 'bob', 'cyd'])
  expect(short.map(({ text }) => text).toSorted()).toEqual(['→ ada', '→ bob', '→ cyd'])
  expect(new Set(short.map(({ y }) => y)).size).toBe(3)
  const long = 'a name that is much longer than any step has room for'
  expect(wordsOf(['ada', 'bob', long]).some(({ text }) => text.startsWith('→'))).toBe(false)
})

test('long remarks on many nodes make neither names so narrow nor cells so large that nothing fits', () => {
  const note = 'reconciliation orchestration internationalization transaction observability configuration '
  const nodes = Array.from('abcdefghijklmno', (name) => ({
    name: `${note.slice(0, 70)}${name}`,
    note: note.slice(0, 80),
    tech: note.slice(0, 60),
  }))
  const edges = nodes.slice(1).map((node, index) => ({ from: nodes[index]?.name, to: node.name }))
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  expect(drawing.ok ? drawing.scene.width : drawing.findings).toBeLessThan(2400)
})

test('the first mark of the key begins at the margin, as words under it do', () => {
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, matrix.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.findIndex((each) => each.type === 'text' && each.text === 'The row needs the column')
  const mark = elements[words - 1]
  expect(mark?.type === 'path' && mark.d.startsWith('M 40 ')).toBe(true)
})

test('the step of a ring in a hollow mark is dark, as a red number says nothing that all can read', () => {
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, {
    title: 'A claim',
    nodes: Array.from('abcd', (name) => ({ name: `node ${name}` })),
    edges: ['ab', 'bc', 'cd', 'da'].map(([from, to]) => ({
      from: `node ${from}`,
      to: `node ${to}`,
      ...(from === 'b' ? { kind: 'optional' } : {}),
    })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const steps = drawing.scene.elements.filter(
    (each) => each.type === 'text' && each.bold === true && /^[1234]$/.test(each.text),
  )
  const hollow = steps.flatMap((each) =>
    'fill' in each && each.fill === 'surface' ? [] : ['fill' in each && each.fill !== undefined ? each.fill : 'ink'],
  )
  expect(hollow).not.toContain('negative')
  expect(hollow).toContain('ink')
})

test('where marks against the order are counted, the key says which steps around a cycle are among them', () => {
  const keyOf = (title: string, pairs: string[]): string[] => {
    const nodes = ['api', 'bus', 'cart', 'desk', 'edge'].map((name) => ({ name }))
    const edges = pairs.map(([from, to]) => ({
      from: nodes.find(({ name }) => name.startsWith(from ?? ''))?.name,
      to: nodes.find(({ name }) => name.startsWith(to ?? ''))?.name,
    }))
    const drawing = drawRecipe(matrix as unknown as AnyRecipe, { title, nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /order/.test(each.text) && each.size !== 24 && each.size !== 28 ? [each.text] : [],
    )
  }
  const step = 'A step around a cycle; above the diagonal, against the order'
  expect(keyOf('A claim', ['ab', 'ba', 'cd', 'dc', 'de', 'ed'])).toEqual([step, 'Against the order'])
  expect(keyOf('{up} to go', ['ab', 'ba'])).toEqual([step])
  expect(keyOf('A claim', ['ab', 'ba'])).toEqual([])
})
