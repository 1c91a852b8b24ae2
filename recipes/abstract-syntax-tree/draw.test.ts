import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import syntax from './recipe.ts'
import tree from './recipe.ts'

test('the page is as wide with a focus on a node whose field sticks out as without one', () => {
  const widthWith = (field: string, focus: string[]): number => {
    const root = { name: 'Call', children: [{ name: 'Name', field }] }
    const drawing = drawRecipe(tree as unknown as AnyRecipe, { title: 'x', root, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.width
  }
  const fields = Array.from({ length: 8 }, (_, index) => 'm'.repeat(17 + index))
  expect(fields.map((field) => widthWith(field, ['Name']))).toEqual(fields.map((field) => widthWith(field, [])))
})

test('the text says which node is highlighted, not its id', () => {
  const data = { ...(syntax.sample as object), focus: ['product'] }
  const drawing = drawRecipe(syntax as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toContain(
    'Highlighted: BinaryExpression *, extra * retries, right of BinaryExpression +.',
  )
})

test('kinds are broken between their words alone, and not where their bar has room', () => {
  const leaf = (text: string) => ({ name: 'Identifier', text })
  const root = {
    name: 'VariableDeclaration',
    text: 'a.b + wide_name_here_of_x.y',
    children: [
      { name: 'MemberExpression', id: 'm', text: 'a.b', children: [leaf('a'), leaf('b')] },
      { name: 'ChainExpression', text: 'wide_name_here_of_x.y', children: [leaf('wide_name_here_of_x'), leaf('y')] },
    ],
  }
  const drawing = drawRecipe(syntax as unknown as AnyRecipe, { title: 'x', root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => each === 'Identifier')).toHaveLength(4)
  expect(words).toContain('ChainExpression')
  const broken = words.filter((each) => /^(?:Member|Expr)/.test(each))
  expect([['MemberExpression'], ['Member', 'Expression']]).toContainEqual(broken)
})

test('the source of a node in focus is in the accent from its first to its last character, tokens between leaves too', () => {
  const leaf = (text: string) => ({ name: 'Identifier', text })
  const inner = { name: 'AwaitExpression', text: 'await f[k]', children: [leaf('f'), leaf('k')] }
  const root = { name: 'Statement', text: 'x = await f[k] ?? y', children: [leaf('x'), inner, leaf('y')] }
  const drawing = drawRecipe(syntax as unknown as AnyRecipe, { title: 'A claim', root, focus: ['AwaitExpression'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const source = drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.mono === true ? [each] : []))
  const lit = source.filter(({ fill }) => fill === 'accent').map(({ text }) => text)
  expect(lit).toEqual(['await', 'f', '[', 'k', ']'])
  expect(source.filter(({ fill }) => fill !== 'accent').map(({ text }) => text)).toEqual(['x', '=', '??', 'y'])
})

test('a kind is in one line where its bar has room for all of it', () => {
  const leaf = (text: string) => ({ name: 'Identifier', text })
  const inner = { name: 'Product *', text: 'a * b', children: [leaf('a'), leaf('b')] }
  const root = { name: 'Sum +', text: 'total + a * b', children: [leaf('total'), inner] }
  const drawing = drawRecipe(syntax as unknown as AnyRecipe, { title: 'A claim', root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.bold ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['Sum +', 'Product']))
  expect(words).not.toContain('Product *')
})

test('the parent of what is in focus is dark, its bar and its own token, and kinds of leaves are muted', () => {
  const elementsWith = (focus: string[]) => {
    const drawing = drawRecipe(syntax as unknown as AnyRecipe, { ...(syntax.sample as object), focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  const bars = (focus: string[]) => elementsWith(focus).filter((each) => each.type === 'path' && each.fill === 'ink')
  expect([bars([]).length, bars(['product']).length]).toEqual([0, 1])
  const fillOf = (words: string, focus: string[]) =>
    elementsWith(focus).flatMap((each) => (each.type === 'text' && each.text === words ? [each.fill] : []))
  expect([fillOf('+', ['product']), fillOf('=', ['product'])]).toEqual([[undefined], ['muted']])
  expect(new Set(fillOf('Identifier', []))).toEqual(new Set(['muted']))
})

test('the operator of what is in focus is bold as that of its parent, and edges to and from one operand are one line', () => {
  const drawing = drawRecipe(syntax as unknown as AnyRecipe, syntax.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const bold = elements.flatMap((each) => (each.type === 'text' && each.mono && each.bold ? [each.text] : []))
  expect(bold).toEqual(expect.arrayContaining(['+', '*']))
  expect(bold).not.toContain('=')
  const middles = ['UnaryExpression !', 'Identifier'].map((words) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.x] : [])),
  )
  expect(middles[1]).toContain(middles[0]?.[0])
})

test('what is in focus is one area over its source, under the last of its bars; other leaves have lines to their tokens', () => {
  const shapes = (focus: string[]) => {
    const drawing = drawRecipe(syntax as unknown as AnyRecipe, { ...(syntax.sample as object), focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const paths = elements.flatMap((each) => (each.type === 'path' ? [each] : []))
    const areas = paths.filter(({ fill }) => fill === 'soft').map(({ d }) => d)
    return { areas, sides: paths.filter(({ fill, stroke }) => fill === undefined && stroke === 'rule').length }
  }
  const { areas, sides } = shapes(['product'])
  expect([new Set(areas).size > 0, sides]).toEqual([true, shapes([]).sides - 2])
  const widths = areas
    .map((d) => /^M(\d+) \d+H(\d+)/.exec(d)?.slice(1).map(Number) ?? [])
    .map(([x = 0, to = 0]) => to - x)
  const [widest = 0, ...others] = widths.toSorted((a, b) => b - a)
  expect(widest).toBeGreaterThan(others.reduce((sum, each) => sum + each, 0))
  expect(shapes([]).areas).toEqual([])
})
