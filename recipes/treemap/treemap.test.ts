import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { wordsIn } from './cell-words.ts'
import { shareOf } from './draw-treemap.ts'
import recipe from './recipe.ts'
import { treemapOf } from './treemap.ts'

test('areas of cells are in proportion to sizes, within a hundredth, although heads take room', () => {
  const perUnit = areasPerUnit(recipe.sample.root)
  expect(Math.max(...perUnit) / Math.min(...perUnit)).toBeLessThan(1.01)
})

test('a group of one percent beside one that is nearly all keeps its proportion', () => {
  const [large = 0, small = 0] = areasPerUnit({
    name: 'All',
    children: [
      { name: 'Large', children: [{ name: 'a', value: 4_200_000 }] },
      { name: 'Small', children: [{ name: 'b', value: 31_000 }] },
    ],
  })
  expect(large / small).toBeCloseTo(1, 1)
})

test('a few groups are side by side, as wide as their sizes; a small one among them is not', () => {
  const group = (name: string, value: number) => ({ name, children: [{ name: 'a', value }] })
  const groupsOf = (...values: number[]) => {
    const children = values.map((value, index) => group(`g${index}`, value))
    const data = recipe.data.schema.parse({ ...recipe.sample, root: { name: 'All', children } })
    return treemapOf(data.root, 1.1).filter(({ depth }) => depth === 1)
  }
  const columns = groupsOf(50, 30, 20)
  expect(new Set(columns.map(({ y0, y1 }) => `${y0} ${Math.round(y1)}`)).size).toBe(1)
  const [first = 0, , third = 0] = columns.map(({ x0, x1 }) => x1 - x0)
  expect(first / third).toBeCloseTo(2.5, 1)
  expect(new Set(groupsOf(50, 45, 5).map(({ y0 }) => y0)).size).toBe(2)
})

const areasPerUnit = (root: unknown): number[] => {
  const data = recipe.data.schema.parse({ ...recipe.sample, root })
  const cells = treemapOf(data.root, 1.1).filter(({ children }) => children === undefined)
  return cells.map(({ x0, y0, x1, y1, value = 0 }) => ((x1 - x0) * (y1 - y0)) / value)
}

test('a cell that is good or bad says so before its name, in focus too', () => {
  const root = {
    name: 'All',
    children: [
      { name: 'wal', value: 60, state: 'negative' },
      { name: 'base', value: 14 },
    ],
  }
  for (const focus of [[], ['wal']]) {
    const drawing = drawRecipe(recipe as never, { title: 'A claim', unit: 'GB', root, focus } as never)
    const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
    expect(words).toContain('✗\u00a0wal')
    expect(words).toContain('base')
  }
})

test('a cell without room for its name is blank, and what is in no group is said to be so', () => {
  const parts = ['a-name-that-is-too-long-for-a-small-cell', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const root = {
    name: 'All',
    children: [
      { name: 'Large', children: [{ name: 'whole', value: 700 }, ...parts.map((name) => ({ name, value: 12.5 }))] },
      { name: 'alone', value: 90 },
      { name: 'lone', value: 60 },
    ],
  }
  const drawing = drawRecipe(recipe as never, { title: 'A claim', unit: 'GB', root } as never)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('Ungrouped')
  const cell = drawing.parts.find(({ at }) => at === 'root.children.0.children.1')?.elements ?? []
  expect(cell.map((index) => drawing.scene.elements[index]?.type)).not.toContain('text')
})

test('a group in focus has a head in the accent over pale cells, and every size is muted, also beside its name', () => {
  const drawing = drawRecipe(recipe as never, recipe.sample as never)
  const elements = drawing.ok ? drawing.scene.elements : []
  const filled = (fill: string) => elements.filter((each) => each.type === 'path' && each.fill === fill)
  expect([filled('accent').length, filled('soft').length]).toEqual([1, 1])
  const fillOf = (words: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.fill ?? 'ink'] : []))
  expect(['zod', '21.5 kB', '31.9 kB', 'values', '5.5\u00a0kB'].map(fillOf)).toEqual([
    ['surface'],
    ['muted'],
    ['muted'],
    ['ink'],
    ['muted'],
  ])
})

