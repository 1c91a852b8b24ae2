import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('what one source says of two topics is at these, and not twice where both lines begin', () => {
  const queue = (name: string) => ({ name, kind: 'queue', value: 3 })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One source, two topics',
    nodes: [
      ...['Shop', 'App'].map((name) => ({ name, kind: 'source' })),
      ...['orders', 'users', 'audit'].map(queue),
      ...['Billing', 'Sync', 'Archive'].map((name) => ({ name, value: 2 })),
    ],
    edges: [
      { from: 'Shop', to: 'orders', text: 'publishes' },
      { from: 'App', to: 'orders', text: 'sends' },
      { from: 'Shop', to: 'audit', text: 'logs' },
      { from: 'App', to: 'users', text: 'captures' },
      { from: 'orders', to: 'Billing' },
      { from: 'users', to: 'Sync' },
      { from: 'audit', to: 'Archive' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
})

test('what a source says of all its topics is once where their trunk begins', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One source, three topics',
    nodes: [
      { name: 'Shop', kind: 'source' },
      ...['orders', 'users', 'audit'].map((name) => ({ name, kind: 'queue', value: 3 })),
      ...['Billing', 'Sync', 'Archive'].map((name) => ({ name, value: 2 })),
    ],
    edges: [
      ...['orders', 'users', 'audit'].map((to) => ({ from: 'Shop', to, text: 'publishes' })),
      { from: 'orders', to: 'Billing' },
      { from: 'users', to: 'Sync' },
      { from: 'audit', to: 'Archive' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  const at = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.text === 'publishes' ? [each.y] : [],
  )
  expect(new Set(at).size).toBe(at.length)
})

test('of two lines that begin at one strip, the lower one has its words under it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A step with two ways out',
    nodes: [
      { name: 'Shop', kind: 'source' },
      ...['sales', 'stock', 'stock.errors'].map((name) => ({ name, kind: 'queue' })),
      ...['Matching', 'Reports', 'Orders', 'Support'].map((name) => ({ name, kind: 'step' })),
      { name: 'Warehouse', kind: 'source' },
    ],
    edges: [
      ...['Matching', 'Reports'].map((to) => ({ from: 'sales', to })),
      { from: 'Shop', to: 'sales' },
      { from: 'Matching', to: 'stock', text: 'writes' },
      { from: 'Warehouse', to: 'stock', text: 'reports' },
      { from: 'stock', to: 'Orders' },
      { from: 'Matching', to: 'stock.errors', kind: 'failure', text: 'after 3 tries' },
      { from: 'stock.errors', to: 'Support' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const levels = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && ['writes', 'after 3 tries'].includes(each.text) ? [each.y] : [],
  )
  expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThanOrEqual(24)
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
})

test('groups, which are not drawn, are no part of the data', () => {
  const reading = readData(recipe.data as never, {
    title: 'A group',
    nodes: [
      { name: 'Shop', kind: 'source', group: 'Europe' },
      { name: 'orders', kind: 'queue' },
    ],
    edges: [{ from: 'Shop', to: 'orders' }],
    groups: [{ name: 'Europe' }],
  })
  expect(reading.ok ? [] : reading.findings.map(({ at }) => at)).toEqual(['nodes.0.group', 'groups'])
})

test('all failures are drawn alike, with words or without, and what leaves a line on its way has a dot there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Two groups fail into one topic',
    nodes: [
      { name: 'Shop', kind: 'source' },
      { name: 'App', kind: 'source' },
      ...['orders', 'payments', 'orders.dlt'].map((name) => ({ name, kind: 'queue', value: 2 })),
      ...['Billing', 'Shipping'].map((name) => ({ name, value: 2 })),
    ],
    edges: [
      ...['orders', 'payments'].flatMap((to) => ['App', 'Shop'].map((from) => ({ from, to }))),
      { from: 'payments', to: 'Billing' },
      ...['Billing', 'Shipping'].map((to) => ({ from: 'orders', to })),
      { from: 'Billing', to: 'orders.dlt', kind: 'failure', text: 'after 5 attempts' },
      { from: 'Shipping', to: 'orders.dlt', kind: 'failure' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const red = elements.filter((each) => each.type !== 'text' && 'stroke' in each && each.stroke === 'negative')
  // Two and that of the key.
  expect(red.map((each) => 'dashed' in each && each.dashed === true)).toEqual([false, false, false])
  expect(elements.filter((each) => each.type === 'circle')).toHaveLength(1)
})

test('a line beside the strips has its words at the end that has room for them, and is no farther out for them', () => {
  const drawn = (text: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      ...recipe.sample,
      edges: recipe.sample.edges.map((edge) => (edge.kind === 'feedback' ? { ...edge, text } : edge)),
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const words = drawing.scene.elements.find((each) => each.type === 'text' && each.text === text)
    return { width: drawing.scene.width, y: words?.type === 'text' ? words.y : 0 }
  }
  const [short, long] = ['replays', 'replays all of what failed, same ids'].map(drawn)
  // Beside the first strip; long words are where the line begins, beside the last one.
  expect([(short?.y ?? 0) < 240, (long?.y ?? 0) > 500]).toEqual([true, true])
  expect((long?.width ?? 0) - (short?.width ?? 0)).toBeGreaterThan(150)
})
