import { expect, test } from 'vitest'
import { type TreeData, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Path, Text } from '../../src/scene/scene.ts'
import { barColumn } from './bar-column.ts'
import { drawTreeColumns } from './tree-columns.ts'

const isFocus = ({ name }: TreeNode): boolean => name === 'scan'
const value = ({ value = 0 }: TreeNode): number => value

const recipe = {
  name: 'Steps',
  family: 'Developer surfaces',
  data: treeForm({ nodes: 20, depth: 6, sized: true }),
  draw: ({ root }: TreeData, sheet: Sheet) => {
    const column = barColumn('Time', root, { value, unit: 'ms', isFocus }, sheet)
    const wide = {
      head: root.name === 'wide head' ? 'Nothing with many words' : 'Nothing',
      w: root.name === 'too wide' ? 1000 : 40,
      draw: () => {},
    }
    drawTreeColumns(root, { head: 'Step', columns: [wide, column], isFocus }, sheet)
  },
  describe: () => 'Steps of a plan drawn for a test, with the time that each of them takes in a column of bars.',
} as unknown as AnyRecipe

const draw = (name = 'join') =>
  drawRecipe(recipe, {
    title: 'One claim',
    root: {
      name,
      note: 'in memory',
      value: 10,
      children: [{ name: 'scan', value: 40, children: [{ name: 'disk', value: 20 }] }],
    },
  })

test('children are indented, notes are under names, and bars begin in one column under its head', () => {
  const drawing = draw()
  const elements = drawing.ok ? drawing.scene.elements : []
  const at = (words: string): Text | undefined =>
    elements.find((each): each is Text => each.type === 'text' && each.text === words)
  expect([at('scan'), at('disk')].map((each) => (each?.x ?? 0) - (at('join')?.x ?? 0))).toEqual([24, 48])
  expect(at('in memory')?.x).toBe(at('join')?.x)
  const bars = elements.flatMap((each) => (each.type === 'path' ? (/^M(\d+) \d+h(\d+)v16/.exec(each.d) ?? []) : []))
  expect(bars.filter((_, index) => index % 3 > 0).map(Number)).toEqual([
    at('Time')?.x,
    13,
    at('Time')?.x,
    52,
    at('Time')?.x,
    26,
  ])
  expect([at('40 ms')?.bold, at('20 ms')?.bold]).toEqual([true, undefined])
  expect(elements.some((each): each is Path => each.type === 'path' && each.fill === 'soft')).toBe(true)
})

test('a column is as wide as its head', () => {
  const drawing = drawRecipe(recipe, { title: 'One claim', root: { name: 'wide head', value: 1, children: [] } })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const [head, time] = ['Nothing with many words', 'Time'].map(
    (words) => texts.find(({ text }) => text === words)?.x ?? 0,
  )
  expect((time ?? 0) - (head ?? 0)).toBeGreaterThan(150)
})

test('columns that leave no room for names are drawn wider than a page, with a warning at the root', () => {
  expect(draw('too wide')).toMatchObject({
    ok: true,
    warnings: [{ level: 'warning', at: 'root', problem: expect.stringContaining('1200 px fit a page: shorten names') }],
  })
})