test('a low cell has its name and its size in one line', () => {
  const [line, two] = [24, 60].map((h) => wordsIn({ x: 0, y: 0, w: 200, h }, { name: 'opt', value: '9 GB' })?.lines)
  expect([line?.map(({ text }) => text), two?.map(({ text }) => text)]).toEqual([
    ['opt  9 GB'.replaceAll(' ', '\u00a0')],
    ['opt', '9 GB'],
  ])
  expect(wordsIn({ x: 0, y: 0, w: 40, h: 24 }, { name: 'opt', value: '9 GB' })?.lines.map(({ text }) => text)).toEqual([
    'opt',
  ])
})

test('a narrow cell has its name in parts and never its number', () => {
  const said = wordsIn({ x: 0, y: 0, w: 50, h: 130 }, { name: 'react-dom', value: '4.6 MB' })
  expect(said?.lines.map(({ text }) => text)).toEqual(['react-', 'dom'])
})

const textsOf = (root: object): string[] => {
  const drawing = drawRecipe(recipe as never, { title: 'A claim', unit: 'MB', root } as never)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
}

test('a state is seen where a cell has no room for its name, and the name is below, the largest first', () => {
  const plain = Array.from({ length: 29 }, (_, index) => ({ name: `part ${index}`, value: 9 }))
  const long = ['averylongidentifierthatbreaksnowhere', 'anevenlongeridentifierthatbreaksnowhere']
  const children = [...plain, ...long.map((name, index) => ({ name, value: 10 + index, state: 'negative' }))]
  const texts = textsOf({ name: 'All', children: [{ name: 'Group', children }] })
  expect(texts.filter((text) => text === '\u2717')).toHaveLength(2)
  expect(texts.join(' ').replaceAll('\u00a0', ' ')).toContain(`all words of ${long[1]} (11 MB) and ${long[0]} (10 MB)`)
})

test('a narrow group has its share in smaller type, and what is as thin as a gap is named and not drawn; names alone have their sizes below', () => {
  const drawn = (log: number, app: number) => {
    const sizes = { torch: 2481, nvidia: 1641, models: 1395, other: 1173, usr: 579 }
    const groups = Object.entries(sizes).map(([name, value]) => ({ name, children: [{ name: `${name} all`, value }] }))
    const files = { name: '/var', children: Object.entries({ log, tmp: 46 }).map(([name, value]) => ({ name, value })) }
    const rest = Object.entries({ pip: 507, app, etc: 0.5 }).map(([name, value]) => ({ name, value }))
    const root = { name: 'All', children: [...groups, files, ...rest] }
    const drawing = drawRecipe(recipe as never, { title: 'A claim', unit: 'MB', root } as never)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  const share = drawn(180, 11).find((each) => each.type === 'text' && each.text === '3%')
  expect(share).toMatchObject({ size: 14 })
  const elements = drawn(128, 23)
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['/var', 'log', 'tmp']))
  expect(texts.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'No room for all words of /var (174 MB, 2%); log (128 MB); tmp (46 MB); app (23 MB); and etc (0.5 MB)',
  )
  expect(elements.filter((each) => each.type === 'path' && each.stroke === 'surface')).toHaveLength(9)
})

const beside = (groups: object[], ...loose: object[]): string[] =>
  textsOf({ name: 'All', children: [...groups, ...loose] }).map((text) => text.replaceAll('\u00a0', ' '))

test('shares that add up to another number than 100 are said to be rounded', () => {
  const groups = (...sizes: number[]) =>
    sizes.map((value, index) => ({ name: `g${index}`, children: [{ name: `part ${index}`, value }] }))
  expect(beside(groups(38.6, 38.6, 22.8))).toContain('Shares are rounded and add up to 101%.')
  expect(beside(groups(40, 40, 20)).join(' ')).not.toContain('rounded')
  expect(beside([], { name: 'a', value: 2 }, { name: 'b', value: 1 }).join(' ')).not.toContain('rounded')
})

test('names without room that occur twice have their group', () => {
  const small = (name: string) => ({ name: 'averylongidentifierthatbreaksnowhere', value: name.length })
  const group = (name: string, value: number) => ({ name, children: [{ name: `${name} all`, value }, small(name)] })
  const texts = beside([group('one', 500), group('three', 400)])
  expect(texts.join(' ')).toMatch(/nowhere in three \(5 MB\) and [a-z]+nowhere in one \(3 MB\)/)
})

test('parts beside groups have a head of their own, with their share and no name; where all are beside each other there is none', () => {
  const group = { name: 'log', children: [{ name: 'nginx', value: 60 }] }
  const loose = [
    { name: 'tmp', value: 30 },
    { name: 'www', value: 10 },
  ]
  expect(beside([group], ...loose)).toEqual(expect.arrayContaining(['log', '60%', '40%', '40 MB', 'tmp']))
  expect(beside([], ...loose)).not.toContain('40%')
  expect(beside([group])).not.toContain('40%')
})

test('a focus on the whole marks no part of it, and what nobody grouped is never the part', () => {
  const children = [
    { name: 'log', children: [{ name: 'nginx', value: 60 }] },
    { name: 'tmp', value: 90 },
  ]
  const data = { title: '{part} is {share}', unit: 'MB', root: { name: 'All', children }, focus: ['All'] }
  const drawing = drawRecipe(recipe as never, data as never)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.elements.filter((each) => 'fill' in each && each.fill === 'accent')).toEqual([])
  expect(drawing.scene.elements.some((each) => each.type === 'text' && each.size === 28)).toBe(false)
})

test('only the part that the heading quotes has its share large, also beside a group with the same one', () => {
  const sizesOf = (title: string) => {
    const children = Object.entries({ one: 386, two: 388, three: 226 }).map(([name, value]) => ({
      name,
      children: [{ name: `${name} all`, value }],
    }))
    const drawing = drawRecipe(recipe as never, { title, focus: ['one'], root: { name: 'All', children } } as never)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && ['39%', '23%'].includes(each.text) ? [`${each.size ?? 16} ${each.fill ?? 'ink'}`] : [],
    )
  }
  expect(sizesOf('{part} is {share}').toSorted()).toEqual(['16 ink', '16 ink', '28 surface'])
  expect(sizesOf('A claim')).toEqual(['16 ink', '16 surface', '16 ink'])
})

test('the heading of the sample names every group whose share is the same', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  const total = totalOf(data.root)
  const same = data.root.children.filter((group) => shareOf(totalOf(group), total) === recipe.derive?.(data).share)
  expect(same.map(({ name }) => name)).toEqual(['zod', 'diagref'])
  for (const { name } of same) expect(recipe.sample.title.replace('{part}', 'zod')).toContain(name)
})

test('a group that is far larger than its share is said to be', () => {
  const group = (name: string, value: number) => ({ name, children: [{ name: `${name} all`, value }] })
  const large = Object.entries({ cuda: 2135, python: 1400, debian: 1200, node: 900, models: 485 })
  const loose = { name: 'certificates', value: 0.4 }
  const said = 'Not to scale, as its area is larger than its share:'
  const notesOf = (...parts: object[]): string[] =>
    beside([...large.map(([name, value]) => group(name, value)), ...parts]).filter((text) => text.startsWith(said))
  expect(notesOf(loose)).toEqual([`${said} what is ungrouped.`])
  expect(notesOf(group('tiny', 0.4))).toEqual([`${said} tiny.`])
  expect([notesOf(), notesOf({ ...loose, value: 300 }), notesOf(group('small', 40))]).toEqual([[], [], []])
})
